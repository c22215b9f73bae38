import { kindLabel } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { kindMentions } from './kind-mentions.ts'
import { readMeasures } from './measures.ts'
import type { WantedPart } from './need.ts'
import { UP_TO_TEN } from './number-words.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'

const PIECE = `(?<![\\w.,])(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')}) (?:cai|con|chiec)(?![a-z])`
const PIECES = new RegExp(PIECE, 'g')

const SIZES = ['inches', 'kg', 'litres', 'hp'] as const

/**
 * Pieces of one kind that are counted each with a size of its own: 'một cái 65 inch, một cái 50', '1 tivi 55 với 1 tivi 43'. Null
 * where fewer than two are, or all are of one size.
 */
export function readSizesApart(reading: Reading, kinds: readonly Kind[]): WantedPart[] | null {
  const [kind, another] = kinds
  if (!kind || another) return null
  const named = kindMentions(reading).filter(({ value }) => value === kind)
  const counted = named.reduce(
    (text, { start, end }) => text.slice(0, start) + 'cai'.padEnd(end - start) + text.slice(end),
    reading.numbers,
  )
  const pieces = [...counted.matchAll(PIECES)]
  const parts = pieces.flatMap((piece, at): WantedPart[] => {
    const words = reading.raw.slice(piece.index + piece[0].length, pieces[at + 1]?.index)
    const measures = readMeasures(readQuestion(`${kindLabel(kind)} ${words}`), [kind])
    const size = SIZES.find((one) => measures[one] !== undefined)
    const [, said = ''] = piece
    return size === undefined
      ? []
      : [{ ...PLAIN, kind, count: UP_TO_TEN[said] ?? Number(said), [size]: measures[size] }]
  })
  const sizes = new Set(parts.map((part) => JSON.stringify(SIZES.map((size) => part[size]))))
  return sizes.size > 1 ? parts : null
}

const PLAIN = { features: [], unstated: [], unstatedExcluded: [], priorities: [], brands: [] }
