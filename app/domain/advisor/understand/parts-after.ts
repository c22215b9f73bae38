import type { Kind } from '#app/kinds/kind.ts'
import type { Need, WantedPart } from './need.ts'
import type { Reading } from './reading.ts'
import { union } from './union.ts'
import { countAfter } from './wanted-together.ts'

/** What a part says, without what it leaves open. */
const saidOf = (part: WantedPart): Partial<WantedPart> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => !Array.isArray(value) || value.length > 0))

/** What was said of the only thing that was spoken of, as its part of several. */
export function withOwnPart(previous: Need): Need {
  const [kind, another] = previous.kinds
  if (!kind || another || previous.parts) return previous
  const { features, unstated, unstatedExcluded, priorities, brands } = previous
  const { kg, litres, inches, hp, btu, placeSettings, ramGb, storageGb, figures } = previous
  const sizes = Object.entries({ kg, litres, inches, hp, btu, placeSettings, ramGb, storageGb }).filter(
    ([, size]) => size !== undefined,
  )
  const part = {
    kind,
    features,
    unstated,
    unstatedExcluded,
    priorities,
    brands,
    ...Object.fromEntries(sizes),
    ...(Object.keys(figures).length > 0 ? { figures } : {}),
  }
  return { ...previous, parts: [part] }
}

/** Sizes are said of one thing of several, and kept with it. */
export function forgetSizes(need: Need): void {
  for (const size of ['kg', 'litres', 'inches', 'hp', 'btu', 'placeSettings', 'ramGb', 'storageGb'] as const)
    delete need[size]
  need.figures = {}
}

/** What is said of each thing, with what was said of it before where this says nothing of it. */
export function partsAfter(
  reading: Reading,
  { parts = [] }: Need,
  previous: Need,
  kinds: readonly Kind[],
): WantedPart[] {
  const before = (previous.parts ?? []).map((part): WantedPart => {
    const newer = parts.find(({ kind }) => kind === part.kind)
    const count = countAfter(reading, part)
    return { ...part, ...(newer && saidOf(newer)), ...(count && { count }) }
  })
  // Several of one kind take the place of what was said of it: 'một cái 65, một cái 50'.
  const isAgain = (kind: Kind) => parts.filter((part) => part.kind === kind).length > 1
  const kept = before.filter(({ kind }) => !isAgain(kind))
  const known = new Set(kept.map(({ kind }) => kind))
  return [...kept, ...parts.filter(({ kind }) => !known.has(kind))].filter(({ kind }) => kinds.includes(kind))
}

/** Two things that were spoken of one after the other as wanted together: each with what was said of it, the sums left open. */
export function wantedTogether(one: Need, other: Need): Need {
  const { budget: _, parts: _own, priceLevel: _level, order: _order, ...need } = other
  const parts = [one, other].flatMap((own) => withOwnPart(own).parts ?? [])
  const whole: Need = {
    ...need,
    kinds: [...one.kinds, ...other.kinds],
    parts,
    isOneOfKinds: false,
    features: [],
    unstated: [],
    unstatedExcluded: [],
    priorities: [],
    brands: [],
    uses: union(one.uses, other.uses),
  }
  forgetSizes(whole)
  return whole
}
