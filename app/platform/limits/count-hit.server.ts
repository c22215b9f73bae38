import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import type { Db } from '#db/client.ts'

const TOO_MANY = {
  vi: 'Bạn hỏi hơi nhanh. Vui lòng đợi một chút rồi thử lại nhé.',
  en: 'That was too many at once. Wait a moment and try again.',
}

/** What is said of too many: of what a limit counts, in both languages, by the seconds until there may be another. */
export type SayTooMany = (seconds: number) => { vi: string; en: string }

/** At most `hits` within `seconds`, counted from the first hit of each window. */
export type Limit = { hits: number; seconds: number }

/**
 * Counts one hit of a bucket in the database, so that every server counts together; one atomic statement.
 * @returns how many the window holds now, this one included
 * @param sayTooMany what it is too many of, where that is no question
 * @throws AppError 'too_many' with the seconds until the window ends, once the limit is passed
 */
export async function countHit(
  db: Db,
  bucket: string,
  limit: Limit,
  sayTooMany: SayTooMany = () => TOO_MANY,
): Promise<number> {
  const { rows } = await db.execute<{ hits: number; wait: number }>(sql`
    insert into rate_limits as r (bucket, hits, resets_at)
    values (${bucket}, 1, now() + make_interval(secs => ${limit.seconds}))
    on conflict (bucket) do update set
      hits = case when r.resets_at <= now() then 1 else r.hits + 1 end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning hits, ceil(extract(epoch from resets_at - now()))::int as wait`)
  const counted = rows[0]
  if (!counted || counted.hits <= limit.hits) return counted?.hits ?? 0
  const retryAfter = Math.max(1, counted.wait)
  throw new AppError('too_many', say(sayTooMany(retryAfter)), { retryAfter })
}

/** Takes one hit back, where it turned out not to be of the kind that is counted. */
export async function takeBackHit(db: Db, bucket: string): Promise<void> {
  await db.execute(sql`update rate_limits set hits = hits - 1 where bucket = ${bucket} and hits > 0`)
}
