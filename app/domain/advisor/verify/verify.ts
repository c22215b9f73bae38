import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Evidence } from './evidence.ts'
import { figureKey, figuresIn } from './figures.ts'

/** A model code: capitals and digits mixed, at least five characters ('NR-BX421', 'UA55DU7700'). */
const MODEL_CODE = /(?<![\p{L}\d])(?=[\dA-Z/-]*\d)(?=[\d/-]*[A-Z])[\dA-Z][\dA-Z/-]{4,}(?![\p{L}\d])/u

/**
 * Keeps the sentences whose every product and figure is in the evidence, and drops the rest.
 * @returns the paragraphs that are left, and what was dropped, for the log
 */
export function verify(
  paragraphs: readonly string[],
  evidence: Evidence,
): { paragraphs: string[]; dropped: string[] } {
  const dropped: string[] = []
  const kept = paragraphs.map((paragraph) => {
    if (evidence.quotable.includes(paragraph) || isGrounded(paragraph, evidence)) return paragraph
    return splitSentences(paragraph)
      .filter((sentence) => {
        const grounded = isGrounded(sentence, evidence)
        if (!grounded) dropped.push(sentence)
        return grounded
      })
      .join('')
      .trim()
  })
  return { paragraphs: kept.filter((paragraph) => paragraph !== ''), dropped }
}

function isGrounded(text: string, { titles, figures }: Evidence): boolean {
  const rest = withoutTitles(text, titles)
  if (MODEL_CODE.test(rest)) return false
  return figuresIn(rest).every((figure) => figures.has(figureKey(figure)))
}

/** Product names are taken out whole, longest first, so that the figures inside them are not read as claims. */
function withoutTitles(text: string, titles: readonly string[]): string {
  return [...titles]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, title) => rest.replaceAll(title, ' '), text)
}
