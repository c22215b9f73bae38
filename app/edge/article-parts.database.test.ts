import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { fillParts } from './article-parts.server.ts'

describeOnDatabase('products in an article', 'demo', (database) => {
  const query = async (sql: string) => (await database().pool.query<{ id: number }>(sql)).rows
  const fridges = async () => {
    const rows = await query(`select id from products where category_id =
      (select id from product_categories where slug = 'tu-lanh') and deleted_at is null order by id limit 2`)
    return rows.map(({ id }) => id)
  }
  const shown = async (ids: readonly number[]) => {
    const { parts, products } = await fillParts(database().db, [
      { html: '<p>a</p>' },
      { comparedIds: [...ids] },
    ])
    expect(products).toEqual(ids)
    return parts.map((part) => ('html' in part ? part.html : '')).join('')
  }

  it('stand beside each other as the catalogue has them now: a changed price and name are shown', async () => {
    const [first = 0, second = 0] = await fridges()
    expect(await shown([first, second])).not.toContain('12.345.000')
    await query(`update products set lowest_price = '12.345.000 ₫', model = 'M<b>1' where id = ${first}`)
    const html = await shown([first, second])
    expect(html).toMatch(new RegExp(`<a href="/products/${first}">[^<]*M&lt;b&gt;1`))
    expect(html).toContain('12.345.000')
    expect(html).toContain(`href="/so-sanh?ids=${first},${second}"`)
  })

  it('that are gone leave no trace, and one alone is not compared', async () => {
    const [first = 0, second = 0] = await fridges()
    await query(`update products set deleted_at = now() where id = ${second}`)
    expect(await shown([first, second])).toBe('<p>a</p>')
    expect(await shown([first, 999_999_999])).toBe('<p>a</p>')
  })
})
