import { expect, it } from 'vitest'
import { kindRecord } from '#app/kinds/kind.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { numberOf, PER_SIZE, placedKeys } from '../ranges.ts'
import { pricePeers, priceRank } from './price-peers.server.ts'
import { productsByIds } from './products-by-ids.server.ts'

describeOnDatabase('where a machine stands among those of about its price', 'demo', (database) => {
  const standing = async (slug: string) => {
    const { db, pool } = database()
    const { rows } = await pool.query<{ id: number }>(
      `select s.product_id as id from product_search s join product_categories c on c.id = s.category_id
       where c.slug = $1 and s.main_price_value is not null order by s.main_price_value offset 3 limit 1`,
      [slug],
    )
    const [row] = await productsByIds(db, [rows[0]?.id ?? 0])
    if (!row) throw new Error(`The demo has no ${slug}.`)
    const machine = { ...row, price: row.mainPrice?.value ?? null }
    return { machine, peers: await pricePeers(db, machine) }
  }
  /** As the database counts one of the figures. */
  const counted = async (machine: Awaited<ReturnType<typeof standing>>['machine'], key: string) => {
    const number = (name: string) =>
      `(case when jsonb_typeof(attributes -> '${name}') = 'number' then (attributes ->> '${name}')::float8 end)`
    const value =
      key === PER_SIZE
        ? `main_price_value / nullif(${number(kindRecord(machine.kind).size ?? '')}, 0)`
        : number(key)
    const { rows } = await database().pool.query(
      `select count(*)::int as count, count(${value})::int as known,
         (count(*) filter (where ${value} < $4))::int as less, (count(*) filter (where ${value} = $4))::int as equal
       from product_search where category_id = $1 and product_id <> $2
         and main_price_value between floor($3::numeric * 0.8 / 100000) * 100000 and ceil($3::numeric * 1.2 / 100000) * 100000`,
      [machine.categoryId, machine.id, machine.price, numberOf(machine, key)],
    )
    return rows[0]
  }

  it.each(['tu-lanh', 'may-giat', 'tivi', 'quat'])(
    'is counted of %s as the database counts it',
    async (slug) => {
      const { machine, peers } = await standing(slug)
      const keys = [...placedKeys(machine.kind), PER_SIZE].filter((key) => numberOf(machine, key) !== null)
      expect(peers?.standings.map(({ key }) => key)).toEqual(keys)
      expect(peers?.standings.length).toBeGreaterThan(0)
      for (const { key, ...standing } of peers?.standings ?? [])
        expect({ key, count: peers?.count, ...standing }).toEqual({ key, ...(await counted(machine, key)) })
    },
  )

  it('ranks a price among those around it as the database counts them', async () => {
    const { machine } = await standing('tu-lanh')
    const rank = await priceRank(database().db, machine)
    const { rows } = await database().pool.query(
      `select (count(*) filter (where main_price_value < $3))::int as cheaper,
         (count(*) filter (where main_price_value > $3))::int as dearer, count(*)::int + 1 as known
       from product_search where category_id = $1 and product_id <> $2 and main_price_value between $4 and $5`,
      [machine.categoryId, machine.id, machine.price, rank?.near.from, rank?.near.to],
    )
    const { near: { cheaper, dearer } = {}, known } = rank ?? {}
    expect({ cheaper, dearer, known }).toEqual(rows[0])
    expect(await priceRank(database().db, { ...machine, price: 900_000_000 })).toBeNull()
  })

  it('follows what changes', async () => {
    const { machine, peers } = await standing('tu-lanh')
    await database().pool.query(
      `insert into products (title, category_id, lowest_price, attributes) select 'Tủ mới', $1, $2, '{"capacity_l": 5}'`,
      [machine.categoryId, `${machine.price}đ`],
    )
    const after = await pricePeers(database().db, machine)
    expect(after?.count).toBe((peers?.count ?? 0) + 1)
  })
})
