import {
  attributeLabel,
  attributesOfKind,
  sayValue,
  ATTRIBUTES,
  cardFactKeys,
  narrowingAttribute,
} from '../attributes.ts'
import type { AttributeDefinition, AttributeValue } from '../attributes.ts'
import type { ComparedProduct } from './compared-product.ts'
import { figureIn, readFigure, sayFigures } from './figures.ts'
import type { DraftRow, Value } from './row.ts'
import { attributesNamed, specificationName } from './specification-names.ts'

/** Attributes by the names they have elsewhere. */
const named = (...keys: string[]): Record<string, AttributeDefinition> =>
  Object.fromEntries(keys.map((key) => [key, narrowingAttribute(key) ?? { label: key }]))

/** What only a comparison shows beside the attributes of cards. Units as in the keys; lengths in mm. */
const FURTHER: Record<string, AttributeDefinition> = {
  spin_rpm: { label: 'Tốc độ vắt', unit: 'vòng/phút' },
  ...named('energy_stars', 'door_count'),
  compartments: { label: 'Số ngăn', unit: 'ngăn' },
  water_dispenser: { label: 'Lấy nước bên ngoài' },
  ice_maker: { label: 'Làm đá tự động' },
  gas: { label: 'Loại gas' },
  room_m2_min: { label: 'Phòng từ', unit: 'm²' },
  camera_mp: { label: 'Camera chính', unit: 'MP' },
  network_5g: { label: 'Mạng 5G' },
  gpu: { label: 'Card đồ họa' },
  gpu_discrete: { label: 'Card rời' },
  battery_wh: { label: 'Pin', unit: 'Wh' },
  srgb_percent: { label: 'Độ phủ màu sRGB', unit: '%' },
  case_mm: { label: 'Mặt đồng hồ', unit: 'mm' },
  gps: { label: 'Định vị GPS' },
  run_minutes: { label: 'Thời gian chạy', unit: 'phút' },
  self_empty: { label: 'Tự đổ rác' },
  flow_l_hour: { label: 'Công suất lọc', unit: 'lít/giờ' },
  hot_cold: { label: 'Nước nóng lạnh' },
  water_l_cycle: { label: 'Nước mỗi lần rửa', unit: 'lít' },
  blade_cm: { label: 'Đường kính cánh', unit: 'cm' },
  pump: { label: 'Bơm trợ lực' },
  built_in: { label: 'Lắp âm' },
  max_temperature_c: { label: 'Nhiệt độ tối đa', unit: '°C' },
  width_mm: { label: 'Rộng', unit: 'mm' },
  depth_mm: { label: 'Sâu', unit: 'mm' },
  height_mm: { label: 'Cao', unit: 'mm' },
  ...named('warranty_months'),
  made_in: { label: 'Sản xuất tại' },
  ...named('colour'),
}

const COMPARED: Record<string, AttributeDefinition> = { ...ATTRIBUTES, ...FURTHER }

/** The definition of an attribute that is compared; undefined for any other key. */
const comparedAttribute = (key: string): AttributeDefinition | undefined =>
  COMPARED[key] ?? narrowingAttribute(key)

/** How a figure is written; some, such as a fan's blades, are known to the comparison alone. */
export const figureDefinition = (key: string): AttributeDefinition | undefined =>
  narrowingAttribute(key) ?? COMPARED[key]

/** The attributes of a kind in the order they are compared: those of its cards first, dimensions and origin last. */
function comparedOrder(kind: string): string[] {
  return [...new Set([...cardFactKeys(kind), ...attributesOfKind(kind), ...Object.keys(COMPARED)])]
}

/** The rows of attributes, in the order of the kind, then the release, then the specifications that say something else. */
export function figureRows(products: readonly ComparedProduct[]): DraftRow[] {
  const kind = products[0]?.kind ?? ''
  const shared = comparedOrder(kind).filter((key) =>
    products.some(({ attributes }) => attributes[key] !== undefined),
  )
  return withOwnLabels([
    ...shared.map((key) => attributeRow(kind, key, products)),
    releaseRow(products),
    ...specificationRows(products, new Set(shared)),
  ])
}

function attributeRow(kind: string, key: string, products: readonly ComparedProduct[]): DraftRow {
  const definition = comparedAttribute(key) ?? { label: key }
  const raw = products.map(({ attributes, specifications }) => {
    const stated = attributes[key]
    if (stated !== undefined) return stated
    const text = specifications.find(({ name }) => attributesNamed(name).includes(key))?.value
    if (text === undefined) return null
    return (definition.unit ? figureIn(definition.unit, text) : null) ?? text
  })
  return { key, label: attributeLabel(kind, key, definition.label), values: attributeValues(definition, raw) }
}

/** Lengths and weights in one unit for all; the rest as its definition says it. */
function attributeValues(definition: AttributeDefinition, raw: readonly (AttributeValue | null)[]) {
  const common = commonUnit(
    raw.map((value) => (typeof value === 'number' ? `${value} ${definition.unit ?? ''}` : null)),
  )
  const measured = common?.dimension === 'length' || common?.dimension === 'mass'
  return raw.map((value, place): Value | null => {
    if (value === null) return null
    const text = (measured && common.texts[place]) || sayValue(definition, value)
    return { text, number: typeof value === 'number' ? value : null }
  })
}

/** Texts that are all figures of one dimension, in one unit; null where any of them is not. Nulls stay nulls. */
function commonUnit(texts: readonly (string | null)[]) {
  const known = texts.filter((text) => text !== null)
  const figures = known.map(readFigure).filter((figure) => figure !== null)
  const dimension = figures[0]?.dimension
  if (!dimension || figures.length < known.length || figures.some((figure) => figure.dimension !== dimension))
    return null
  const said = sayFigures(figures)
  let next = 0
  return {
    dimension,
    texts: texts.map((text) => (text === null ? null : (said[next++] ?? text))),
    numbers: texts.map((text) => (text === null ? null : (readFigure(text)?.value ?? null))),
  }
}

function releaseRow(products: readonly ComparedProduct[]): DraftRow {
  const values = products.map(({ releaseYear }) =>
    releaseYear === null ? null : { text: String(releaseYear), number: releaseYear },
  )
  return { key: 'release_year', label: 'Năm ra mắt', values }
}

/** Specifications met by name; those that an attribute of the table already says are left out. */
function specificationRows(products: readonly ComparedProduct[], shared: ReadonlySet<string>): DraftRow[] {
  const rows = new Map<string, { label: string; texts: (string | null)[] }>()
  for (const [place, { specifications, attributes }] of products.entries()) {
    for (const { name, value } of specifications) {
      const said = attributesNamed(name)
      if (said.some((key) => KNOWN_OTHERWISE.has(key) || shared.has(key))) continue
      if (said.includes('dimensions') && attributes.width_mm !== undefined) continue
      const { key, label } = specificationName(name)
      const row = rows.get(said[0] ?? key) ?? { label, texts: products.map(() => null) }
      row.texts[place] ??= value
      rows.set(said[0] ?? key, row)
    }
  }
  return [...rows].map(([key, { label, texts }]) => {
    const common = commonUnit(texts)
    const values = texts.map((text, place): Value | null =>
      text === null ? null : { text: common?.texts[place] ?? text, number: common?.numbers[place] ?? null },
    )
    // A key of its own, so that no rule for an attribute judges what a shop wrote under a like name.
    return { key: `spec ${key}`, label, values }
  })
}

/** What the product's own fields say. */
const KNOWN_OTHERWISE = new Set(['identity', 'release_year'])

/** Two rows never share a label: the later says its unit. */
function withOwnLabels(rows: DraftRow[]): DraftRow[] {
  const taken = new Set<string>()
  return rows.map((row) => {
    const unit = comparedAttribute(row.key)?.unit
    const label = taken.has(row.label) && unit ? `${row.label} (${unit})` : row.label
    taken.add(label)
    return { ...row, label }
  })
}
