import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { cleanText } from './text-cleaning.ts'

export type SourceSpecification = { name: string; value: string }

export type SourcePrice = {
  source: string
  shop: string
  date: string
  price: number
  listPrice: number | null
  url: string
}

export type SourceVariant = { sku: string; name: string; price: number; available: boolean }

/** One product row of the shared files, cleaned, with the prices and variants recorded for it. */
export type SourceRow = {
  id: string
  title: string
  brand: string
  subCategory: string
  source: string
  specifications: SourceSpecification[]
  prices: SourcePrice[]
  variants: SourceVariant[]
}

type Line = Record<string, string | undefined>

function readLines(folder: string, file: string): Line[] {
  const lines: Line[] = parse(readFileSync(join(folder, file)), { columns: true, bom: true })
  return lines
}

function amount(text: string | undefined): number {
  const value = Math.round(Number(text ?? ''))
  return Number.isFinite(value) ? value : 0
}

function readSpecifications(json: string | undefined): SourceSpecification[] {
  if (json === undefined || json === '') return []
  const entries: unknown = JSON.parse(json)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: { spec_name?: string | number; spec_value?: string | number }) => {
    const name = cleanText(String(entry.spec_name ?? ''))
    const value = cleanText(String(entry.spec_value ?? ''))
    return name === '' || value === '' ? [] : [{ name, value }]
  })
}

function byProduct<T>(lines: Line[], make: (line: Line) => T): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const line of lines) {
    const id = line['product_id'] ?? ''
    const group = groups.get(id)
    if (group === undefined) groups.set(id, [make(line)])
    else group.push(make(line))
  }
  return groups
}

function readPrice(line: Line): SourcePrice {
  return {
    source: line['source'] ?? '',
    shop: line['shop'] ?? '',
    date: `${line['date'] ?? ''}-01`.slice(0, 10),
    price: amount(line['price']),
    listPrice: amount(line['list_price']) || null,
    url: line['url'] ?? '',
  }
}

function readVariant(line: Line): SourceVariant {
  return {
    sku: line['sku'] ?? '',
    name: cleanText(line['variant'] ?? ''),
    price: amount(line['price']),
    available: line['is_available'] === 'true',
  }
}

/**
 * Every row of products.csv, in file order, joined with product_prices.csv and product_variants.csv.
 * @param folder where the three files are
 */
export function readSource(folder: string): SourceRow[] {
  const prices = byProduct(readLines(folder, 'product_prices.csv'), readPrice)
  const variants = byProduct(readLines(folder, 'product_variants.csv'), readVariant)
  return readLines(folder, 'products.csv').map((line) => {
    const id = line['id'] ?? ''
    return {
      id,
      title: cleanText(line['title'] ?? ''),
      brand: cleanText(line['brand'] ?? ''),
      subCategory: cleanText(line['sub_cate'] ?? ''),
      source: line['source'] ?? '',
      specifications: readSpecifications(line['specs_json']),
      prices: prices.get(id) ?? [],
      variants: variants.get(id) ?? [],
    }
  })
}
