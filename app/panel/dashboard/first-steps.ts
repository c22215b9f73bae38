import type { SiteSettings } from '#app/platform/site/site-settings.ts'
import { say } from '#app/vietnamese/say.ts'

/** Something a new owner does once; `why` says what a visitor misses until then, `act` what the button to it does. */
export type Step = { key: string; label: string; why: string; act: string; to: string; isDone: boolean }

type Known = {
  settings: Pick<SiteSettings, 'company' | 'address' | 'hotline' | 'email'>
  /** Whether mails reach people. */
  delivers: boolean
  /** Samples included. */
  products: number
  hasOwnProducts: boolean
  hasSecondFactor: boolean
  /** Of the blog. */
  categories: number
  authors: number
}

/** What stands between a fresh site and one that can be shown to people, in the order it is best done; empty once all is done. */
export function firstSteps(known: Known): Step[] {
  const { settings, delivers, products, hasOwnProducts, hasSecondFactor, categories, authors } = known
  const { company, address, hotline, email } = settings
  const steps: Step[] = [
    {
      key: 'name',
      label: say('Tên trang và đơn vị vận hành', { en: 'Site name and who runs it' }),
      why: say('Chân trang chưa nói ai đứng sau trang này.', {
        en: 'The footer does not say yet who is behind this site.',
      }),
      act: say('Điền tên đơn vị', { en: 'Say who runs it' }),
      to: '/admin/settings',
      isDone: company !== null,
    },
    {
      key: 'address',
      label: say('Địa chỉ', { en: 'Address' }),
      why: say('Khách chưa thấy địa chỉ ở chân trang và trang liên hệ.', {
        en: 'Visitors see no address in the footer and on the contact page yet.',
      }),
      act: say('Điền địa chỉ', { en: 'Fill in the address' }),
      to: '/admin/settings',
      isDone: address !== null,
    },
    {
      key: 'contact',
      label: say('Hotline hoặc email liên hệ', { en: 'Hotline or contact email' }),
      why: say('Khách chỉ gửi được tin nhắn qua trang liên hệ.', {
        en: 'Visitors can only send a message through the contact page.',
      }),
      act: say('Điền cách liên hệ', { en: 'Fill in a contact' }),
      to: '/admin/settings',
      isDone: hotline !== null || email !== null,
    },
    {
      key: 'mail',
      label: say('Máy chủ gửi thư', { en: 'Mail server' }),
      why: say('Chưa có máy chủ gửi thư nên chưa thư nào tới được khách.', {
        en: 'Without a mail server no mail reaches anybody.',
      }),
      act: say('Xem cách gửi thư', { en: 'See how mail is sent' }),
      to: '/admin/newsletter',
      isDone: delivers,
    },
    {
      key: 'catalogue',
      label: say('Sản phẩm của bạn', { en: 'Your own products' }),
      why:
        products > 0
          ? say('Trang mới chỉ có sản phẩm mẫu.', { en: 'The catalogue has only sample data so far.' })
          : say('Khách chưa thấy sản phẩm nào.', { en: 'Visitors see no products yet.' }),
      act: say('Nhập sản phẩm', { en: 'Import products' }),
      to: '/admin/products/import',
      isDone: hasOwnProducts,
    },
    {
      key: 'blog',
      label: say('Danh mục và tác giả của blog', { en: 'Categories and authors of the blog' }),
      why: say('Bài viết nào cũng cần một danh mục và một tác giả.', {
        en: 'Every article needs a category and an author.',
      }),
      ...(categories === 0
        ? { act: say('Tạo danh mục', { en: 'Create a category' }), to: '/admin/categories?new=1' }
        : { act: say('Thêm tác giả', { en: 'Add an author' }), to: '/admin/authors?new=1' }),
      isDone: categories > 0 && authors > 0,
    },
    {
      key: 'second-factor',
      label: say('Xác thực hai lớp', { en: 'Two-factor authentication' }),
      why: say('Ai biết mật khẩu của bạn là vào được trang quản trị.', {
        en: 'Whoever knows your password gets into the panel.',
      }),
      act: say('Bật xác thực hai lớp', { en: 'Turn it on' }),
      to: '/tai-khoan#xac-thuc',
      isDone: hasSecondFactor,
    },
  ]
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
