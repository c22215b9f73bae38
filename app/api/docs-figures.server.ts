import {
  attributesOfKind,
  cardFactKeys,
  namedAttributes,
  narrowingAttribute,
} from '#app/domain/catalogue/attributes.ts'
import { kindLabel, kindRecord, presentKinds } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'

/** What a kind is described by, in one line. */
export type KindFigures = { kind: string; figures: string }

/** The names of the figures of each kind, with what they mean, their unit and their choices; then all others. */
export function figuresOfKinds(): KindFigures[] {
  const told = new Set<string>()
  const kinds = presentKinds().map((kind) => {
    const { size, figures = [] } = kindRecord(kind)
    const keys = new Set([
      ...cardFactKeys(kind),
      ...(size ? [size] : []),
      ...figures,
      ...attributesOfKind(kind),
    ])
    for (const key of keys) told.add(key)
    return { kind: kindLabel(kind), figures: [...keys].map(sayFigure).join('; ') }
  })
  const others = namedAttributes().filter((key) => !told.has(key))
  return [
    ...kinds
      .filter(({ figures }) => figures !== '')
      .toSorted((a, b) => (fold(a.kind) < fold(b.kind) ? -1 : 1)),
    { kind: 'Ngoài ra, ở loại nào cũng được', figures: others.map(sayFigure).join('; ') },
  ]
}

function sayFigure(key: string): string {
  const { label, unit, words, yes } = narrowingAttribute(key) ?? {}
  const values = words ? Object.keys(words).join(', ') : yes ? 'true, false' : unit
  const about = [label, values].filter(Boolean).join(': ')
  return about ? `${key} (${about})` : key
}
