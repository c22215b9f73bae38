import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'

/** The day that the tests of the rule stand on. */
const TODAY = '2026-11-22'

describeOnDatabase('the price of a product', 'schema', (database) => {
  const query = async (text: string, values: unknown[] = []) =>
    (await database().pool.query<Record<string, unknown>>(text, values)).rows
  let made = 0

  /** A product with what shops asked (shop, day, price, list price) and what an editor typed. */
  async function product(
    seen: readonly (readonly [shop: string, day: string, price: number, list?: number])[],
    typed: { lowest?: string; manufacturer?: string; price?: string; on?: string } = {},
  ): Promise<number> {
    await query(`insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'dien-tu')
      on conflict do nothing`)
    const [row] = await query(
      `insert into products (title, category_id, lowest_price, manufacturer_price, price, prices_typed_on)
       values ($1, (select id from product_categories), $2, $3, $4, $5) returning id`,
      [`Tivi ${(made += 1)}`, typed.lowest, typed.manufacturer, typed.price, typed.on],
    )
    const id = Number(row?.['id'])
    for (const [shop, day, price, list] of seen) {
      await query(
        `insert into offers (product_id, shop, url) values ($1, $2::text, 'https://' || $2::text || '/x') on conflict do nothing`,
        [id, shop],
      )
      await query(
        `insert into price_observations (offer_id, price, list_price, observed_on, source)
         select id, $3, $4, $5, 't' from offers where product_id = $1 and shop = $2`,
        [id, shop, price, list ?? null, day],
      )
    }
    return id
  }

  /** The price of a product on a day, with the one that lists are sorted and filtered by. */
  async function priceOn(id: number, day: string = TODAY) {
    await query('select refresh_product_prices(array[$1::int], $2::date)', [id, day])
    const [row] = await query(
      `select kind, text, value, list_price as list, shop, to_char(seen_on, 'YYYY-MM-DD') as "seenOn",
         to_char(changes_on, 'YYYY-MM-DD') as "changesOn", s.main_price_value as sorted
       from product_search s left join product_prices using (product_id) where product_id = $1`,
      [id],
    )
    expect(row?.['sorted'] ?? null).toBe(row?.['value'] ?? null)
    return row
  }

  it('is the lowest of the newest sightings of the shops, without a word typed', async () => {
    const id = await product([
      ['a.vn', '2026-07-01', 4_000_000],
      ['a.vn', '2026-09-01', 5_000_000, 6_000_000],
      ['b.vn', '2026-08-01', 4_500_000],
    ])
    expect(await priceOn(id)).toMatchObject({
      kind: 'lowest',
      text: null,
      value: 4_500_000,
      list: null,
      shop: 'b.vn',
      seenOn: '2026-08-01',
    })
  })

  it('is not one seen over 12 months ago where any was seen since, nor an older one of two such', async () => {
    const old = ['a.vn', '2024-10-01', 2_190_000] as const
    expect(await priceOn(await product([old, ['b.vn', '2025-11-01', 4_390_000]]))).toMatchObject({
      value: 4_390_000,
      shop: 'b.vn',
    })
    expect(await priceOn(await product([old, ['b.vn', '2026-11-01', 4_390_000]]))).toMatchObject({
      value: 4_390_000,
    })
    expect(await priceOn(await product([old]))).toMatchObject({ value: 2_190_000, seenOn: '2024-10-01' })
  })

  it('is the lowest of the last 60 days where any was seen in them, however much less was asked before', async () => {
    const id = await product([
      ['a.vn', '2025-12-20', 4_000_000],
      ['b.vn', '2026-09-23', 5_000_000],
      ['c.vn', '2026-11-22', 5_500_000],
    ])
    expect(await priceOn(id)).toMatchObject({ value: 5_000_000, shop: 'b.vn', changesOn: '2026-11-23' })
    expect(await priceOn(id, '2026-11-23')).toMatchObject({
      value: 5_500_000,
      shop: 'c.vn',
      changesOn: '2027-01-22',
    })
    expect(await priceOn(id, '2027-01-22')).toMatchObject({ value: 5_000_000, changesOn: '2027-09-24' })
  })

  it('is where none was seen in 60 days the lowest of a year', async () => {
    const id = await product([
      ['a.vn', '2025-12-20', 4_000_000],
      ['b.vn', '2026-09-22', 5_000_000],
    ])
    expect(await priceOn(id)).toMatchObject({ value: 4_000_000, shop: 'a.vn', changesOn: '2026-12-21' })
    expect(await priceOn(id, '2026-12-21')).toMatchObject({ value: 5_000_000, changesOn: null })
  })

  it.each([
    [
      ['a.vn', '2026-11-01', 5],
      ['b.vn', '2026-11-10', 4],
    ],
    [
      ['a.vn', '2026-11-01', 4],
      ['b.vn', '2026-11-10', 5],
    ],
    [
      ['a.vn', '2026-11-10', 4],
      ['b.vn', '2026-11-01', 5],
    ],
    [
      ['a.vn', '2026-06-01', 4],
      ['b.vn', '2026-11-10', 5],
      ['c.vn', '2026-10-10', 6],
    ],
    [
      ['a.vn', '2025-06-01', 4],
      ['b.vn', '2025-11-23', 5],
      ['c.vn', '2026-09-23', 6],
    ],
  ] as [string, string, number][][])(
    'changes by time alone on the days it says: %j %j %j',
    async (...seen) => {
      const id = await product(seen)
      const days = await query(
        `select day::date::text, shop, changes_on::text as next
       from generate_series('2026-11-22'::date, '2028-01-01', '1 day') day, lowest_seen(array[$1::int], day::date)`,
        [id],
      )
      const said = days.filter(({ day }, i) => days[i - 1]?.['next'] === day)
      const changed = days.filter(({ shop }, i) => i > 0 && days[i - 1]?.['shop'] !== shop)
      expect(said).toEqual(changed)
    },
  )

  it('becomes another by time alone when it is looked after', async () => {
    const id = await product([
      ['a.vn', '2026-09-23', 4_000_000],
      ['b.vn', '2026-11-01', 5_000_000],
    ])
    expect(await priceOn(id, '2026-11-22')).toMatchObject({ value: 4_000_000, changesOn: '2026-11-23' })
    await query(`select refresh_due_prices('2026-11-22')`)
    expect((await query('select value from product_prices where product_id = $1', [id]))[0]?.['value']).toBe(
      4_000_000,
    )
    await query(`select refresh_due_prices('2026-11-23')`)
    const [after] = await query(
      `select value, to_char(changes_on, 'YYYY-MM-DD') as "changesOn", main_price_value as sorted
       from product_prices join product_search using (product_id) where product_id = $1`,
      [id],
    )
    expect(after).toEqual({ value: 5_000_000, changesOn: '2027-01-01', sorted: 5_000_000 })
  })

  it('is not of a shop that has sold out while another has it', async () => {
    const id = await product([
      ['a.vn', '2026-11-01', 4_000_000],
      ['b.vn', '2026-11-01', 5_000_000],
    ])
    await query(
      `update price_observations set in_stock = false where price = 4000000 and offer_id in
      (select id from offers where product_id = $1)`,
      [id],
    )
    expect(await priceOn(id)).toMatchObject({ shop: 'b.vn', value: 5_000_000 })
    await query(
      `update price_observations set in_stock = false where offer_id in
      (select id from offers where product_id = $1)`,
      [id],
    )
    expect(await priceOn(id)).toMatchObject({ shop: 'a.vn', value: 4_000_000 })
  })

  it('is of one day the one seen last', async () => {
    const id = await product([['a.vn', '2026-11-20', 4_000_000]])
    await query(
      `insert into price_observations (offer_id, price, observed_on, seen_at, source)
       select id, x.price, '2026-11-20', x.at, 't' from offers,
         (values (4500000, timestamptz '2026-11-20 12:00+07'), (4200000, timestamptz '2026-11-20 08:00+07')) as x(price, at)
       where product_id = $1`,
      [id],
    )
    expect(await priceOn(id)).toMatchObject({ value: 4_500_000 })
  })

  it('of no known day yields to what is seen, and is told as undated', async () => {
    const id = await product([], { lowest: '3.000.000', price: '3.500.000', on: TODAY })
    await query('update products set prices_undated = true where id = $1', [id])
    const isDated = async () =>
      (await query('select is_dated from product_prices where product_id = $1', [id]))[0]?.['is_dated']
    expect(await priceOn(id)).toMatchObject({ value: 3_000_000, shop: null })
    expect(await isDated()).toBe(false)
    await query(`insert into offers (product_id, shop) values ($1, 'a.vn')`, [id])
    await query(
      `insert into price_observations (offer_id, price, observed_on, source)
      select id, 3900000, '2026-10-01', 't' from offers where product_id = $1`,
      [id],
    )
    expect(await priceOn(id)).toMatchObject({ value: 3_900_000, shop: 'a.vn' })
    expect(await isDated()).toBe(true)
  })

  it('keeps of sightings of over a year ago those that said something new, and every newest one', async () => {
    const id = await product([
      ['a.vn', '2024-01-01', 5_000_000],
      ['a.vn', '2024-02-01', 5_000_000],
      ['a.vn', '2024-03-01', 4_000_000],
      ['a.vn', '2024-04-01', 4_000_000],
      ['a.vn', '2024-05-01', 4_000_000, 4_500_000],
      ['a.vn', '2026-01-01', 4_000_000, 4_500_000],
      ['a.vn', '2026-01-02', 4_000_000, 4_500_000],
      ['b.vn', '2023-01-01', 6_000_000],
      ['b.vn', '2023-02-01', 6_000_000],
      ['b.vn', '2023-03-01', 6_000_000],
    ])
    const before = await priceOn(id)
    const compact = async () =>
      (await query(`select compact_sightings(0, 2147483647, '2026-11-22') as n`))[0]?.['n']
    await compact()
    const left = await query(
      `select shop, to_char(observed_on, 'YYYY-MM-DD') as day from offers o join price_observations s on s.offer_id = o.id
       where product_id = $1 order by shop, observed_on`,
      [id],
    )
    expect(left.map(({ shop, day }) => `${String(shop)} ${String(day)}`)).toEqual([
      'a.vn 2024-01-01',
      'a.vn 2024-03-01',
      'a.vn 2024-05-01',
      'a.vn 2026-01-01',
      'a.vn 2026-01-02',
      'b.vn 2023-01-01',
      'b.vn 2023-03-01',
    ])
    expect(await priceOn(id)).toEqual(before)
    expect(await compact()).toBe(0)
  })

  it('compares a list price with the price of the same sighting alone', async () => {
    const id = await product(
      [
        ['a.vn', '2026-09-01', 5_000_000, 6_000_000],
        ['b.vn', '2026-08-01', 4_500_000],
      ],
      { manufacturer: '9.000.000' },
    )
    expect(await priceOn(id)).toMatchObject({ shop: 'b.vn', list: null })
    await query(`update price_observations set list_price = 4800000 where price = 4500000`)
    expect(await priceOn(id)).toMatchObject({ shop: 'b.vn', list: 4_800_000 })
  })

  it('is a typed one, of no shop, until something is seen after it was typed', async () => {
    const typed = { lowest: '3.990.000 ₫', manufacturer: '4.500.000', on: '2026-11-10' }
    const id = await product([['a.vn', '2026-11-09', 3_000_000, 9_000_000]], typed)
    expect(await priceOn(id)).toMatchObject({
      kind: 'lowest',
      text: '3.990.000 ₫',
      value: 3_990_000,
      list: 4_500_000,
      shop: null,
      seenOn: '2026-11-10',
    })
    await query(
      `insert into price_observations (offer_id, price, observed_on, source)
      select id, 3500000, '2026-11-12', 't' from offers where product_id = $1`,
      [id],
    )
    expect(await priceOn(id)).toMatchObject({ text: null, value: 3_500_000, list: null, shop: 'a.vn' })
  })

  it('follows the specification’s order among typed ones, whether or not they can be read', async () => {
    expect(await priceOn(await product([], { manufacturer: '2', price: '4' }))).toMatchObject({
      kind: 'manufacturer',
      value: 2,
    })
    expect(
      await priceOn(await product([], { lowest: ' ', manufacturer: 'Sắp công bố', price: '4' })),
    ).toMatchObject({ kind: 'manufacturer', text: 'Sắp công bố', value: null })
    expect(await priceOn(await product([], { price: '4' }))).toMatchObject({ kind: 'current', value: 4 })
    expect(await priceOn(await product([]))).toMatchObject({ kind: null, value: null })
  })

  it('follows every write to what was seen, and goes with it', async () => {
    const id = await product([['a.vn', '2026-09-01', 5_000_000]])
    const shown = async () =>
      (
        await query(
          `select p.value, p.shop, s.main_price_value as sorted, s.price_step as step
           from product_search s left join product_prices p using (product_id) where s.product_id = $1`,
          [id],
        )
      )[0]
    expect(await shown()).toEqual({ value: 5_000_000, shop: 'a.vn', sorted: 5_000_000, step: 10 })
    await query('update price_observations set price = 6100000 where price = 5000000 and observed_on = $1', [
      '2026-09-01',
    ])
    await query(`update offers set shop = 'c.vn' where product_id = $1`, [id])
    expect(await shown()).toEqual({ value: 6_100_000, shop: 'c.vn', sorted: 6_100_000, step: 11 })
    await query('delete from offers where product_id = $1', [id])
    expect(await shown()).toEqual({ value: null, shop: null, sorted: null, step: 0 })
  })

  it('dates what is typed by the day on which one of the texts changed', async () => {
    const id = await product([], { price: '4.000.000', on: '2026-01-02' })
    const typedOn = async () =>
      (await query(`select prices_typed_on::text as day from products where id = $1`, [id]))[0]?.['day']
    await query(`update products set title = title || '.', price = price where id = $1`, [id])
    expect(await typedOn()).toBe('2026-01-02')
    await query(`update products set price = '4.100.000' where id = $1`, [id])
    const [{ day } = {}] = await query(`select vietnam_day(now())::text as day`)
    expect(await typedOn()).toBe(day)
  })
})

describeOnDatabase('the prices of the demo', 'demo', (database) => {
  it('are of no shop’s older sighting where it was seen again, and all of the same one as their list price', async () => {
    const { rows } = await database().pool.query<{ id: number }>(`
      select p.product_id as id from product_prices p where not exists (
        select from offers o join price_observations s on s.offer_id = o.id
        where o.product_id = p.product_id and o.shop = p.shop and s.price = p.value and s.observed_on = p.seen_on
          and s.list_price is not distinct from p.list_price
          and not exists (select from price_observations later where later.offer_id = o.id and later.observed_on > s.observed_on))`)
    expect(rows).toEqual([])
    const { rows: counts } = await database().pool.query(
      `select count(*)::int as n, (select count(*)::int from products) as products from product_prices`,
    )
    expect(counts[0]).toEqual({ n: 931, products: 931 })
  })
})
