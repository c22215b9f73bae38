import type { ProductRow } from '#app/domain/catalogue/queries/product-rows.server.ts'
import { searchWords } from '#app/vietnamese/fold.ts'

type Found = Pick<ProductRow, 'title' | 'brand' | 'category' | 'subCate' | 'des'>

/** Fewer letters than this begin so many words that nobody is told of them alone. */
const TELLING = 2

/**
 * Why a search found a product, said beside it: 'Tên máy có “inverter”', 'Hãng Samsung', 'Cùng nghĩa với “điều hòa”'. Null where
 * nothing can be said of it, as where the search is for nothing.
 * @param typed what was looked for, or the words that stand in its place where it was misspelt @param also synonyms that were looked for too
 */
export function hitReason(typed: string, also: readonly string[], found: Found): string | null {
  const { title, brand, category, subCate, des } = found
  const words = searchWords(typed)
  if (words.length === 0) return null
  const isIn = (text: string | null, all: readonly string[] = words) => {
    const own = searchWords(text ?? '')
    return all.length > 0 && all.every((word) => own.some((one) => one.startsWith(word)))
  }
  if (isIn(title)) return `Tên máy có “${typed}”`
  const same = also.find((phrase) => isIn(`${title} ${category} ${subCate ?? ''}`, searchWords(phrase)))
  if (same) return `“${same}” cũng là “${typed}”`
  const within = words.filter((word) => word.length >= TELLING && isIn(title, [word]))
  const places = [
    ...(within.length > 0 ? [`Tên máy có “${said(typed, within)}”`] : []),
    ...(brand && words.some((word) => isIn(brand, [word]) && !within.includes(word))
      ? [`hãng ${brand}`]
      : []),
    ...(words.some((word) => isIn(category, [word]) && !within.includes(word))
      ? [`loại ${category.toLocaleLowerCase('vi')}`]
      : []),
  ]
  if (places.length > 0) return capital(places.join(', '))
  return words.some((word) => isIn(des, [word])) ? `Mô tả nhắc đến “${typed}”` : null
}

/** Words of a search as they were typed. */
const said = (typed: string, words: readonly string[]): string =>
  typed
    .split(/\s+/)
    .filter((part) => searchWords(part).some((word) => words.includes(word)))
    .join(' ')

const capital = (text: string) => text.replace(/^./u, (first) => first.toLocaleUpperCase('vi'))
