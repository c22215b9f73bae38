import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Whether a model is left alone after failures in a row, and the tokens of today (in Vietnam) over all models. */
export async function modelState(
  db: Db,
  model: string,
): Promise<{ isResting: boolean; tokensToday: number }> {
  const { rows } = await db.execute<{ isResting: boolean; tokensToday: number }>(sql`
    select exists (select from model_health where model = ${model} and failures >= 5) as "isResting",
      (select coalesce(sum(input_tokens + output_tokens), 0)::float8 from model_usage
       where day = (now() at time zone 'Asia/Ho_Chi_Minh')::date) as "tokensToday"`)
  return rows[0] ?? { isResting: false, tokensToday: 0 }
}
