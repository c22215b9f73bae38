import { namesApart } from '#app/domain/advisor/say-outcome.ts'
import { CARD_LABELS } from '#app/domain/advisor/write/roles.ts'
import type { ListChip } from '#app/domain/catalogue/list-chips.ts'
import type { FacetView } from '#app/domain/catalogue/list-facets.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { listHref } from '#app/domain/catalogue/list-url.ts'
import type { ListedProduct } from '#app/domain/catalogue/list-view.ts'
import type { ProductRow } from '#app/domain/catalogue/queries/product-rows.server.ts'
import { isDrawnByGuess } from '#app/kinds/drawings/views/guess.ts'
import { lowerFirst, upperFirst } from '#app/vietnamese/case.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { ListPick } from './list-pick.server.ts'
import { isNeed, SIZE_BAND } from './stated-needs.ts'
import { sumsAround, USUAL } from './usual-needs.ts'

/** What narrows a list, the choices that are left, the name of its category and how many machines it is of. */
type PickedList = {
  state: ListState
  chips: readonly ListChip[]
  facets: readonly FacetView[]
  name: string
  total: number
}

/** The picks of a list with what stands above them. */
export function pickView(
  { need, isStated, picks, fit, sum, whyNot, facts }: ListPick,
  { state, chips, facets, ...list }: PickedList,
  productOf: (row: ProductRow) => ListedProduct,
) {
  const names = namesApart(picks.map(({ row }) => row))
  const products = picks.map(({ row }) => productOf(row))
  const filters = filtersIn(chips)
  const dashed = products.some(({ image }) => isDrawnByGuess(image?.src ?? ''))
    ? ' Viền nét đứt: chưa rõ kích thước, vẽ ước chừng.'
    : ''
  return {
    /** What the machines are picked for, each with what can be chosen instead. */
    needs: need
      ? [needLinks(state, facets, isStated), sum && sumLinks(state, sum)].filter((one) => one !== null)
      : [],
    title: alone(picks) ?? titleOf(isStated ? need : null, filters, list),
    /** What the list is of, with its filters; null where the name of its kind says it, or a need leads. */
    heading: filters.length > 0 && !(isStated && need) ? upperFirst(whatOf(filters, list.name)) : null,
    note: need && !isStated ? `Đang tạm tính cho ${need}.` : null,
    /** By what the list behind the picks is ordered. */
    order: `Các máy còn lại, xếp ${need ? `từ hợp nhất với ${need}` : 'theo thông số và giá'}.${fit ? ` ${SIZE_BAND}.` : ''}${dashed}`,
    /** Whether the machines were sized for the need. */
    sized: need !== null,
    picks: picks.map(({ role, reason, row }, at) => {
      // The first says why; what follows compares it with the others, which say so themselves.
      const [first = '', ...further] = splitSentences(reason)
      return {
        label: CARD_LABELS[role],
        reasons: role === 'best' ? leadReasons(facts, whyNot) : [first.trim()],
        further: role === 'best' ? '' : further.join(''),
        short: names[at] ?? row.title,
        product: products[at] ?? productOf(row),
      }
    }),
  }
}

/** Why the first is the first, in lines of their own. */
const leadReasons = (facts: readonly string[], whyNot: string | null): string[] =>
  facts.length === 0
    ? ['Hãng công bố ít thông số, nên chọn theo giá.']
    : [...facts.slice(0, whyNot ? 2 : 3).map((fact) => `${upperFirst(fact)}.`), ...(whyNot ? [whyNot] : [])]

/** What a single pick is, in short: 'Nên xem trước: LG 374 lít'; null where there are more, or where its reason tells no size. */
function alone([only, ...others]: ListPick['picks']): string | null {
  const [, figure] = /^Vì (\d[\d.,]* \S+) (?:vừa|đủ|hợp)/.exec(only?.reason ?? '') ?? []
  return only && figure && others.length === 0 ? `Nên xem trước: ${only.row.brand ?? ''} ${figure}` : null
}

/** The needs that machines can be picked for instead, each a link; the one that is taken where nobody stated one is marked too. */
function needLinks(state: ListState, facets: readonly FacetView[], isStated: boolean) {
  const facet = facets.find(({ name }) => isNeed(name))
  if (!facet || !isNeed(facet.name)) return null
  const { name, options } = facet
  const label = name === 'room' ? 'Phòng mấy m²' : facet.label
  const taken = state[name] ?? USUAL[name]
  return {
    label,
    isGuess: !isStated,
    choices: options.map(({ value, label: words }) => ({
      // What all of them begin with stands before them: 'Nhà mấy người: 1, 2, 3'.
      label: words.replace(/^(?:Nhà (\S+) người|Phòng (.*) m²|Cách (.*))$/, '$1$2$3'),
      words,
      href: listHref(state, { [name]: Number(value) }),
      isTaken: Number(value) === taken,
    })),
  }
}

/** The sums that machines can be picked within instead, as the needs are. */
function sumLinks(state: ListState, { usual, isTaken }: NonNullable<ListPick['sum']>) {
  const taken = isTaken ? usual : state.max
  return {
    label: 'Tối đa mấy triệu',
    isGuess: isTaken,
    choices: sumsAround(usual).map((sum) => ({
      label: sayVnd(sum).replace(' triệu', ''),
      words: `Dưới ${sayVnd(sum)}`,
      href: listHref(state, { max: sum, min: undefined, prices: [] }),
      isTaken: sum === taken,
    })),
  }
}

/** Chips that are neither the category, nor the need, nor the order: those come first and last in the list's own words. */
function filtersIn(chips: readonly ListChip[]): Filter[] {
  return chips.flatMap(({ label, remove }) => {
    const takes = Object.keys(remove)
    return takes.some((key) => ['category', 'people', 'room', 'distance', 'sort', 'q'].includes(key))
      ? []
      : [{ label: inSentence(label), isPrice: takes.some((key) => PRICES.has(key)) }]
  })
}

/** The parts of a list's state that bound what a machine costs. */
const PRICES: ReadonlySet<string> = new Set(['prices', 'min', 'max'])

type Filter = { label: string; isPrice: boolean }

const inSentence = (label: string) =>
  label.replace(/^(Từ|Dưới|Đến|Trừ|Trên)/, (word) => word.toLocaleLowerCase('vi'))

/** 'Trong 12 máy lạnh, nên xem trước'; for a need what it is, with the other filters behind it. */
function titleOf(
  need: string | null,
  filters: readonly Filter[],
  { name, total }: { name: string; total: number },
): string {
  const within = filters.map(({ label }) => label).join(', ')
  return need
    ? `Phù hợp nhất cho ${need}${within && `, ${within}`}`
    : `Trong ${formatNumber(total)} ${lowerFirst(name)}, nên xem trước`
}

/** 'máy lạnh 1 HP, Inverter dưới 10 triệu' */
function whatOf(filters: readonly Filter[], name: string): string {
  const what = filters.flatMap(({ label, isPrice }) => (isPrice ? [] : [bare(label)]))
  const price = filters.flatMap(({ label, isPrice }) => (isPrice ? [label.replace(/^đến /, 'dưới ')] : []))
  return [lowerFirst(name), what.join(', '), price.join(', ')].filter(Boolean).join(' ')
}

/** A figure with its unit says itself what it is of: 'Công suất 1 HP' is '1 HP'. */
const bare = (label: string): string => /^\D+?(\d[\d.,]* (?:HP|inch|lít|kg|BTU))$/.exec(label)?.[1] ?? label
