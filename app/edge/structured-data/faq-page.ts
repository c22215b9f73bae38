import type { Node } from './node.ts'

/** The questions and answers a page shows; null where it shows none. */
export function faqPage(faqs: readonly { question: string; answer: string }[]): Node | null {
  if (faqs.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
