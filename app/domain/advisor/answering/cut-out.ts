import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate, Specification } from '../catalogue.ts'
import { factAmong } from '../knowledge/fact-base.ts'
import type { Feature, Need, Place } from '../understand/need.ts'
import { saidFirst } from '../write/draft.ts'
import { factSource } from '../write/explain.ts'
import { joinWords } from '../write/phrasing.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/** The sides of the usual cut-out of a European hob of four zones, in mm (content/facts: kich-thuoc-khoet-da-bep). */
const OF_FOUR_ZONES = { widthMm: 560, depthMm: 490 }
/** A narrower cut-out is of one zone. */
const OF_ONE_ZONE = 400
/** How far a cut-out that a row states may be from the one there is, in mm. */
const NEAR = 10

const ZONES: ReadonlySet<Feature> = new Set<Feature>(['hob_single', 'hob_double', 'hob_triple'])

const isNear = (one: number, other: number) => Math.abs(one - other) <= NEAR

/** The zones that a hob over such a cut-out has, where none were said. */
function zonesFor({ widthMm = 0, depthMm = 0 }: Place): Feature {
  if (isNear(widthMm, OF_FOUR_ZONES.widthMm) && isNear(depthMm, OF_FOUR_ZONES.depthMm)) return 'hob_triple'
  return widthMm < OF_ONE_ZONE ? 'hob_single' : 'hob_double'
}

const ofCutOut = (need: Need, place: Place): Need => {
  const saysZones = need.features.some((feature) => ZONES.has(feature))
  // What comes first is given up last: a portable hob covers no hole.
  const features: Feature[] = ['hob_built_in', ...(saysZones ? [] : [zonesFor(place)]), ...need.features]
  return {
    ...need,
    kinds: ['hob'],
    perhaps: [],
    isMeant: false,
    isOwned: false,
    features: [...new Set(features)],
  }
}

/** The cut-out that a specification table states, in mm as written; null where it states none. */
function cutOutOf(table: readonly Specification[]): number[] | null {
  const line = table.find(({ name }) => /khoet|lo da|cat da/.test(fold(name)))
  if (!line) return null
  const sides = [...line.value.matchAll(/\d{2,4}(?:[.,]\d)?/g)].map(([text]) =>
    Number(text.replace(',', '.')),
  )
  return sides.map((side) => (side < 100 ? side * 10 : side))
}

/** Built-in hobs for a cut-out that is there: those whose row states it, else that it has to be asked for. */
export async function answerCutOut(asked: Asked, place: Place): Promise<Drafted | null> {
  const need = ofCutOut(asked.need, place)
  const drafted = await advise({ ...asked, need })
  const picks = drafted.draft.picks.map(({ candidate }) => candidate)
  if (picks.length === 0) return drafted
  const tables = await asked.catalogue.specifications(picks.map(({ id }) => id))
  const { widthMm = 0, depthMm = 0 } = place
  const stated = picks.flatMap((candidate) => {
    const sides = cutOutOf(tables.get(candidate.id) ?? [])
    return sides
      ? [{ candidate, isFit: [widthMm, depthMm].every((side) => sides.some((one) => isNear(one, side))) }]
      : []
  })
  const hole = `${formatNumber(widthMm / 10)} × ${formatNumber(depthMm / 10)} cm`
  const fit = stated.filter(({ isFit }) => isFit).map(({ candidate }) => candidate)
  const fact = factAmong(['kich-thuoc-khoet-da-bep'])
  const said = sayCutOut(hole, fit, stated.length)
  const first = saidFirst(said, drafted.draft)
  return { ...drafted, draft: fact ? { ...first, sources: [...first.sources, factSource(fact)] } : first }
}

function sayCutOut(hole: string, fit: readonly Candidate[], stated: number): string {
  if (fit.length > 0)
    return `${joinWords(fit.map(({ title }) => title))} ghi cỡ khoét đá đúng lỗ ${hole} của bạn.`
  const none =
    stated > 0
      ? `Cỡ khoét đá mà các bếp dưới đây ghi không trùng lỗ ${hole} của bạn`
      : `Thông số mình có không ghi cỡ khoét đá của bếp nào, nên mình chưa dám nói mẫu nào vừa lỗ ${hole}`
  return `${none}. Dưới đây là bếp lắp âm đúng loại; trước khi mua bạn hỏi nơi bán “kích thước khoét đá” của đúng mẫu, gần bằng lỗ và mặt kính phủ kín lỗ là được. Đừng lấy cỡ mặt kính thay cho cỡ khoét: mặt kính luôn lớn hơn lỗ để gác lên mép.`
}
