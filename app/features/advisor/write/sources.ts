import { formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { MAX_SOURCES } from '../answer.ts'
import type { Source } from '../answer.ts'
import { saySource } from '../sizing/rule.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import type { WordedPick } from './draft.ts'

/** The page that lists every sizing rule with where it comes from. */
export const RULES_PATH = '/cach-tinh'

/** The page of the site that shows a rule and its published sources. */
export function ruleSource({ ruleId, source }: SizeAdvice): Source {
  return { title: saySource(source), url: `${RULES_PATH}#${ruleId}` }
}

/** Where a pick's price was seen: the shop's page, or ours where the shop's address is not known. */
function priceSourceOf({ candidate, priceSource }: WordedPick): Source[] {
  if (!priceSource) return []
  const { shop, observedOn, price, url } = priceSource
  return [
    {
      title: `${candidate.title}: ${formatVnd(price)} tại ${shop}, ${formatMonth(observedOn)}`,
      url: url ?? `/products/${candidate.id}`,
    },
  ]
}

/** At most three: the rule first, then the prices in the order of the picks. */
export function sourcesOf(picks: readonly WordedPick[], size: SizeAdvice | null): Source[] {
  return [...(size ? [ruleSource(size)] : []), ...picks.flatMap(priceSourceOf)].slice(0, MAX_SOURCES)
}
