import { Form, Link } from 'react-router'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { sayWhereSeen } from '#app/domain/catalogue/price.ts'
import type { OwnAlert } from '#app/domain/contact/alerts/alerts.server.ts'
import { Button } from '#app/ui/button.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { Section } from './section.tsx'

type ShownAlert = Pick<OwnAlert, 'id' | 'productId' | 'title' | 'below' | 'price' | 'isConfirmed'> & {
  /** Where and when its price was seen, and how old that is. */
  seen: string | null
}

/** An alert as its list shows it. */
export const shownAlert = ({ shop, seenOn, isDated, email: _email, ...alert }: OwnAlert): ShownAlert => ({
  ...alert,
  seen: seenOn === null ? null : sayWhereSeen({ shop, seenOn, isDated }, vietnamDay(Date.now())),
})

/** The prices that the person waits for, each with the way to end it. */
export function AlertSection({ alerts }: { alerts: readonly ShownAlert[] }) {
  return (
    <Section
      id="bao-gia"
      title="Báo giá"
      text="Sản phẩm bạn nhờ báo khi giá xuống. Thư gửi tới email của tài khoản, mỗi sản phẩm không quá một thư mỗi ngày."
    >
      {alerts.length === 0 ? (
        <p className="text-muted">Chưa có. Bạn mở một sản phẩm rồi bấm Báo tôi nhé.</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {alerts.map(({ id, productId, title, below, price, seen, isConfirmed }) => (
            <li key={id} className="flex items-center gap-x-4 py-3">
              <div className="min-w-0 grow">
                <Link to={`/products/${productId}`} className="font-semibold text-action hover:underline">
                  {title}
                </Link>
                <p className="text-sm text-muted tabular-nums">
                  Báo khi còn {formatVnd(below)}
                  {price !== null && `, giá đang ghi ${formatVnd(price)} (${seen})`}
                  {!isConfirmed && '; chờ bạn xác nhận email'}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="form" value="endAlert" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="ghost" aria-label={`Hủy báo giá ${title}`}>
                  Hủy
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
