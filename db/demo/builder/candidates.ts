import type { Attributes } from '#db/schema/catalogue.ts'
import type { DemoOffer, DemoSpecification, Kind } from '../types.ts'
import { attributesOf } from './attributes/extract.ts'
import { brandOf } from './brands.ts'
import { kindOf } from './kinds.ts'
import { offersOf, summarise } from './offers.ts'
import type { PriceSummary } from './offers.ts'
import { nameSpecifications } from './specification-names.ts'
import { keptSpecifications, releaseYearOf } from './specifications.ts'
import type { SourceRow } from './source.ts'
import { codeKey } from './text-cleaning.ts'
import { modelOf, tidyTitle } from './title.ts'

/** A product that could be taken: rows of one model merged, figures typed, prices summed up. */
export type Candidate = {
  key: string
  kind: Kind
  brand: string
  title: string
  model: string
  family: string
  releaseYear: number | undefined
  attributes: Attributes
  specifications: DemoSpecification[]
  offers: DemoOffer[]
  prices: PriceSummary
  rows: SourceRow[]
}

/** Marketplaces, used goods and shops whose last visit is years ago: no row of theirs is a product here. */
const LEFT_OUT_SOURCES = /^(tiki_|fpt_mit|tgdd_lmt|nk_shopee)/

type NamedRow = { row: SourceRow; kind: Kind; brand: string; title: string; model: string }

function named(row: SourceRow): NamedRow | undefined {
  if (LEFT_OUT_SOURCES.test(row.source)) return undefined
  const kind = kindOf(row.title, row.subCategory)
  const brand = brandOf(row.title)
  if (kind === undefined || brand === undefined) return undefined
  if (kind === 'laptop' && row.source === 'fpt_ntk') return undefined
  const title = tidyTitle(row.title, kind, brand)
  return { row, kind, brand, title, model: modelOf(title, kind, brand) }
}

/** A laptop's part number ('MA467W', 'NX.J4ASV.001'), which two shops' titles share. */
function partNumber(title: string): string | undefined {
  return title.match(/ - ([A-Z0-9.-]{5,})\b/)?.[1] ?? title.match(/\(([A-Z0-9.-]{5,})\)$/)?.[1]
}

function mergeKey({ kind, brand, title, model }: NamedRow): string {
  if (kind === 'laptop') return `${kind}|${brand}|${codeKey(partNumber(title) ?? title)}`
  const whole = kind === 'phone' || kind === 'tablet' ? title : model
  return `${kind}|${brand}|${codeKey(whole)}`
}

/** What colour twins, sizes of memory and yearly suffixes of one model have in common. */
function familyOf({ kind, brand, title, model }: NamedRow): string {
  if (kind === 'laptop') return `${brand}|${codeKey(title.split(/ - | \(| i\d /)[0] ?? title)}`
  if (kind === 'phone' || kind === 'tablet' || kind === 'smartwatch') {
    const bare = model.replace(
      /\d+(\.\d+)?\s?(mm|[GT]B)\b.*$|\b(wifi|cellular|gps|lte|[45]g|20\d\d|viền|dây)\b.*$/gi,
      '',
    )
    return `${brand}|${codeKey(bare)}`
  }
  const code = codeKey(model)
  const trimmed = code.replace(/[a-z]+$/, '')
  return `${brand}|${trimmed.length >= 4 && /\d/.test(trimmed) ? trimmed : code}`
}

function typesetTv(title: string, brand: string, model: string, figures: Attributes): string {
  const system = /Google|Android/.exec(String(figures['os'] ?? ''))?.[0]
  const panel = figures['panel'] === 'LED' ? undefined : figures['panel']
  const words = [
    system === undefined ? 'Smart Tivi' : `${system} Tivi`,
    panel,
    brand,
    figures['resolution'],
    figures['screen_in'] === undefined ? undefined : `${String(figures['screen_in'])} inch`,
    model,
  ]
  return /\d/.test(model) ? words.filter((word) => word !== undefined).join(' ') : title
}

function merged(group: NamedRow[]): Candidate | undefined {
  const ranked = group.toSorted(
    (one, other) => other.row.specifications.length - one.row.specifications.length,
  )
  const [first] = ranked
  if (first === undefined) return undefined
  const { kind, brand } = first
  const best = ranked.find(({ title }) => / \([^()]*\/[^()]*\)$/.test(title)) ?? first
  const offers = offersOf(group.flatMap(({ row }) => row.prices))
  const prices = summarise(offers)
  if (prices === undefined) return undefined
  const tables = ranked.map(({ row }) => nameSpecifications(kind, row.specifications))
  const figures: Attributes = {}
  ranked.forEach(({ title }, index) => {
    const own = attributesOf(kind, { title, specifications: tables[index] ?? [] })
    for (const [name, value] of Object.entries(own)) figures[name] ??= value
  })
  return {
    key: first.row.id,
    kind,
    brand,
    title: kind === 'tv' ? typesetTv(first.title, brand, first.model, figures) : best.title,
    model: best.model,
    family: familyOf(best),
    releaseYear: tables.map(releaseYearOf).find((year) => year !== undefined),
    attributes: figures,
    specifications: keptSpecifications(tables.flat()),
    offers,
    prices,
    rows: ranked.map(({ row }) => row),
  }
}

/** Every product the source rows can make, one per model, in file order. */
export function candidatesOf(rows: SourceRow[]): Candidate[] {
  const groups = new Map<string, NamedRow[]>()
  for (const row of rows) {
    const entry = named(row)
    if (entry === undefined) continue
    const group = groups.get(mergeKey(entry))
    if (group === undefined) groups.set(mergeKey(entry), [entry])
    else group.push(entry)
  }
  return [...groups.values()].flatMap((group) => merged(group) ?? [])
}
