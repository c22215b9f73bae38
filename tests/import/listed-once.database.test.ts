import { expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { csvOf, importsOver } from '#tests/support/imports.ts'

describeOnDatabases('a new product of an import', 'schema', (database) => {
  it('is written in lists once, with its price', async () => {
    const { pool } = database()
    await pool.query(
      `insert into product_categories (name, slug, kind, group_key) values ('Máy giặt', 'may-giat', 'washer', 'dien-lanh')`,
    )
    const imports = importsOver(database(), 'products')
    await pool.query(`create table written_again (product_id int);
      create function note_again() returns trigger language plpgsql as
        $$ begin insert into written_again select product_id from changed; return null; end $$;
      create trigger written_again after update on product_search referencing new table as changed
        for each statement execute function note_again()`)
    await imports.run(
      csvOf([
        ['Tên sản phẩm', 'Danh mục', 'Nơi bán', 'Giá bán', 'Ngày xem giá', 'lowest_price', 'Ẩn'],
        ['Máy giặt seen', 'Máy giặt', 'A.vn', '7.990.000', '2026-05-04', '', ''],
        ['Máy giặt typed', 'Máy giặt', '', '', '', '5.000.000', ''],
        ['Máy giặt bare', 'Máy giặt', '', '', '', '', ''],
      ]),
    )
    const listed = async () =>
      (
        await pool.query(
          `select p.title, s.main_price_value::int as listed, pp.value::int as price, s.updated_at, s.tsv::text
           from products p join product_search s on s.product_id = p.id left join product_prices pp on pp.product_id = p.id order by p.id`,
        )
      ).rows
    const rows = await listed()
    expect(rows.map(({ title, listed, price }) => [title, listed, price])).toEqual([
      ['Máy giặt seen', 7_990_000, 7_990_000],
      ['Máy giặt typed', 5_000_000, 5_000_000],
      ['Máy giặt bare', null, null],
    ])
    expect((await pool.query('select * from written_again')).rows).toEqual([])
    // As if each had been written by hand.
    await pool.query('select refresh_product_search(array(select id from products))')
    expect(await listed()).toEqual(rows)
    const made =
      await pool.query(`insert into products (title, category_id) select 'By hand', category_id from products limit 1
      returning id in (select product_id from product_search) as listed, id`)
    expect((await pool.query('select product_id from product_search order by 1 desc limit 1')).rows).toEqual([
      { product_id: made.rows[0]?.id },
    ])
    imports.close()
  })
})
