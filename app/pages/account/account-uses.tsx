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

/** What an account gives, and what needs none. */
export function AccountUses() {
  return (
    <section aria-labelledby="co-tai-khoan" className="grid gap-5">
      <h2 id="co-tai-khoan" className="text-lg font-bold md:text-xl">
        Có tài khoản thì thêm được gì?
      </h2>
      <WaitingExample />
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
      <p className="border-t border-line pt-4 text-pretty">
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
    </section>
  )
}

/** How waiting for a price goes, drawn: the price comes down in steps to the sum that was named. */
function WaitingExample() {
  return (
    <figure className="rounded-card bg-action-soft p-4 md:p-5">
      <svg
        role="img"
        aria-label="Ví dụ: giá một tủ lạnh xuống từng nấc tới mức 8 triệu bạn đặt, lúc ấy có thư báo."
        viewBox="0 0 320 128"
        className="w-full text-xs"
      >
        <path d="M0 104H320" strokeDasharray="5 5" stroke="currentColor" className="text-cut" />
        <text x="0" y="124" fill="currentColor" className="font-semibold text-cut">
          Mức bạn chờ: 8 triệu
        </text>
        <path
          d="M0 28H88V44H152V36H210V72H260V104H296"
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          stroke="currentColor"
          className="text-action"
        />
        <text x="0" y="16" fill="currentColor">
          9,5 triệu
        </text>
        <circle cx="296" cy="104" r="7" fill="currentColor" className="text-action" />
        <text x="320" y="124" textAnchor="end" fill="currentColor" className="font-semibold text-action">
          Có thư báo bạn
        </text>
      </svg>
      <figcaption className="mt-2 text-sm text-muted">
        Ví dụ một chiếc tủ lạnh: bạn đặt mức giá, khi giá xuống tới đó trang gửi thư.
      </figcaption>
    </figure>
  )
}
