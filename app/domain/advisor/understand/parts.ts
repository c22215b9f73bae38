import type { Kind } from '#app/kinds/kind.ts'
import type { Reading } from './reading.ts'

/** A word that names a kind of its own, but a part or a function of the machine that is spoken of. */
const PARTS: readonly { of: readonly Kind[]; part: Kind; unless: RegExp }[] = [
  {
    of: ['phone', 'tablet', 'laptop', 'tv', 'smartwatch'],
    part: 'monitor',
    unless: /man hinh (?:may tinh|roi|gaming|lcd)|(?:mua|them|con) (?:cai |mot |1 )?man hinh/,
  },
  { of: ['microwave', 'air_fryer'], part: 'oven', unless: /lo nuong/ },
]

/** The kinds a follow-up names, without what is only a part of the machine spoken of: 'màn hình 11 inch' of a tablet. */
export function withoutParts(kinds: Kind[], spokenOf: readonly Kind[], { folded }: Reading): Kind[] {
  const parts = PARTS.filter(
    ({ of, unless }) => of.some((kind) => spokenOf.includes(kind)) && !unless.test(folded),
  )
  return kinds.filter((kind) => spokenOf.includes(kind) || !parts.some(({ part }) => part === kind))
}
