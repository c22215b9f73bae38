import { readFileSync } from 'node:fs'
import { ownFile } from '../own-file.ts'
import type {
  DemoBrand,
  DemoBrandContent,
  DemoCategory,
  DemoProduct,
  DemoSuggestionQuestion,
} from './types.ts'

/** Everything under data/, as committed. */
export type Demo = {
  brands: DemoBrand[]
  /** By the brand's slug. */
  brandContents: Record<string, DemoBrandContent>
  categories: DemoCategory[]
  products: DemoProduct[]
  suggestionQuestions: DemoSuggestionQuestion[]
}

const contentOf = (name: string): unknown =>
  JSON.parse(readFileSync(ownFile(`demo/data/${name}.json`), 'utf8'))

/** A data file's rows. Their shape is in types.ts, and the data test holds it. */
const rowsOf = <T>(name: string) => contentOf(name) as T[]

/** The committed demo data, products in the order of their categories. */
export function readDemo(): Demo {
  const categories = rowsOf<DemoCategory>('categories')
  return {
    brands: rowsOf('brands'),
    brandContents: contentOf('brand-contents') as Demo['brandContents'],
    categories,
    products: categories.flatMap(({ slug }) => rowsOf<DemoProduct>(`products/${slug}`)),
    suggestionQuestions: rowsOf('suggestion-questions'),
  }
}
