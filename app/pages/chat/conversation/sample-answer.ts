import type { Answer } from '#app/domain/advisor/answer.ts'

/** An answer for tests: one sentence, nothing beside it, unless told otherwise. */
export function anAnswer(more: Partial<Answer> = {}): Answer {
  return {
    content: 'Chọn máy 300 lít.',
    relatedQuestions: [],
    sources: [],
    productRecommendations: null,
    comparison: null,
    tapQuestion: null,
    editorial: null,
    conversation: null,
    understood: [],
    ...more,
  }
}
