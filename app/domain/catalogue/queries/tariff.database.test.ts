import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { tariffOn } from './tariff.server.ts'

describeOnDatabase('tariffOn', 'schema', (database) => {
  it('is the table in force on the day, from its first day on', async () => {
    const { db } = database()
    await db.execute(sql`insert into electricity_tariffs (effective_from, tiers, vat_rate, source)
      values ('2030-01-01', '[{"fromKwh":0,"vndPerKwh":3000}]', 0.1, 'thử')`)
    expect(await tariffOn(db, '2029-12-31')).toMatchObject({ effectiveFrom: '2025-05-10', vatRate: 0.08 })
    expect(await tariffOn(db, '2030-01-01')).toEqual({
      effectiveFrom: '2030-01-01',
      tiers: [{ fromKwh: 0, vndPerKwh: 3000 }],
      vatRate: 0.1,
      source: 'thử',
    })
  })

  it('is none before the first table', async () => {
    expect(await tariffOn(database().db, '2025-05-09')).toBeNull()
  })
})
