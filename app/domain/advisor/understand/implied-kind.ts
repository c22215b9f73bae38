import type { Kind } from '#app/kinds/kind.ts'
import type { Use } from './need.ts'

/** Uses that only one kind serves: 'máy chạy AutoCAD', 'máy để chạy Grab' name no kind but mean one. */
const KIND_OF_USE: Partial<Record<Use, Kind>> = {
  cad: 'laptop',
  programming: 'laptop',
  graphics: 'laptop',
  video: 'laptop',
  delivery: 'phone',
}

/** The kind that a use means where a question names none. */
export function impliedKinds(uses: readonly Use[]): Kind[] {
  const kind = uses.map((use) => KIND_OF_USE[use]).find((implied) => implied !== undefined)
  return kind ? [kind] : []
}
