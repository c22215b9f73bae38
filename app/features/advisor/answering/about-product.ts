import type { Candidate } from '../catalogue.ts'
import { writeAbout } from '../write/about.ts'
import { sayRunningCost } from '../write/running-cost.ts'
import type { Asked, Drafted } from './asked.ts'

/** The product in view, answered from its own figures. */
export async function answerAbout(
  about: Candidate,
  { question, need, catalogue, runningCosts }: Asked,
): Promise<Drafted> {
  const [priceSources, costs] = await Promise.all([
    catalogue.priceSources([about.id]),
    runningCosts?.([about], need) ?? null,
  ])
  const cost = costs?.of.get(about.id)
  const runningCost = costs && cost ? sayRunningCost(cost, costs) : null
  return { draft: writeAbout(about, question, { priceSource: priceSources[0] ?? null, runningCost }) }
}
