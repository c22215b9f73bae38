import type { AttributeValue } from '#app/domain/catalogue/attributes.ts'
import { basicsInput, pricesInput } from '#app/domain/catalogue/editing/product-input.ts'
import { readGtin } from '#app/domain/catalogue/gtin.ts'
import { sortedVnd } from '#app/domain/catalogue/price.ts'
import type { Cells, Choices, Problem, ReadRow } from '#app/domain/imports/import-subject.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import { parseNumber } from '#app/vietnamese/numbers.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { priceAsText, readFigure, readYesNo } from './cell-values.ts'
import { problemIn } from './form-limits.ts'
import {
  brandNamed,
  categoryId,
  categoryToMake,
  foreignValues,
  LEFT_OUT,
  NO_BRAND,
} from './product-choices.ts'
import { attributeOfColumn } from './product-columns.ts'
import { idInKey, keyOfRow } from './product-names.ts'
import type { Identity } from './product-names.ts'
import { TEXTS } from './product-state.ts'
import type { ProductValues } from './product-state.ts'
import { readFigures } from './read-figures.ts'
import type { ReadFigures } from './read-figures.ts'
import { readPictures, readSpecifications } from './row-lists.ts'
import { isPriceSeen, readOffers } from './row-offers.ts'

/** A category; `id` is 0 for one that the start of the import makes. */
export type Category = { id: number; name: string; kind: string }

/** What rows point to, as far as it exists; names are folded. */
export type ProductReferences = {
  /** The name of a brand by its name, its slug and its former slugs. */
  brands: ReadonlyMap<string, string>
  /** The names of those that this import has made. */
  newBrands: ReadonlySet<string>
  categories: ReadonlyMap<string, Category>
  categoriesById: ReadonlyMap<number, Category>
  /** What the file's own categories and brands become. */
  choices: Choices
  /** The source keys of products by their ids; null for one without. */
  sourceKeys: ReadonlyMap<number, string | null>
  /** Our addresses of pictures that were fetched before, by their addresses in files. */
  pictures: ReadonlyMap<string, string>
  /** YYYY-MM-DD in Vietnam. */
  today: string
}

/** What is read of a row, and what was wrong with it so far. */
export type Reading = { cells: Cells; problems: Problem[]; notes: Problem[] }

const LIMITS = {
  title: basicsInput.shape.title,
  description: basicsInput.shape.des,
  sub_category: basicsInput.shape.sub_cate,
  model: basicsInput.shape.model,
  image: basicsInput.shape.image,
  price: pricesInput.shape.price,
  lowest_price: pricesInput.shape.lowest_price,
  manufacturer_price: pricesInput.shape.manufacturer_price,
  rumored_price: pricesInput.shape.rumored_price,
} as const

/** A row of a product file; limits are those of the product's form. */
export function readProductRow(cells: Cells, references: ProductReferences): ReadRow<ProductValues> {
  const reading: Reading = { cells, problems: [], notes: [] }
  for (const [field, limit] of Object.entries(LIMITS)) {
    const text = cells.get(field)
    if (text) reading.problems.push(...problemIn(limit, text, field))
  }
  const chosen = choicesOf(cells, references)
  const leftOut = Object.entries(chosen).find(([, choice]) => choice === LEFT_OUT)
  if (leftOut) {
    const [list] = leftOut
    const value = foreignValues(cells)[list as keyof typeof chosen]
    return { ok: false, isLeftOut: true, problems: [{ message: `Left out, as chosen for "${value}"` }] }
  }
  const identity = identityOf(reading, references, chosen.brands)
  const category = categoryOf(reading, references, chosen.categories)
  for (const field of PRICES) noteOddPrice(reading, field)
  const table = readSpecifications(reading)
  const lines = [
    ...(table.specifications ?? []),
    ...table.lines.flatMap(({ value, ...line }) => (value ? [{ ...line, value }] : [])),
  ]
  const derived = category ? readFigures(category.kind, lines, identity.title) : NO_FIGURES
  const values: ProductValues = {
    ...(Object.fromEntries(TEXTS.map((field) => [field, textOf(cells, field)])) as Pick<
      ProductValues,
      (typeof TEXTS)[number]
    >),
    ...withOurPicture(cells, references),
    identity,
    gtin: gtinOf(reading),
    title: textOf(cells, 'title'),
    description: textOf(cells, 'description'),
    brand: cells.has('brand') ? identity.brand : undefined,
    category,
    release_year: yearOf(reading),
    is_hidden: hiddenOf(reading),
    attributes: attributesOf(reading),
    derived: derived.figures,
    images: readPictures(reading, references.pictures),
    ...table,
    offers: readOffers(reading, references.today),
  }
  const [first, ...others] = reading.problems
  if (first) return { ok: false, problems: [first, ...others] }
  const tally = { lines: lines.length, read: derived.lines, figures: derived.figures.size }
  return { ok: true, values, notes: reading.notes, tally }
}

const NO_FIGURES: ReadFigures = { figures: new Map(), lines: 0 }

const PRICES = ['price', 'lowest_price', 'manufacturer_price', 'rumored_price'] as const

/** The main picture where it was fetched before: it lies here. */
function withOurPicture(
  cells: Cells,
  { pictures }: ProductReferences,
): Partial<Pick<ProductValues, 'image'>> {
  const ours = pictures.get(cells.get('image') ?? '')
  return ours === undefined ? {} : { image: ours }
}

/** @returns undefined where the file has no such column, null where it is blank */
function textOf(cells: Cells, field: string): string | null | undefined {
  const text = cells.get(field)
  if (!text) return text === undefined ? undefined : null
  if (field === 'price' && isPriceSeen(cells)) return undefined
  if (!PRICES.some((price) => price === field)) return text
  return saysNoPrice(text) ? null : priceAsText(text)
}

/** 'không rõ', 'N/A', '-': a cell that is filled in, and says that nothing is known. */
const saysNoPrice = (text: string): boolean =>
  /^(?:(?:khong|chua) (?:ro|co|biet|co gia|cap nhat)|dang cap nhat|n\/?a|null|none|unknown|tbd|tba|[-–—?.]+)$/.test(
    foldForSearch(text).trim(),
  )

/** A price without a figure is shown as it stands: 'Liên hệ' is meant. What says that there is none is left empty. */
function noteOddPrice({ cells, notes }: Reading, field: (typeof PRICES)[number]): void {
  const typed = cells.get(field)
  if (typed && saysNoPrice(typed)) {
    notes.push({ field, message: `"${typed.slice(0, 40)}" says that there is no price: left empty` })
    return
  }
  const text = textOf(cells, field)
  if (text && sortedVnd(text) === null)
    notes.push({ field, message: `"${text.slice(0, 40)}" is no price: it stays a text, and is sorted last` })
}

/** What was chosen for the category and the brand that a row says; '' where nothing was. */
function choicesOf(cells: Cells, { choices }: ProductReferences): Record<'categories' | 'brands', string> {
  const { categories, brands } = foreignValues(cells)
  const chosen = (list: string, value: string | null) =>
    value !== null && Object.hasOwn(choices[list] ?? {}, value) ? (choices[list]?.[value] ?? '') : ''
  return { categories: chosen('categories', categories), brands: chosen('brands', brands) }
}

function identityOf(reading: Reading, references: ProductReferences, brandChoice: string): Identity {
  const { cells, problems } = reading
  const idText = cells.get('id') ?? ''
  const id = /^\d{1,9}$/.test(idText) ? Number(idText) : null
  const sourceKey = cells.get('source_key') || null
  const identity: Identity = {
    id,
    sourceKey,
    gtin: readGtin(cells.get('gtin') ?? ''),
    brand: brandOf(reading, references, brandChoice),
    model: cells.get('model') || null,
    title: cells.get('title') ?? '',
  }
  const own = id === null ? undefined : references.sourceKeys.get(id)
  if (idText !== '' && id === null) problems.push({ field: 'id', message: 'Invalid id' })
  else if (id !== null && own === undefined)
    problems.push({ field: 'id', message: `Product with ID ${id} not found` })
  else if (id !== null && sourceKey !== null && own !== sourceKey)
    problems.push({ field: 'source_key', message: `Product with ID ${id} has another source key` })
  if (sourceKey !== null && (sourceKey.length > 200 || idInKey(sourceKey) !== null))
    problems.push({ field: 'source_key', message: 'Invalid source_key' })
  if (idText === '' && keyOfRow(identity) === '')
    problems.push({ field: 'title', message: 'Title, model, gtin, source_key or id is required' })
  return identity
}

/** The brand's own name where there is one of this name or address; else as it stands, for a new one. */
function brandOf(
  { cells, problems, notes }: Reading,
  { brands, newBrands }: ProductReferences,
  choice: string,
): string | null {
  const text = choice === NO_BRAND ? '' : (brandNamed(choice) ?? cells.get('brand') ?? '')
  if (text === '') return null
  const known = brands.get(foldForSearch(text)) ?? brands.get(slugify(text))
  if (known === undefined && slugify(text) === '') problems.push({ field: 'brand', message: 'Invalid brand' })
  if (known === undefined) problems.push(...problemIn(basicsInput.shape.new_brand, text, 'brand'))
  // A later batch finds what an earlier one has made: it is told of as the dry run told of it.
  if (known === undefined || newBrands.has(known))
    notes.push({ field: 'brand', message: `New brand: "${text}"` })
  return known ?? text
}

function categoryOf(
  { cells, problems, notes }: Reading,
  { categories, categoriesById }: ProductReferences,
  choice: string,
): ProductValues['category'] {
  const chosen = categoriesById.get(categoryId(choice) ?? 0)
  if (chosen) return chosen
  const value = foreignValues(cells).categories ?? ''
  const toMake = categoryToMake(choice, value)
  if (toMake) {
    notes.push({ field: 'category', message: `New category: "${toMake.name}"` })
    return { id: 0, ...toMake }
  }
  const text = cells.get('category')
  if (!value) return text === undefined ? undefined : null
  const known = text ? categories.get(foldForSearch(text)) : undefined
  if (!known) problems.push({ field: 'category', message: `Category "${text || value}" not found` })
  return known
}

/** A barcode; one whose check digit is wrong is left out, and said. */
function gtinOf({ cells, notes }: Reading): string | null | undefined {
  const text = cells.get('gtin')
  if (!text) return text === undefined ? undefined : null
  const gtin = readGtin(text)
  if (gtin === null) notes.push({ field: 'gtin', message: `Left out: "${text.slice(0, 40)}" is no barcode` })
  return gtin ?? undefined
}

function yearOf({ cells, problems }: Reading): number | null | undefined {
  const text = cells.get('release_year')
  if (!text) return text === undefined ? undefined : null
  const year = parseNumber(text.replace(/[.,]0+$/, ''))
  problems.push(...problemIn(basicsInput.shape.release_year, String(year ?? text), 'release_year'))
  return year
}

function hiddenOf({ cells, problems }: Reading): boolean | null | undefined {
  const text = cells.get('is_hidden')
  if (!text) return text === undefined ? undefined : null
  const isHidden = readYesNo(text)
  if (isHidden === null) problems.push({ field: 'is_hidden', message: 'Must be yes or no' })
  return isHidden
}

function attributesOf({ cells, problems }: Reading): ReadonlyMap<string, AttributeValue | null> {
  const attributes = new Map<string, AttributeValue | null>()
  for (const [column, text] of cells) {
    const key = attributeOfColumn(column)
    if (key === null) continue
    const read = text === '' ? { value: null } : readFigure(key, text)
    if ('problem' in read) problems.push({ field: column, message: read.problem })
    else attributes.set(key, read.value)
  }
  return attributes
}
