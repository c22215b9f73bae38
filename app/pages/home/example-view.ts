import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { inShort, namesApart, shortName, whyFirst } from '#app/domain/advisor/say-outcome.ts'
import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'
import { upperFirst } from '#app/vietnamese/case.ts'

/** A question with the machines of its answer as they are told beside each other. */
export type ExampleView = { question: string; machines: ExampleMachine[] }

/**
 * @property short its name where one line has to do; of the first without its code
 * @property reason why it fits; null behind the first
 * @property trade what it gains and costs: the first beside the next, the others beside the first
 */
type ExampleMachine = Pick<
  ExampleAnswer['products'][number],
  'id' | 'title' | 'image' | 'price' | 'priceSeen'
> & { label: string; short: string; code: string | null; reason: string | null; trade: string | null }

export function exampleView({ question, products }: ExampleAnswer): ExampleView {
  const names = namesApart(products)
  return {
    question,
    machines: products.map((product, at) => {
      const { id, title, image, price, priceSeen, role, reason, tradeOff } = product
      const shown = { id, title, image, price, priceSeen, label: ROLE_LABELS[role] }
      const told = tradeOff && inShort(tradeOff)
      if (at > 0)
        return {
          ...shown,
          short: names[at] ?? title,
          code: null,
          reason: null,
          trade: told && `${upperFirst(told)}.`,
        }
      const { name: short, code } = shortName(product)
      const { words, rival } = whyFirst({ reason, tradeOff: told }, products[1])
      return { ...shown, short, code, reason, trade: rival && `${words} ${rival}.` }
    }),
  }
}
