import { Form, useNavigation } from 'react-router'
import type { EditedOffer } from '#app/domain/catalogue/editing/queries/edit-offers.server.ts'
import type { PriceHistoryView } from '#app/domain/catalogue/price-history-view.ts'
import { PriceHistory } from '#app/pages/product/price-history.tsx'
import { OutcomeNote } from '#app/panel/parts/outcome-note.tsx'
import type { PartOutcome } from '#app/panel/parts/part-outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatVnd } from '#app/vietnamese/money.ts'
import { say } from '#app/vietnamese/say.ts'
import { OFFERS } from './offer-form.ts'
import { OfferTable } from './offer-table.tsx'
import { PriceForm } from './price-form.tsx'

type OffersPanelProps = {
  offers: readonly EditedOffer[]
  history: PriceHistoryView | null
  /** The lowest price that was seen and counts, in VND; null where none stands behind one that was typed. */
  hidden: number | null
  shops: readonly string[]
  /** YYYY-MM-DD. */
  today: string
  outcome: PartOutcome | undefined
}

/** Where a product is sold and what was seen there, each price with its day and source. */
export function OffersPanel({ offers, history, hidden, shops, today, outcome }: OffersPanelProps) {
  const { state } = useNavigation()
  const own = outcome?.part === OFFERS ? outcome : undefined
  const count = offers.reduce((sum, { observations }) => sum + observations.length, 0)
  return (
    <Card as="section" id={OFFERS} aria-labelledby={`${OFFERS}-title`} className="grid scroll-mt-36 gap-4">
      <div>
        <h2 id={`${OFFERS}-title`} className="text-lg font-bold">
          {say('Nơi bán và giá đã thấy', { en: 'Shops and prices seen' })}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {say(
            'Mỗi giá có ngày và nguồn. Giá thấp nhất nhập tay ở trên đứng trước cho tới khi có giá thấy sau ngày nhập.',
            {
              en: 'Every price has a date and a source. The lowest price entered by hand above comes first until a price is seen after the day it was entered.',
            },
          )}
        </p>
      </div>
      <OutcomeNote outcome={own} />
      {hidden !== null && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="use-lowest" />
          <Button type="submit" variant="secondary" loading={state === 'submitting'}>
            {say(`Dùng ${formatVnd(hidden)} làm giá thấp nhất`, {
              en: `Use ${formatVnd(hidden)} as the lowest price`,
            })}
          </Button>
        </Form>
      )}
      {/* As visitors see it. */}
      {history && (
        <div lang="vi">
          <PriceHistory history={history} />
        </div>
      )}
      {offers.map((offer) => (
        <OfferTable key={offer.id} offer={offer} outcome={own} today={today} />
      ))}
      <div className="rounded-card bg-sunken p-4">
        <h3 className="mb-3 font-bold">{say('Ghi một giá mới', { en: 'Add a price' })}</h3>
        <PriceForm
          key={count}
          fields={{ intent: 'price-add' }}
          save={say('Ghi giá', { en: 'Add price' })}
          shops={shops}
          today={today}
          outcome={own}
          start={{ observed_on: today }}
        />
      </div>
    </Card>
  )
}
