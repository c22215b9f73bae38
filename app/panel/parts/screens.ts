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
import type { Texts } from '#app/ui/language.tsx'

/** A way into the admin panel: only screens that exist stand here. */
type Way = { path: string; label: Texts; needs: Capability }

/** A screen that can be gone to from everywhere. */
export type AdminScreen = Way & { Icon: LucideIcon }

/** The side navigation by what one comes for, in order. */
export const ADMIN_GROUPS: readonly { label: Texts | null; screens: readonly AdminScreen[] }[] = [
  {
    label: null,
    screens: [
      {
        path: '/admin',
        label: { vi: 'Tổng quan', en: 'Overview' },
        needs: 'dashboard',
        Icon: LayoutDashboard,
      },
    ],
  },
  {
    label: { vi: 'Nội dung', en: 'Content' },
    screens: [
      {
        path: '/admin/articles',
        label: { vi: 'Bài viết', en: 'Articles' },
        needs: 'articles',
        Icon: FileText,
      },
      {
        path: '/admin/categories',
        label: { vi: 'Danh mục', en: 'Categories' },
        needs: 'categories',
        Icon: FolderTree,
      },
      {
        path: '/admin/authors',
        label: { vi: 'Tác giả', en: 'Authors' },
        needs: 'authors',
        Icon: PenLine,
      },
      {
        path: '/admin/tags',
        label: { vi: 'Thẻ', en: 'Tags' },
        needs: 'tags',
        Icon: Tags,
      },
      {
        path: '/admin/redirects',
        label: { vi: 'Chuyển hướng', en: 'Redirects' },
        needs: 'articles',
        Icon: CornerUpRight,
      },
      {
        path: '/admin/media',
        label: { vi: 'Thư viện ảnh', en: 'Media library' },
        needs: 'media',
        Icon: Images,
      },
    ],
  },
  {
    label: { vi: 'Sản phẩm', en: 'Products' },
    screens: [
      {
        path: '/admin/products',
        label: { vi: 'Sản phẩm', en: 'Products' },
        needs: 'products',
        Icon: Package,
      },
      {
        path: '/admin/kinds',
        label: { vi: 'Loại sản phẩm', en: 'Product types' },
        needs: 'products',
        Icon: Boxes,
      },
      {
        path: '/admin/brands',
        label: { vi: 'Thương hiệu', en: 'Brands' },
        needs: 'products',
        Icon: BookText,
      },
      {
        path: '/admin/reviews',
        label: { vi: 'Đánh giá', en: 'Reviews' },
        needs: 'reviews',
        Icon: Star,
      },
      {
        path: '/admin/feeds',
        label: { vi: 'Nguồn giá', en: 'Price feeds' },
        needs: 'import',
        Icon: BadgeDollarSign,
      },
      {
        path: '/admin/prices',
        label: { vi: 'Độ mới của giá', en: 'Price age' },
        needs: 'products',
        Icon: CalendarClock,
      },
      {
        path: '/admin/imports',
        label: { vi: 'Nhập dữ liệu', en: 'Imports' },
        needs: 'import',
        Icon: FileUp,
      },
    ],
  },
  {
    label: { vi: 'Cố vấn', en: 'Advisor' },
    screens: [
      {
        path: '/admin/suggestions',
        label: { vi: 'Câu hỏi', en: 'Questions' },
        needs: 'suggestions',
        Icon: MessageCircleQuestionMark,
      },
      {
        path: '/admin/teach',
        label: { vi: 'Dạy cố vấn', en: 'Teach the advisor' },
        needs: 'suggestions',
        Icon: GraduationCap,
      },
      {
        path: '/admin/synonyms',
        label: { vi: 'Từ đồng nghĩa', en: 'Synonyms' },
        needs: 'suggestions',
        Icon: Replace,
      },
      {
        path: '/admin/sizing',
        label: { vi: 'Quy tắc tính', en: 'Sizing rules' },
        needs: 'settings',
        Icon: Calculator,
      },
    ],
  },
  {
    label: { vi: 'Trang và người', en: 'Site and people' },
    screens: [
      {
        path: '/admin/inbox',
        label: { vi: 'Hộp thư', en: 'Inbox' },
        needs: 'inbox',
        Icon: Inbox,
      },
      {
        path: '/admin/newsletter',
        label: { vi: 'Bản tin', en: 'Newsletter' },
        needs: 'newsletter',
        Icon: Mail,
      },
      {
        path: '/admin/users',
        label: { vi: 'Người dùng', en: 'Users' },
        needs: 'users',
        Icon: Users,
      },
      {
        path: '/admin/settings',
        label: { vi: 'Cài đặt', en: 'Settings' },
        needs: 'settings',
        Icon: Settings,
      },
      {
        path: '/admin/webhooks',
        label: { vi: 'Webhook', en: 'Webhooks' },
        needs: 'webhooks',
        Icon: Webhook,
      },
      {
        path: '/admin/status',
        label: { vi: 'Tình trạng', en: 'Status' },
        needs: 'settings',
        Icon: Activity,
      },
      {
        path: '/admin/audit',
        label: { vi: 'Nhật ký', en: 'Audit log' },
        needs: 'audit',
        Icon: History,
      },
    ],
  },
]

/** Every screen, in the order of the navigation. */
export const ADMIN_SCREENS: readonly AdminScreen[] = ADMIN_GROUPS.flatMap(({ screens }) => screens)

/** The dashboard's quick actions, in order. */
export const QUICK_ACTIONS: readonly Way[] = [
  {
    path: '/admin/articles/new',
    label: { vi: 'Viết bài mới', en: 'Write an article' },
    needs: 'articles',
  },
  {
    path: '/admin/products/new',
    label: { vi: 'Thêm sản phẩm', en: 'Add a product' },
    needs: 'products',
  },
  {
    path: '/admin/articles/import',
    label: { vi: 'Nhập bài từ tệp', en: 'Import articles' },
    needs: 'import',
  },
]

/** The path of a screen that the person may open; null for any other. @param mayOpen paths */
export const screenPath = (mayOpen: readonly string[], path: string): string | null =>
  mayOpen.includes(path) ? path : null
