import { Fragment } from 'react'
import { Link } from 'react-router'

const FREE = [
  { to: '/chat', name: 'hỏi cố vấn' },
  { to: '/products', name: 'xem máy' },
  { to: '/so-sanh', name: 'so sánh' },
  { to: '/yeu-thich', name: 'lưu máy' },
]

/** What needs no account: it may save a visitor the whole form. */
export const FreeUses = () => (
  <p className="mt-3 rounded-control bg-sunken px-3 py-2 text-sm text-balance">
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
