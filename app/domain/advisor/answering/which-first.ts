import { kindLabel, kindRecord } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { chipsOf } from '../understand/chips.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Need } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import { saidFirst } from '../write/draft.ts'
import { joinWords, lowerFirst } from '../write/phrasing.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'mua máy lọc hay robot trước', 'máy lọc hay robot mua trước'. */
const ASKS_WHICH_FIRST =
  /(?:^|\s)(?:mua|sam|lay|uu tien|dau tu|nen)(?: [a-z0-9]+){0,10} (?:hay|hoac)(?: [a-z0-9]+){1,7} truoc(?![a-z])|(?:^|\s)(?:hay|hoac)(?: [a-z0-9]+){1,7} (?:mua|sam|lay) truoc(?![a-z])/
/** 'máy lọc', after an air purifier was spoken of: the head of its name. */
const HEADS = 2

/** What a record says of a kind of which there is none: the nearest to it. */
const hadOf = (kind: Kind, prices: ReadonlyMap<string, unknown>): Kind =>
  prices.has(kind) ? kind : (kindRecord(kind).instead?.[0] ?? kind)

/**
 * 'với 5 triệu thì mua máy lọc hay robot trước', after what one of them is for was said: that one first, with what both would come
 * to. Null where two are not weighed so, or nothing was said of either.
 */
export async function whichFirst(asked: Asked): Promise<Drafted | null> {
  const { question, need, previous, catalogue } = asked
  const [first] = previous?.kinds ?? []
  const reading = readQuestion(question)
  if (!previous || !first || !ASKS_WHICH_FIRST.test(reading.folded)) return null
  const head = fold(kindLabel(first)).split(' ').slice(0, HEADS).join(' ')
  const named = kindMentions(reading).flatMap(({ value }) => value ?? [])
  const isNamed = named.includes(first) || ` ${reading.folded} `.includes(` ${head} `)
  const { prices } = await catalogue.names()
  const [other] = named.map((kind) => hadOf(kind, prices)).filter((kind) => kind !== first)
  const told = chipsOf(previous).filter(({ slot }) => !/^(?:kinds:|budget|brands)/.test(slot))
  if (!isNamed || !other || told.length === 0) return null
  const [one, second] = [first, other].map((kind) => lowerFirst(kindLabel(kind)))
  const why = joinWords(told.slice(0, 3).map(({ label }) => `“${lowerFirst(label)}”`))
  const said = `Mua ${one} trước bạn nhé: điều bạn kể (${why}) là việc của ${one}; ${second} lo việc khác nên để đợt sau cũng được. Dưới đây là mỗi món một máy để bạn thấy cả hai hết bao nhiêu.`
  const { priceLevel: _, ...rest } = previous
  const both: Need = {
    ...rest,
    ...(need.budget ? { budget: need.budget } : {}),
    kinds: [first, other],
    isOneOfKinds: false,
    intent: 'advise',
    turn: 'add',
    followUp: true,
  }
  const advice = await advise({ ...asked, need: both })
  return advice.draft.picks.length > 0 ? { ...advice, draft: saidFirst(said, advice.draft) } : null
}
