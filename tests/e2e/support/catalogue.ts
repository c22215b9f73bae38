import type { ApiProduct } from '#app/domain/catalogue/api-product.ts'
import { ownSite } from '#tests/support/own-site.ts'

/** The last id of the demo catalogue: what other files of the suite add to the site of their worker has a greater one. */
const LAST_OF_DEMO = 931

/** The first of the newest 48 products, of one category where it is named, that fits. @throws when none does */
export async function findProduct(
  fits: (product: ApiProduct) => boolean = () => true,
  category = '',
): Promise<ApiProduct> {
  const query = `limit=48${category && `&category=${category}`}`
  const response = await fetch(`${ownSite().url}/functions/v1/paginated-products?${query}`)
  const { products } = (await response.json()) as { products: ApiProduct[] }
  const found = products.find((product) => product.id <= LAST_OF_DEMO && fits(product))
  if (!found) throw new Error('No product of the demo catalogue fits.')
  return found
}

/** The figure of a product's samples as its page says it to those who do not see stars. */
const SAMPLES = /(\d,\d) trên 5 sao, (\d+) đánh giá<\/span><span[^>]*>mẫu/

/** The first of the newest 48 products, of one category where it is named, with three sample reviews or more. @throws when none has */
export async function findSampled(
  category = '',
): Promise<{ product: ApiProduct; average: string; count: number }> {
  const left: number[] = []
  for (;;) {
    const product = await findProduct(({ id }) => !left.includes(id), category)
    const html = await (await fetch(`${ownSite().url}/products/${product.id}`)).text()
    const [, average = '', count = '0'] = SAMPLES.exec(html) ?? []
    if (Number(count) >= 3) return { product, average, count: Number(count) }
    left.push(product.id)
  }
}
