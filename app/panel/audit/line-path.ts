import type { AuditLine } from '#app/platform/audit/list-changes.server.ts'
import { TOLD } from '#app/platform/audit/told.ts'
import type { Audited } from '#app/platform/audit/told.ts'

type About = { id: string; name: string }

const searched = (path: string, field: string) => (about: About) =>
  `${path}?${new URLSearchParams({ [field]: about.name })}`

/** Where each kind of thing is looked at; null for what has no screen of its own. */
const PATHS: Readonly<Record<Audited, ((about: About) => string) | null>> = {
  article: ({ id }) => `/admin/articles/${id}/edit`,
  'article-change': ({ id }) => `/admin/articles/changes?job=${id}`,
  'product-change': ({ id }) => `/admin/products/changes?job=${id}`,
  'article-note': ({ id }) => `/admin/articles/${id}/edit`,
  'article-preview': ({ id }) => `/admin/articles/${id}/edit`,
  category: ({ id }) => `/admin/categories?edit=${id}`,
  subcategory: () => '/admin/categories',
  author: ({ id }) => `/admin/authors?edit=${id}`,
  tag: ({ id }) => `/admin/tags?edit=${id}`,
  media: ({ id }) => `/admin/media/${id}`,
  user: searched('/admin/users', 'q'),
  invitation: () => '/admin/users',
  setting: () => '/admin/settings',
  import: () => '/admin/imports',
  feed: ({ id }) => `/admin/feeds?edit=${id}`,
  review: () => '/admin/reviews',
  product: ({ id }) => `/admin/products/${id}`,
  brand: ({ id }) => `/admin/brands/${id}`,
  'product-kind': () => '/admin/kinds',
  'suggested-question': ({ id }) => `/admin/suggestions?edit=${id}`,
  'asked-question': () => '/admin/suggestions?view=asked',
  'unanswered-question': () => '/admin/teach',
  'taught-fact': ({ id }) => `/admin/teach/facts?edit=${id}`,
  'pinned-answer': ({ id }) => `/admin/teach/pins?edit=${id}`,
  'failed-search': () => '/admin/synonyms?view=searches',
  synonym: searched('/admin/synonyms', 'try'),
  'sizing-rule': ({ id }) => `/admin/sizing?edit=${encodeURIComponent(id)}`,
  tariff: () => '/admin/sizing?view=tariffs',
  webhook: ({ id }) => `/admin/webhooks?edit=${id}`,
  newsletter: () => '/admin/newsletter',
  'newsletter-issue': ({ id }) => `/admin/newsletter/issues/${id}`,
  redirect: searched('/admin/redirects', 'q'),
  contact_message: () => '/admin/inbox',
}

/** After these there is nothing left to look at. */
const GONE: ReadonlySet<string> = new Set(['delete', 'delete-forever', 'delete-account', 'merge', 'erase'])
/** What a deleted one of these was about is still there. */
const BESIDE: ReadonlySet<string> = new Set(['article-note', 'article-preview'])

/** Where what a line is about is looked at now; null where it is gone, or has no screen. @param name as it was written down */
export function linePath({ entity, action, entityId }: AuditLine, name: string): string | null {
  if (!Object.hasOwn(TOLD, entity) || (GONE.has(action) && !BESIDE.has(entity))) return null
  return PATHS[entity as Audited]?.({ id: entityId ?? '', name }) ?? null
}
