import { foldForSearch, searchWords } from '#app/vietnamese/fold.ts'
import type { Candidate, Catalogue } from '../catalogue.ts'

/** Versions of a product worth looking at. */
const ENOUGH = 20

/** Products whose name holds all of the words given, the shortest name first: the plainest match. */
export async function findNamed(
  name: string,
  kinds: readonly string[],
  catalogue: Catalogue,
): Promise<Candidate[]> {
  const found = await catalogue.find({ text: name, kinds, limit: ENOUGH })
  const words = foldForSearch(name)
  return found.sort(
    (a, b) => startOf(a, words) - startOf(b, words) || a.title.length - b.title.length || a.id - b.id,
  )
}

const startOf = ({ title }: Candidate, words: string) => (foldForSearch(title).includes(words) ? 0 : 1)

/** Words that ask about a product and are no part of its name, folded. */
const ASKING = new Set(
  (
    'a ai anh ban bao bi biet cai can chat chiec cho co con cua da dang danh dau dc de em gi gia giup hay hoi hon ' +
    'k khac khong la lai loai luong mua may minh mot muon nao nen nghe ngon nhe nhi nhieu nhu nay o oi on qua review sao ' +
    'shop so sp sanh tam tien the thi thich thong tin toi tot tu uu van va ve vay vs voi xem xin'
  ).split(' '),
)

/** The one or two product names a question may consist of: 'A hay B', 'A so với B'; empty when only asking words are left. */
export function namedSides(question: string): string[] {
  return foldForSearch(question)
    .split(/ (?:hay|hoac|so voi|voi|va|vs|or) /)
    .map((side) =>
      searchWords(side)
        .filter((word) => !ASKING.has(word))
        .join(' '),
    )
    .filter((name) => name !== '')
    .slice(0, 2)
}
