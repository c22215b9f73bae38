import { z } from 'zod'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { sayPrice, sayWhereSeen } from '#app/domain/catalogue/price.ts'
import { agesByKind, agesByShop, staleProducts } from '#app/domain/catalogue/queries/price-ages.server.ts'
import type { Of, StaleProduct } from '#app/domain/catalogue/queries/price-ages.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { PageHeading } from '#app/panel/parts/page-heading.tsx'
import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/prices'
import { KindTable, ShopTable } from './age-tables.tsx'
import { StaleList } from './stale-list.tsx'

/** Shops and products that one screen lists. */
const MOST_SHOPS = 100
const MOST_PRODUCTS = 50

const asked = z.object({
  category: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
  shop: z.string().trim().min(1).max(100).optional().catch(undefined),
  older: z.literal('year').optional().catch(undefined),
})

export const meta: Route.MetaFunction = () => [
  { title: panelTitle(say('Độ mới của giá', { en: 'Price age' })) },
]

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'products')
  const { category, shop, older } = asked.parse(Object.fromEntries(args.url.searchParams))
  const { db } = args.context.get(requestContext)
  const of: Of | null =
    shop !== undefined
      ? { shop }
      : category !== undefined
        ? { category }
        : older !== undefined
          ? { older }
          : null
  const [kinds, shops, stale] = await Promise.all([
    agesByKind(db),
    agesByShop(db, MOST_SHOPS),
    of && staleProducts(db, of, MOST_PRODUCTS),
  ])
  const name =
    of && 'older' in of
      ? say('Giá đã cũ hơn một năm', { en: 'Prices older than a year' })
      : (shop ?? kinds.find(({ id }) => id === category)?.name ?? '')
  const today = vietnamDay(Date.now())
  return {
    kinds,
    shops,
    stale: stale && { name, total: stale.total, products: stale.products.map((each) => lineOf(each, today)) },
  }
}

function lineOf({ id, title, shop, value, text, seenOn, isDated }: StaleProduct, today: string) {
  return {
    id,
    title,
    price: seenOn === null ? null : sayPrice({ text, value }),
    seen:
      seenOn === null
        ? say('chưa có giá', { en: 'no price yet' })
        : sayWhereSeen({ shop, seenOn, isDated }, today),
  }
}

export default function PricesPage({ loaderData: { kinds, shops, stale } }: Route.ComponentProps) {
  const [total, current] = [sum(kinds.map(({ total }) => total)), sum(kinds.map(({ current }) => current))]
  return (
    <>
      <PageHeading
        title={say('Độ mới của giá', { en: 'Price age' })}
        text={say(
          `${formatNumber(current)} trong ${formatNumber(total)} sản phẩm có giá của 60 ngày gần đây. Giá cũ hơn vẫn hiện, kèm tuổi của nó, và không gọi là giá hiện tại.`,
          {
            en: `${formatNumber(current)} of ${many(total, 'product')} have a price from the last 60 days. Older prices are still shown, with their age, and are not called current.`,
          },
        )}
      />
      {stale && <StaleList {...stale} />}
      <ShopTable shops={shops} />
      <KindTable kinds={kinds} />
    </>
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
