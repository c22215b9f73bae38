import { fold } from '#app/vietnamese/fold.ts'
import type { Specification } from '../catalogue.ts'
import type { KnownModel } from './known-models.ts'

/** A model that another is held against: what its table says, and what is known of it. */
type Rival = { table: readonly Specification[]; known: KnownModel | null }

/** What a model is good at and none of its rivals is known to be, as parts of a sentence. */
export const strengthsOver = ({ good }: Pick<KnownModel, 'good'>, rivals: readonly Rival[]): string[] =>
  good.filter(
    (phrase) =>
      !rivals.some(
        ({ table, known }) => known?.good.some((one) => isAlike(phrase, one)) || speaksOf(table, phrase),
      ),
  )

/** Words this long, and those with a figure, tell what a phrase is about. */
const TELLING = 5

/** Whether a table tells of the same thing: 'Cổng: MagSafe 3' of 'sạc MagSafe'. */
function speaksOf(table: readonly Specification[], phrase: string): boolean {
  const told = new Set(table.flatMap(({ name, value }) => wordsIn(`${name} ${value}`)))
  const words = wordsIn(phrase)
  const telling = words.filter((word) => word.length >= TELLING || /\d/.test(word))
  return (telling.length > 0 ? telling : words).every((word) => told.has(word))
}

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^a-z\d×]+/)
    .filter((word) => word !== '')

/** Whether two phrases say nearly the same: half of the shorter one's words stand in the other. */
function isAlike(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other].map(wordsIn).toSorted((a, b) => a.length - b.length)
  return short.filter((word) => long.includes(word)).length * 2 >= short.length
}
