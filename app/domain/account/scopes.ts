import { say } from '#app/vietnamese/say.ts'
import type { Capability } from './roles.ts'

/** What a key may be limited to, and what its owner reads of it. */
export const SCOPES = {
  get 'articles:read'() {
    return say('Đọc bài nháp và bài hẹn giờ', { en: 'Read drafts and scheduled articles' })
  },
  get 'articles:write'() {
    return say('Viết, sửa, xóa bài viết', { en: 'Write, edit and delete articles' })
  },
  get 'filing:write'() {
    return say('Sửa chuyên mục, tác giả, thẻ của bài viết', {
      en: 'Edit categories, authors and tags of articles',
    })
  },
  get 'products:read'() {
    return say('Đọc sản phẩm ẩn và mọi giá đã ghi', { en: 'Read hidden products and all recorded prices' })
  },
  get 'products:write'() {
    return say('Tạo và sửa sản phẩm, nơi bán, giá', { en: 'Create and edit products, shops and prices' })
  },
  get imports() {
    return say('Nhập và xuất tệp, nguồn giá', { en: 'Import and export files, price feeds' })
  },
  get webhooks() {
    return say('Quản lý webhook (chỉ quản trị viên)', { en: 'Manage webhooks (administrators only)' })
  },
} as const
export type Scope = keyof typeof SCOPES
export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[]

/** The scopes that let a key do something, any of which is enough; none for what a limited key may never do. */
const SCOPES_FOR: Partial<Record<Capability, { read: readonly Scope[]; write: readonly Scope[] }>> = {
  articles: { read: ['articles:read', 'articles:write'], write: ['articles:write'] },
  categories: { read: ['filing:write'], write: ['filing:write'] },
  authors: { read: ['filing:write'], write: ['filing:write'] },
  tags: { read: ['filing:write'], write: ['filing:write'] },
  products: { read: ['products:read', 'products:write'], write: ['products:write'] },
  import: { read: ['imports'], write: ['imports'] },
  webhooks: { read: ['webhooks'], write: ['webhooks'] },
}

/** Which scopes a call asks a limited key for. */
export const scopesFor = (capability: Capability, method: string): readonly Scope[] =>
  SCOPES_FOR[capability]?.[method === 'GET' || method === 'HEAD' ? 'read' : 'write'] ?? []

/** Whether a key may, besides what its owner may. @param scopes of the key; null for one that is not limited, or no key at all */
export const withinScopes = (scopes: readonly string[] | null, capability: Capability, method: string) =>
  scopes === null || scopesFor(capability, method).some((scope) => scopes.includes(scope))

/** Days after which a key ends, as its form offers them; '' for never. */
export const KEY_DAYS = ['30', '90', '365', ''] as const
