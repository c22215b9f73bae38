import type { Answer } from '#app/domain/advisor/answer.ts'
import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'

/**
 * An answer as text to paste anywhere: the question, the answer, the products with price and address, the table, the sources.
 * @param origin the site's address, put before its own paths
 */
export function plainTextOf(question: string | null, answer: Answer, origin: string): string {
  const full = (url: string) => (url.startsWith('/') ? origin + url : url)
  const products = answer.productRecommendations?.products ?? []
  const table = answer.comparison
  const parts = [
    question && `Hỏi: ${question}`,
    answer.content,
    table &&
      [['', ...table.columns.map(({ title }) => title)], ...table.rows]
        .map((row) => row.join(' | ').replace(/^ \| /, ''))
        .join('\n'),
    products
      .map(
        ({ id, title, price, role }) =>
          `${ROLE_LABELS[role]}: ${title}, ${price}\n${full(`/products/${id}`)}`,
      )
      .join('\n'),
    answer.sources.length > 0 &&
      [
        'Nguồn:',
        ...answer.sources.map(({ title, url }, place) => `${place + 1}. ${title}: ${full(url)}`),
      ].join('\n'),
    'Trả lời do AI tạo, chỉ mang tính tham khảo.',
  ]
  return parts.filter(Boolean).join('\n\n')
}
