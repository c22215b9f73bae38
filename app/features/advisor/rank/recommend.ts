import type { Candidate } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'
import type { Ranked } from './score.ts'

/** What a pick is for. */
export type Role = 'best' | 'saver' | 'upgrade'

/** A recommended product and the part it plays; the first is always the best fit. */
export type Pick = { role: Role; candidate: Candidate }

/** A cheaper or dearer pick must differ in price by at least this share to be worth a line. */
const SAVER_BELOW = 0.92
const UPGRADE_ABOVE = 1.08
/** A pick below this share of the best fit's score is not worth recommending, whatever it costs. */
const WORTHWHILE = 0.8

/**
 * Up to three products that differ for a reason: the best fit, one that costs clearly less, one that costs clearly
 * more. All come from the candidates, so every constraint held for those is held for these.
 */
export function recommend(ranked: readonly Ranked[], need: Need): Pick[] {
  if (need.order) return inOrder(ranked, need)
  const [best, ...others] = ranked
  if (!best) return []
  const price = best.candidate.price ?? 0
  const worthwhile = others.filter(({ score }) => score.total >= best.score.total * WORTHWHILE)
  const saver = worthwhile.find(({ candidate }) => (candidate.price ?? Infinity) <= price * SAVER_BELOW)
  const upgrade = worthwhile.find(({ candidate }) => (candidate.price ?? 0) >= price * UPGRADE_ABOVE)
  return [
    { role: 'best', candidate: best.candidate },
    ...(saver ? [{ role: 'saver' as const, candidate: saver.candidate }] : []),
    ...(upgrade ? [{ role: 'upgrade' as const, candidate: upgrade.candidate }] : []),
  ]
}

const SIZE_ATTRIBUTES = ['capacity_l', 'screen_in', 'load_kg', 'cooling_btu', 'hp'] as const

/** Superlatives: the extreme of what was asked first, by price, size, rating or year; roles follow the price. */
function inOrder(ranked: readonly Ranked[], { order, priorities }: Need): Pick[] {
  const measure =
    order === 'biggest' && priorities.includes('battery') ? byBattery : MEASURES[order ?? 'best_rated']
  const sorted = ranked
    .map(({ candidate }) => ({ candidate, value: measure(candidate) }))
    .filter((entry): entry is { candidate: Candidate; value: number } => entry.value !== null)
    .sort((a, b) => a.value - b.value || a.candidate.id - b.candidate.id)
    .slice(0, 3)
  const firstPrice = sorted[0]?.candidate.price ?? 0
  return sorted.map(({ candidate }, index) => ({
    role: index === 0 ? 'best' : (candidate.price ?? 0) <= firstPrice ? 'saver' : 'upgrade',
    candidate,
  }))
}

/** The smaller the measure, the earlier the product; null where it cannot be measured. */
const MEASURES: Record<NonNullable<Need['order']>, (candidate: Candidate) => number | null> = {
  cheapest: ({ price }) => price,
  dearest: ({ price }) => (price === null ? null : -price),
  biggest: (candidate) => negative(sizeOf(candidate)),
  smallest: sizeOf,
  newest: ({ releaseYear }) => negative(releaseYear),
  best_rated: ({ rating }) => (rating ? -rating.average - Math.min(rating.count, 20) / 1000 : null),
  popular: ({ rating }) => (rating ? -rating.count : null),
  lightest: ({ attributes }) => (typeof attributes.weight_kg === 'number' ? attributes.weight_kg : null),
}

function sizeOf({ attributes }: Candidate): number | null {
  for (const attribute of SIZE_ATTRIBUTES) {
    const value = attributes[attribute]
    if (typeof value === 'number') return value
  }
  return null
}

const byBattery = ({ attributes: { battery_mah: battery } }: Candidate) =>
  typeof battery === 'number' ? -battery : null

const negative = (value: number | null) => (value === null ? null : -value)
