/** Shown where the suggested questions cannot be had; each can be answered without them. */
export const FALLBACK_QUESTIONS = [
  'Tư vấn tủ lạnh cho 4 người dưới 15 triệu',
  'Phòng 18 m² nên mua máy lạnh mấy HP?',
  'Máy giặt cửa trước 9 kg nào tiết kiệm điện?',
  'Ngồi cách 3 m nên mua tivi bao nhiêu inch?',
] as const

/** How many suggested questions are shown at once. */
export const SHOWN_SUGGESTIONS = 4

/** Up to how many characters a question stays on one line of a phone. */
const ONE_LINE = 42

/** The questions that stay on one line, where these are enough to choose from. */
export function inOneLine(questions: readonly string[]): readonly string[] {
  const short = questions.filter(({ length }) => length <= ONE_LINE)
  return short.length >= SHOWN_SUGGESTIONS ? short : questions
}

/** `count` different questions, drawn at random. */
export function drawQuestions(questions: readonly string[], count = SHOWN_SUGGESTIONS): string[] {
  const pool = [...questions]
  return Array.from({ length: Math.min(count, pool.length) }, () => {
    const [drawn = ''] = pool.splice(Math.floor(Math.random() * pool.length), 1)
    return drawn
  })
}
