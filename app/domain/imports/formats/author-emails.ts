/** What of another site's export stays out is told by this name: how many of its authors have an e-mail address. */
export const AUTHOR_EMAILS = 'e-mail addresses of authors'
