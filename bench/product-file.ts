import { stringify } from 'csv-stringify/sync'
import { readDemo } from '#db/demo/read.ts'
import { generateProducts } from './generate.ts'

const SEED = 20_260_102
const LINES = 8
const FIELDS =
  'source_key,title,brand,model,category,sub_category,description,specifications,shop,shop_price,seen_on'

/** A product file of at most so many bytes: generated products with figures, lines of the table and a price of one shop. */
export function makeProductFile(most: number): { text: string; rows: number } {
  const demo = readDemo().products
  const keys = [...new Set(demo.flatMap(({ attributes }) => Object.keys(attributes)))].toSorted()
  const lines = [stringify([[...FIELDS.split(','), ...keys.map((key) => `attr:${key}`)]])]
  let bytes = Buffer.byteLength(lines[0] ?? '')
  for (const [at, product] of generateProducts(demo, 20_000, SEED).entries()) {
    const { key, title, brand, model, category, subCategory, des, price, attributes } = product
    const table = (demo[at % demo.length]?.specifications ?? [])
      .slice(0, LINES)
      .map(({ group, name, value }) => `${group} | ${name} | ${value}`)
      .join('\n')
    const own = [
      key,
      title,
      brand,
      model,
      category,
      subCategory,
      des,
      table,
      'bench.example',
      price,
      '2026-01-01',
    ]
    const figures = keys.map((name) => String(attributes[name] ?? '').replace('.', ','))
    const line = stringify([[...own, ...figures]])
    bytes += Buffer.byteLength(line)
    if (bytes > most) break
    lines.push(line)
  }
  return { text: lines.join(''), rows: lines.length - 1 }
}
