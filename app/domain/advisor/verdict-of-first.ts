import type { ExampleProduct } from './example-answers.server.ts'
import { callApart } from './say-outcome.ts'

/** What decides between the first machine and the one that it is told against: 'Đắt hơn 1,15 triệu so với Aqua, bù lại rộng hơn 16 lít.' */
export function verdictOfFirst(
  text: string,
  products: readonly Pick<ExampleProduct, 'title' | 'brand'>[],
): string {
  const [, told] = /(?:^|\. )Đắt hơn (.*)/.exec(text) ?? []
  const [first, ...others] = products
  const other = others.find(
    ({ title, brand }) => told?.startsWith(title) || told?.startsWith(`máy ${brand} `),
  )
  if (!first || !told || !other) return text
  const [, against = ''] = callApart([first, other])
  const rest = told.replace(other.title, '').replace(`máy ${other.brand}`, '').trim()
  return text.replace(told, rest.replace(/(?=[,.](?!\d))/, ` so với ${against}`))
}
