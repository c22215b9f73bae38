import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { unlessRefused } from '#app/platform/refused-write.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { TariffInput } from '../energy/tariff-schema.ts'
import type { Tariff, TariffTier } from '../energy/tariff.ts'

/** A tariff as editors see it. */
export type TariffRow = Tariff & { id: number; tiers: TariffTier[] }

type Writer = Pick<Db, 'execute'>

const COLUMNS = sql`id, effective_from::text as "effectiveFrom", tiers, vat_rate as "vatRate", source`

/** Every tariff, the latest first. */
export async function tariffRows(db: Writer): Promise<TariffRow[]> {
  const { rows } = await db.execute<TariffRow>(
    sql`select ${COLUMNS} from electricity_tariffs order by effective_from desc`,
  )
  return rows
}

const DAY_TAKEN = () =>
  say('Đã có biểu giá áp dụng từ ngày này, bạn sửa biểu giá đó nhé.', {
    en: 'There is a tariff from that day already. Edit that one.',
  })
const dayTaken = () => new AppError('conflict', DAY_TAKEN(), { fields: { effectiveFrom: DAY_TAKEN() } })
const gone = () =>
  new AppError('not_found', say('Biểu giá này không còn nữa.', { en: 'This tariff no longer exists.' }))

/** @param id of the tariff that is corrected; null for a new one @returns its id, and the row before @throws AppError 'conflict' for a day that another begins on, 'not_found' */
export async function saveTariff(
  db: Writer,
  { effectiveFrom, tiers, vatRate, source }: TariffInput,
  id: number | null,
): Promise<{ id: number; before: TariffRow | null }> {
  const rows = await tariffRows(db)
  const before = rows.find((row) => row.id === id) ?? null
  if (id !== null && !before) throw gone()
  if (rows.some((row) => row.effectiveFrom === effectiveFrom && row.id !== id)) throw dayTaken()
  const values = sql`${effectiveFrom}::date, ${JSON.stringify(tiers)}::jsonb, ${vatRate}::float8, ${source}`
  const save =
    id === null
      ? sql`insert into electricity_tariffs (effective_from, tiers, vat_rate, source) values (${values}) returning id`
      : sql`update electricity_tariffs set (effective_from, tiers, vat_rate, source) = (${values}) where id = ${id} returning id`
  const saved = await unlessRefused(() => db.execute<{ id: number }>(save), { taken: dayTaken })
  return { id: saved.rows[0]?.id ?? 0, before }
}

/** Deletes a tariff that has not begun. @param today YYYY-MM-DD @throws AppError 'not_found', 'conflict' for one that has begun */
export async function deleteTariff(
  db: Writer,
  { id, today }: { id: number; today: string },
): Promise<TariffRow> {
  const { rows } = await db.execute<TariffRow>(sql`
    delete from electricity_tariffs where id = ${id} and effective_from > ${today}::date returning ${COLUMNS}`)
  if (rows[0]) return rows[0]
  if ((await tariffRows(db)).some((row) => row.id === id))
    throw new AppError(
      'conflict',
      say('Biểu giá đã áp dụng thì chỉ sửa, không xóa: tiền điện các ngày đó tính theo nó.', {
        en: 'A tariff that has been in force can be edited but not deleted: electricity costs of those days are worked out with it.',
      }),
    )
  throw gone()
}
