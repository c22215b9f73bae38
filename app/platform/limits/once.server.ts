import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { AppError } from '../errors.ts'
import { say } from '../language.server.ts'

/** What a write was answered with, as it is kept. */
type Kept = { asked: string; status: number; headers: Record<string, string>; body: string | null }

/** A write that carries a key: who sends it, and all that makes it this one and no other. */
export type Keyed = { userId: string; key: string; asked: readonly string[] }

/** What a key may look like. */
const SHAPE = /^[\x21-\x7e]{1,200}$/

/**
 * Does a write once however often it is sent with the same key: the answer is kept in the transaction of the write, and whoever
 * sends it again, also at the same moment, is answered with it. A write that fails leaves its key free.
 * @param write is given the transaction; whatever it changes must go through it
 * @throws AppError 'bad_request' for a key that is none, 'idempotency_key_reused' for one that was used for something else
 */
export async function answerOnce(
  db: Db,
  { userId, key, asked }: Keyed,
  write: (tx: Db) => Promise<Response>,
): Promise<Response> {
  if (!SHAPE.test(key)) throw new AppError('bad_request', say(BAD_KEY))
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into idempotency_keys (user_id, key, asked) values (${userId}, ${key}, ${hash}) on conflict do nothing`)
    if (rowCount === 0) return answerAgain(tx, userId, key, hash)
    const answer = await write(tx)
    const body = answer.body && (await answer.clone().text())
    const headers = Object.fromEntries(answer.headers)
    await tx.execute(sql`
      update idempotency_keys set status = ${answer.status}, headers = ${JSON.stringify(headers)}::jsonb, body = ${body}
      where user_id = ${userId} and key = ${key}`)
    return answer
  })
}

async function answerAgain(db: Pick<Db, 'execute'>, userId: string, key: string, hash: string) {
  const { rows } = await db.execute<Kept>(sql`
    select asked, status, headers, body from idempotency_keys where user_id = ${userId} and key = ${key}`)
  const [kept] = rows
  if (!kept || kept.asked !== hash) throw new AppError('idempotency_key_reused', say(OTHER_USE))
  return new Response(kept.body, {
    status: kept.status,
    headers: { ...kept.headers, 'Idempotency-Replayed': 'true' },
  })
}

const BAD_KEY = {
  vi: 'Idempotency-Key gồm 1 đến 200 ký tự ASCII, không có dấu cách.',
  en: 'Idempotency-Key is 1 to 200 ASCII characters without spaces.',
}
const OTHER_USE = {
  vi: 'Idempotency-Key này đã dùng cho một yêu cầu khác.',
  en: 'This Idempotency-Key was used for another request.',
}
