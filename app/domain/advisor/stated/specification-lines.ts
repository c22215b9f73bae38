import { searchWords } from '#app/vietnamese/fold.ts'
import type { Specification } from '../catalogue.ts'
import { sameWords } from '../knowledge/same-words.ts'

/** Words that ask or point and name nothing a table could state, folded. */
const ASKING = new Set(
  (
    'a ad ai anh ay ban bao bac ben bi biet bn ca cai can cao chac chi chiec cho chu chua co con cua cung da day dc de den di do ' +
    'don duoc em ev gi gia giup ha hay hem hen het hoi hok hong ho hon k khong kg khi ko la lam lai len loai luon luc ma mau may ' +
    'minh moi mot mua muon nao nay ne nen neu nha nhe nhi nhieu nhu nhung nua o oi qua ra roi sao san pham shop so sp sau the thi ' +
    'w mah hz gb kg lit inch cm thoi tren toi trong tu tui tot va van vao vay ve vay voi vua xem xin xai dung y u z v bao nhieu lau the nao khoang'
  ).split(' '),
)

/** The words of a question that a table may answer to: without a product's own name, and without what only asks. */
export function askedWords(question: string, names: readonly string[]): string[] {
  const own = new Set(names.flatMap((name) => searchWords(name)))
  const words = sameWords(question).trim().split(' ')
  return [...new Set(words.filter((word) => word !== '' && !own.has(word) && !ASKING.has(word)))]
}

/** From this share of what is asked on a line answers it. */
const ANSWERS = 0.6
const MOST_LINES = 2
/** A word of a value says less of what the line is about than one of its name. */
const OF_VALUE = 0.75

/**
 * The lines of a table that say what is asked, best first, at most two; the rarer a word in the table, the more it counts.
 * Empty where no line holds most of the words.
 */
export function linesAbout(
  asked: readonly string[],
  table: readonly Specification[],
): readonly Specification[] {
  if (asked.length === 0) return []
  const lines = table.map((line) => ({
    line,
    name: new Set(sameWords(line.name).trim().split(' ')),
    value: new Set(sameWords(line.value).trim().split(' ')),
  }))
  const weights = asked.map((word) => {
    const holding = lines.filter(({ name, value }) => name.has(word) || value.has(word)).length
    return Math.log((lines.length + 1) / (holding + 0.5)) + 0.2
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return lines
    .map(({ line, name, value }) => ({
      line,
      score: asked.reduce(
        (sum, word, at) => sum + (weights[at] ?? 0) * (name.has(word) ? 1 : value.has(word) ? OF_VALUE : 0),
        0,
      ),
    }))
    .filter(({ score }) => score / whole >= ANSWERS)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_LINES)
    .map(({ line }) => line)
}

/** A line as a sentence says it: 'bảng điều khiển: Nút xoay'. */
export const sayLine = ({ name, value }: Specification): string =>
  `${name}: ${value.replace(/[.;,\s]+$/, '')}`
