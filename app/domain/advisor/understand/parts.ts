import type { Kind } from '#app/kinds/kind.ts'
import type { NameMention } from '../mentions/read-names.ts'
import { ACCESSORY_KINDS } from './kind-words.ts'
import { kindMentions } from './product-kinds.ts'
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

/** What stands between a product and a thing that is wanted beside it. */
const BESIDE = /(?:^|\s)(?:kem|va|voi|them|mua|sam|lay|cong|hay|hoac)(?![a-z])|[,;+.]/

/**
 * The kinds without accessories that are only asked about behind a model's name: 'OPPO A3 có khe thẻ nhớ không', 'iphone 15 sạc
 * bao lâu'. What stands before the name, or is wanted beside it, stays: 'sạc cho iphone 15', 'iphone 15 kèm sạc'.
 */
export function withoutPartsOfModel(kinds: Kind[], names: readonly NameMention[], reading: Reading): Kind[] {
  const model = names.find(({ isModel, kind }) => isModel && kind !== null && !ACCESSORY_KINDS.has(kind))
  if (!model?.kind) return kinds
  const parts = kindMentions(reading).flatMap(({ value, start }) => {
    const isPart = value !== null && ACCESSORY_KINDS.has(value) && start >= model.end
    return isPart && !BESIDE.test(reading.folded.slice(model.end, start)) ? [value] : []
  })
  const left = kinds.filter((kind) => !parts.includes(kind))
  return left.length > 0 ? left : [model.kind]
}
