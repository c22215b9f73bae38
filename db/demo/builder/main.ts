import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandRows } from './brand-rows.ts'
import { candidatesOf } from './candidates.ts'
import { CATEGORIES, categoryOf } from './categories.ts'
import { productOf } from './products.ts'
import { select } from './selection.ts'
import { readSource } from './source.ts'

const OUTPUT = join(import.meta.dirname, '../data')

/** One entry a line, so that a change of one product is a change of one line. */
function writeRows(path: string, rows: readonly unknown[]): void {
  writeFileSync(path, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
}

function build(folder: string): void {
  const products = join(OUTPUT, 'products')
  rmSync(products, { recursive: true, force: true })
  mkdirSync(products, { recursive: true })
  const chosen = select(candidatesOf(readSource(folder)))
  const rows = [...chosen].map(([kind, candidates]) => ({
    slug: categoryOf(kind).slug,
    products: candidates
      .map(productOf)
      .toSorted((one, other) => one.title.localeCompare(other.title, 'vi') || (one.key < other.key ? -1 : 1)),
  }))
  for (const { slug, products: own } of rows) writeRows(join(products, `${slug}.json`), own)
  writeRows(join(OUTPUT, 'categories.json'), CATEGORIES)
  writeRows(join(OUTPUT, 'brands.json'), brandRows(rows.flatMap(({ products: own }) => own)))
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('usage: node db/demo/builder/main.ts <folder with products.csv>')
  process.exit(1)
}
build(folder)
