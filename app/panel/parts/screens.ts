import type { Capability } from '#app/domain/account/roles.ts'

/** A screen of the admin panel that can be gone to: only screens that exist stand here. */
export type AdminScreen = { path: string; label: string; needs: Capability }

/** The side navigation, in order. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  { path: '/admin', label: 'Tổng quan', needs: 'dashboard' },
  { path: '/admin/articles', label: 'Bài viết', needs: 'articles' },
  { path: '/admin/products', label: 'Sản phẩm', needs: 'products' },
  { path: '/admin/kinds', label: 'Loại sản phẩm', needs: 'products' },
  { path: '/admin/feeds', label: 'Nguồn giá', needs: 'import' },
  { path: '/admin/prices', label: 'Tuổi giá', needs: 'products' },
  { path: '/admin/brands', label: 'Thương hiệu', needs: 'products' },
  { path: '/admin/categories', label: 'Danh mục', needs: 'categories' },
  { path: '/admin/authors', label: 'Tác giả', needs: 'authors' },
  { path: '/admin/tags', label: 'Thẻ', needs: 'tags' },
  { path: '/admin/media', label: 'Thư viện ảnh', needs: 'media' },
  { path: '/admin/reviews', label: 'Đánh giá', needs: 'reviews' },
  { path: '/admin/suggestions', label: 'Câu hỏi', needs: 'suggestions' },
  { path: '/admin/teach', label: 'Dạy cố vấn', needs: 'suggestions' },
  { path: '/admin/synonyms', label: 'Từ đồng nghĩa', needs: 'suggestions' },
  { path: '/admin/sizing', label: 'Quy tắc tính', needs: 'settings' },
  { path: '/admin/inbox', label: 'Hộp thư', needs: 'inbox' },
  { path: '/admin/newsletter', label: 'Bản tin', needs: 'newsletter' },
  { path: '/admin/users', label: 'Người dùng', needs: 'users' },
  { path: '/admin/settings', label: 'Cài đặt', needs: 'settings' },
  { path: '/admin/webhooks', label: 'Webhook', needs: 'webhooks' },
  { path: '/admin/audit', label: 'Nhật ký', needs: 'audit' },
  { path: '/admin/imports', label: 'Nhập dữ liệu', needs: 'import' },
]

/** The dashboard's quick actions, in order. */
export const QUICK_ACTIONS: readonly AdminScreen[] = [
  { path: '/admin/articles/new', label: 'Viết bài mới', needs: 'articles' },
  { path: '/admin/products/new', label: 'Thêm sản phẩm', needs: 'products' },
  { path: '/admin/articles/import', label: 'Nhập từ CSV', needs: 'import' },
]

/** The path of a screen where it exists and the person may open it; null otherwise. */
export function screenPath(screens: readonly AdminScreen[], path: string): string | null {
  return screens.some((screen) => screen.path === path) ? path : null
}
