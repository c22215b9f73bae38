import { formatDate } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { ProductDetail } from '#app/domain/catalogue/queries/get-product.server.ts'

type Promotion = ProductDetail['promotions'][number]

const TYPES = { discount: 'Giảm giá', gift: 'Quà tặng', installment: 'Trả góp', warranty: 'Bảo hành' }

/** What comes with the product now; absent where nothing runs. */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby="promotions" className="rounded-card bg-cut-soft p-5">
      <h2 id="promotions" className="text-lg font-bold">
        Khuyến mãi
      </h2>
      <ul className="mt-2 grid gap-3">
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <Badge tone="cut" className="border border-current">
                {TYPES[promotion.type]}
              </Badge>
              {promotion.title}
              {worth(promotion)}
            </p>
            {promotion.description && <p className="mt-0.5 text-sm">{promotion.description}</p>}
            {promotion.validUntil && (
              <p className="text-sm text-muted">Đến hết {formatDate(promotion.validUntil)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function worth({ discountAmount, discountPercentage }: Promotion): string {
  if (discountAmount) return `−${formatVnd(discountAmount)}`
  return discountPercentage ? `−${formatNumber(discountPercentage)}%` : ''
}
