import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import type { Candidate } from '../catalogue.ts'
import { NOTHING } from '../conversation/point-at.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import { factAskedLike } from '../knowledge/find-facts.ts'
import { hasFeature, missesFigure } from '../stated/say-asked.ts'
import { alternativesOf } from '../understand/feature-groups.ts'
import type { Intent, Need } from '../understand/need.ts'
import { readQuantities } from '../understand/quantities.ts'
import { readQuestion } from '../understand/reading.ts'
import { settles } from '../understand/turn.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { advise } from './advise.ts'
import {
  answerAbout,
  answerOrMiss,
  askedOf,
  asksNothing,
  sayEach,
  sayOfShown,
  saysFigure,
  withKnown,
} from './answer-product.ts'
import { asksOfFigure, asksWhether, countWords, namesBrandNotShown, onlyAsks } from './asked.ts'
import type { Asked, Drafted } from './asked.ts'
import { compared } from './compare.ts'

/**
 * What a product's data say to a question; where it lacks what is asked for, machines that have it follow, and it is wished
 * for from then on: who hears that this one does not heat wants to see one that does.
 */
async function orOneThatHas(one: Candidate, asked: Asked, previous: Need): Promise<Drafted> {
  const { need, question } = asked
  const { draft } = await answerAbout(one, asked)
  const wanted = askedOf(question, [one.title], [one.kind])
  const lacks = wanted.features.filter((feature) => hasFeature(feature, one) === false)
  const isShort = missesFigure(one, wanted.figures)
  if (lacks.length === 0 && !isShort) return { draft }
  const wished: Need = {
    ...asBefore(need, previous),
    ...(isShort ? { figures: { ...previous.figures, ...wanted.figures } } : {}),
    features: [...new Set([...previous.features, ...lacks])],
    intent: 'advise',
    turn: 'add',
    picks: [],
  }
  const advice = await advise({ ...asked, need: wished, pointed: NOTHING })
  const [first] = advice.draft.picks
  const isMet =
    first !== undefined &&
    lacks.every((feature) => hasFeature(feature, first.candidate) === true) &&
    !missesFigure(first.candidate, wanted.figures)
  if (!isMet) {
    const known = isShort ? null : factAskedLike(question, need, asked.facts)
    return { draft: known ? withKnown(draft, known) : draft }
  }
  return {
    ...advice,
    draft: saidFirst(`${draft.paragraphs[0] ?? ''} Nếu bạn cần thì mình chọn lại thế này:`, advice.draft),
  }
}

/** What is asked of machines pointed at with an answer of its own. */
const ELSEWHERE: ReadonlySet<Intent> = new Set(['running_cost', 'service', 'small_talk', 'off_topic'])

/**
 * A question about machines that were shown and are pointed at: how they differ, what their data say to
 * it, or that one of them is taken. Null where it points at none, or asks for others.
 */
export async function answerOfPointed(asked: Asked): Promise<Drafted | null> {
  const { need, previous, pointed } = asked
  const [one, another] = pointed.products
  if (!previous || !one || !need.followUp || namesAnother(need, previous, pointed.products)) return null
  // 'nó có nồi cơm rồi', of a gift: who has it is no machine.
  if (need.kinds.length === 0 && need.turn === 'remove') return null
  if (wantsSet(need, previous) || namesOther(need, previous, pointed.products)) return null
  const drafted = another ? await ofSeveral(asked) : await ofOne(asked, one, previous)
  return drafted && { ...drafted, need: drafted.need ?? asBefore(need, previous) }
}

/** Whether a sum is named now; one that is remembered has no words. */
const saysSum = ({ budget }: Need): boolean => budget !== undefined && budget.words !== ''

/** Whether several things are wanted together that were not before: 'một cái 65, một cái 50'. */
const wantsSet = ({ parts = [] }: Need, { parts: before = [] }: Need): boolean =>
  parts.length > 1 && parts.length !== before.length

/** Whether a machine is named that is of another kind than those pointed at: 'lấy con đó, thêm máy sấy'. */
const namesOther = ({ kinds }: Need, previous: Need, products: readonly Candidate[]): boolean =>
  kinds.some((kind) => !previous.kinds.includes(kind) && products.every((product) => product.kind !== kind))

/** Whether a brand, a line or a model is named that none of the machines pointed at is of. */
function namesAnother(
  { brands, lines, models }: Need,
  previous: Need,
  products: readonly Candidate[],
): boolean {
  const isOf = (brand: string) => products.some((product) => product.brand === brand)
  return (
    models.length > 0 ||
    brands.some((brand) => !previous.brands.includes(brand) && !isOf(brand)) ||
    lines.some(
      (line) =>
        !previous.lines.includes(line) && !products.some(({ title }) => fold(title).includes(fold(line))),
    )
  )
}

/** What was wished stays as it was: what points at a machine (its brand, its price), or is asked of it, is no new wish. */
export function asBefore(need: Need, previous: Need): Need {
  if (onlyAsks(need)) {
    const { intent, turn, picks } = need
    return { ...previous, intent, turn, picks, followUp: true }
  }
  const { brands, lines, priorities, kinds, figures } = previous
  const { order: _, budget: _said, ...kept } = need
  return {
    ...kept,
    kinds,
    brands,
    lines,
    priorities,
    figures,
    asksCheaper: false,
    asksBetter: false,
    ...(previous.budget ? { budget: previous.budget } : {}),
    chips: previous.chips,
  }
}

/** 'khác gì nhau', 'con LG hơn con rẻ nhất chỗ nào'. */
export const ASKS_DIFFERENCE =
  /(?:^|\s)(?:khac (?:gi|nhau|o dau|cho nao|the nao)|(?:hon|kem|thua|khac)(?: [a-z]+){0,4} (?:(?:o )?(?:cho|diem|khoan) nao|gi)|so (?:sanh|voi|(?:giup [a-z]+ )?(?:2|hai|3|ba|may|cac)))(?![a-z])/

async function ofSeveral(asked: Asked): Promise<Drafted | null> {
  const { need, question, pointed, catalogue } = asked
  const { products } = pointed
  if (ELSEWHERE.has(need.intent)) return null
  const kinds = new Set(products.map(({ kind }) => kind))
  const wanted = askedOf(question, [], [...kinds])
  const asksEach = !asksNothing(wanted)
  const isCompared = need.intent === 'compare' || need.turn === 'compare_shown'
  const asksDifference = ASKS_DIFFERENCE.test(fold(question))
  if (kinds.size > 1 || !(asksEach || isCompared || asksDifference)) return null
  const side = await compared(products.slice(0, 3), asked)
  if (!asksEach) return side
  const tables = await catalogue.specifications(products.map(({ id }) => id))
  return { draft: saidFirst(sayEach(wanted, products, tables).join(' '), side.draft) }
}

async function ofOne(asked: Asked, one: Candidate, previous: Need): Promise<Drafted | null> {
  const { need, question, pointed } = asked
  if (ELSEWHERE.has(need.intent) || need.intent === 'compare') return null
  const isAsked = !asksNothing(askedOf(question, [one.title], [one.kind]))
  const asksOfIt = asksWhether(fold(question)) && !FOR_OTHERS.test(fold(question))
  const isOfIt = need.picks.length > 0 || asksOfIt || (need.turn !== 'add' && need.turn !== 'negate')
  if (isAsked && isOfIt) return orOneThatHas(one, asked, previous)
  if (settles(need.turn)) return { draft: await taken(one, asked) }
  const isNumbered = need.picks.length > 0 && asksOfFigure(fold(question))
  const isShort = isNumbered || countWords(question) <= SHORT
  if (!pointed.sure || !isShort || previous.kinds.length === 0) return null
  return need.intent === 'lookup' && asksOfFigure(fold(question))
    ? answerOrMiss(one, asked)
    : answerAbout(one, asked)
}

/** 'có con nào', 'loại nào', 'hãng khác': others are asked for. */
const FOR_OTHERS =
  /(?:^|\s)(?:(?:con|cai|mau|may|loai|dong|hang|chiec|model) (?:nao|khac)|tim|kiem|goi y|tu van|muon|can (?:loai|con|cai|mau)|lay (?:loai|con|cai)|thi sao|co (?:loai|ban|mau))(?![a-z])/

/** Whether a turn says how the machine is to be, rather than asks of those shown. */
const saysAnew = (need: Need, previous: Need): boolean =>
  need.order !== undefined ||
  need.asksCheaper ||
  need.asksBetter ||
  need.models.length > 0 ||
  saysSum(need) ||
  need.brands.some((brand) => !previous.brands.includes(brand)) ||
  need.kinds.some((kind) => !previous.kinds.includes(kind))

const isEmpty = (record: object): boolean => Object.keys(record).length === 0

/** From this likeness on a question of how things are is of what is known, not of the rows shown. */
const SURELY_KNOWN = 0.6

/** What a machine uses of electricity is worked out; what it uses of water its rows state. */
const OF_ELECTRICITY = /(?:^|\s)(?:dien|kwh|tien)(?![a-z])/

/** Products of one answer that a question is answered for. */
const MOST_ASKED_OF = 3

/**
 * What a question asks of the machines that were shown, none of which it points at: which of them have it, by their own
 * data. Null where it says how the machine is to be, or asks for others.
 */
export async function answerOfAsked(asked: Asked): Promise<Drafted | null> {
  const { need, previous, question, catalogue } = asked
  const folded = fold(question)
  const isOfElectricity = need.intent === 'running_cost' && OF_ELECTRICITY.test(folded)
  const isElsewhere = ELSEWHERE.has(need.intent) && (need.intent !== 'running_cost' || isOfElectricity)
  if (!previous || !need.followUp || isElsewhere || need.intent === 'compare') return null
  if (need.turn === 'back_to_earlier' || saysAnew(need, previous)) return null
  if (FOR_OTHERS.test(folded)) return null
  const asksOfFigures = !isEmpty(askedOf(question, [], previous.kinds).figures)
  if (saysFigure(need, previous) && !asksOfFigures) return null
  const isOfKnowledge =
    need.intent === 'explain' &&
    !asksOfFigures &&
    factAskedLike(question, need, asked.facts, SURELY_KNOWN) !== null
  if (isOfKnowledge) return null
  const shown = (await asked.shown()).slice(0, MOST_ASKED_OF)
  if (namesBrandNotShown(asked, shown)) return null
  const [first] = shown
  const kinds = new Set(shown.map(({ kind }) => kind))
  const wanted = askedOf(question, [], [...kinds])
  // 'pin bay Mỹ 15 tiếng có nổi': a figure that rows state, asked for in whatever words.
  const asksFigure = need.turn === 'ask_about_shown' && wanted.aspects.length > 0
  if (!asksFigure && !asksWhether(folded)) return null
  if (!first || kinds.size > 1 || asksNothing(wanted) || alternativesOf(wanted.features).length > 0)
    return null
  const known = factAmong(wanted.wishes.map(({ fact }) => fact))
  const as = asBefore(need, previous)
  if (shown.length === 1) {
    const told = await orOneThatHas(first, asked, previous)
    return { ...told, draft: known ? withKnown(told.draft, known) : told.draft, need: told.need ?? as }
  }
  const tables = await catalogue.specifications(shown.map(({ id }) => id))
  const said = sayOfShown(wanted, shown, tables)
  const priceSources = await catalogue.priceSources([first.id])
  const lookup = writeLookup([first], priceSources, question)
  const draft = {
    ...lookup,
    paragraphs: [said, ...lookup.paragraphs.slice(0, 1)],
    others: shown.slice(1),
    rules: [said],
  }
  return { draft: known ? withKnown(draft, known) : draft, need: as }
}

/** A question this short that points at a machine is about it: 'rẻ nhì', 'con thứ hai thì sao'; one that numbers it may be longer. */
const SHORT = 6

/** That a machine is taken: its price with where it was seen, and what to ask before paying. */
async function taken(one: Candidate, { catalogue, question }: Asked) {
  const priceSources = await catalogue.priceSources([one.id])
  const next =
    'Trước khi trả tiền, bạn hỏi nơi bán giá hôm đó đã gồm giao lắp chưa, bảo hành mấy tháng và đổi trả ra sao nhé; Chọn Máy không bán hàng.'
  const draft = writeLookup([one], priceSources, question)
  const { count } = readQuantities(readQuestion(question))
  const pieces =
    count === undefined || one.price === null
      ? []
      : [`Lấy ${count} cái hết ${formatVnd(one.price * count)}, chưa tính phí giao lắp.`]
  return {
    ...draft,
    paragraphs: [`Vậy là bạn chốt ${one.title}.`, ...pieces, ...draft.paragraphs, next],
    rules: [...(draft.rules ?? []), ...pieces, next],
  }
}
