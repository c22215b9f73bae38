import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate } from '../catalogue.ts'
import { retrieve } from '../retrieve/retrieve.ts'
import { besideOf, goesIn, sayCm, SIDES } from '../retrieve/sides.ts'
import { readAspects } from '../stated/aspects.ts'
import type { Aspect } from '../stated/aspects.ts'
import { sayAspect, sayRangeOf } from '../stated/say-asked.ts'
import type { Intent, Need } from '../understand/need.ts'
import { readQuestion } from '../understand/reading.ts'
import { writeLookup } from '../write/lookup.ts'
import { sayKind, sayNeed } from '../write/need-words.ts'
import { joinWords, sentence } from '../write/phrasing.ts'
import { writeNotStated } from '../write/talk.ts'
import type { Asked, Drafted } from './asked.ts'

const HOW_MUCH = /(?:^|\s)(?:bao nhieu|bn|may)(?![a-z])/
/** What is enough, how long something takes, or how two things compare is knowledge rather than a figure of rows. */
const OF_KNOWLEDGE =
  /(?:^|\s)(?:nen|can|du|vua|hop|tot|dat|de|chinh|thay|bao lau|lau|la gi|cach|tien|dong|hon|khac|bang|doi)(?![a-z])/
const OF_ROWS: ReadonlySet<Intent> = new Set<Intent>(['lookup', 'size', 'explain', 'price'])

/** What was said is not asked for: '9000 btu là mấy ngựa' asks what it means. */
const isSaid = (figures: readonly string[], { hp, btu }: Need): boolean =>
  (hp ?? btu) !== undefined && figures.includes('hp')

function withoutPlace({ widthMm: _width, depthMm: _depth, heightMm: _height, ...need }: Need): Need {
  return need
}

/** Whether what was found fits the place that was said, by the rows that state their sides: 'chỗ ngang 160 cm thì không vừa'. */
function sayFit(need: Need, products: readonly Candidate[]): string[] {
  const beside = products.flatMap((product) => besideOf(need, product))
  return SIDES.flatMap(([slot, , name]) => {
    const left = beside.flatMap((one) => (one.name === name ? [one.left] : []))
    const place = need[slot]
    if (place === undefined || left.length === 0) return []
    const where = `Chỗ của bạn ${name} ${sayCm(place)}`
    if (Math.max(...left) < 0) return [`${where} thì không vừa cỡ này, nên chọn cỡ nhỏ hơn.`]
    if (Math.min(...left) < 0) return [`${where} thì chỉ vừa những máy hẹp hơn mức đó.`]
    return [`${where} thì vừa.`]
  })
}

/** How many of the figures asked for a product states. */
const toldOf = (aspects: readonly Aspect[], { attributes }: Candidate): number =>
  aspects.flatMap(({ figures }) => figures).filter((figure) => attributes[figure] !== undefined).length

/** Fewer rows than this say nothing of their kind. */
const ENOUGH_ROWS = 2
const SHOWN = 3

/**
 * A figure asked of machines of a kind rather than of one: 'tivi 55 inch ngang bao nhiêu', answered by the range of the rows
 * that state it. Where too few do, that it is not
 * stated; null where a question asks for something else.
 */
export async function figuresOfKind({ question, need, catalogue }: Asked): Promise<Drafted | null> {
  const [kind, another] = need.kinds
  const folded = fold(question)
  const isOfRows = OF_ROWS.has(need.intent) && !need.followUp && need.models.length === 0
  const isToBeSized = [need.people, need.roomM2, need.roomM3, need.distanceM].some(
    (fact) => fact !== undefined,
  )
  if (isToBeSized) return null
  if (!kind || another || !isOfRows || !HOW_MUCH.test(folded) || OF_KNOWLEDGE.test(folded)) return null
  const aspects = readAspects(readQuestion(question)).filter(({ figures }) => !isSaid(figures, need))
  if (aspects.length === 0) return null
  // A place that is said beside is held against what is found.
  const { candidates, givenUp } = await retrieve(withoutPlace(need), null, catalogue)
  if (givenUp.length > 0) return null
  const stating = candidates.filter((one) => aspects.some((aspect) => sayAspect(aspect, one) !== null))
  if (stating.length < ENOUGH_ROWS) return { draft: writeNotStated(need, aspects), unanswered: true }
  const which = [sayKind(need), sayNeed(need)].filter(Boolean).join(' ')
  const ranges = aspects.flatMap((aspect) => sayRangeOf(aspect, stating) ?? [])
  if (ranges.length === 0) return null
  const said = sentence(`trong ${stating.length} ${which} mình có số liệu, ${joinWords(ranges)}`)
  const fit = sayFit(need, stating)
  const fitting = stating.filter((one) => goesIn(need, one))
  const shown = (fitting.length > 0 ? fitting : stating)
    .toSorted((one, other) => toldOf(aspects, other) - toldOf(aspects, one))
    .slice(0, SHOWN)
  const examples = shown.map(
    (one) => `• ${one.title}: ${aspects.flatMap((aspect) => sayAspect(aspect, one) ?? []).join('; ')}`,
  )
  const priceSources = await catalogue.priceSources(shown.map(({ id }) => id))
  const lookup = writeLookup(shown, priceSources, question)
  const list = examples.join('\n')
  return {
    draft: {
      ...lookup,
      paragraphs: [said, ...fit, list],
      others: shown.slice(1),
      rules: [said, ...fit, list],
    },
  }
}
