/** Articles of one issue at most: a mail that Gmail does not cut (102 KB), and that somebody reads to its end. */
export const MOST_ARTICLES = 20

/** Where issues are read. */
export const ISSUES_PATH = '/ban-tin/cac-so'
export const issuePath = (id: number) => `${ISSUES_PATH}/${id}`

/** What an issue goes through. Only a draft can be changed; what is 'sent' stays so. */
export type IssueState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent'

/** What a draft holds. */
export type IssueDraft = { subject: string; introduction: string; articleIds: readonly number[] }

/** An issue as the panel shows it. Moments are ISO 8601. */
export type Issue = IssueDraft & {
  id: number
  state: IssueState
  version: number
  scheduledAt: string | null
  problem: string | null
  startedAt: string | null
  finishedAt: string | null
}

/** An article as an issue tells of it. `picture` is a path of this site. */
export type IssueArticle = {
  title: string
  excerpt: string | null
  path: string
  picture: { src: string; alt: string } | null
}

/** What everybody gets of an issue; fixed when sending begins. */
export type IssueContent = { subject: string; introduction: string; articles: readonly IssueArticle[] }
