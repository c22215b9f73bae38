import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { valuesOfPart } from './editing.ts'
import type { ProductPart } from './editing.ts'
import { FIRST_EDITORS_STATE } from './list-state.ts'
import type { EditorsListState } from './list-state.ts'
import * as input from './product-input.ts'
import { editedProduct } from './queries/edited-product.server.ts'
import { productsForEditors, productWork } from './queries/products-for-editors.server.ts'
import * as save from './queries/save-part.server.ts'

describeOnDatabase('products in the hands of editors', 'demo', (database) => {
  const db = () => database().db
  const find = async (change: Partial<EditorsListState>) =>
    productsForEditors(db(), { ...FIRST_EDITORS_STATE, ...change })

  it('are as they were when a part is saved with nothing changed', async () => {
    const { rows } = await database().pool.query<{ id: number }>(
      'select id from products where id % 90 = 1 order by id',
    )
    await database().pool.query(`
      insert into product_images (product_id, url, alt, display_order) values (1, 'https://a.vn/2.jpg', 'hai', 1), (1, '/uploads/a', 'một', 2);
      insert into product_promotions (product_id, title, promotion_type, discount_amount, discount_percentage, valid_until)
        values (1, 'Giảm', 'discount', 500000, 12.5, '2030-01-31T23:59:59+07:00'), (1, 'Quà', 'gift', null, null, null)`)
    expect(rows.length).toBeGreaterThan(5)
    for (const { id } of rows) {
      const before = await editedProduct(db(), id)
      if (!before) throw new Error('gone')
      const values = (part: ProductPart) => valuesOfPart[part](before)
      await save.saveBasics(db(), id, input.basicsInput.parse(values('co-ban').fields))
      await save.savePrices(db(), id, input.pricesInput.parse(values('gia').fields))
      await save.saveImages(db(), id, input.imagesInput.parse(values('anh').lists))
      await save.saveSpecifications(db(), id, input.specificationsInput.parse(values('thong-so').lists))
      await save.saveVariants(db(), id, input.variantsInput.parse(values('phien-ban').lists))
      await save.saveFaqs(db(), id, input.faqsInput.parse(values('hoi-dap').lists))
      await save.savePromotions(db(), id, input.promotionsInput.parse(values('khuyen-mai').lists))
      const after = await editedProduct(db(), id)
      expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null })
    }
  })

  it('are found by words without marks, by model, and by what they lack', async () => {
    const first = (await find({ text: 'tu lanh panasonic' })).products[0]
    expect(first).toMatchObject({ brand: 'Panasonic', category: 'Tủ lạnh' })
    const byModel = await find({ text: first?.model ?? '' })
    expect(byModel.products.map(({ id }) => id)).toContain(first?.id)
    expect((await find({ text: '!!!' })).total).toBe(0)

    await database().pool.query(`delete from offers where product_id in (5, 6)`)
    const unpriced = await find({ lacks: ['price'] })
    expect(unpriced.products.map(({ id }) => id).sort((a, b) => a - b)).toEqual([5, 6])
    await database().pool.query(`update products set image = 'https://a.vn/1.jpg' where id = 6`)
    const unpictured = await find({ lacks: ['price', 'picture'] })
    expect(unpictured.products.map(({ id }) => id)).toEqual([5])
    await database().pool.query(`update products set is_hidden = true where id = 7`)
    expect(await productWork(db())).toEqual({
      price: 2,
      picture: (await find({ lacks: ['picture'] })).total,
      hidden: 1,
    })
    await database().pool.query(`update products set is_hidden = false where id = 7`)
  })

  it('come in the order asked for, page by page, each once', async () => {
    const state = { category: 'tu-lanh', sort: 'price-asc' as const }
    const { total } = await find(state)
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 20) }, (_, at) => find({ ...state, page: at + 1 })),
    )
    const all = pages.flatMap(({ products }) => products)
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    const prices = all.flatMap(({ mainPrice }) => mainPrice?.value ?? [])
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('in the trash are a list of their own, with the same filters', async () => {
    await database().pool.query(`update products set deleted_at = now() where id in (1, 2)`)
    const trash = await find({ trash: true })
    expect(trash.products.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 2])
    const [wanted] = trash.products
    const found = await find({ trash: true, text: (wanted?.model ?? '').toLowerCase() })
    expect(found.products.map(({ id }) => id)).toContain(wanted?.id)
    expect((await find({ trash: true, brand: 'khong-co' })).total).toBe(0)
    const visible = await find({ text: wanted?.title ?? '' })
    expect(visible.products.map(({ id }) => id)).not.toContain(wanted?.id)
  })
})
