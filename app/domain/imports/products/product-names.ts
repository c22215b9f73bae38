import type { Match, Naming } from '#app/domain/imports/import-subject.ts'
import { fold, foldForSearch } from '#app/vietnamese/fold.ts'
import { slugify } from '#app/vietnamese/slug.ts'

/** What tells a product from others, as a row or the catalogue says it. */
export type Identity = {
  id: number | null
  sourceKey: string | null
  /** As `readGtin` writes it. */
  gtin: string | null
  brand: string | null
  model: string | null
  title: string
}

/** A product of the catalogue that a row may mean. */
export type KnownProduct = Identity & { categoryId: number; category: string; isTrashed: boolean }

const squashed = (model: string) => fold(model).replace(/[^a-z0-9]+/g, '')
const titleName = (title: string) => `title ${foldForSearch(title.trim())}`
const modelName = (brand: string | null, model: string) =>
  `model ${brand === null ? '*' : slugify(brand)} ${squashed(model)}`

/** The shortest code of a title that is taken for a model, in letters and figures. */
const SHORTEST_CODE = 6
const MOST_HINTS = 2

const wordsOf = (title: string) => [...new Set(title.split(/[\s,;()[\]]+/).map(squashed))]

/** Letters with figures, but no figure with its unit ('12000btu'). */
const LIKE_CODE = /^(?=.*\d)[a-z]|^\d+[a-z]+\d/

/** Words of a title that look like model codes. */
const codesIn = (title: string): string[] =>
  wordsOf(title).filter((word) => word.length >= SHORTEST_CODE && LIKE_CODE.test(word))

/** Words of a title that may be a short model code ('FS60X', '4423', no year): enough to ask, never to know. */
const hintsIn = (title: string): string[] =>
  wordsOf(title)
    .filter(
      (word) =>
        word.length < SHORTEST_CODE &&
        ((word.length >= 4 && LIKE_CODE.test(word)) ||
          (/^\d{4,5}$/.test(word) && !/^(?:19|20)\d\d$/.test(word))),
    )
    .slice(0, MOST_HINTS)

/**
 * The names by which a row may mean a product, the surest first: what was decided about it, id, source key; then barcode, brand with
 * model or model alone, a code in its title that is a model, title, a short code of its brand. A row that gives both id and source key is checked for saying the
 * same before.
 */
export function namingsOfRow(identity: Identity): Naming[] {
  const { id, sourceKey, gtin, brand, model, title } = identity
  if (id !== null) return [{ name: `id ${id}`, by: 'key' }]
  const codes = model ? (squashed(model) ? [model] : []) : codesIn(title)
  return [
    { name: `decided ${keyOfRow(identity)}`, by: 'key' },
    ...(sourceKey ? [{ name: `source ${sourceKey}`, by: 'key' as const }] : []),
    ...(gtin ? [{ name: `gtin ${gtin}`, by: 'gtin' as const }] : []),
    ...codes.map((code) => ({
      name: modelName(brand, code),
      by: model ? ('model' as const) : ('code' as const),
    })),
    ...(title ? [{ name: titleName(title), by: 'title' as const }] : []),
    ...(model || brand === null ? [] : hintsIn(title)).map((code) => ({
      name: modelName(brand, code),
      by: 'hint' as const,
    })),
  ]
}

/** The source key of a product that a row makes: what the row says, else its barcode, else made of brand and model, or of the title. */
export function keyOfRow({ sourceKey, gtin, brand, model, title }: Identity): string {
  if (sourceKey) return sourceKey
  if (gtin) return gtin
  if (model && squashed(model))
    return [brand ? slugify(brand) : '', squashed(model)].filter(Boolean).join('-')
  return slugify(title)
}

/** Every name a product goes by. In the trash it is only found by id and source key: a row that says a model makes a new one. */
export function namesOfProduct({
  id,
  sourceKey,
  gtin,
  brand,
  model,
  title,
  isTrashed,
}: Identity & { isTrashed: boolean }): string[] {
  const exact = [...(id === null ? [] : [`id ${id}`]), ...(sourceKey ? [`source ${sourceKey}`] : [])]
  if (isTrashed) return exact
  const models = model && squashed(model) ? [modelName(null, model)] : []
  return [
    ...exact,
    ...(gtin ? [`gtin ${gtin}`] : []),
    ...models,
    ...(models.length > 0 && model && brand ? [modelName(brand, model)] : []),
    titleName(title),
  ]
}

/** Figures of a title that tell variants apart ('256gb', '9kg', '15'), without model codes. */
const figuresIn = (title: string): Set<string> =>
  new Set(
    foldForSearch(title)
      .split(/\s+/)
      .flatMap((word) => /^(\d+(?:[.,]\d+)?)[a-z]*$/.exec(word)?.[1] ?? []),
  )

/** Whether each of two titles has a figure that the other lacks. */
function figuresDiffer(one: string, other: string): boolean {
  const own = figuresIn(one)
  const others = figuresIn(other)
  const lacks = (some: Set<string>, all: Set<string>) => [...some].some((figure) => !all.has(figure))
  return lacks(own, others) && lacks(others, own)
}

const differ = <T>(one: T | null, other: T | null, as: (value: T) => string): boolean =>
  one !== null && other !== null && as(one) !== as(other)

/**
 * Whether a row means a product that it was found by something weaker than a key: 'other' for surely not, or why somebody has to
 * look.
 */
export function judgeMatch(
  row: Identity & { categoryId: number | null },
  known: KnownProduct,
  by: Naming['by'],
): Match {
  const isOtherBrand = differ(row.brand, known.brand, slugify)
  const isOtherBarcode = differ(row.gtin, known.gtin, String)
  if (by === 'gtin') return isOtherBrand ? doubt('The same barcode, but another brand') : SAME
  if (by === 'title') {
    if (isOtherBrand || isOtherBarcode || differ(row.model, known.model, squashed)) return OTHER
    // A source that knows its products by keys of its own may have two of one name.
    return row.sourceKey !== null ? doubt('The same name under another key') : SAME
  }
  if (by === 'hint') {
    const isElsewhere = differ(row.categoryId, known.categoryId, String)
    if (isOtherBrand || isOtherBarcode || isElsewhere || figuresDiffer(row.title, known.title)) return OTHER
    return doubt('The name holds the model of this product')
  }
  if (isOtherBarcode) return doubt('The same model, but another barcode')
  if (figuresDiffer(row.title, known.title)) return doubt('The same model, but other figures in the name')
  if (row.sourceKey !== null && differ(row.categoryId, known.categoryId, String))
    return doubt('The same model, but another category')
  const isSureOfBrand = row.brand !== null && known.brand !== null && !isOtherBrand
  const isNamedAlike = row.sourceKey === null && titleName(row.title) === titleName(known.title)
  if (by === 'code' && !isSureOfBrand && !isNamedAlike)
    return doubt('The name holds the model of this product')
  return SAME
}

const SAME: Match = { is: 'same' }
const OTHER: Match = { is: 'other' }
const doubt = (reason: string): Match => ({ is: 'doubt', reason })

const BY_ID = /^product-(\d{1,9})$/

/** The key of a product within an import: its source key, else its id. */
export const productKey = (id: number, sourceKey: string | null): string => sourceKey ?? `product-${id}`

/** The id in the key of a product without a source key; null for any other key. */
export const idInKey = (key: string): number | null => Number(BY_ID.exec(key)?.[1] ?? Number.NaN) || null

/** What names ask for, as columns of the catalogue hold it: models without marks and what is no letter or figure, titles folded. */
export function sortedNames(names: readonly string[]) {
  const after = (kind: string) =>
    names.flatMap((name) => (name.startsWith(`${kind} `) ? [name.slice(kind.length + 1)] : []))
  return {
    ids: after('id').map(Number),
    decided: after('decided'),
    sourceKeys: after('source'),
    gtins: after('gtin'),
    models: [...new Set(after('model').map((name) => name.slice(name.indexOf(' ') + 1)))],
    titles: after('title'),
  }
}
