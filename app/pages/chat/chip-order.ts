import type { Chip } from '#app/domain/advisor/understand/need.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'

/** What was understood, in the order in which it stands in the question; what is said there in other words follows. */
export function asTyped<T extends Pick<Chip, 'slot' | 'label'>>(chips: readonly T[], question: string): T[] {
  const text = foldForSearch(question)
  const places = new Map(chips.map((chip) => [chip, placeOf(chip, text)]))
  return chips.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
}

function placeOf({ slot, label }: Pick<Chip, 'slot' | 'label'>, text: string): number {
  // What is looked for comes first.
  if (slot.startsWith('kinds:')) return -1
  const [figure = label] = /\d[\d.,]*/.exec(label) ?? []
  const [at = text.length] = [label, figure]
    .map((words) => text.indexOf(foldForSearch(words)))
    .filter((at) => at >= 0)
  return at
}
