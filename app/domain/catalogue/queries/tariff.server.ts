import { desc, lte } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { electricityTariffs } from '#db/schema/advisor.ts'
import type { Tariff } from '../energy/tariff.ts'

/** The electricity tariff in force on a day (YYYY-MM-DD), the newest that has begun by then; null where none is known. */
export async function tariffOn(db: Db, day: string): Promise<Tariff | null> {
  const [row] = await db
    .select({
      tiers: electricityTariffs.tiers,
      vatRate: electricityTariffs.vatRate,
      effectiveFrom: electricityTariffs.effectiveFrom,
      source: electricityTariffs.source,
    })
    .from(electricityTariffs)
    .where(lte(electricityTariffs.effectiveFrom, day))
    .orderBy(desc(electricityTariffs.effectiveFrom))
    .limit(1)
  return row ?? null
}
