import { BellRing, Download } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'

const MEMBERS = [
  {
    Icon: BellRing,
    who: 'Chờ giá xuống',
    text: 'Danh sách máy bạn đang chờ, mỗi máy một mức giá; thôi chờ bằng một nút.',
  },
  {
    Icon: Download,
    who: 'Mang dữ liệu đi hoặc xóa hẳn',
    text: 'Tải về một tệp có mọi thứ trang giữ về bạn, hoặc xóa tài khoản ngay.',
  },
]
const FREE = [
  { to: '/chat', name: 'hỏi cố vấn' },
  { to: '/products', name: 'xem máy' },
  { to: '/so-sanh', name: 'so sánh' },
  { to: '/yeu-thich', name: 'lưu máy' },
]

/** What needs no account: told to who came here before choosing a machine. */
export function WithoutAccount() {
  return (
    <p className="text-pretty">
      <b className="font-semibold">Chỉ chọn máy thì không cần tài khoản:</b>{' '}
      {FREE.map(({ to, name }, at) => (
        <Fragment key={to}>
          {at > 0 && ', '}
          <Link to={to} className="inline-block font-semibold text-action hover:underline">
            {name}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  )
}

/** What an account gives. */
export function AccountUses() {
  return (
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
              <span className="block text-sm text-pretty text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
