import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import type { ShoppingNeed } from '#app/domain/catalogue/shopping-needs.ts'
import { illustrationPath } from '#app/kinds/drawings/path.ts'
import type { NeedView } from './need-band.tsx'

/** A need as its card shows it: drawn, counted, and with the list it leads to. */
export function needView({
  label,
  category,
  kind,
  filter,
  attributes,
  count,
}: ShoppingNeed & { count: number }): NeedView {
  const [attribute, value] = filter
  return {
    label,
    href: listHref(WHOLE_LIST, { category, attributes: { [attribute]: [value] } }),
    picture: illustrationPath(kind, attributes),
    count,
  }
}
