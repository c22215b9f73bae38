import { bestPicks } from '../best-picks.ts'
import { findNamed } from '../retrieve/find-named.ts'
import { retrieve } from '../retrieve/retrieve.ts'
import { size } from '../sizing/size.ts'
import { writeAbout } from '../write/about.ts'
import { writeLookup } from '../write/lookup.ts'
import { sayRunningCost, writeRunningCosts } from '../write/running-cost.ts'
import type { Asked, Drafted } from './asked.ts'

/** What the machines meant cost to run: the one named or pointed at, or all that meet the need. */
export async function costToRun({
  question,
  need,
  previous,
  catalogue,
  runningCosts,
}: Asked): Promise<Drafted | null> {
  const [model] = need.models
  const [place] = need.picks
  const pointed = place && previous ? (await bestPicks(previous, catalogue))[place - 1] : undefined
  const named = pointed ? [pointed] : model ? await findNamed(model, need.kinds, catalogue) : null
  if (named?.length === 0) return { draft: writeLookup([], [], model ?? question) }
  const [kind] = need.kinds
  const sizing = kind ? size(kind, need, await catalogue.sizingRules()) : null
  const candidates = named ?? (await retrieve(need, sizing, catalogue)).candidates
  const costs = await runningCosts?.(candidates, need)
  if (!costs) return null
  const priceSources = await catalogue.priceSources([...costs.of.keys()])
  const [one] = named ?? []
  const cost = one && costs.of.get(one.id)
  if (one && cost) {
    const priceSource = priceSources.find(({ productId }) => productId === one.id) ?? null
    const known = { priceSource, runningCost: sayRunningCost(cost, costs) }
    return { draft: writeAbout(one, question, known) }
  }
  const draft = writeRunningCosts({ need, candidates, costs, priceSources })
  return draft && { draft }
}
