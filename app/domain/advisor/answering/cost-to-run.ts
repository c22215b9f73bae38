import { NOTHING } from '../conversation/point-at.ts'
import type { Fact } from '../knowledge/fact.ts'
import { findNamed } from '../retrieve/find-named.ts'
import { retrieve } from '../retrieve/retrieve.ts'
import { size } from '../sizing/size.ts'
import type { Need } from '../understand/need.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { sayKind } from '../write/need-words.ts'
import { writeRunningCosts } from '../write/running-cost.ts'
import { answerAbout } from './answer-product.ts'
import type { Asked, Drafted } from './asked.ts'

/** What the machines that were shown cost to run, where a question is of them and their rows tell; null where it is not. */
async function costOfShown(asked: Asked): Promise<Drafted | null> {
  const { need, catalogue, runningCosts } = asked
  const several = asked.pointed.products.length > 1 ? asked.pointed.products : null
  if (!need.followUp || need.kinds.length !== 1 || (!several && need.turn !== 'ask_about_shown')) return null
  const shown = (several ?? (await asked.shown())).filter(({ kind }) =>
    need.kinds.some((one) => one === kind),
  )
  const costs = shown.length > 0 ? await runningCosts?.(shown, need) : null
  if (!costs || costs.of.size === 0) return null
  const priceSources = await catalogue.priceSources([...costs.of.keys()])
  const draft = writeRunningCosts({ need, candidates: shown, costs, priceSources })
  return draft && { draft }
}

/** What is known of the power that a machine of the kind takes, and of nothing else in the house. */
export const isOfItsPower =
  ({ kinds }: Need) =>
  (fact: Fact): boolean =>
    fact.question.includes('điện') && fact.kinds.some((kind) => kinds.includes(kind))

/** What machines like those shown cost to run, where the rows of these do not tell: of the same kind and size, whoever makes them. */
export async function costOfTheLike(asked: Asked): Promise<Drafted | null> {
  const { need } = asked
  const [kind, another] = need.kinds
  if (!need.followUp || !kind || another) return null
  const { budget: _budget, order: _order, ...own } = need
  const like: Need = { ...own, brands: [], lines: [], models: [], features: [], unstated: [], priorities: [] }
  const cost = await costToRun({ ...asked, need: like, pointed: NOTHING, shown: () => Promise.resolve([]) })
  const said = `Máy vừa nêu chưa ghi mức điện, nên mình tính theo ${sayKind({ ...like, uses: [] })} có ghi, để bạn hình dung.`
  return cost && { ...cost, draft: saidFirst(said, cost.draft), need }
}

const OF_ANOTHER_SIZE =
  'Mình không có máy nào đúng cỡ bạn nêu mà có ghi mức tiêu thụ, nên con số dưới đây là của cỡ khác, chỉ để bạn hình dung.'

/** What the machines meant cost to run: the one named or pointed at, or all that meet the need. */
export async function costToRun(asked: Asked): Promise<Drafted | null> {
  const { question, need, catalogue, runningCosts } = asked
  const [model] = need.models
  const [pointed, second] = asked.pointed.sure ? asked.pointed.products : []
  const ofSeveral = second ? await costOfShown(asked) : null
  if (ofSeveral) return ofSeveral
  const named = pointed ? [pointed] : model ? await findNamed(model, need.kinds, catalogue) : null
  if (named?.length === 0) return { draft: writeLookup([], [], model ?? question), isDeadEnd: true }
  const [kind] = need.kinds
  const sizing = kind ? size(kind, need, await catalogue.sizingRules()) : null
  const ofShown = named ? null : await costOfShown(asked)
  if (ofShown) return ofShown
  const found = named ? null : await retrieve(need, sizing, catalogue)
  const candidates = named ?? found?.candidates ?? []
  const costs = await runningCosts?.(candidates, need)
  if (!costs) return null
  const [one] = named ?? []
  // One that was pointed at and states no use is told of by those like it.
  if (one && pointed && !costs.of.has(one.id) && need.followUp) return null
  if (one && (pointed || costs.of.has(one.id))) return answerAbout(one, asked)
  const priceSources = await catalogue.priceSources([...costs.of.keys()])
  const draft = writeRunningCosts({ need, candidates, costs, priceSources })
  if (!draft || !found?.givenUp.some((name) => name === 'size' || name === 'any_size'))
    return draft && { draft }
  return { draft: saidFirst(OF_ANOTHER_SIZE, draft) }
}
