import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Tokens of one call to a model. */
export type Tokens = { input: number; output: number }

/** Tokens set aside for a call, on the day (in Vietnam) that pays for it. */
export type Reservation = { day: string; tokens: Tokens }

const TODAY = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`

/**
 * Sets tokens aside for one call, so that calls at the same time on any server cannot run past the cap together. What a
 * server does not settle, because it died in between, stays counted: the cap errs on the side of the bill.
 * @returns null when the day's cap, over all models, would be passed
 */
export async function reserveTokens(
  db: Db,
  { model, tokens, dailyTokens }: { model: string; tokens: Tokens; dailyTokens: number },
): Promise<Reservation | null> {
  const { input, output } = tokens
  const others = sql`(select coalesce(sum(input_tokens + output_tokens), 0) from model_usage where day = ${TODAY} and model <> ${model})`
  const { rows } = await db.execute<{ day: string }>(sql`
    insert into model_usage as u (day, model, requests, input_tokens, output_tokens)
    select ${TODAY}, ${model}, 1, ${input}::int, ${output}::int
    where ${input + output}::bigint + ${others} <= ${dailyTokens}
    on conflict (day, model) do update set
      requests = u.requests + 1,
      input_tokens = u.input_tokens + excluded.input_tokens,
      output_tokens = u.output_tokens + excluded.output_tokens
    where u.input_tokens::bigint + u.output_tokens + ${input + output} + ${others} <= ${dailyTokens}
    returning day::text`)
  return rows[0] ? { day: rows[0].day, tokens } : null
}

/** Replaces what was set aside for a call by what it used. */
export async function settleTokens(
  db: Db,
  { model, reservation, used }: { model: string; reservation: Reservation; used: Tokens },
): Promise<void> {
  const { day, tokens } = reservation
  await db.execute(sql`
    update model_usage set
      input_tokens = greatest(0, input_tokens + ${used.input - tokens.input}::int),
      output_tokens = greatest(0, output_tokens + ${used.output - tokens.output}::int)
    where day = ${day}::date and model = ${model}`)
}

/** Counts an answer that the built-in voice gave, or finished, in the model's place. */
export async function countFallback(db: Db, model: string): Promise<void> {
  await db.execute(sql`
    insert into model_usage as u (day, model, fallbacks) values (${TODAY}, ${model}, 1)
    on conflict (day, model) do update set fallbacks = u.fallbacks + 1`)
}
