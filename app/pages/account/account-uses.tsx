import { BellRing, Download } from 'lucide-react'
import { Link } from 'react-router'

const MEMBERS = [
  {
    Icon: BellRing,
    who: 'Chờ giá xuống',
    text: 'Xem lại và bỏ từng lời nhắc khi giá xuống gửi tới email của bạn.',
  },
  {
    Icon: Download,
    who: 'Giữ dữ liệu trong tay',
    text: 'Tải về hoặc xóa hết bất cứ lúc nào, bật xác thực hai lớp nếu cần.',
  },
]
const FREE = [
  { to: '/chat', name: 'Hỏi cố vấn' },
  { to: '/products', name: 'Lọc và xem máy' },
  { to: '/so-sanh', name: 'So sánh' },
  { to: '/yeu-thich', name: 'Lưu máy' },
]

/** What an account gives, and what needs none. */
export function AccountUses() {
  return (
    <div className="grid gap-6">
      <section aria-labelledby="co-tai-khoan" className="grid gap-3">
        <h2 id="co-tai-khoan" className="text-lg font-bold">
          Có tài khoản thì thêm được gì?
        </h2>
        <ul className="grid gap-4">
          {MEMBERS.map(({ Icon, who, text }) => (
            <li key={who} className="flex items-start gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
              <p>
                <b className="block font-semibold">{who}</b>
                <span className="text-sm text-muted">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="khong-can" className="border-t border-line pt-5">
        <h2 id="khong-can" className="font-semibold">
          Chỉ chọn máy thì không cần tài khoản
        </h2>
        <ul className="flex flex-wrap gap-x-5">
          {FREE.map(({ to, name }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center text-sm font-semibold text-action hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
