import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { KINDS } from '#app/kinds/ids.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { Fact } from '../knowledge/fact.ts'
import { SHIPPED_FACTS } from '../knowledge/known-facts.ts'
import type { KnownFacts } from '../knowledge/known-facts.ts'

/** What an editor writes of a fact; every claim rests on the one source. */
export const taughtFact = z.object({
  question: z.string(),
  examples: z.array(z.string()),
  kinds: z.array(z.enum(KINDS)),
  verdict: z.string(),
  claims: z.array(z.string()),
  /** What would change the answer; '' where nothing is known of that. */
  changes: z.string(),
  source: z.object({ title: z.string(), url: z.string() }),
})
export type TaughtFact = z.output<typeof taughtFact>

/** A fact as editors keep it: under a subject of the page of facts, as of a day, in force or withdrawn. */
export type KeptFact = TaughtFact & { id: number; subject: string; asOf: string; isOn: boolean }

type Reader = Pick<Db, 'execute'>

const COLUMNS = sql`id, subject, definition, as_of::text as "asOf", is_on as "isOn"`
type Row = Pick<KeptFact, 'id' | 'subject' | 'asOf' | 'isOn'> & { definition: unknown }

const toKept = ({ definition, ...row }: Row): KeptFact => ({ ...row, ...taughtFact.parse(definition) })

/** Who published an address: its host, or this site. */
const publisherOf = (url: string): string =>
  url.startsWith('/') ? 'Chọn Máy' : new URL(url).hostname.replace(/^www\./, '')

/** A fact of an editor in the shape of those that are shipped. */
export function toFact({ id, source, claims, asOf, ...kept }: KeptFact): Fact & { subject: string } {
  const read = {
    kind: 'reference' as const,
    publisher: publisherOf(source.url),
    title: source.title,
    year: null,
    url: source.url,
  }
  return {
    id: `bien-tap-${id}`,
    subject: kept.subject,
    question: kept.question,
    asks: [],
    examples: kept.examples,
    kinds: kept.kinds,
    verdict: kept.verdict,
    claims: claims.map((text) => ({ text, source: read })),
    changes: kept.changes,
    related: [],
    taughtOn: asOf,
  }
}

/** Every fact that is in force, as they stand in the database this moment. */
export async function factsOn(db: Reader): Promise<KeptFact[]> {
  const { rows } = await db.execute<Row>(sql`select ${COLUMNS} from taught_facts where is_on order by id`)
  return rows.map(toKept)
}

/** The shipped facts and those of editors, prepared for lookup. */
export const factsWith = (kept: readonly KeptFact[]): KnownFacts =>
  kept.length === 0 ? SHIPPED_FACTS : SHIPPED_FACTS.with(kept.map(toFact))

/** What the advisor goes by: a change is in force with the next question on every server. */
export const factsInForce = keptByVersion<KeptFact[], KnownFacts>({ read: factsOn, make: factsWith })

/** A page of facts, the newest first. */
export async function factPage(
  db: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: KeptFact[] }> {
  const { rows } = await db.execute<Row & { total: number }>(sql`
    select ${COLUMNS}, (count(*) over ())::int as total from taught_facts
    order by id desc limit ${limit} offset ${offset}`)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => toKept(row)) }
}

/** How many there are. */
export async function countFacts(db: Reader): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from taught_facts`)
  return rows[0]?.count ?? 0
}

const gone = () =>
  new AppError('not_found', say('Dữ kiện này không còn nữa.', { en: 'This fact no longer exists.' }))

/** One of them. @throws AppError 'not_found' */
export async function factById(db: Reader, id: number): Promise<KeptFact> {
  const { rows } = await db.execute<Row>(sql`select ${COLUMNS} from taught_facts where id = ${id}`)
  if (!rows[0]) throw gone()
  return toKept(rows[0])
}

const definitionOf = (fact: TaughtFact): string => JSON.stringify(taughtFact.parse(fact))

/** @param fact with an id where a deleted one comes back @returns the id @throws AppError 'conflict' */
export async function addFact(db: Reader, fact: Omit<KeptFact, 'id'> & { id?: number }): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into taught_facts (id, subject, definition, as_of, is_on)
    values (coalesce(${fact.id ?? null}::int, nextval(pg_get_serial_sequence('taught_facts', 'id'))::int),
      ${fact.subject}, ${definitionOf(fact)}::jsonb, ${fact.asOf}::date, ${fact.isOn})
    on conflict do nothing returning id`)
  if (!rows[0])
    throw new AppError(
      'conflict',
      say('Dữ kiện này đã có trở lại rồi.', { en: 'This fact is back already.' }),
    )
  return rows[0].id
}

/** Puts what an editor wrote in the place of a fact. @throws AppError 'not_found' */
export async function changeFact(db: Reader, fact: KeptFact): Promise<void> {
  const { rows } = await db.execute(sql`
    update taught_facts set subject = ${fact.subject}, definition = ${definitionOf(fact)}::jsonb,
      as_of = ${fact.asOf}::date, is_on = ${fact.isOn}, updated_at = now()
    where id = ${fact.id} returning id`)
  if (rows.length === 0) throw gone()
}

/** @returns what is gone, by which it can be brought back @throws AppError 'not_found' */
export async function deleteFact(db: Reader, id: number): Promise<KeptFact> {
  const { rows } = await db.execute<Row>(sql`delete from taught_facts where id = ${id} returning ${COLUMNS}`)
  if (!rows[0]) throw gone()
  return toKept(rows[0])
}
