import { z } from 'zod'
import { fitPath, placedMeasures } from '#app/kinds/drawings/views/fit-view.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import { formatNumber, parseNumber } from '#app/vietnamese/numbers.ts'
import type { Attributes } from './attributes.ts'

/** The place a machine is to stand in, in cm, as it is typed; the address holds it under these names. */
const GAP_FIELDS = [
  { name: 'ngang', label: 'Ngang (cm)' },
  { name: 'cao', label: 'Cao (cm)' },
  { name: 'sau', label: 'Sâu (cm)' },
] as const

type GapName = (typeof GAP_FIELDS)[number]['name']
type TypedGap = Record<GapName, string>

/** The smallest and the largest place that is one, in cm. */
const LEAST_CM = 5
const MOST_CM = 300

const centimetres = z
  .string()
  .trim()
  .max(12)
  .transform((text) => parseNumber(text.replace(/\s*cm$/i, '')))
  .refine((cm) => cm !== null && cm >= LEAST_CM && cm <= MOST_CM)

/** How a machine goes into a place: with room to spare, only just, not as deep or high as it is, or nobody asked yet. */
export type Fit = {
  /** The boxes with what was typed, and what is wrong with it; `optional` ones may stay empty. */
  fields: { name: string; label: string; typed: string; error: string | undefined; optional: boolean }[]
  /** The measures of the machine in words. */
  own: string
  result: (Judged & { picture: string }) | null
}

/** `fact` is the question of the fact behind the note, as /kien-thuc has it. */
type Judged = { fits: 'roomy' | 'tight' | 'no'; text: string; note: string; fact: string | null }

type Machine = { kind: string; attributes: Attributes }

/** Whether an address names a place, or a part of one. */
export const namesGap = (params: URLSearchParams): boolean => GAP_FIELDS.some(({ name }) => params.get(name))

/**
 * Whether a machine goes into the place that an address names; null for a kind that stands nowhere, or of unstated measures.
 */
export function fitOf({ kind, attributes }: Machine, params: URLSearchParams): Fit | null {
  const measures = placedMeasures(kind, attributes)
  if (!measures) return null
  const typed: TypedGap = { ngang: '', cao: '', sau: '' }
  const errors: Partial<TypedGap> = {}
  const mm: Partial<Record<GapName, number>> = {}
  const asked = namesGap(params)
  for (const { name } of GAP_FIELDS) {
    typed[name] = (params.get(name) ?? '').slice(0, 12)
    if (!asked || (name === 'sau' && typed[name].trim() === '')) continue
    const read = centimetres.safeParse(typed[name]).data
    if (read) mm[name] = Math.round(read * 10)
    else errors[name] = `Bạn gõ số từ ${LEAST_CM} đến ${MOST_CM}, đơn vị cm.`
  }
  const { width, height, depth } = measures
  const own = [
    `ngang ${cm(width)}`,
    `cao ${cm(height)}`,
    ...(depth === null ? [] : [`sâu ${cm(depth)}`]),
  ].join(', ')
  const fields = GAP_FIELDS.map(({ name, label }) => ({
    name,
    label,
    typed: typed[name],
    error: errors[name],
    optional: name === 'sau',
  }))
  const { ngang, cao, sau = null } = mm
  if (ngang === undefined || cao === undefined || Object.keys(errors).length > 0)
    return { fields, own, result: null }
  const gap = { width: ngang, height: cao, depth: sau }
  const picture = fitPath(kind, attributes, gap)
  if (!picture) return { fields, own, result: null }
  const left = {
    width: gap.width - width,
    height: gap.height - height,
    depth: gap.depth === null || depth === null ? null : gap.depth - depth,
  }
  return { fields, own, result: { ...judge(kind, left), picture } }
}

type Left = { width: number; height: number; depth: number | null }

function judge(kind: string, left: Left): Judged {
  const short = [
    ...(left.width < 0 ? [`ngang thiếu ${cm(-left.width)}`] : []),
    ...(left.height < 0 ? [`cao thiếu ${cm(-left.height)}`] : []),
    ...(left.depth !== null && left.depth < 0 ? [`sâu thiếu ${cm(-left.depth)}`] : []),
  ]
  if (short.length > 0) return { fits: 'no', text: `Không vừa: ${short.join(', ')}.`, note: '', fact: null }
  const depthLeft = left.depth === null ? '' : `, sau lưng ${cm(left.depth)}`
  const room = `mỗi bên còn ${cm(left.width / 2)}, phía trên ${cm(left.height)}${depthLeft}`
  const { clearance } = kindRecord(kind)
  if (!clearance) {
    const note = 'Mỗi máy cần khoảng hở riêng để tỏa nhiệt, đi dây, đi ống: xem sách hướng dẫn của đúng mẫu.'
    return { fits: 'tight', text: `Lọt: ${room}.`, note, fact: null }
  }
  const holds = ({ sides, back }: { sides: number; back: number }) =>
    left.width >= sides * 2 && (left.depth === null || left.depth >= back)
  const { least, roomy, fact } = clearance
  const note = `Các nguồn nói từ ${cm(least.sides)} đến ${cm(roomy.sides)} mỗi bên, ${cm(least.back)} đến ${cm(roomy.back)} phía sau; theo sách hướng dẫn của đúng mẫu.`
  if (holds(roomy)) return { fits: 'roomy', text: `Vừa thoải mái: ${room}.`, note, fact }
  if (holds(least)) return { fits: 'tight', text: `Vừa, nhưng sát: ${room}.`, note, fact }
  return { fits: 'no', text: `Lọt nhưng không đủ hở để tỏa nhiệt: ${room}.`, note, fact }
}

const cm = (mm: number): string => `${formatNumber(mm / 10, 1)} cm`
