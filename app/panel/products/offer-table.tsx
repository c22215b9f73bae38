import { Pencil } from 'lucide-react'
import { Form, Link, useSearchParams } from 'react-router'
import type {
  EditedObservation,
  EditedOffer,
} from '#app/domain/catalogue/editing/queries/edit-offers.server.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { errorOf } from '#app/panel/parts/outcome.ts'
import type { PartOutcome } from '#app/panel/parts/part-outcome.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { OFFERS, refusalOf } from './offer-form.ts'
import { PriceForm } from './price-form.tsx'

type OfferTableProps = { offer: EditedOffer; outcome: PartOutcome | undefined; today: string }

/** One shop: its prices, each of which can be corrected where it stands; which one is open the address says. */
export function OfferTable({ offer, outcome, today }: OfferTableProps) {
  const { id, shop, url, observations } = offer
  const [params] = useSearchParams()
  const open = Number(params.get('sua-gia'))
  return (
    <section aria-label={shop} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="font-bold">{shop}</h3>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center truncate text-sm text-action hover:underline"
          >
            {say('Mở trang bán', { en: 'Open the shop’s page' })}
          </a>
        )}
        <div className="ms-auto">
          <DeleteButton
            fields={{ intent: 'shop-delete', offer: String(id) }}
            label={say(`Xóa ${shop}`, { en: `Delete ${shop}` })}
            title={say('Xóa nơi bán?', { en: 'Delete this shop?' })}
            question={say(`${shop} sẽ mất cùng ${observations.length} lần ghi giá của sản phẩm này.`, {
              en: `${shop} goes away with ${many(observations.length, 'price')} seen there for this product.`,
            })}
            confirm={say('Xóa', { en: 'Delete' })}
            cancel={say('Giữ lại', { en: 'Keep' })}
            needsScripts
          />
        </div>
      </div>
      {observations.length > 0 && (
        <Table caption={say(`Giá ở ${shop}`, { en: `Prices at ${shop}` })} dense>
          <thead>
            <tr>
              <th scope="col">{say('Ngày', { en: 'Date' })}</th>
              <th scope="col">{say('Giá', { en: 'Price' })}</th>
              <th scope="col">{say('Niêm yết', { en: 'List price' })}</th>
              <th scope="col">{say('Nguồn', { en: 'Source' })}</th>
              <th scope="col">
                <span className="sr-only">{say('Sửa, xóa', { en: 'Edit, delete' })}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {observations.map((seen) =>
              seen.id === open ? (
                <tr key={seen.id}>
                  <td colSpan={5}>
                    <PriceForm
                      fields={{ intent: 'price-change', observation: String(seen.id) }}
                      save={say('Lưu giá', { en: 'Save price' })}
                      today={today}
                      outcome={outcome}
                      start={typed(seen)}
                      cancel={
                        <Link to={`?#${OFFERS}`} preventScrollReset className={buttonClass('ghost')}>
                          {say('Đóng', { en: 'Close' })}
                        </Link>
                      }
                    />
                  </td>
                </tr>
              ) : (
                <PriceLine key={seen.id} seen={seen} shop={shop} />
              ),
            )}
          </tbody>
        </Table>
      )}
      <ShopForm offer={offer} outcome={outcome} />
    </section>
  )
}

const typed = ({ price, listPrice, observedOn, source }: EditedObservation) => ({
  price: String(price),
  list_price: listPrice === null ? '' : String(listPrice),
  observed_on: observedOn,
  source,
})

function PriceLine({ seen, shop }: { seen: EditedObservation; shop: string }) {
  const { id, price, listPrice, observedOn, source } = seen
  const named = say(`giá ${formatVnd(price)} ngày ${formatDate(observedOn)} ở ${shop}`, {
    en: `price ${formatVnd(price)} of ${formatDate(observedOn)} at ${shop}`,
  })
  return (
    <tr>
      <td className="whitespace-nowrap">{formatDate(observedOn)}</td>
      <td className="font-semibold whitespace-nowrap">{formatVnd(price)}</td>
      <td className="whitespace-nowrap text-muted">{listPrice === null ? '' : formatVnd(listPrice)}</td>
      <td className="text-muted">{source}</td>
      <td>
        <div className="flex justify-end">
          <Link
            to={`?sua-gia=${id}#${OFFERS}`}
            preventScrollReset
            aria-label={say(`Sửa ${named}`, { en: `Edit ${named}` })}
            title={say('Sửa', { en: 'Edit' })}
            className={buttonClass('ghost', 'md', 'px-3')}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Link>
          <DeleteButton
            fields={{ intent: 'price-delete', observation: String(id) }}
            label={say(`Xóa ${named}`, { en: `Delete ${named}` })}
            title={say('Xóa lần ghi giá này?', { en: 'Delete this price?' })}
            question={say(`Lịch sử giá sẽ mất ${named}.`, { en: `The price history loses the ${named}.` })}
            confirm={say('Xóa', { en: 'Delete' })}
            cancel={say('Giữ lại', { en: 'Keep' })}
            needsScripts
          />
        </div>
      </td>
    </tr>
  )
}

function ShopForm({ offer: { id, shop, url }, outcome }: Omit<OfferTableProps, 'today'>) {
  const fields = { intent: 'shop-change', offer: String(id) }
  const refusal = refusalOf(outcome, fields)
  const values = refusal?.sent?.fields ?? { shop, url: url ?? '' }
  return (
    <details open={refusal !== undefined}>
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-action">
        {say('Sửa tên, địa chỉ nơi bán', { en: 'Edit the shop’s name and address' })}
      </summary>
      <Form method="post" preventScrollReset noValidate className="flex flex-wrap items-start gap-4">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grow basis-48">
          <TextField
            label={say('Tên nơi bán', { en: 'Shop name' })}
            name="shop"
            maxLength={100}
            defaultValue={values['shop']}
            error={errorOf(refusal, 'shop')}
          />
        </div>
        <div className="grow-2 basis-72">
          <TextField
            label={say('Địa chỉ trang bán', { en: 'Address of the product page' })}
            name="url"
            inputMode="url"
            maxLength={2000}
            defaultValue={values['url']}
            error={errorOf(refusal, 'url')}
          />
        </div>
        <Button type="submit" variant="secondary" className="mt-6.5">
          {say('Lưu', { en: 'Save' })}
        </Button>
      </Form>
    </details>
  )
}
