import { drawingByName, drawingName } from '#app/kinds/drawings/drawings.ts'
import { figuresView } from '#app/kinds/drawings/views/figures-view.ts'
import type { CalledFigure } from '#app/kinds/drawings/views/figures-view.ts'
import { ATTRIBUTES, cardFactKeys, describeAttribute } from './attributes.ts'
import type { Attributes, AttributeValue } from './attributes.ts'

/** How many figures stand on a picture. */
const most = 3
const fewest = 2

/** Figures that say something of any kind, for products whose cards show too few. */
const further = [
  'screen_in',
  'weight_kg',
  'power_w',
  'battery_mah',
  'noise_db',
  'energy_kwh_year',
  'inverter',
]

/**
 * The picture of a product with its main figures: its address, which holds exactly the figures that are drawn, and
 * its text. Only numbers, yes/no and coded words are drawn: free text never stands in an address.
 * @returns null for a product of which fewer than two such figures are known
 */
export function figurePicture(kind: string, attributes: Attributes): { src: string; text: string } | null {
  const keys = [...new Set([...cardFactKeys(kind), ...further])].filter((key) =>
    isDrawable(key, attributes[key]),
  )
  if (keys.length < fewest) return null
  const chosen = keys.slice(0, most).map((key) => [key, attributes[key] ?? ''] as const)
  const text = chosen.flatMap(([key, value]) => describeAttribute(kind, key, value) ?? [])
  return {
    src: addressOf(drawingName(kind, attributes), chosen),
    text: text.map(({ label, value }) => `${label.toLocaleLowerCase('vi')} ${value}`).join(', '),
  }
}

/** @returns the SVG document behind an address of `figurePicture`, null for any other. @param url path and query */
export function figurePictureFromPath(url: string): string | null {
  const [, name = '', query = ''] = /^\/minh-hoa\/(.{3,62})--thongso\.svg\?(.{3,200})$/.exec(url) ?? []
  const drawn = drawingByName(name)
  if (!drawn) return null
  const chosen = [...new URLSearchParams(query)].map(([key, text]) => [key, readValue(text)] as const)
  const written = chosen.length >= fewest && chosen.length <= most && addressOf(name, chosen) === url
  if (!written || !chosen.every(([key, value]) => isDrawable(key, value))) return null
  const figures = chosen.flatMap(([key, value]): CalledFigure[] => {
    const fact = describeAttribute(drawn.kind, key, value)
    return fact ? [fact] : []
  })
  return figuresView(drawn, figures)
}

function addressOf(name: string, figures: readonly (readonly [string, AttributeValue])[]): string {
  const query = new URLSearchParams(figures.map(([key, value]) => [key, String(value)]))
  return `/minh-hoa/${name}--thongso.svg?${query.toString()}`
}

function readValue(text: string): AttributeValue {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : text
}

function isDrawable(key: string, value: AttributeValue | undefined): value is AttributeValue {
  const definition = Object.hasOwn(ATTRIBUTES, key) ? ATTRIBUTES[key] : undefined
  if (!definition || value === undefined) return false
  if (typeof value === 'string') return Object.hasOwn(definition.words ?? {}, value)
  if (typeof value === 'boolean') return definition.yes !== undefined
  return value > 0 && value < 10_000_000 && Number(value.toFixed(2)) === value
}
