import { changesOfField } from '#app/domain/imports/import-changes.ts'
import type { Candidate, FieldChange } from '#app/domain/imports/import-subject.ts'
import { writeLines } from './cell-lines.ts'
import { writeFigure } from './cell-values.ts'
import { EXPORTED_FIELDS } from './product-columns.ts'
import type { ProductField } from './product-columns.ts'
import type { KnownProduct } from './product-names.ts'
import type { ProductState, ProductValues, ShopOffer } from './product-state.ts'

/** A product as the cells of a file: what exports write, and by which two states are compared. */
export function cellOf(state: ProductState, field: ProductField): string {
  switch (field) {
    case 'images':
      return writeLines(state.images.map(({ url, alt }) => [url, alt]))
    case 'specifications':
      return writeLines(state.specifications.map(({ group, name, value }) => [group, name, value]))
    case 'prices':
      return writeLines(state.offers.flatMap(pricesOf))
    case 'shop':
    case 'shop_url':
    case 'shop_price':
    case 'shop_list_price':
    case 'stock':
    case 'seen_on':
    case 'seen_at':
    case 'price_source':
      return ''
    default:
      return String(state[field] ?? '')
  }
}

const pricesOf = ({ shop, url, seen }: ShopOffer): string[][] =>
  seen.length === 0
    ? [[shop, '', '', '', '', url ?? '']]
    : seen.map(({ price, list_price: list, observed_on: day, source }) => [
        shop,
        String(price),
        day,
        list === null ? '' : String(list),
        source,
        url ?? '',
      ])

/** The figure of a product as a cell. */
export const figureCell = ({ attributes }: ProductState, key: string): string => {
  const value = attributes[key]
  return value === undefined ? '' : writeFigure(value)
}

/** A row beside a product that it may mean: what tells products apart. */
export function compareProducts(
  { identity, category }: ProductValues,
  known: KnownProduct,
): Omit<Candidate, 'key'> {
  const sides = [
    ['title', identity.title, known.title],
    ['brand', identity.brand, known.brand],
    ['model', identity.model, known.model],
    ['gtin', identity.gtin, known.gtin],
    ['category', category?.name, known.category],
    ['source_key', identity.sourceKey, known.sourceKey],
  ] as const
  return {
    id: known.id,
    title: known.title,
    sides: sides.map(([field, row, there]) => ({ field, row: row ?? '', there: there ?? '' })),
  }
}

/** What differs between two states of a product, as texts short enough to be compared at a glance. */
export function productChanges(before: ProductState, after: ProductState): FieldChange[] {
  const keys = new Set([...Object.keys(before.attributes), ...Object.keys(after.attributes)])
  return [
    ...EXPORTED_FIELDS.flatMap((field) => changesOfField(field, cellOf(before, field), cellOf(after, field))),
    ...[...keys].flatMap((key) =>
      changesOfField(`attr:${key}`, figureCell(before, key), figureCell(after, key)),
    ),
    ...changesOfField('is_trashed', String(before.is_trashed), String(after.is_trashed)),
  ]
}
