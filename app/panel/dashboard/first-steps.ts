import type { SiteSettings } from '#app/platform/site/site-settings.ts'

/** Something a new owner does once; `why` says what a visitor misses until then. */
export type Step = { key: string; label: string; why: string; to: string; isDone: boolean }

type Known = {
  settings: Pick<SiteSettings, 'company' | 'address' | 'hotline' | 'email'>
  /** Whether mails reach people. */
  delivers: boolean
  /** Samples included. */
  products: number
  hasOwnProducts: boolean
  hasSecondFactor: boolean
}

/** What stands between a fresh site and one that can be shown to people, in the order it is best done; empty once all is done. */
export function firstSteps({ settings, delivers, products, hasOwnProducts, hasSecondFactor }: Known): Step[] {
  const { company, address, hotline, email } = settings
  const steps: Step[] = [
    {
      key: 'name',
      label: 'Tên trang và đơn vị vận hành',
      why: 'Chân trang chưa nói ai đứng sau trang này.',
      to: '/admin/settings',
      isDone: company !== null,
    },
    {
      key: 'address',
      label: 'Địa chỉ',
      why: 'Khách chưa thấy địa chỉ ở chân trang và trang liên hệ.',
      to: '/admin/settings',
      isDone: address !== null,
    },
    {
      key: 'contact',
      label: 'Hotline hoặc email liên hệ',
      why: 'Khách chỉ gửi được tin nhắn qua trang liên hệ.',
      to: '/admin/settings',
      isDone: hotline !== null || email !== null,
    },
    {
      key: 'mail',
      label: 'Máy chủ gửi thư (SMTP_URL)',
      why: 'Thư xác nhận, bản tin và báo giá đang nằm lại trong thư mục, chưa tới ai.',
      to: '/admin/newsletter',
      isDone: delivers,
    },
    {
      key: 'catalogue',
      label: 'Sản phẩm của bạn',
      why: products > 0 ? 'Danh mục mới chỉ có dữ liệu mẫu.' : 'Khách chưa thấy sản phẩm nào.',
      to: '/admin/products/import',
      isDone: hasOwnProducts,
    },
    {
      key: 'second-factor',
      label: 'Xác thực hai lớp',
      why: 'Ai biết mật khẩu của bạn là vào được trang quản trị.',
      to: '/tai-khoan#xac-thuc',
      isDone: hasSecondFactor,
    },
  ]
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
