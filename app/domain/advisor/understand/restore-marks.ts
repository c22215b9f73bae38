import { LRUCache } from 'lru-cache'
import { FIGURE_WORD } from './known-words.ts'
import { isEnglish } from './mend.ts'
import { isPlain, marksBehind, markedForms } from './word-likelihood.ts'

/** Up to this share of words with marks a text is taken to be typed without them. */
const HARDLY_MARKED = 0.1
/** Fewer words do not tell one meaning from another. */
const FEWEST = 3
/**
 * How likely a form must be before a word is taken for it. Of 15,400 words of writers that nothing was learnt of, 90 % are, and 1 % of
 * those wrongly.
 */
const SURELY = 0.9
/** The same of words that would turn a wish round: 'đừng' and 'dùng', a sum: 'đô' and 'độ', 'tầm' and 'tám'. */
const REVERSING: ReadonlySet<string> = new Set(['dung', 'do', 'tam'])
const MORE_SURELY = 0.99

/** Figures, words, single signs; figures behind letters are of their code: 'qa55'. */
const WORDS = /\d+(?:[.,]\d+)*|\p{L}[\p{L}\d]*|[^\s\p{L}\d]/gu

/** A word with what it may be, and how likely each is by what stands before it and by all that stands behind it, as logarithms. */
type Step = {
  word: string
  start: number
  forms: readonly string[]
  before: Float64Array
  behind: Float64Array
}

const restored = new LRUCache<string, string>({ max: 500 })

/**
 * A text that was typed without marks, with the marks that its words surely have beside one another: 'may say bom nhiet' is 'máy sấy bơm
 * nhiệt'. Of the same length, in the same case; words that may be several things stay as they are typed, and so does a text with marks.
 */
export function restoreMarks(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? []
  const marked = words.filter((word) => !isPlain(word.toLowerCase())).length
  if (words.length < FEWEST || marked > HARDLY_MARKED * words.length || isEnglish(text)) return text
  const known = restored.get(text)
  if (known !== undefined) return known
  const steps = stepsOf(text)
  weigh(steps)
  let whole = text
  for (const { word, start, forms, before, behind } of steps) {
    const shares = sharesOf(before.map((value, at) => value + (behind[at] ?? 0)))
    const surest = shares.indexOf(Math.max(...shares))
    const form = forms[surest]
    if (
      form &&
      isPlain(word.toLowerCase()) &&
      form.length === word.length &&
      (shares[surest] ?? 0) >= leastFor(word)
    )
      whole = whole.slice(0, start) + inCaseOf(word, form) + whole.slice(start + word.length)
  }
  restored.set(text, whole)
  return whole
}

function formsOf(word: string): readonly string[] {
  if (/^[\d.,]+$/.test(word)) return [FIGURE_WORD]
  if (/\d/.test(word)) return [word]
  if (!/^\p{L}/u.test(word)) return ['']
  return isPlain(word) ? markedForms(word) : [word]
}

const leastFor = (word: string): number => (REVERSING.has(word.toLowerCase()) ? MORE_SURELY : SURELY)

/** The words of a text in order; a sign stands as an empty one, which nothing is known beside. */
function stepsOf(text: string): Step[] {
  return [...text.matchAll(WORDS)].map(({ 0: word, index: start }) => {
    const lower = word.toLowerCase()
    const forms = formsOf(lower)
    return {
      word,
      start,
      forms,
      before: new Float64Array(forms.length),
      behind: new Float64Array(forms.length),
    }
  })
}

/** Weighs every form by all others of the text: forwards, then backwards. */
function weigh(steps: readonly Step[]): void {
  let last: Step | undefined
  for (const step of steps) {
    for (const [at, form] of step.forms.entries())
      step.before[at] = last
        ? sumOf(last.forms.map((other, index) => (last?.before[index] ?? 0) + marksBehind(form, other)))
        : marksBehind(form, '')
    last = step
  }
  for (const [at, step] of [...steps.entries()].toReversed()) {
    const next = steps[at + 1]
    if (!next) continue
    for (const [index, form] of step.forms.entries())
      step.behind[index] = sumOf(
        next.forms.map((other, place) => (next.behind[place] ?? 0) + marksBehind(other, form)),
      )
  }
}

/** The logarithm of a sum of what is given as logarithms. */
function sumOf(values: readonly number[]): number {
  const most = Math.max(...values)
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

function sharesOf(values: Float64Array): number[] {
  const whole = sumOf([...values])
  return [...values].map((value) => Math.exp(value - whole))
}

const inCaseOf = (typed: string, form: string): string =>
  form.replace(/./gu, (letter, at: number) => (isUpper(typed[at] ?? '') ? letter.toUpperCase() : letter))

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase()
