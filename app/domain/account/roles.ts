import { say } from '#app/vietnamese/say.ts'
import type { Language } from '#app/vietnamese/say.ts'

/** What a person may be. No role at all is the rule: signing up makes nobody an editor. */
export const ROLES = ['admin', 'editor'] as const
export type Role = (typeof ROLES)[number]

/** What each role is called, in both languages. */
export const ROLE_TEXTS: Readonly<Record<Role, Readonly<Record<Language, string>>>> = {
  editor: { vi: 'biên tập viên', en: 'editor' },
  admin: { vi: 'quản trị viên', en: 'admin' },
}

/** What each role is called where people read it. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  get editor() {
    return say(ROLE_TEXTS.editor.vi, { en: ROLE_TEXTS.editor.en })
  },
  get admin() {
    return say(ROLE_TEXTS.admin.vi, { en: ROLE_TEXTS.admin.en })
  },
}

/** What each role may do, in the words of whoever gives it or gets it: 'editor: viết và sửa…'. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  get editor() {
    return say('viết và sửa bài, sản phẩm, ảnh; duyệt đánh giá; dạy cố vấn', {
      en: 'write and edit articles, products and pictures; moderate reviews; teach the advisor',
    })
  },
  get admin() {
    return say('làm được mọi việc, kể cả cài đặt trang, hộp thư và quản lý người dùng', {
      en: 'do everything, site settings, inbox and user management included',
    })
  },
}

/** What can be done in the admin panel and by its API, one name a subject (ruling 15). */
export const CAPABILITIES = [
  'dashboard',
  'articles',
  'categories',
  'authors',
  'authors-of-others',
  'tags',
  'media',
  'import',
  'suggestions',
  'reviews',
  'products',
  'users',
  'settings',
  'inbox',
  'newsletter',
  'audit',
  'webhooks',
  'delete-forever',
] as const
export type Capability = (typeof CAPABILITIES)[number]

const ADMIN_ONLY: ReadonlySet<Capability> = new Set<Capability>([
  'authors-of-others',
  'users',
  'settings',
  'inbox',
  'newsletter',
  'audit',
  'webhooks',
  'delete-forever',
])

/** Whether a role allows something. Nothing is allowed without a role. */
export function allows(role: Role | null, capability: Capability): boolean {
  if (role === 'admin') return true
  return role === 'editor' && !ADMIN_ONLY.has(capability)
}
