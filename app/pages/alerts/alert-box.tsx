import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { suggestedBelow } from '#app/domain/contact/alerts/suggested-below.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { controlClass } from '#app/ui/field.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { ALERTS_PATH, alertsHref } from './alert-paths.ts'

/** On the page of a product: the sum one waits for; the next page asks where the mail goes. Works without scripts. */
export function AlertBox({ id, price }: { id: number; price: number | null }) {
  const field = `below-${id}`
  return (
    <form action={ALERTS_PATH} className="flex flex-wrap items-end gap-3 print:hidden">
      <input type="hidden" name="san-pham" value={id} />
      <div className="grid min-w-0 grow basis-40 gap-1.5">
        <label htmlFor={field} className="text-sm font-semibold whitespace-nowrap">
          Báo tôi khi giá xuống dưới (₫)
        </label>
        <input
          id={field}
          name={field}
          inputMode="numeric"
          maxLength={30}
          defaultValue={price === null ? '' : formatNumber(suggestedBelow(price), 0)}
          className={`${controlClass} min-h-11`}
        />
      </div>
      <Button type="submit" variant="secondary">
        <Bell aria-hidden="true" className="size-4" />
        Báo tôi
      </Button>
    </form>
  )
}

/** Beside several products: leads to the form for all of them. */
export function AlertLink({ ids }: { ids: readonly number[] }) {
  return (
    <Link to={alertsHref(ids)} className={buttonClass('secondary', 'sm', 'print:hidden')}>
      <Bell aria-hidden="true" className="size-4" />
      Báo tôi khi giá xuống
    </Link>
  )
}
