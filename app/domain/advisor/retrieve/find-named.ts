import { foldForSearch, searchWords } from '#app/vietnamese/fold.ts'
import type { Candidate, Catalogue } from '../catalogue.ts'
import type { NameIndex } from '../mentions/name-index.ts'
import { nameWords } from '../mentions/name-words.ts'

/** Versions of a product worth looking at. */
const ENOUGH = 20

/** Words that make another model of a name: 'iPhone 17' is not 'iPhone 17 Pro Max'. */
const VARIANT = /^ (?:pro|plus|max|ultra|mini|air|se|fe|lite|e|prime|turbo|neo|edge|note|fold|flip)(?: |$)/

/** Products whose name holds all of the words given: those of exactly that model first, else what is most like it, the plainest name first. */
export async function findNamed(
  name: string,
  kinds: readonly string[],
  catalogue: Catalogue,
): Promise<Candidate[]> {
  const found = await versionsOf(name, kinds, catalogue)
  const words = foldForSearch(name)
  const missOf = likenessTo(name)
  return found.sort(
    (a, b) =>
      rankOf(a, words) - rankOf(b, words) ||
      missOf(a) - missOf(b) ||
      a.title.length - b.title.length ||
      a.id - b.id,
  )
}

/** The number by which models of a line follow each other: 19 of 'iphone 19 pro max'. */
const generationOf = (words: readonly string[]) => Number(words.find((word) => /^\d{1,2}$/.test(word)) ?? NaN)

/** How far a product is from a name: by the words it lacks, then by how many models lie between. */
function likenessTo(name: string): (product: Candidate) => number {
  const wanted = nameWords(name).map(({ text }) => text)
  const generation = generationOf(wanted)
  return ({ title }) => {
    const own = nameWords(title).map(({ text }) => text)
    const lacking = wanted.filter((word) => !/^\d+$/.test(word) && !own.includes(word)).length
    const between = Math.abs(generation - generationOf(own))
    return lacking * 100 + (Number.isNaN(between) ? 50 : between)
  }
}

/**
 * The products that hold all words of a name; where none does, the nearest of its line: those that hold the most of its
 * beginning beyond the brand.
 */
async function versionsOf(
  name: string,
  kinds: readonly string[],
  catalogue: Catalogue,
): Promise<Candidate[]> {
  const names = await catalogue.names()
  const words = nameWords(name).map(({ text }) => text)
  const isOfLine = words.slice(0, 2).some((word) => names.lines.has(word))
  for (let length = words.length; length > 0; length -= 1) {
    const own = words.slice(0, length)
    if (length < words.length && !(isOfLine && own.some((word) => names.lines.has(word)))) break
    const ids = names.holding(own).map(({ id }) => id)
    const found = ids.length > 0 ? await catalogue.find({ ids, kinds, limit: ENOUGH }) : []
    if (found.length > 0) return found
  }
  const alike = names.holding(longestKnown(words.find(isCode), names)).map(({ id }) => id)
  return catalogue.find(
    alike.length > 0 ? { ids: alike, kinds, limit: ENOUGH } : { text: name, kinds, limit: ENOUGH },
  )
}

/** 'fv1410s4b': letters and figures in one word. */
const isCode = (word: string) => /^(?=.*[a-z])(?=.*\d)[a-z\d]{6,}$/.test(word)

/** Letters and figures of its beginning by which a code is of one series: 'fv141' of 'FV1410S4B' and 'FV1411S4B'. */
const OF_ONE_SERIES = 5

/** The longest beginning of a code that products have; empty where none has enough of it. */
function longestKnown(code: string | undefined, names: NameIndex): string[] {
  for (let length = (code ?? '').length - 1; length >= OF_ONE_SERIES; length -= 1) {
    const begun = code?.slice(0, length) ?? ''
    if (names.holding([begun]).length > 0) return [begun]
  }
  return []
}

/** '128gb' begins with no '12' and is no version '128'. */
const OF_MEMORY = /^\d+(?:gb|tb)$/

/** Whether a product is of the model named and no other version of it. */
export function isModel(product: Candidate, name: string): boolean {
  const title = new Set(nameWords(product.title).map(({ text }) => text))
  const holdsAll = nameWords(name).every(({ text }) =>
    [...title].some(
      (word) =>
        word === text ||
        // 'rt38' begins 'RT38CG6584B1'; 'se' does not begin 'Series'.
        (/\d/.test(text) &&
          word.startsWith(text) &&
          !/^\d/.test(word.slice(text.length)) &&
          !OF_MEMORY.test(word)) ||
        (/^[a-z]{1,4}\d{1,3}$/.test(text) && word.endsWith(text)),
    ),
  )
  return holdsAll && rankOf(product, foldForSearch(name)) < 2
}

/** 0 where the title says the name and no version of it, 1 where it holds the words apart, 2 for another version. */
function rankOf({ title }: Candidate, words: string): number {
  const folded = foldForSearch(title)
  const start = folded.indexOf(words)
  if (start === -1) return 1
  return VARIANT.test(folded.slice(start + words.length)) ? 2 : 0
}

/** Words that ask about a product and are no part of its name, folded. */
const ASKING = new Set(
  (
    'a ai anh ban bao bi biet cai can chat chiec cho co con cua da dang danh dau dc de em gi gia giup hay hoi hon ' +
    'k khac khong la lai loai luong mua may minh mot muon nao nen nghe ngon ngu nhe nhi nhieu nhu nay o oi on qua review sao ' +
    'shop so sp sanh tam te tien the thi thich thong tin toi tot tu uu van va ve vay vs voi xem xin'
  ).split(' '),
)

/** The one or two product names a question may consist of: 'A hay B', 'A so với B'; empty when only asking words are left. */
export function namedSides(question: string): string[] {
  return foldForSearch(question)
    .split(/ (?:hay|hoac|so voi|voi|va|vs|or) /)
    .map((side) => searchWords(side).filter((word) => !ASKING.has(word)))
    .filter((words) => words.some((word) => /\d/.test(word)) || words.join('').length >= 4)
    .map((words) => words.join(' '))
    .slice(0, 2)
}
