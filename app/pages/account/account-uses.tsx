import { Check } from 'lucide-react'
import { Link } from 'react-router'

const FREE = [
  { to: '/chat', text: 'Hỏi cố vấn, giữ lại các cuộc trò chuyện' },
  { to: '/yeu-thich', text: 'Lưu sản phẩm và bài viết' },
  { to: '/so-sanh', text: 'So sánh, chia sẻ danh sách' },
]
const MEMBERS = [
  'Xem và bỏ các lần nhờ báo giá bằng email của bạn',
  'Tải về hoặc xóa dữ liệu của mình bất cứ lúc nào',
  'Viết bài, sửa sản phẩm nếu được quản trị viên mời',
]

/** What an account is for, and what needs none. */
export function AccountUses() {
  return (
    <div className="grid content-start gap-6 lg:pt-4">
      <section aria-labelledby="khong-can" className="grid gap-2">
        <h2 id="khong-can" className="text-lg font-bold">
          Không cần tài khoản để
        </h2>
        <ul className="grid gap-1">
          {FREE.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="inline-flex min-h-9 items-center text-action hover:underline">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="co-tai-khoan" className="grid gap-2">
        <h2 id="co-tai-khoan" className="text-lg font-bold">
          Có tài khoản thì
        </h2>
        <ul className="grid gap-2">
          {MEMBERS.map((text) => (
            <li key={text} className="flex items-start gap-2 text-muted">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-saving" />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
