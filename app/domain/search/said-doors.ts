import { fold } from '#app/vietnamese/fold.ts'

/** Sorts of fridges by how many doors they have, as people count them; from four on the advisor reads them itself. */
const BY_COUNT: Readonly<Record<string, readonly string[]>> = {
  '1': ['mini'],
  '2': ['top-freezer', 'bottom-freezer'],
  '3': ['multi-door'],
}

const COUNTS: Readonly<Record<string, string>> = { mot: '1', hai: '2', ba: '3' }

/** The sorts of a fridge that a text names by its doors ('2 cửa', 'hai cánh'), and the text without these words; null where it names none. */
export function saidDoors(text: string): { doors: readonly string[]; rest: string } | null {
  const words = text.split(/\s+/)
  const at = words.findIndex(
    (word, index) => sortsOf(word) !== undefined && /^(?:cua|canh)$/.test(fold(words[index + 1] ?? '')),
  )
  const doors = at < 0 ? undefined : sortsOf(words[at] ?? '')
  return doors ? { doors, rest: words.toSpliced(at, 2).join(' ') } : null
}

function sortsOf(word: string): readonly string[] | undefined {
  const bare = fold(word)
  return BY_COUNT[COUNTS[bare] ?? bare]
}
