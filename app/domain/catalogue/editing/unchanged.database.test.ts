import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { partsOfChange, productChange } from './api-product-input.ts'
import { changeOffers } from './offer-writes.server.ts'
import { changeProduct, createProduct } from './product-writes.server.ts'

/** Something of every part of a product. */
const WHOLE = {
  title: 'Tủ lạnh 300 lít',
  des: 'Dòng một\nDòng hai',
  release_year: 2026,
  lowest_price: '9.900.000đ',
  attributes: { capacity_l: 300, inverter: true },
  images: [{ url: 'https://a.vn/1.jpg', alt: 'Trước' }],
  specifications: [{ spec_category: 'Chung', spec_name: 'Màu', spec_value: 'Bạc' }],
  variants: [{ name: 'Bạc', sku: 'B1', price: null, is_available: true }],
  faqs: [{ question: 'Có ồn không?', answer: 'Không.' }],
}
const SEEN = { shop: 'cua-hang.vn', url: 'https://cua-hang.vn/1', source: 'Trang bán' }
const PRICE = { price: '9900000', list_price: '', observed_on: '2026-01-05' }

describeOnDatabase('a product that is saved as it was', 'schema', (database) => {
  const ids = { product: 0, offer: 0, price: 0 }
  let writer: Parameters<typeof changeProduct>[0]

  beforeAll(async () => {
    const { db, pool } = database()
    writer = { db, actorId: await addPerson(database(), 'bien-tap@example.vn', 'editor') }
    await pool.query(`insert into product_categories (name, slug, kind, group_key)
      values ('Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh')`)
    await pool.query(`insert into webhooks (name, url, events, salt)
      values ('Máy thử', 'https://hooks.example/', '{product.changed,price.changed}', 's')`)
    const fields = { title: 'Tủ lạnh', category: '1', brand: '', des: '', image: '', sub_cate: '' }
    ids.product = await createProduct(writer, {
      fields: { ...fields, model: '', release_year: '' },
      lists: {},
    })
    await change(WHOLE)
    await changeOffers(writer, ids.product, { intent: 'price-add', ...SEEN, ...PRICE })
    const { rows } = await pool.query<{ offer: number; price: number }>(
      'select offer_id as offer, id as price from price_observations',
    )
    Object.assign(ids, rows[0])
  })

  const change = (fields: object) =>
    changeProduct(writer, ids.product, partsOfChange(productChange.parse(fields)))
  const traces = async () => {
    const { rows } = await database().pool.query(`
      select (select jsonb_agg(to_jsonb(p)) from products p) as row, (select jsonb_agg(i.id) from product_images i) as images,
        (select count(*)::int from audit_log) as lines, (select count(*)::int from webhook_events) as events`)
    return rows[0] as { row: unknown; images: unknown; lines: number; events: number }
  }

  it.each([
    ['all of it', () => change(WHOLE)],
    ['one of its fields', () => change({ des: WHOLE.des })],
    ['a shop', () => changeOffers(writer, ids.product, { ...SEEN, intent: 'shop-change', offer: ids.offer })],
    [
      'a price',
      () =>
        changeOffers(writer, ids.product, {
          ...SEEN,
          ...PRICE,
          intent: 'price-change',
          observation: ids.price,
        }),
    ],
  ])('leaves no trace: %s', async (_, write) => {
    const before = await traces()
    await write()
    expect(await traces()).toEqual(before)
  })

  it('the first picture becomes the main one where none is set, and takes the place of none', async () => {
    const main = async () =>
      (await database().pool.query<{ image: string | null }>('select image from products')).rows[0]?.image
    const picture = (name: string) => ({ url: `https://a.vn/${name}.jpg`, alt: name })
    await change({ images: [] })
    await database().pool.query('update products set image = null')
    await change({ images: [picture('hai'), picture('ba')] })
    expect(await main()).toBe('https://a.vn/hai.jpg')
    await change({ images: [picture('ba'), picture('hai')] })
    expect(await main()).toBe('https://a.vn/hai.jpg')
    await change({ image: null })
    await change({ des: 'Khác' })
    expect(await main()).toBeNull()
    await change(WHOLE)
  })

  it('a change among what stays is written down and told', async () => {
    const before = await traces()
    await change({ ...WHOLE, faqs: [{ question: 'Có ồn không?', answer: 'Có.' }] })
    expect(await traces()).toMatchObject({ lines: before.lines + 1, events: before.events + 1 })
    const corrected = { ...SEEN, ...PRICE, price: '9800000', intent: 'price-change', observation: ids.price }
    await changeOffers(writer, ids.product, corrected)
    expect(await traces()).toMatchObject({ lines: before.lines + 2 })
  })
})
