import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { fold } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { askedPicture } from './picture-name.ts'
import type { StoredPicture } from './picture-store.server.ts'
import { USED_KEYS } from './picture-uses.server.ts'
import type { MediaPicture, PictureLack } from './picture.ts'
import { UPLOADS } from './uploaded-picture.ts'

/** A row of the library: what the browser gets, and what only the library's own screen shows. */
export type PictureRow = MediaPicture & { byteSize: number; createdAt: Date; deletedAt: Date | null }

type Row = Omit<PictureRow, 'url'> & { key: string }

const columns = sql`m.id, m.storage_key as key, m.alt, m.width, m.height, m.byte_size as "byteSize",
  m.created_at as "createdAt", m.deleted_at as "deletedAt"`

const asPicture = ({ key, createdAt, deletedAt, ...row }: Row): PictureRow => ({
  ...row,
  url: UPLOADS + key,
  createdAt: new Date(createdAt),
  deletedAt: deletedAt && new Date(deletedAt),
})

/** The name under which a picture's copies are kept. */
export const keyOf = ({ url }: Pick<PictureRow, 'url'>): string => url.slice(UPLOADS.length)

const LACKS_IS: Record<PictureLack, SQL> = {
  use: sql`not exists (select from (${USED_KEYS}) used where used.key = m.storage_key)`,
  alt: sql`m.alt = ''`,
}

/** What of the library is wanted: words of a description, in any order and with or without marks; what lacks something; a page of so many. */
export type PictureList = {
  text: string
  isTrash: boolean
  lacks?: PictureLack | null
  page: number
  size: number
}

/** A page of the library, newest first, and how many there are in all. */
export async function listPictures(
  db: Db,
  { text, isTrash, lacks = null, page, size }: PictureList,
): Promise<{ pictures: PictureRow[]; total: number }> {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, 8)
  const conditions: SQL[] = [
    isTrash ? sql`m.deleted_at is not null` : sql`m.deleted_at is null`,
    ...(lacks ? [LACKS_IS[lacks]] : []),
    ...words.map((word) => sql`vi_fold(m.alt) like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
  ]
  const where = sql.join(conditions, sql` and `)
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from media m where ${where}`,
  )
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from media m where ${where}
    order by ${isTrash ? sql`m.deleted_at desc, m.id desc` : sql`m.id desc`}
    limit ${size} offset ${(page - 1) * size}`)
  return { pictures: rows.map(asPicture), total: counted.rows[0]?.total ?? 0 }
}

/** How many pictures lie in the trash, and how many of the others lack something. */
export async function libraryCounts(db: Db): Promise<Record<PictureLack | 'trash', number>> {
  const counted = (where: SQL) => sql`(select count(*) from media m where ${where})::int`
  const here = sql`m.deleted_at is null`
  const { rows } = await db.execute<Record<PictureLack | 'trash', number>>(sql`
    select ${counted(sql`m.deleted_at is not null`)} as trash, ${counted(sql`${here} and ${LACKS_IS.use}`)} as use,
      ${counted(sql`${here} and ${LACKS_IS.alt}`)} as alt`)
  return rows[0] ?? { trash: 0, use: 0, alt: 0 }
}

/** The addresses below /uploads/ that are of no picture in the library; its trash still has files. */
export async function missingUploads(db: Db, addresses: readonly string[]): Promise<string[]> {
  const asked = addresses.flatMap((address) => {
    if (!address.startsWith(UPLOADS)) return []
    const base = askedPicture(address.slice(UPLOADS.length))?.base
    return { address, key: base?.replace(/-\d+$/, '') ?? '' }
  })
  if (asked.length === 0) return []
  const { rows } = await db.execute<{ key: string }>(sql`
    select storage_key as key from media where storage_key = any(${sql.param(asked.map(({ key }) => key))}::text[])`)
  const known = new Set(rows.map(({ key }) => key))
  return asked.flatMap(({ address, key }) => (known.has(key) ? [] : address))
}

/** A picture by its id, the trash included; null where there is none. */
export async function pictureById(db: Db, id: number): Promise<PictureRow | null> {
  const { rows } = await db.execute<Row>(sql`select ${columns} from media m where m.id = ${id}`)
  return rows[0] ? asPicture(rows[0]) : null
}

/** The picture made of a file with this hash, if it was uploaded before; out of the trash again if it lay there. */
export async function pictureByHash(db: Db, hash: string): Promise<PictureRow | null> {
  const { rows } = await db.execute<Row>(sql`
    update media m set deleted_at = null where m.storage_key like ${`${hash}-%`} returning ${columns}`)
  return rows[0] ? asPicture(rows[0]) : null
}

/** Adds a picture whose copies are kept. The same file sent twice at once is one picture. */
export async function addPictureRow(
  db: Db,
  { key, width, height, byteSize, alt, by }: StoredPicture & { alt: string; by: string | null },
): Promise<PictureRow> {
  const { rows } = await db.execute<Row>(sql`
    insert into media as m (storage_key, alt, width, height, byte_size, uploaded_by)
    values (${key}, ${alt}, ${width}, ${height}, ${byteSize}, ${by})
    on conflict (storage_key) do update set deleted_at = null
    returning ${columns}`)
  const [row] = rows
  if (!row) throw new Error(`picture ${key} was not added`)
  return asPicture(row)
}

/** Describes a picture anew. @returns the picture as it was before; null where there is none */
export async function changeAlt(
  db: Db,
  { id, alt }: { id: number; alt: string },
): Promise<{ alt: string } | null> {
  const { rows } = await db.execute<{ alt: string }>(sql`
    update media m set alt = ${alt} from media before
    where m.id = ${id} and before.id = m.id returning before.alt`)
  return rows[0] ?? null
}

/** Puts a picture into the trash, or takes it out. @returns whether that changed anything */
export async function trashPicture(
  db: Db,
  { id, isTrash }: { id: number; isTrash: boolean },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update media set deleted_at = ${isTrash ? sql`now()` : sql`null`}
    where id = ${id} and (deleted_at is null) = ${isTrash} returning id`)
  return rows.length > 0
}

/** Forgets a picture of the trash. @returns its key, whose copies may then go; null where none lies there */
export async function forgetPicture(db: Db, id: number): Promise<string | null> {
  const { rows } = await db.execute<{ key: string }>(
    sql`delete from media where id = ${id} and deleted_at is not null returning storage_key as key`,
  )
  return rows[0]?.key ?? null
}
