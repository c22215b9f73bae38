import type { ExampleProduct } from '#app/domain/advisor/example-answers.server.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** The machines below the first, in their order. */
const PLACES = ['máy thứ hai', 'máy thứ ba', 'máy thứ tư']

/**
 * What decides between the first machine and the others, where it stands below the first by itself: it says which of them is dearer,
 * and names another by its place below it.
 */
export function verdictOfFirst(text: string, products: readonly Pick<ExampleProduct, 'title'>[]): string {
  const named = products
    .slice(1)
    .reduce((said, { title }, at) => said.replace(title, PLACES[at] ?? title), text)
  return keepUnits(named.replace(/(^|\. )Đắt hơn /, '$1Máy này đắt hơn '))
}
