import { Form, Link } from 'react-router'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { sayWhereSeen } from '#app/domain/catalogue/price.ts'
import type { OwnAlert } from '#app/domain/contact/alerts/alerts.server.ts'
import { Button } from '#app/ui/button.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { say } from '#app/vietnamese/say.ts'
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
      title={say('Báo giá', { en: 'Price alerts' })}
      text={say(
        'Sản phẩm bạn nhờ báo khi giá xuống. Thư gửi tới email của tài khoản, mỗi sản phẩm không quá một thư mỗi ngày.',
        {
          en: 'Products you want to hear of when their price drops. Mails go to your account’s address, one a product and day at most.',
        },
      )}
    >
      {alerts.length === 0 ? (
        <p className="text-muted">
          {say('Chưa có. Bạn mở một sản phẩm rồi bấm Báo tôi nhé.', {
            en: 'None yet. Open a product and press “Báo tôi”.',
          })}
        </p>
      ) : (
        <ul className="grid divide-y divide-line">
          {alerts.map(({ id, productId, title, below, price, seen, isConfirmed }) => (
            <li key={id} className="flex items-center gap-x-4 py-3">
              <div className="min-w-0 grow">
                <Link to={`/products/${productId}`} className="font-semibold text-action hover:underline">
                  {title}
                </Link>
                <p className="text-sm text-muted tabular-nums">
                  {say(`Báo khi còn ${formatVnd(below)}`, { en: `Tell me at ${formatVnd(below)} or less` })}
                  {price !== null &&
                    say(`, giá đang ghi ${formatVnd(price)} (${seen})`, {
                      en: `, now ${formatVnd(price)} (${seen})`,
                    })}
                  {!isConfirmed &&
                    say('; chờ bạn xác nhận email', { en: '; waiting for you to confirm your email' })}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="form" value="endAlert" />
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  variant="ghost"
                  aria-label={say(`Hủy báo giá ${title}`, { en: `Cancel the alert for ${title}` })}
                >
                  {say('Hủy', { en: 'Cancel' })}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
