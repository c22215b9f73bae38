import type { Node } from './node.ts'

/** What the page of an author shows. */
export type AuthorPageNode = {
  path: string
  name: string
  bio: string | null
  /** An address on this site, or elsewhere over https. */
  avatarUrl: string | null
  links: readonly string[]
}

/** A desk of the site, not a person: 'Ban biên tập', 'Tổ Điện lạnh'. */
const DESK = /^(?:Ban|Tổ|Nhóm) /

/** What an author is to machines, by name. */
export const authorType = (name: string): 'Organization' | 'Person' =>
  DESK.test(name) ? 'Organization' : 'Person'

/** An author: who it is, what they look like, and where else they are to be found. */
export function authorNode(siteUrl: string, { path, name, bio, avatarUrl, links }: AuthorPageNode): Node {
  const type = authorType(name)
  const url = siteUrl + path
  return {
    '@type': type,
    '@id': `${url}#author`,
    name,
    url,
    mainEntityOfPage: url,
    description: bio ?? undefined,
    image: avatarUrl ? new URL(avatarUrl, siteUrl).href : undefined,
    sameAs: links.length > 0 ? links : undefined,
    [type === 'Person' ? 'worksFor' : 'parentOrganization']: { '@id': `${siteUrl}/#organization` },
  }
}
