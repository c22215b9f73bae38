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
import { say } from '#app/vietnamese/say.ts'

/** A way into the admin panel: only screens that exist stand here. */
type Way = { path: string; label: string; needs: Capability }

/** A screen that can be gone to from everywhere. */
export type AdminScreen = Way & { Icon: LucideIcon }

/** The side navigation by what one comes for, in order. */
export const ADMIN_GROUPS: readonly { label: string | null; screens: readonly AdminScreen[] }[] = [
  {
    label: null,
    screens: [
      {
        path: '/admin',
        get label() {
          return say('Tổng quan', { en: 'Overview' })
        },
        needs: 'dashboard',
        Icon: LayoutDashboard,
      },
    ],
  },
  {
    get label() {
      return say('Nội dung', { en: 'Content' })
    },
    screens: [
      {
        path: '/admin/articles',
        get label() {
          return say('Bài viết', { en: 'Articles' })
        },
        needs: 'articles',
        Icon: FileText,
      },
      {
        path: '/admin/categories',
        get label() {
          return say('Danh mục', { en: 'Categories' })
        },
        needs: 'categories',
        Icon: FolderTree,
      },
      {
        path: '/admin/authors',
        get label() {
          return say('Tác giả', { en: 'Authors' })
        },
        needs: 'authors',
        Icon: PenLine,
      },
      {
        path: '/admin/tags',
        get label() {
          return say('Thẻ', { en: 'Tags' })
        },
        needs: 'tags',
        Icon: Tags,
      },
      {
        path: '/admin/redirects',
        get label() {
          return say('Chuyển hướng', { en: 'Redirects' })
        },
        needs: 'articles',
        Icon: CornerUpRight,
      },
      {
        path: '/admin/media',
        get label() {
          return say('Thư viện ảnh', { en: 'Media library' })
        },
        needs: 'media',
        Icon: Images,
      },
    ],
  },
  {
    get label() {
      return say('Sản phẩm', { en: 'Products' })
    },
    screens: [
      {
        path: '/admin/products',
        get label() {
          return say('Sản phẩm', { en: 'Products' })
        },
        needs: 'products',
        Icon: Package,
      },
      {
        path: '/admin/kinds',
        get label() {
          return say('Loại sản phẩm', { en: 'Product types' })
        },
        needs: 'products',
        Icon: Boxes,
      },
      {
        path: '/admin/brands',
        get label() {
          return say('Thương hiệu', { en: 'Brands' })
        },
        needs: 'products',
        Icon: BookText,
      },
      {
        path: '/admin/reviews',
        get label() {
          return say('Đánh giá', { en: 'Reviews' })
        },
        needs: 'reviews',
        Icon: Star,
      },
      {
        path: '/admin/feeds',
        get label() {
          return say('Nguồn giá', { en: 'Price feeds' })
        },
        needs: 'import',
        Icon: BadgeDollarSign,
      },
      {
        path: '/admin/prices',
        get label() {
          return say('Tuổi giá', { en: 'Price age' })
        },
        needs: 'products',
        Icon: CalendarClock,
      },
      {
        path: '/admin/imports',
        get label() {
          return say('Nhập dữ liệu', { en: 'Imports' })
        },
        needs: 'import',
        Icon: FileUp,
      },
    ],
  },
  {
    get label() {
      return say('Cố vấn', { en: 'Advisor' })
    },
    screens: [
      {
        path: '/admin/suggestions',
        get label() {
          return say('Câu hỏi', { en: 'Questions' })
        },
        needs: 'suggestions',
        Icon: MessageCircleQuestionMark,
      },
      {
        path: '/admin/teach',
        get label() {
          return say('Dạy cố vấn', { en: 'Teach the advisor' })
        },
        needs: 'suggestions',
        Icon: GraduationCap,
      },
      {
        path: '/admin/synonyms',
        get label() {
          return say('Từ đồng nghĩa', { en: 'Synonyms' })
        },
        needs: 'suggestions',
        Icon: Replace,
      },
      {
        path: '/admin/sizing',
        get label() {
          return say('Quy tắc tính', { en: 'Sizing rules' })
        },
        needs: 'settings',
        Icon: Calculator,
      },
    ],
  },
  {
    get label() {
      return say('Trang và người', { en: 'Site and people' })
    },
    screens: [
      {
        path: '/admin/inbox',
        get label() {
          return say('Hộp thư', { en: 'Inbox' })
        },
        needs: 'inbox',
        Icon: Inbox,
      },
      {
        path: '/admin/newsletter',
        get label() {
          return say('Bản tin', { en: 'Newsletter' })
        },
        needs: 'newsletter',
        Icon: Mail,
      },
      {
        path: '/admin/users',
        get label() {
          return say('Người dùng', { en: 'Users' })
        },
        needs: 'users',
        Icon: Users,
      },
      {
        path: '/admin/settings',
        get label() {
          return say('Cài đặt', { en: 'Settings' })
        },
        needs: 'settings',
        Icon: Settings,
      },
      {
        path: '/admin/webhooks',
        get label() {
          return say('Webhook', { en: 'Webhooks' })
        },
        needs: 'webhooks',
        Icon: Webhook,
      },
      {
        path: '/admin/status',
        get label() {
          return say('Tình trạng', { en: 'Status' })
        },
        needs: 'settings',
        Icon: Activity,
      },
      {
        path: '/admin/audit',
        get label() {
          return say('Nhật ký', { en: 'Audit log' })
        },
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
    get label() {
      return say('Viết bài mới', { en: 'Write an article' })
    },
    needs: 'articles',
  },
  {
    path: '/admin/products/new',
    get label() {
      return say('Thêm sản phẩm', { en: 'Add a product' })
    },
    needs: 'products',
  },
  {
    path: '/admin/articles/import',
    get label() {
      return say('Nhập bài viết', { en: 'Import articles' })
    },
    needs: 'import',
  },
]

/** The path of a screen that the person may open; null for any other. @param mayOpen paths */
export const screenPath = (mayOpen: readonly string[], path: string): string | null =>
  mayOpen.includes(path) ? path : null
