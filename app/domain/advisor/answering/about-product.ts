import { fold } from '#app/vietnamese/fold.ts'
import { bestPicks } from '../best-picks.ts'
import type { Candidate } from '../catalogue.ts'
import { isAbout } from '../understand/about.ts'
import type { Need } from '../understand/need.ts'
import { topicsOf } from '../write/about-topics.ts'
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

/** Questions short enough to be about the machine just recommended: 'pin bao nhiêu?', 'có ồn không?'. */
const SHORT = 6

/** A short question about a figure, right after machines were recommended, is about the first of them. */
export async function answerOfPick(asked: Asked): Promise<Drafted | null> {
  const { question, need, previous, catalogue } = asked
  const isOpen = need.order !== undefined || need.asksCheaper || need.asksBetter || need.picks.length > 0
  if (!previous || !need.followUp || isOpen || need.intent === 'compare') return null
  if (question.trim().split(/\s+/).length > SHORT || !ASKS_FIGURE.test(fold(question))) return null
  const topics = topicsOf(question)
  const [first] = topics.length > 0 ? await bestPicks(previous, catalogue) : []
  if (!first || !isAbout(first, { question, need: bare(need) })) return null
  return answerAbout(first, asked)
}

/** A need without what was said before. */
function bare(need: Need): Need {
  const left = { ...need, kinds: [], brands: [], models: [] }
  delete left.budget
  return left
}

/** What asks for a figure rather than sets one: 'bao nhiêu', 'mấy', '... không'. */
const ASKS_FIGURE =
  /(?:^|\s)(?:bao nhieu|bao lau|may|the nao|ra sao|khong|ko|k|chua)\s*(?:[a-z]{1,4})?[\s?.!]*$/
