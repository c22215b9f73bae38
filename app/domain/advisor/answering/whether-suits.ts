import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { NOTHING } from '../conversation/point-at.ts'
import { RANKS } from '../rank/differences.ts'
import { findNamed, isModel } from '../retrieve/find-named.ts'
import { ofVersionSaid } from '../retrieve/version-said.ts'
import type { AttributeRange, SizeAdvice, SizingFacts } from '../sizing/rule.ts'
import { size } from '../sizing/size.ts'
import { sayNamed } from '../stated/say-asked.ts'
import { USE_LABELS } from '../understand/chip-labels.ts'
import type { Need } from '../understand/need.ts'
import { readStated } from '../understand/understand.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { joinWords } from '../write/phrasing.ts'
import { advise } from './advise.ts'
import { asksWhether } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'thế 3d max thì sao', 'chơi game nổi chứ': whether it does for something. */
const ASKS_IF_IT_DOES =
  /(?:^|\s)thi sao(?: (?:a|ha|vay|ta|em|anh|chi|ban))*[\s?.!]*$|(?:^|\s)(?:du|noi|duoc|dc|on|kham|muot|vua) (?:chu|chua|khong|ko|k|hong|hok|hem)(?![a-z])/
/** Others are asked for, not whether this one does. */
const FOR_OTHERS =
  /(?:^|\s)(?:(?:con|cai|mau|may|loai|dong|chiec) (?:nao|khac)|hang (?:nao|khac)|tim|kiem|goi y|tu van|muon|can (?:loai|con|cai|mau)|doi (?:qua|sang))(?![a-z])/

/** What a text says of who, where or what for, as the rules of sizes take it; null where it says nothing of it. */
function factsOf({ uses, people, roomM2, roomM3, distanceM, heat }: Need): SizingFacts | null {
  const known = Object.entries({ people, roomM2, roomM3, distanceM }).filter(
    ([, figure]) => figure !== undefined,
  )
  return known.length + uses.length > 0 ? { ...Object.fromEntries(known), uses, heat } : null
}

/** What it is to do for, in words: 'nhà 6 người', 'phòng 25 m²', 'dựng phim'. */
function sayFacts({ people, roomM2, roomM3, distanceM, uses = [] }: SizingFacts): string {
  const said = [
    ...(people === undefined ? [] : [`nhà ${formatNumber(people)} người`]),
    ...(roomM3 === undefined ? [] : [`phòng ${formatNumber(roomM3)} m³`]),
    ...(roomM2 === undefined ? [] : [`phòng ${formatNumber(roomM2)} m²`]),
    ...(distanceM === undefined ? [] : [`chỗ ngồi cách ${formatNumber(distanceM)} m`]),
  ]
  return joinWords(said.length > 0 ? said : uses.map((use) => USE_LABELS[use]))
}

/** A figure that a row states as the rules reckon with it; null where it states none. */
function figureOf({ attributes }: Candidate, attribute: string): number | null {
  const value = attributes[attribute]
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? value : null
}

type Held = { range: AttributeRange; figure: number }

/** What a row states of all that a rule asks; of the power of an air conditioner, which it has in two units, one. */
function statedOf(product: Candidate, rule: SizeAdvice): Held[] {
  const held = [rule, ...rule.alsoNeeds].flatMap((range) => {
    const figure = figureOf(product, range.attribute)
    return figure === null ? [] : [{ range, figure }]
  })
  return rule.kind === 'ac' ? held.slice(0, 1) : held
}

function sayHeld({ kind, attributes }: Candidate, held: readonly Held[]): string {
  return joinWords(
    held.flatMap(({ range: { attribute } }) => {
      const value = attributes[attribute]
      if (value === undefined) return []
      return (
        RANKS.find((rank) => rank.attribute === attribute)?.say(value) ?? sayNamed(kind, attribute, value)
      )
    }),
  )
}

/** Games that the graphics of a processor carry. */
const LIGHT_GAMES =
  /(?<!\p{L})(?:valorant|lol|liên minh(?: huyền thoại)?|lien minh|cs ?2|cs ?go|fifa online|fc online|roblox|minecraft|dota ?2?|đột kích|dot kich)(?!\p{L})/iu

/** What a laptop without a graphics card of its own still does. */
const WITHOUT_CARD = 'việc nhẹ, game nhẹ thì được, còn game nặng, dựng phim, 3D thì nên có card rời'

/** Whether a machine does, by what its row states of what the rule asks; null where it states nothing of that. */
function verdictOf(
  product: Candidate,
  rule: SizeAdvice,
  facts: SizingFacts,
  question: string,
): { said: string; does: boolean } | null {
  const held = statedOf(product, rule)
  if (held.length === 0) return null
  const short = held.filter(({ range, figure }) => figure < range.min)
  const over = held.filter(({ range, figure }) => range.max !== null && figure > range.max)
  const what = sayFacts(facts)
  const lacksOnlyCard = short.every(({ range }) => range.attribute === 'gpu_discrete')
  const [light] = lacksOnlyCard ? (LIGHT_GAMES.exec(question) ?? []) : []
  if (short.length > 0 && light)
    return {
      said: `${product.title} chơi ${light} được ở mức hình thấp tới vừa, dù không có card đồ họa rời; game nặng hơn thì nên có card rời.`,
      does: true,
    }
  if (short.length > 0 && lacksOnlyCard)
    return {
      said: `${product.title} chưa đủ sức cho ${what}: ${sayHeld(product, short)}; ${WITHOUT_CARD}.`,
      does: false,
    }
  // A drive that is somewhat small is helped by another beside it.
  if (short.length > 0 && short.every(({ range }) => range.attribute === 'storage_gb'))
    return {
      said: `${product.title} làm được ${what}: ${sayHeld(
        product,
        held.filter((one) => !short.includes(one)),
      )}; chỉ ${sayHeld(product, short)} là hơi chật, tính thêm ổ rời hoặc bản lớn hơn.`,
      does: true,
    }
  const isScreen = rule.attribute === 'screen_in'
  if (short.length > 0)
    return {
      said: `${product.title} ${isScreen ? 'hơi nhỏ so với' : 'chưa đủ cho'} ${what}: ${sayHeld(product, short)}.`,
      does: false,
    }
  if (over.length > 0)
    return {
      said: `${product.title} ${isScreen ? 'hơi to so với' : 'thì dư cho'} ${what}: ${sayHeld(product, over)}.`,
      does: false,
    }
  return { said: `${product.title} đủ cho ${what}: ${sayHeld(product, held)}.`, does: true }
}

/** From this many times the price on a machine is of another world. */
const MANY_TIMES = 2.5

/** The machine that is asked about: the only one that is named, else the one that was shown; undefined where neither is. */
async function askedAbout({
  need,
  previous,
  pointed,
  shown,
  catalogue,
}: Asked): Promise<Candidate | undefined> {
  const [model, second] = need.models
  if (model && second) return undefined
  if (model) {
    const named = (await findNamed(model, need.kinds, catalogue)).filter((one) => isModel(one, model))
    return ofVersionSaid(named, need).products[0]
  }
  const isOfShown = previous && need.followUp && need.kinds.every((kind) => previous.kinds.includes(kind))
  return isOfShown ? (pointed.products[0] ?? (await shown())[0]) : undefined
}

/**
 * 'thế 3d max có đủ không', 'nhà 6 người thì sao', after a machine was shown, 'MacBook Air M4 học lập trình ổn không': whether it does
 * for that, by its row and the rule of its kind; where it does not, machines that do follow. Null where nothing of the sort is asked,
 * or the row is silent.
 */
export async function whetherSuits(asked: Asked): Promise<Drafted | null> {
  const { need, question, catalogue } = asked
  const [kind, another] = need.kinds
  if (!kind || another) return null
  const folded = fold(question)
  const asks = ASKS_IF_IT_DOES.test(folded) || asksWhether(folded)
  const compares = need.intent === 'compare' && need.models.length !== 1
  if (!asks || FOR_OTHERS.test(folded) || compares) return null
  const said = readStated(question, { brands: [] })
  const facts = factsOf(said)
  const rules = await catalogue.sizingRules()
  const rule = facts && size(kind, { ...facts, heat: need.heat, brands: need.brands }, rules)
  if (!facts || !rule || said.budget || said.order) return null
  const product = await askedAbout(asked)
  const verdict = product && verdictOf(product, rule, facts, question)
  if (!product || !verdict) return null
  const told = `${verdict.said} ${rule.sentence}`
  const priceSources = await catalogue.priceSources([product.id])
  const own = writeLookup([product], priceSources, question)
  const ofIt: Drafted = {
    draft: { ...saidFirst(told, own), rules: [told] },
    // What it only has to do besides is no wish: a light game asks for no card.
    need: {
      ...need,
      turn: 'ask_about_shown',
      ...(verdict.does && asked.previous ? { uses: asked.previous.uses } : {}),
    },
  }
  if (verdict.does) return ofIt
  const wished: Need = { ...need, intent: 'advise', turn: 'add', picks: [], models: [], lines: [] }
  const advice = await advise({ ...asked, need: wished, pointed: NOTHING })
  const [first] = advice.draft.picks
  const does = first && verdictOf(first.candidate, rule, facts, question)?.does === true
  // What costs many times as much is no other choice.
  const isNear = first && (first.candidate.price ?? 0) <= (product.price ?? Infinity) * MANY_TIMES
  if (!does || !isNear) return ofIt
  const { others = [] } = advice.draft
  return {
    ...advice,
    draft: saidFirst(`${verdict.said} Nếu cần vậy thì mình chọn lại thế này:`, {
      ...advice.draft,
      others: [...others, product],
    }),
  }
}
