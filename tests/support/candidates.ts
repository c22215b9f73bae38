import type { Candidate, CandidateQuery, Catalogue, Specification } from '#app/domain/advisor/catalogue.ts'
import { indexNames } from '#app/domain/advisor/mentions/growing-names.ts'
import { SHIPPED_RULES } from '#app/domain/advisor/sizing/rules.ts'

let nextId = 1

/** A fridge of 380 litres at 12 million; say only what the test is about. */
export function aFridge(changes: Partial<Candidate> = {}): Candidate {
  const id = changes.id ?? nextId++
  return {
    id,
    title: `Tủ lạnh thử ${id}`,
    des: '',
    image: null,
    brand: 'LG',
    category: 'Tủ lạnh',
    kind: 'fridge',
    price: 12_000_000,
    attributes: { capacity_l: 380, inverter: true, doors: 'top-freezer' },
    rating: null,
    releaseYear: null,
    seenOn: '2025-09-01',
    ...changes,
  }
}

/** An air conditioner of 1.5 HP at 11 million. */
export function anAirConditioner(changes: Partial<Candidate> = {}): Candidate {
  return aFridge({
    title: 'Máy lạnh thử',
    category: 'Máy lạnh',
    kind: 'ac',
    price: 11_000_000,
    attributes: { hp: 1.5, cooling_btu: 12_000, inverter: true, cspf: 5 },
    ...changes,
  })
}

/** A catalogue of exactly these products, which remembers what it was asked. */
export function aCatalogue(
  products: readonly Candidate[],
  specifications: Readonly<Record<number, readonly Specification[]>> = {},
): Catalogue & { asked: CandidateQuery[] } {
  const asked: CandidateQuery[] = []
  return {
    asked,
    find: async (query) => {
      asked.push(query)
      return products.filter((product) => meets(product, query)).slice(0, query.limit)
    },
    priceSources: async (ids) =>
      products
        .filter(({ id }) => ids.includes(id))
        .map(({ id, price }) => ({
          productId: id,
          shop: 'shop.vn',
          url: null,
          price: price ?? 0,
          observedOn: '2025-09-01',
        })),
    specifications: async (ids) =>
      new Map(ids.flatMap((id) => (specifications[id] ? [[id, specifications[id]]] : []))),
    priceLevels: async () => ({ low: 8_000_000, high: 20_000_000 }),
    brandNames: async () => ['LG', 'Samsung', 'Panasonic', 'Daikin'],
    names: async () => indexNames(products),
    sizingRules: async () => SHIPPED_RULES,
  }
}

function meets(product: Candidate, query: CandidateQuery): boolean {
  const {
    kinds = [],
    ids,
    brands = [],
    brandsExcluded = [],
    price,
    ranges = [],
    equals = [],
    anyOf = [],
    text,
  } = query
  const within = (value: unknown, min = -Infinity, max = Infinity) =>
    typeof value === 'number' && value >= min && value <= max
  return (
    (kinds.length === 0 || kinds.includes(product.kind)) &&
    (!ids || ids.includes(product.id)) &&
    (brands.length === 0 || brands.includes(product.brand ?? '')) &&
    !brandsExcluded.includes(product.brand ?? '') &&
    (!price || within(product.price, price.min, price.max)) &&
    ranges.every((any) =>
      any.some(({ attribute, min, max }) => within(product.attributes[attribute], min, max)),
    ) &&
    equals.every(({ attribute, value, not }) => (product.attributes[attribute] === value) !== Boolean(not)) &&
    anyOf.every(({ attribute, values }) =>
      values.some((value) => String(product.attributes[attribute] ?? '').startsWith(value)),
    ) &&
    (!text || product.title.toLowerCase().includes(text.toLowerCase()))
  )
}
