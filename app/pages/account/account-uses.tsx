import { BellRing, Download } from 'lucide-react'
import { Link } from 'react-router'

const MEMBERS = [
  {
    Icon: BellRing,
    who: 'Chờ giá xuống',
    text: 'Xem lại và bỏ từng lần nhờ báo giá qua email của bạn.',
  },
  {
    Icon: Download,
    who: 'Giữ dữ liệu trong tay',
    text: 'Tải về hoặc xóa hết bất cứ lúc nào, bật xác thực hai lớp nếu cần.',
  },
]
const FREE = [
  { to: '/chat', name: 'Hỏi cố vấn', text: 'Kể nhu cầu, nhận máy hợp và lý do' },
  { to: '/products', name: 'Lọc và xem máy', text: 'Giá, thông số, nguồn và ngày xem' },
  { to: '/so-sanh', name: 'So sánh', text: 'Đặt các máy cạnh nhau, khác đâu nói đó' },
  { to: '/yeu-thich', name: 'Lưu máy', text: 'Giữ ngay trong trình duyệt này' },
]

/** What needs no account, and what one gives. */
export function AccountUses() {
  return (
    <div className="grid content-start gap-8 lg:gap-12 lg:pt-6">
      <section aria-labelledby="khong-can" className="grid gap-3">
        <h2 id="khong-can" className="text-xl font-bold">
          Chỉ chọn máy thì không cần tài khoản
        </h2>
        <ul className="border-t border-line">
          {FREE.map(({ to, name, text }) => (
            <li key={to} className="border-b border-line">
              <Link to={to} className="grid min-h-11 py-3.5 hover:text-action sm:grid-cols-[11rem_1fr]">
                <b className="font-semibold">{name}</b>
                <span className="text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="co-tai-khoan" className="grid gap-4">
        <h2 id="co-tai-khoan" className="text-xl font-bold">
          Có tài khoản thì thêm được gì?
        </h2>
        <ul className="grid gap-6">
          {MEMBERS.map(({ Icon, who, text }) => (
            <li key={who} className="flex items-start gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-action-soft text-action">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <p className="max-w-text">
                <b className="block">{who}</b>
                <span className="text-muted">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
