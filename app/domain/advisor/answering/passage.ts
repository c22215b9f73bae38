import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import { constraintsOf, queryFor } from '../retrieve/constraints.ts'
import { FEATURE_WORDS } from '../retrieve/feature-conditions.ts'
import { narrowestSide, passes, roomBeside } from '../retrieve/passage.ts'
import { sidesOfScreen } from '../sizing/screen-sides.ts'
import type { Need, Place } from '../understand/need.ts'
import { openingOf } from '../understand/places.ts'
import { saidFirst, saidLast } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { sayKind } from '../write/need-words.ts'
import { joinWords, sentence } from '../write/phrasing.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

const cm = (mm: number): string => `${formatNumber(mm / 10, 1)} cm`

/** 'cầu thang 70 cm', 'thang máy sâu 130 cm, cao 210 cm'. */
function sayWay({ name, widthMm, depthMm, heightMm }: Place): string {
  const sides = [
    ...(widthMm === undefined ? [] : [(depthMm ?? heightMm) ? `rộng ${cm(widthMm)}` : cm(widthMm)]),
    ...(depthMm === undefined ? [] : [`sâu ${cm(depthMm)}`]),
    ...(heightMm === undefined ? [] : [`cao ${cm(heightMm)}`]),
  ]
  return `${name ?? 'lối vào'} ${sides.join(', ')}`
}

/** 'Casper 9 kg 54 cm (cao 85 cm)': by which side a machine is carried. */
function saySide({ title, attributes }: Candidate, { heightMm }: Place): string {
  const side = narrowestSide(attributes)
  const { height_mm: height } = attributes
  const high = heightMm !== undefined && typeof height === 'number' ? `, cao ${cm(height)}` : ''
  return `${title} ${side === null ? 'chưa ghi kích thước' : cm(side)}${high}`
}

/** What is said of the machines that an answer shows: which are known to pass, which do not, which nobody measured. */
function sayOfPicks(picks: readonly Candidate[], place: Place): string[] {
  const known = picks.filter(({ attributes }) => passes(attributes, place))
  const stuck = picks.filter(({ attributes }) => passes(attributes, place) === false)
  const unknown = picks.filter(({ attributes }) => passes(attributes, place) === null)
  const room = cm(roomBeside(place))
  const list = (some: readonly Candidate[]) => joinWords(some.map((one) => saySide(one, place)))
  return [
    ...(known.length > 0
      ? [
          `Lọt ${sayWay(place)}, kể cả chừa ${room} cho bao bì và tay người khiêng: bề nhỏ nhất của ${list(known)}.`,
        ]
      : []),
    ...(stuck.length > 0
      ? [`Bề nhỏ nhất: ${list(stuck)}; chừa thêm ${room} thì không lọt ${sayWay(place)}.`]
      : []),
    ...(unknown.length > 0
      ? [`${joinWords(unknown.map(({ title }) => title))} chưa ghi kích thước ngoài, phải hỏi nơi bán trước.`]
      : []),
  ]
}

/** That what was wished of the machine is what does not pass, where even the narrowest that has it does not; null otherwise. */
async function sayTooBig({ need, catalogue }: Asked, place: Place, picks: readonly Candidate[]) {
  const wished = need.features.flatMap((feature) => FEATURE_WORDS[feature] ?? [])
  if (wished.length === 0) return null
  const { place: _, budget: _b, ...own } = need
  const found = await catalogue.find(queryFor(constraintsOf({ ...own, brands: [] }, null), new Set(), 300))
  const sides = found.flatMap(({ attributes }) => narrowestSide(attributes) ?? [])
  const least = Math.min(...sides)
  const needed = least + roomBeside(place)
  if (
    sides.length === 0 ||
    needed <= openingOf(place) ||
    picks.some(({ id }) => found.some((one) => one.id === id && passes(one.attributes, place)))
  )
    return null
  return `${sentence(`${sayKind(need)} ${joinWords(wished)} trong dữ liệu có bề nhỏ nhất từ ${cm(least)}, chừa thêm ${cm(roomBeside(place))} là ${cm(needed)}`)} ${sentence(`${sayWay(place)} thì không khiêng lọt`)}`
}

/** That none is known to pass, and how wide the narrowest is whose row tells; null where some does. */
async function sayNonePasses({ need, catalogue }: Asked, place: Place, picks: readonly Candidate[]) {
  if (picks.some(({ attributes }) => passes(attributes, place))) return null
  const [kind] = need.kinds
  const all = await catalogue.find({ kinds: kind ? [kind] : [], limit: 300 })
  const [narrowest] = all
    .flatMap((candidate) => {
      const side = narrowestSide(candidate.attributes)
      return side === null ? [] : [{ candidate, side }]
    })
    .toSorted((one, other) => one.side - other.side)
  if (!narrowest)
    return {
      said: `Dữ liệu của mình chưa ghi kích thước ngoài của ${sayKind(need)} nào, nên chưa biết máy nào lọt ${sayWay(place)}.`,
    }
  return {
    said: `Mình chưa thấy ${sayKind(need)} nào hợp các điều kiện còn lại mà biết chắc lọt ${sayWay(place)}; hẹp nhất có ghi cỡ là ${narrowest.candidate.title}, bề nhỏ nhất ${cm(narrowest.side)}.`,
    other: narrowest.candidate,
  }
}

/** What helps whoever carries it: at a turn of the stairs, at a door, in a lift. */
function saidBeside({ name, widthMm }: Place) {
  const isOnStairs = name === 'cầu thang' || name === 'chiếu nghỉ'
  const fact = factAmong([isOnStairs ? 'khieng-tu-lanh-cau-thang' : 'dua-tu-lanh-vao-nha'])
  if (!fact) return null
  const turn = 'Ở khúc quanh thì cạnh sâu và chiều cao lúc ngả còn phải lọt chiếu nghỉ.'
  const lift = widthMm === undefined ? 'Bạn đo thêm bề rộng cửa thang máy nữa.' : ''
  const said = isOnStairs
    ? `${turn} ${fact.changes}`
    : name === 'cửa'
      ? fact.changes
      : `${name === 'thang máy' ? lift : ''} Chỗ hẹp nhất trên cả đường đi mới quyết định: đo cả cổng, cửa, chiếu nghỉ.`
  return { said: said.trim(), source: factSource(fact) }
}

/** Machines held against what they have to be carried through; null for what is no such machine. */
export async function answerPassage(asked: Asked, place: Place): Promise<Drafted | null> {
  const { need } = asked
  const [kind, another] = need.kinds
  if (!kind || another) return null
  if (kind === 'tv') return answerScreenThrough(asked, place)
  const drafted = await advise(asked)
  const picks = drafted.draft.picks.map(({ candidate }) => candidate)
  if (picks.length === 0) return drafted
  const none = await sayNonePasses(asked, place, picks)
  const tooBig = await sayTooBig(asked, place, picks)
  const said = [...(tooBig ? [tooBig] : []), ...(none ? [none.said] : []), ...sayOfPicks(picks, place)]
  const beside = saidBeside(place)
  const first = saidFirst(said.join(' '), drafted.draft)
  const draft = beside ? saidLast(beside.said, first, beside.source) : first
  return {
    ...drafted,
    draft: { ...draft, others: [...(draft.others ?? []), ...(none?.other ? [none.other] : [])] },
  }
}

/** A television in a lift: by the sides of its screen, as no row tells of its box. */
async function answerScreenThrough(asked: Asked, place: Place): Promise<Drafted | null> {
  const inches = asked.need.inches?.target ?? asked.need.inches?.max
  if (inches === undefined) return null
  const { widthMm, heightMm } = sidesOfScreen(inches)
  const inner = place.depthMm ?? place.widthMm ?? 0
  const lies = widthMm + roomBeside(place) <= inner
  const stands =
    place.heightMm !== undefined && widthMm + roomBeside(place) <= place.heightMm && heightMm <= inner
  const fit = lies
    ? `lọt ${sayWay(place)} theo bề ngang`
    : stands
      ? `không nằm ngang lọt ${sayWay(place)}, chỉ dựng đứng theo cạnh dài thì còn chừa ${cm((place.heightMm ?? 0) - widthMm)}`
      : `không lọt ${sayWay(place)}`
  const verdict = `Màn ${formatNumber(inches)} inch ngang khoảng ${cm(widthMm)}, cao khoảng ${cm(heightMm)}: ${fit}. Thùng còn lớn hơn màn mà dữ liệu không ghi cỡ thùng, nên hỏi nơi bán cỡ thùng trước khi đặt.`
  const drafted = await advise({ ...asked, need: withoutPlace(asked.need) })
  return { ...drafted, draft: saidFirst(verdict, drafted.draft) }
}

const withoutPlace = ({ place: _place, ...need }: Need): Need => need
