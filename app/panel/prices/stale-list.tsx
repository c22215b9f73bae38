import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'

type StaleListProps = {
  name: string
  total: number
  products: readonly { id: number; title: string; price: string | null; seen: string }[]
}

/** Products of a shop or a category without a current price, the oldest first; each leads to where a price is written down. */
export function StaleList({ name, total, products }: StaleListProps) {
  return (
    <Card as="section" aria-labelledby="stale" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="stale" className="text-lg font-bold">
          {name
            ? say(`${name}: ${formatNumber(total)} sản phẩm cần giá mới`, {
                en: `${name}: ${many(total, 'product needs a new price', 'products need a new price')}`,
              })
            : say('Không có mục này', { en: 'There is no such list' })}
        </h2>
        <Link to="/admin/prices" className="inline-flex min-h-11 items-center text-action underline">
          {say('Đóng danh sách', { en: 'Close the list' })}
        </Link>
      </div>
      {products.length === 0 ? (
        name && (
          <p className="text-muted">{say('Mọi giá ở đây còn mới.', { en: 'All prices here are fresh.' })}</p>
        )
      ) : (
        <ul className="grid divide-y divide-line">
          {products.map(({ id, title, price, seen }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <Link
                to={`/admin/products/${id}`}
                className="inline-flex min-h-11 items-center font-semibold text-action hover:underline"
              >
                {title}
              </Link>
              <span className="text-sm">
                {price && <b className="tabular-nums">{price}</b>} <span className="text-muted">{seen}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > products.length && (
        <p className="text-sm text-muted">
          {say(`Danh sách này là ${formatNumber(products.length)} sản phẩm cũ nhất.`, {
            en: `These are the ${formatNumber(products.length)} oldest products.`,
          })}
        </p>
      )}
    </Card>
  )
}
