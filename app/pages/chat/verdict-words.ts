import type { ExampleProduct } from '#app/domain/advisor/example-answers.server.ts'
import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/**
 * What decides between the first machine and the others, where it stands below the first by itself: it says which of them is dearer,
 * and names another by the label that stands above it.
 */
export function verdictOfFirst(
  text: string,
  products: readonly Pick<ExampleProduct, 'title' | 'role'>[],
): string {
  const named = products
    .slice(1)
    .reduce((said, { title, role }) => said.replace(title, `máy “${ROLE_LABELS[role]}”`), text)
  return keepUnits(named.replace(/(^|\. )Đắt hơn /, '$1Máy này đắt hơn '))
}
