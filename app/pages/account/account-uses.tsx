import { BellRing, Download, PenLine } from 'lucide-react'
import { Link } from 'react-router'

const MEMBERS = [
  {
    Icon: BellRing,
    who: 'Đang chờ giá xuống',
    text: 'Xem lại và bỏ từng lần nhờ báo giá qua email của bạn.',
  },
  {
    Icon: PenLine,
    who: 'Viết cho Chọn Máy',
    text: 'Viết bài, sửa sản phẩm khi được quản trị viên mời.',
  },
  {
    Icon: Download,
    who: 'Muốn giữ dữ liệu trong tay',
    text: 'Tải về hoặc xóa hết bất cứ lúc nào, bật xác thực hai lớp nếu cần.',
  },
]
const FREE = [
  { to: '/chat', name: 'Hỏi cố vấn', text: 'Kể nhu cầu, nhận máy hợp và lý do' },
  { to: '/products', name: 'Lọc và xem máy', text: 'Giá, thông số, nguồn và ngày xem' },
  { to: '/so-sanh', name: 'So sánh', text: 'Đặt các máy cạnh nhau, khác đâu nói đó' },
  { to: '/yeu-thich', name: 'Lưu máy', text: 'Giữ ngay trong trình duyệt này' },
]

/** Whom an account serves and with what, and what needs none. */
export function AccountUses() {
  return (
    <div className="grid content-start gap-8 lg:content-between lg:py-6.5">
      <section aria-labelledby="co-tai-khoan" className="grid gap-5">
        <h2 id="co-tai-khoan" className="text-xl font-bold">
          Tài khoản dành cho ai?
        </h2>
        <ul className="grid gap-5">
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
      <section aria-labelledby="khong-can" className="grid gap-3 border-t border-line pt-6">
        <h2 id="khong-can" className="text-lg font-bold">
          Chỉ chọn máy thì không cần tài khoản
        </h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {FREE.map(({ to, name, text }) => (
            <li key={to} className="grid">
              <Link
                to={to}
                className="rounded-control border border-line bg-surface px-4 py-3 transition hover:border-action"
              >
                <b className="block text-action">{name}</b>
                <span className="text-sm text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
