import type { Page } from 'playwright-core'
import { asAdmin, PERSONS_BROWSER } from './people.ts'
import { addReview } from './reviews.ts'
import type { Screen } from './screen.ts'

/** What editors decide: reviews, questions, synonyms, rules and tariffs. */
export const EDITOR_SCREENS: readonly Screen[] = [
  { name: 'admin-reviews', path: '/admin/reviews', before: withOpenWork },
  {
    name: 'admin-review-refusal',
    path: '/admin/reviews',
    before: withOpenWork,
    prepare: (page) =>
      page
        .getByLabel(/^Từ chối đánh giá của/)
        .first()
        .click(),
  },
  { name: 'admin-suggestions', path: '/admin/suggestions?edit=3', before: asAdmin },
  { name: 'admin-asked', path: '/admin/suggestions?view=asked', before: withOpenWork },
  { name: 'admin-teach', path: '/admin/teach', before: withOpenWork },
  { name: 'admin-teach-word', path: '/admin/synonyms?teach=1', before: asAdmin },
  { name: 'admin-facts', path: '/admin/teach/facts?new=1', before: asAdmin },
  { name: 'admin-pins', path: '/admin/teach/pins?new=1', before: asAdmin },
  { name: 'admin-teach-none', path: '/admin/teach?state=ignored', before: asAdmin },
  { name: 'admin-synonyms', path: '/admin/synonyms?try=binh+nong+lanh', before: asAdmin },
  { name: 'admin-synonym-form', path: '/admin/synonyms?edit=may+lanh', before: asAdmin },
  {
    name: 'admin-failed-searches',
    path: '/admin/synonyms?view=searches',
    before: withOpenWork,
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^Nghĩa là gì/ })
        .first()
        .click()
      await page.getByText('Khách gõ từ này là muốn tìm gì?').waitFor()
    },
  },
  { name: 'admin-sizing-table', path: '/admin/sizing?edit=fridge-litres-by-people', before: asAdmin },
  { name: 'admin-sizing-figures', path: '/admin/sizing?edit=ac-btu-by-room', before: asAdmin },
  { name: 'admin-tariffs', path: '/admin/sizing?view=tariffs&new=1', before: asAdmin },
]

/** As the administrator, with a review, a failed search, an open question and an unhelpful answer waiting. */
async function withOpenWork(page: Page): Promise<void> {
  await asAdmin(page)
  await addReview(page, { name: 'Bình', text: 'Máy chạy êm, ngăn đá rộng, tiền điện giảm.' })
  await page.request.get(`/products?q=${encodeURIComponent('máy hạ nhiệt')}`)
  await page.request.post('/functions/v1/perplexity-chat', {
    headers: PERSONS_BROWSER,
    data: { message: 'tại sao máy giặt lại có tên như vậy' },
  })
  await page.request.post('/api/v1/answer-feedback', {
    data: {
      voteKey: crypto.randomUUID(),
      question: 'Tủ lạnh nào hợp nhà 4 người?',
      answer: 'Nhà 4 người hợp tủ khoảng 390 lít.',
      isHelpful: false,
      reason: 'Khó hiểu',
    },
  })
}
