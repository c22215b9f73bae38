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
  { to: '/chat', text: 'Hỏi cố vấn' },
  { to: '/products', text: 'Lọc và xem máy' },
  { to: '/so-sanh', text: 'So sánh' },
  { to: '/yeu-thich', text: 'Lưu máy' },
]

/** Whom an account serves and with what, and what needs none. */
export function AccountUses() {
  return (
    <div className="grid content-start gap-8">
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
      <section aria-labelledby="khong-can" className="grid gap-2 border-t border-line pt-5">
        <h2 id="khong-can" className="font-semibold">
          Chỉ chọn máy thì không cần tài khoản
        </h2>
        <ul className="flex flex-wrap gap-2">
          {FREE.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className="button button-secondary button-sm">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
