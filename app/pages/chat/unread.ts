/** How an answer begins the paragraph about what it set aside. */
const UNREAD = /^Mình chưa xét được (.*?);/mu

/** Whether a paragraph of an answer is about the words it set aside. */
export const isAboutUnread = (paragraph: string): boolean => UNREAD.test(paragraph)

/** The words of a question that its answer says it set aside. */
export const unreadIn = (content: string): string[] =>
  [...(UNREAD.exec(content)?.[1] ?? '').matchAll(/“([^”]+)”/gu)].flatMap(([, words]) => words ?? [])
