import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { brandCells } from '../queries/brand-cells.server.ts'
import { categoryRanges } from '../queries/category-ranges.server.ts'
import { placedKeys } from '../ranges.ts'

describeOnDatabase('the machines of the site by their figures', 'demo', (database) => {
  const run = (text: string) => database().pool.query(text)

  /** The spread of a figure as the database itself counts it. */
  const counted = async (slug: string, value: string) => {
    const { rows } = await run(`
      select count(*)::int as total, count(v)::int as known,
        percentile_disc(array(select n / 100.0::float8 from generate_series(0, 100) n)) within group (order by v) as steps
      from (select ${value} as v from product_search s where s.category_id = (select id from product_categories where slug = '${slug}')) f`)
    return rows[0]
  }
  const categories = async () => {
    const { rows } = await run('select id, slug, kind from product_categories order by id')
    return rows as { id: number; slug: string; kind: string }[]
  }
  /** What the shelves say, and what the database counts. */
  const both = async () => {
    const { db } = database()
    const said: unknown[] = []
    const truth: unknown[] = []
    for (const category of await categories()) {
      const { total, spreads } = await categoryRanges(db, category)
      for (const key of ['price', ...placedKeys(category.kind).slice(0, 2)]) {
        const value =
          key === 'price'
            ? 's.main_price_value::float8'
            : `case when jsonb_typeof(s.attributes -> '${key}') = 'number' then (s.attributes ->> '${key}')::float8 end`
        const { known, steps, ...all } = await counted(category.slug, value)
        said.push([category.slug, key, total, spreads.get(key)])
        truth.push([category.slug, key, all.total, known > 0 ? { known, steps } : undefined])
      }
    }
    const { rows } = await db.execute(sql`
      with middles as (
        select category_id, percentile_disc(0.5) within group (order by nullif(main_price_value, 0))::float8 as middle
        from product_search group by category_id)
      select b.slug as "brandSlug", c.slug, count(*)::int as count, min(nullif(s.main_price_value, 0))::float8 as lowest,
        max(s.main_price_value)::float8 as highest, m.middle,
        (count(*) filter (where s.main_price_value > m.middle))::int as "aboveMiddle"
      from product_search s join brands b on b.id = s.brand_id join product_categories c on c.id = s.category_id
        join middles m on m.category_id = c.id
      group by b.id, c.id, m.middle order by c.display_order, c.name, b.name`)
    const cells = await brandCells(db)
    for (const { brandSlug, slug, count, lowest, highest, middle, aboveMiddle } of cells) {
      said.push({ brandSlug, slug, count, lowest, highest, middle, aboveMiddle })
    }
    return { said, truth: [...truth, ...rows] }
  }

  it('are counted as the database counts them', async () => {
    const { said, truth } = await both()
    expect(said).toEqual(truth)
  })
  it.each([
    ['a price', `update products set lowest_price = '1.234.000đ' where id % 7 = 0`],
    ['figures', `update products set attributes = attributes || '{"energy_kwh_year": 77}' where id % 5 = 0`],
    ['a category and a brand', 'update products set category_id = 2, brand_id = 3 where id % 11 = 0'],
    ['what is hidden', 'update products set is_hidden = true where id % 6 = 0'],
    ['what is shown again', 'update products set is_hidden = false where id % 12 = 0'],
    ['what is gone', 'delete from products where id % 13 = 0'],
    ['a hidden category', 'update product_categories set is_hidden = true where id = 2'],
    ['the kind of a category', `update product_categories set kind = 'tv' where id = 3`],
  ])('are, after a change of %s', async (_, change) => {
    await run(change)
    const { said, truth } = await both()
    expect(said).toEqual(truth)
  })
})
