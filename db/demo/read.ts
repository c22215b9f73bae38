import { readFileSync } from 'node:fs'
import type { DemoBrand, DemoCategory, DemoProduct, DemoSuggestionQuestion } from './types.ts'

/** Everything under data/, as committed. */
export type Demo = {
  brands: DemoBrand[]
  categories: DemoCategory[]
  products: DemoProduct[]
  suggestionQuestions: DemoSuggestionQuestion[]
}

/** A data file's rows. Their shape is what builder/main.ts writes, and the data test holds it. */
function rowsOf<T>(name: string): T[] {
  const rows: T[] = JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8'))
  return rows
}

/** The committed demo data, products in the order of their categories. */
export function readDemo(): Demo {
  const categories = rowsOf<DemoCategory>('categories')
  return {
    brands: rowsOf('brands'),
    categories,
    products: categories.flatMap(({ slug }) => rowsOf<DemoProduct>(`products/${slug}`)),
    suggestionQuestions: rowsOf('suggestion-questions'),
  }
}
