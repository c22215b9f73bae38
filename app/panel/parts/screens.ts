import {
  Activity,
  BadgeDollarSign,
  Boxes,
  BookText,
  Calculator,
  CalendarClock,
  CornerUpRight,
  FileText,
  FileUp,
  FolderTree,
  GraduationCap,
  History,
  Images,
  Inbox,
  LayoutDashboard,
  Mail,
  MessageCircleQuestionMark,
  Package,
  PenLine,
  Replace,
  Settings,
  Star,
  Tags,
  Users,
  Webhook,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { Capability } from '#app/domain/account/roles.ts'

/** A way into the admin panel: only screens that exist stand here. */
type Way = { path: string; label: string; needs: Capability }

/** A screen that can be gone to from everywhere. */
export type AdminScreen = Way & { Icon: LucideIcon }

/** The side navigation by what one comes for, in order. */
export const ADMIN_GROUPS: readonly { label: string | null; screens: readonly AdminScreen[] }[] = [
  {
    label: null,
    screens: [{ path: '/admin', label: 'Tổng quan', needs: 'dashboard', Icon: LayoutDashboard }],
  },
  {
    label: 'Nội dung',
    screens: [
      { path: '/admin/articles', label: 'Bài viết', needs: 'articles', Icon: FileText },
      { path: '/admin/categories', label: 'Danh mục', needs: 'categories', Icon: FolderTree },
      { path: '/admin/authors', label: 'Tác giả', needs: 'authors', Icon: PenLine },
      { path: '/admin/tags', label: 'Thẻ', needs: 'tags', Icon: Tags },
      { path: '/admin/redirects', label: 'Chuyển hướng', needs: 'articles', Icon: CornerUpRight },
      { path: '/admin/media', label: 'Thư viện ảnh', needs: 'media', Icon: Images },
    ],
  },
  {
    label: 'Sản phẩm',
    screens: [
      { path: '/admin/products', label: 'Sản phẩm', needs: 'products', Icon: Package },
      { path: '/admin/kinds', label: 'Loại sản phẩm', needs: 'products', Icon: Boxes },
      { path: '/admin/brands', label: 'Thương hiệu', needs: 'products', Icon: BookText },
      { path: '/admin/reviews', label: 'Đánh giá', needs: 'reviews', Icon: Star },
      { path: '/admin/feeds', label: 'Nguồn giá', needs: 'import', Icon: BadgeDollarSign },
      { path: '/admin/prices', label: 'Tuổi giá', needs: 'products', Icon: CalendarClock },
      { path: '/admin/imports', label: 'Nhập dữ liệu', needs: 'import', Icon: FileUp },
    ],
  },
  {
    label: 'Cố vấn',
    screens: [
      { path: '/admin/suggestions', label: 'Câu hỏi', needs: 'suggestions', Icon: MessageCircleQuestionMark },
      { path: '/admin/teach', label: 'Dạy cố vấn', needs: 'suggestions', Icon: GraduationCap },
      { path: '/admin/synonyms', label: 'Từ đồng nghĩa', needs: 'suggestions', Icon: Replace },
      { path: '/admin/sizing', label: 'Quy tắc tính', needs: 'settings', Icon: Calculator },
    ],
  },
  {
    label: 'Trang và người',
    screens: [
      { path: '/admin/inbox', label: 'Hộp thư', needs: 'inbox', Icon: Inbox },
      { path: '/admin/newsletter', label: 'Bản tin', needs: 'newsletter', Icon: Mail },
      { path: '/admin/users', label: 'Người dùng', needs: 'users', Icon: Users },
      { path: '/admin/settings', label: 'Cài đặt', needs: 'settings', Icon: Settings },
      { path: '/admin/webhooks', label: 'Webhook', needs: 'webhooks', Icon: Webhook },
      { path: '/admin/status', label: 'Tình trạng', needs: 'settings', Icon: Activity },
      { path: '/admin/audit', label: 'Nhật ký', needs: 'audit', Icon: History },
    ],
  },
]

/** Every screen, in the order of the navigation. */
export const ADMIN_SCREENS: readonly AdminScreen[] = ADMIN_GROUPS.flatMap(({ screens }) => screens)

/** The dashboard's quick actions, in order. */
export const QUICK_ACTIONS: readonly Way[] = [
  { path: '/admin/articles/new', label: 'Viết bài mới', needs: 'articles' },
  { path: '/admin/products/new', label: 'Thêm sản phẩm', needs: 'products' },
  { path: '/admin/articles/import', label: 'Nhập từ CSV', needs: 'import' },
]

/** The path of a screen that the person may open; null for any other. @param mayOpen paths */
export const screenPath = (mayOpen: readonly string[], path: string): string | null =>
  mayOpen.includes(path) ? path : null
