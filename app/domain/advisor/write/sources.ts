import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd, shopAndMonth } from '#app/vietnamese/money.ts'
import { MAX_SOURCES } from '../answer.ts'
import type { Source } from '../answer.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import { saySource } from '../sizing/rule.ts'
import type { SizeAdvice } from '../sizing/rule.ts'

/** The page that lists every sizing rule with where it comes from. */
export const RULES_PATH = '/cach-tinh'

/** The page of the site that shows a rule and its published sources. */
export function ruleSource({ ruleId, source }: SizeAdvice): Source {
  return { title: saySource(source), url: `${RULES_PATH}#${ruleId}` }
}

/** 'thấy ở shop.vn tháng 6/2025', or that somebody typed the price, and when; one that is no longer current says its age. */
export const saySeen = ({ shop, observedOn, age }: PriceSource): string =>
  (shop === null ? `giá nhập tay ${formatMonth(observedOn)}` : `thấy ở ${shop} ${formatMonth(observedOn)}`) +
  (age ? `, ${age}` : '')

/** The same as short as fits a card: 'shop.vn, 6/2025, 12 tháng trước'. */
export const saySeenShort = ({ shop, observedOn, age }: PriceSource): string =>
  shopAndMonth(shop, observedOn) + (age ? `, ${age}` : '')

/** The same in brackets behind a price; empty where it is not known. */
export const seenAt = (source: PriceSource | null): string => (source ? ` (${saySeen(source)})` : '')

/** A product that an answer names, with where its price was seen. */
export type Named = { candidate: Candidate; priceSource: PriceSource | null }

/** Where a price was seen: the shop's page, or ours where there is none. */
function priceSourceOf({ candidate, priceSource }: Named): Source[] {
  if (!priceSource) return []
  const { price, url } = priceSource
  return [
    {
      title: `${candidate.title}: ${formatVnd(price)}, ${saySeen(priceSource)}`,
      url: url ?? `/products/${candidate.id}`,
    },
  ]
}

/**
 * At most three that cover every product named: what else the answer rests on first, then the prices; those there is no room
 * for share a place, as a list of our own cards with shop and month. Pages that a model cites come last; one always has room.
 */
export function sourcesOf(
  own: readonly Source[],
  named: readonly Named[],
  cited: readonly Source[] = [],
): Source[] {
  const most = cited.length > 0 ? MAX_SOURCES - 1 : MAX_SOURCES
  return [...ownSources(own, named, most), ...cited].slice(0, MAX_SOURCES)
}

function ownSources(own: readonly Source[], named: readonly Named[], most: number): Source[] {
  const isFirst = ({ candidate }: Named, at: number) =>
    named.findIndex((other) => other.candidate.id === candidate.id) === at
  const priced = named.filter(isFirst).filter(({ priceSource }) => priceSource !== null)
  const rest = own.slice(0, priced.length > 0 ? most - 1 : most)
  const room = most - rest.length
  if (priced.length <= room) return [...rest, ...priced.flatMap(priceSourceOf)]
  const alone = priced.slice(0, room - 1)
  const together = priced.slice(room - 1)
  return [
    ...rest,
    ...alone.flatMap(priceSourceOf),
    {
      title: `Giá, nơi bán và tháng thấy giá: ${together.map(({ candidate }) => candidate.title).join('; ')}`,
      url: `/yeu-thich?ids=${together.map(({ candidate }) => candidate.id).join(',')}`,
    },
  ]
}
