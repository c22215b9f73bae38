import { fold, foldForSearch } from '#app/vietnamese/fold.ts'
import { slugify } from '#app/vietnamese/slug.ts'

/** What tells a product from others, as a row or the catalogue says it. */
export type Identity = {
  id: number | null
  sourceKey: string | null
  brand: string | null
  model: string | null
  title: string
}

const squashed = (model: string) => fold(model).replace(/[^a-z0-9]+/g, '')
const titleName = (title: string) => `title ${foldForSearch(title.trim())}`
const modelName = (brand: string | null, model: string) =>
  `model ${brand === null ? '*' : slugify(brand)} ${squashed(model)}`

/**
 * The name by which a row means a product: the first it has of id, source key, model with brand, model alone, title. A row that
 * gives both id and source key is checked for saying the same before.
 */
export function nameOfRow({ id, sourceKey, brand, model, title }: Identity): string {
  if (id !== null) return `id ${id}`
  if (sourceKey) return `source ${sourceKey}`
  if (model && squashed(model)) return modelName(brand, model)
  return titleName(title)
}

/** The source key of a product that a row makes: what the row says, else made of brand and model, or of the title. */
export function keyOfRow({ sourceKey, brand, model, title }: Identity): string {
  if (sourceKey) return sourceKey
  if (model && squashed(model))
    return [brand ? slugify(brand) : '', squashed(model)].filter(Boolean).join('-')
  return slugify(title)
}

/** Every name a product goes by. In the trash it is only found by id and source key: a row that says a model makes a new one. */
export function namesOfProduct({
  id,
  sourceKey,
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
    ...models,
    ...(models.length > 0 && model && brand ? [modelName(brand, model)] : []),
    titleName(title),
  ]
}

const BY_ID = /^product-(\d{1,9})$/

/** The key of a product within an import: its source key, else its id. */
export const productKey = (id: number, sourceKey: string | null): string => sourceKey ?? `product-${id}`

/** The id in the key of a product without a source key; null for any other key. */
export const idInKey = (key: string): number | null => Number(BY_ID.exec(key)?.[1] ?? Number.NaN) || null

/** What names ask for, as columns of the catalogue hold it: models as the search's index has them, titles folded. */
export function sortedNames(names: readonly string[]) {
  const after = (kind: string) =>
    names.flatMap((name) => (name.startsWith(`${kind} `) ? [name.slice(kind.length + 1)] : []))
  return {
    ids: after('id').map(Number),
    sourceKeys: after('source'),
    models: [...new Set(after('model').map((name) => name.slice(name.indexOf(' ') + 1)))],
    titles: after('title'),
  }
}
