import type { Figure, Measure } from './figure-at.ts'
import type { Phase, Post, Uses } from './post.ts'
import type { Thing } from './things.ts'

const MONTHS: Partial<Record<Measure, number>> = { days: 1 / 30, weeks: 12 / 52, months: 1, years: 12 }

/** Each power with the time it is drawn for; null where they do not go together. */
export function phasesOf(
  powers: readonly number[],
  said: readonly Figure[],
  uses: Uses | null,
): Phase[] | null {
  if (powers.length === 0) return []
  const times = said.filter(
    ({ value, per }, index) => said.findIndex((one) => one.value === value && one.per === per) === index,
  )
  if (times.length !== powers.length) return null
  const phases = powers.map((kw, index): Phase => {
    const time = times[index]
    return { kw, hours: time?.value ?? 0, per: time?.per ?? (uses ? 'use' : 'day') }
  })
  // What runs all day draws its other power in some of these hours.
  const within = phases.filter(({ hours, per }) => per === 'day' && hours < 24)
  const rest = 24 - within.reduce((sum, { hours }) => sum + hours, 0)
  return phases.map((phase) =>
    phase.per === 'day' && phase.hours === 24 && within.length > 0 ? { ...phase, hours: rest } : phase,
  )
}

type Money = Pick<Post, 'vnd' | 'replaced' | 'dose'> & {
  price: { vnd: number; isEach: boolean } | null
  /** The months that are said are those after which it is replaced. */
  isTaken: boolean
}

/** What the money that is said of a thing is for; null where that is not sure. */
export function moneyOf({ sort }: Thing, figures: readonly Figure[], uses: Uses | null): Money | null {
  const money: Money = { vnd: [], replaced: [], dose: null, price: null, isTaken: false }
  const sizes = figures.filter(({ of }) => of === 'grams' || of === 'litres')
  for (const [index, figure] of figures.entries()) {
    if (figure.of !== 'money') continue
    const { value, per } = figure
    const next = figures[index + 1]
    const before = figures[index - 1]
    const [interval] = [next, before].filter(
      (one) => one !== undefined && one.per === null && one.of in MONTHS,
    )
    const isFilledUp = per === 'use' && !uses && interval !== undefined
    if (per !== null && per !== 'piece' && !isFilledUp) {
      // What is paid a month is for a machine no more than 'tối đa 40 triệu' is for an evening.
      if (sort === 'machine') return null
      money.vnd.push({ value, per })
    } else if (sort === 'stuff') {
      const [pack, used] = sizes
      if (!pack || !used || pack.of !== used.of || sizes.length > 2) return null
      money.dose = { vnd: value, pack: pack.value, used: used.value }
    } else if (interval && sort !== 'machine') {
      money.replaced.push({ vnd: value, months: interval.value * (MONTHS[interval.of] ?? 1) })
      money.isTaken = true
    } else if (sort === 'service' && uses) money.vnd.push({ value, per: 'use' })
    else if (sort === 'machine' && money.price === null)
      money.price = { vnd: value, isEach: figure.isPiece ?? per === 'piece' }
    else return null
  }
  return money
}
