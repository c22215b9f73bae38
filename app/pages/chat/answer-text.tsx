import { clsx } from 'clsx'
import type { RecommendedProduct } from '#app/domain/advisor/answer.ts'
import { shortName } from '#app/domain/advisor/say-outcome.ts'
import { verdictOfFirst } from '#app/domain/advisor/verdict-of-first.ts'
import { uncut } from '#app/ui/uncut.tsx'
import { upperFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { firstApart, sayShared } from './reasons-apart.ts'

/** An answer's prose: paragraphs between empty lines, and lists of the lines that begin with a bullet. */
export function AnswerText({ text }: { text: string }) {
  if (text === '') return null
  return (
    <div className="grid max-w-text gap-3 leading-relaxed">
      {blocksOf(text).map((block, index) =>
        block.isList ? (
          <ul key={index} className="grid list-disc gap-1 ps-5 marker:text-action">
            {block.lines.map((line, place) => (
              <li key={place}>{keepUnits(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={index} className="whitespace-pre-line">
            {keepUnits(block.lines.join('\n'))}
          </p>
        ),
      )}
    </div>
  )
}

/** @property doubt that the first is smaller or larger than is ideal: its one weakness is said where it is named; empty where it is not */
type AnswerLeadProps = {
  text: string
  products: readonly [RecommendedProduct, ...RecommendedProduct[]]
  doubt: string
}

/**
 * What an answer comes to, before its machines: the sentence that names the first of them is read first, its name before all, with
 * what decides for it, then what decides between it and another. What else it has stands on its card.
 */
export function AnswerLead({ text, products, doubt }: AnswerLeadProps) {
  const [first] = products
  const { title, reason } = first
  const at = text.indexOf(title)
  if (at < 0) return <AnswerText text={text} />
  const rest = text.slice(at + title.length).replace(PRICE, '')
  const end = /[.!?] (?=\p{Lu})/u.exec(rest)?.index
  const weighed =
    end === undefined
      ? ''
      : rest
          .slice(end + 2)
          .replace(reason, '')
          .trim()
  const before = text.slice(0, at)
  const { decides } = firstApart(products)
  const isAsAsked = AS_ASKED.test(before)
  return (
    <div className="answer-lead">
      {/* Its whole name and all that is said for it stand right below, on its card; on a phone that has to do for what else is said before. */}
      <p aria-hidden="true" className={clsx('answer-verdict', !isAsAsked && 'sm:hidden')}>
        Nên chọn {keepUnits(shortName(first).name)}
      </p>
      <p className={clsx('answer-verdict', isAsAsked ? 'sr-only' : 'max-sm:sr-only')}>
        {keepUnits(before)}
        {uncut(title)}
        {keepUnits(end === undefined ? rest : rest.slice(0, end + 1))}
      </p>
      <p>
        {keepUnits(
          [
            decides && `${upperFirst(decides)}.`,
            doubt,
            verdictOfFirst(weighed, products),
            sayShared(products),
          ]
            .filter(Boolean)
            .join(' '),
        )}
      </p>
    </div>
  )
}

/** The words before the name of a machine that is picked as it was asked for: the question stands right above, and is not told again. */
const AS_ASKED = /^(?:Xét|Với|Theo) nhu cầu [^.]*$/

/** What is said of a price behind the name of its machine. */
const PRICE = /^, giá [\d.]+\s₫(?: \(thấy ở [^)]*\))?/

type Block = { isList: boolean; lines: string[] }

const BULLET = /^\s*• ?/

/** A text as paragraphs and lists, in order. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap((paragraph) => {
    const blocks: Block[] = []
    for (const line of paragraph.split('\n')) {
      const isList = BULLET.test(line)
      const last = blocks.at(-1)
      const said = line.replace(BULLET, '')
      if (last?.isList === isList) last.lines.push(said)
      else if (said.trim() !== '') blocks.push({ isList, lines: [said] })
    }
    return blocks
  })
}
