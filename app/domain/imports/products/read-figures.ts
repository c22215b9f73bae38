import {
  attributeLabel,
  attributesOfKind,
  cardFactKeys,
  narrowingAttribute,
} from '#app/domain/catalogue/attributes.ts'
import type { AttributeDefinition, AttributeValue } from '#app/domain/catalogue/attributes.ts'
import { attributesNamed } from '#app/domain/catalogue/comparison/specification-names.ts'
import { attributeKind, readAttribute } from '#app/domain/catalogue/editing/attribute-fields.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { readFigure } from './cell-values.ts'
import { allMeasured, measured } from './measured.ts'
import type { Specification } from './product-state.ts'
import { readSides } from './read-sides.ts'

export type ReadFigures = {
  figures: ReadonlyMap<string, AttributeValue>
  /** How many of the lines became a figure. */
  lines: number
}

/** Figures that any machine may have. */
const GENERAL = new Set([
  'weight_kg',
  'noise_db',
  'power_w',
  'energy_kwh_year',
  'energy_stars',
  'cspf',
  'warranty_months',
  'made_in',
  'colour',
  'width_mm',
  'depth_mm',
  'height_mm',
  'inverter',
  'spin_rpm',
  'water_l_cycle',
  'cooling_btu',
  'gross_capacity_l',
  'door_count',
])

/** Texts that are kept as a figure only in the words that lists are narrowed by. */
const WORDS: Readonly<Record<string, readonly (readonly [pattern: RegExp, word: string])[]>> = {
  resolution: [
    [/8k/, '8K'],
    [/4k|ultra hd|uhd|3840/, '4K'],
    [/2k|qhd|2560/, '2K'],
    [/full ?hd|fhd|1920/, 'Full HD'],
    [/\bhd\b|1366/, 'HD'],
  ],
  panel: [
    [/qd-?oled/, 'OLED'],
    [/oled/, 'OLED'],
    [/qned/, 'QNED'],
    [/neo qled|qled/, 'QLED'],
    [/nano ?cell/, 'NanoCell'],
    [/mini ?led/, 'Mini LED'],
    [/\bips\b/, 'IPS'],
    [/\bva\b/, 'VA'],
    [/\bled\b/, 'LED'],
  ],
  os: [
    [/google tv/, 'Google TV'],
    [/android tv/, 'Android TV'],
    [/tizen/, 'Tizen'],
    [/web ?os/, 'webOS'],
    [/ipados/, 'iPadOS'],
    [/\bios\b/, 'iOS'],
    [/macos|mac os/, 'macOS'],
    [/windows 11/, 'Windows 11'],
    [/windows 10/, 'Windows 10'],
    [/android/, 'Android'],
  ],
  purifier_type: [
    [/\bro\b/, 'RO'],
    [/nano/, 'Nano'],
    [/uf\b/, 'UF'],
  ],
  made_in: [
    'Trung Quốc',
    'Việt Nam',
    'Thái Lan',
    'Malaysia',
    'Indonesia',
    'Đài Loan',
    'Hàn Quốc',
    'Nhật Bản',
    'Ba Lan',
    'Đức',
    'Thổ Nhĩ Kỳ',
    'Tây Ban Nha',
    'Ý',
    'Pháp',
  ].map((country) => [new RegExp(`^${fold(country)}$`), country] as const),
}

/**
 * What the lines of a product's specifications and its title say as figures of its kind, in the units of these. Lines that are
 * read stay lines as well: figures are what lists are narrowed and machines compared by.
 */
export function readFigures(kind: string, lines: readonly Specification[], title: string): ReadFigures {
  const figures = new Map<string, AttributeValue>()
  const own = ownFigures(kind)
  let read = 0
  for (const { name, value } of lines) {
    const sides = readSides(kind, name, value)
    if (sides) {
      read += 1
      for (const [side, mm] of Object.entries(sides)) figures.set(`${side}_mm`, mm)
      continue
    }
    const candidates = keysOf(kind, name, own)
    const key = candidates.find((key) => figures.has(key) || valueOf(key, value) !== null)
    if (key === undefined) continue
    read += 1
    const figure = valueOf(key, value)
    if (figure !== null && !figures.has(key)) figures.set(key, figure)
  }
  for (const [key, figure] of titleFigures(kind, title)) if (!figures.has(key)) figures.set(key, figure)
  return { figures, lines: read }
}

/** The figures that a kind is described by. */
function ownFigures(kind: string): ReadonlySet<string> {
  const { size, litres, figures = [] } = kindRecord(kind)
  return new Set([
    ...cardFactKeys(kind),
    ...attributesOfKind(kind),
    ...figures,
    ...(size ? [size] : []),
    ...(litres ? [litres] : []),
  ])
}

/** The figures that a line of this name may be saying, those of the kind first. */
function keysOf(kind: string, name: string, own: ReadonlySet<string>): string[] {
  const labelled = [...own].filter((key) => fold(attributeLabel(kind, key)) === fold(name.trim()))
  return [
    ...labelled,
    ...attributesNamed(name).filter((key) => own.has(key)),
    ...attributesNamed(name).filter((key) => GENERAL.has(key) && !own.has(key)),
  ]
}

function valueOf(key: string, text: string): AttributeValue | null {
  const definition = narrowingAttribute(key)
  if (!definition) return null
  const kind = attributeKind(key)
  if (kind === 'number') {
    const value = definition.unit === undefined ? measured(text, '') : measured(text, definition.unit)
    const checked = value === null || value === 0 ? undefined : readAttribute(kind, String(value))
    return typeof checked === 'number' ? checked : null
  }
  if (kind === 'yes-no') return yesNo(definition, text)
  if (kind === 'choice') return choice(definition, text)
  const words = WORDS[key]
  const folded = fold(text).trim()
  if (words) return words.find(([pattern]) => pattern.test(folded))?.[1] ?? null
  const value = readFigure(key, text.trim())
  return 'value' in value && text.length <= 60 ? value.value : null
}

function yesNo({ yes = 'Có', no = 'Không' }: AttributeDefinition, text: string): boolean | null {
  const folded = fold(text).trim()
  if (/^(?:khong|no|false)(?![a-z])/.test(folded) || /khong (?:co )?inverter/.test(folded)) return false
  if (folded.startsWith(fold(no))) return false
  if (folded.startsWith(fold(yes)) || /^(?:co|yes|true)(?![a-z])/.test(folded)) return true
  return folded.includes(fold(yes)) && fold(yes) !== 'co' ? true : null
}

function choice({ words = {} }: AttributeDefinition, text: string): string | null {
  const folded = fold(text)
  const known = Object.entries(words)
    .filter(([, word]) => folded.includes(fold(word)))
    .toSorted(([, a], [, b]) => b.length - a.length)[0]
  return known?.[0] ?? null
}

/** What a title says of its machine: '55 inch', '9 kg', '300 lít', '8GB/256GB', 'Inverter'. */
function titleFigures(kind: string, title: string): [string, AttributeValue][] {
  const { size } = kindRecord(kind)
  const found: [string, AttributeValue][] = []
  const said = new Set<string>()
  for (const key of new Set([...(size ? [size] : []), ...cardFactKeys(kind)])) {
    const { unit } = narrowingAttribute(key) ?? {}
    if (key === 'inverter' && /inverter/i.test(title)) found.push([key, true])
    if (unit === undefined || unit === 'GB' || said.has(unit)) continue
    const [value] = allMeasured(title, unit)
    if (value === undefined || value === 0) continue
    said.add(unit)
    found.push([key, value])
  }
  return [...found, ...memoryOf(kind, title)]
}

/** The least that is storage rather than working memory, in GB. */
const LEAST_STORAGE = 128

/** '8GB/256GB' are working memory and storage; one figure alone is storage where it cannot be the other. */
function memoryOf(kind: string, title: string): [string, AttributeValue][] {
  const keys = cardFactKeys(kind)
  if (!keys.includes('storage_gb')) return []
  const sizes = allMeasured(title, 'GB').toSorted((a, b) => a - b)
  const [least, most] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
  return [
    ...(sizes.length > 1 && least < most && keys.includes('ram_gb')
      ? [['ram_gb', least] as [string, number]]
      : []),
    ...(most >= LEAST_STORAGE || (sizes.length > 1 && least < most)
      ? [['storage_gb', most] as [string, number]]
      : []),
  ]
}
