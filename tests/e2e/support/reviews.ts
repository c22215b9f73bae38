import type { Page } from 'playwright-core'

/** Sends a review of a product as a visitor does; it waits for an editor. */
export async function addReview(
  page: Page,
  { name, text, product = 1 }: { name: string; text: string; product?: number },
): Promise<void> {
  const response = await page.request.post(`/products/${product}/danh-gia`, {
    form: { name, rating: '4', text, monthsUsed: '3', consent: 'on', website: '' },
  })
  if (!response.ok()) throw new Error(`The review was not taken: ${response.status()}`)
}
