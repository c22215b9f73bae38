import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { inShort, namesApart, sayChoice, shortName, whyFirst } from '#app/domain/advisor/say-outcome.ts'
import { CARD_LABELS } from '#app/domain/advisor/write/roles.ts'
import { inLine } from '#app/kinds/drawings/views/true-scale.ts'
import { lowerFirst, upperFirst } from '#app/vietnamese/case.ts'

/** A question with what its answer comes to, and its machines as they are told beside each other. */
/** @property scene its machines drawn to one scale, the first beside a person: the picture's address, the size below it, and how tall it is where that is stated */
export type ExampleView = {
  question: string
  verdict: string
  scene: { image: string; size: string; tall: string | null }[]
  machines: ExampleMachine[]
}

/**
 * @property short its name where one line has to do
 * @property reason why it fits; null behind the first
 * @property trade what it gains and costs beside the first; null of the first, of which the verdict says it
 */
type ExampleMachine = Pick<ExampleAnswer['products'][number], 'id' | 'title' | 'price' | 'priceSeen'> & {
  label: string
  short: string
  reason: string | null
  trade: string | null
}

/** @param whyOf why a machine leads the list of its own category, by its id: what speaks for it, before all that it costs beside the next */
export function exampleView(
  { question, products }: ExampleAnswer,
  whyOf: ReadonlyMap<number, { inShort: string }>,
): ExampleView {
  const names = namesApart(products)
  return {
    question,
    verdict: verdictOf(products, whyOf),
    scene: products.map(({ image, brand }, at) => ({
      image: at === 0 ? image : inLine(image),
      size: (names[at] ?? '').replace(`${brand ?? ''} `, ''),
      tall: tallOf(image),
    })),
    machines: products.map((product, at) => {
      const { id, title, price, priceSeen, role, reason, tradeOff } = product
      const shown = { id, title, price, priceSeen, label: CARD_LABELS[role] }
      const told = tradeOff && inShort(tradeOff)
      if (at > 0)
        return {
          ...shown,
          short: names[at] ?? title,
          reason: null,
          trade: told && `${upperFirst(told.replace(', đổi lại', ' nhưng'))}.`,
        }
      return { ...shown, short: shortName(product).name, reason: beyondVerdict(reason), trade: null }
    }),
  }
}

/** 'cao 163 cm', of a machine that is drawn by its stated measures. */
function tallOf(image: string): string | null {
  const height = /--tyle-[\d.]+x([\d.]+)/.exec(image)?.[1]
  return height ? `cao ${Math.round(Number(height) / 10)} cm` : null
}

/** What is told of a machine without its size and whom that fits, which the verdict says: 'Có inverter, tốn khoảng 386 kWh điện mỗi năm.' */
function beyondVerdict(reason: string): string {
  const facts = reason.replace(/\.$/, '').split('; ')
  const further = facts.filter((fact) => !/đúng (?:cỡ|với)/.test(fact))
  const [running = [], others = []] = [true, false].map((isRunning) =>
    (further.length > 0 ? further : facts).filter((fact) => fact.startsWith('điện khoảng') === isRunning),
  )
  const told = running.map((fact) =>
    fact.replace(/^điện khoảng (.* kWh) mỗi năm$/, 'tốn khoảng $1 điện mỗi năm'),
  )
  return `${upperFirst([...others, ...told].join(', '))}.`
}

/** As the list of its category begins with it; of one that leads none, what it gains and costs beside the next: 'Nên chọn Aqua 358 lít: rộng hơn 30 lít so với Aqua 328 lít, nhưng đắt hơn 2 triệu'. */
function verdictOf(
  [first, next]: ExampleAnswer['products'],
  whyOf: ReadonlyMap<number, { inShort: string }>,
): string {
  if (!first) return ''
  const own = whyOf.get(first.id)?.inShort
  if (own) return sayChoice(first, own)
  const [fits] = /(?:đúng cỡ cho|đúng với) [^;.]+/.exec(first.reason) ?? []
  if (fits) return sayChoice(first, fits)
  const { words, rival } = whyFirst({ ...first, tradeOff: first.tradeOff && inShort(first.tradeOff) }, next)
  const [clause = ''] = words.replace(/\.$/, '').split('; ')
  const [gain = '', cost] = clause.replace(/ so với$/, '').split(', đổi lại ')
  const beside = rival && (words.endsWith(' so với') ? ` so với ${rival}` : ` ${rival}`)
  const decides = [`${lowerFirst(gain)}${beside ?? ''}`, ...(cost ? [`nhưng ${cost}`] : [])].join(', ')
  return sayChoice(first, decides)
}
