import type { Plan } from '../answer-question.ts'

/**
 * What has to be said before the first recommendation, whoever words the rest: that nothing fits every condition and which
 * was given up, or that a wish is not measured. Empty where the answer begins with what it recommends.
 */
export function leadOf({ draft, answer }: Pick<Plan, 'draft' | 'answer'>): string {
  const best = draft.picks[0]?.candidate.title
  if (best === undefined) return ''
  const paragraphs = answer.content.split('\n\n')
  const first = paragraphs.findIndex((paragraph) => paragraph.includes(best))
  return first <= 0 ? '' : `${paragraphs.slice(0, first).join('\n\n')}\n\n`
}
