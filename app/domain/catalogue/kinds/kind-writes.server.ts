import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Kind } from '#app/kinds/ids.ts'
import { isShipped, kindRecord, setEditedKinds } from '#app/kinds/kind.ts'
import { changeDetails } from '#app/platform/audit/change-details.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { WrittenKind } from './kind-input.ts'
import { previewKind } from './kind-preview.server.ts'
import type { KindPreview } from './kind-preview.server.ts'
import { kindWrite, newKindKey, shownAttributes } from './kind-record.ts'
import {
  kindOfCategory,
  kindsAlone,
  kindState,
  moveCategory,
  stateOfKind,
  storeKind,
} from './kind-state.server.ts'
import type { KindState, MoveTo } from './kind-state.server.ts'
import { editedKinds, readRecord } from './present-kinds.server.ts'

/** What the log calls a kind of products. */
export const KIND = 'product-kind'

const changed = z.object({ before: kindState, after: kindState })

/** What was written: the line of the log that takes it back. */
export type KindWritten = { line: number; name: string; id: number }

/** What saving this would touch; nothing is kept. @throws AppError as `saveKind` */
export const tryKind = (db: Db, input: WrittenKind): Promise<KindPreview> =>
  db.transaction(async (tx) => previewKind(tx, ...(await planned(tx, input))))

/** Makes a kind or changes one. @throws AppError 'invalid' or 'conflict' with the fields at fault, 'not_found' */
export const saveKind = (db: Db, actorId: string, input: WrittenKind): Promise<KindWritten> =>
  db.transaction(async (tx) => {
    const [before, after] = await planned(tx, input)
    return write(tx, { actorId, action: before.category ? 'update' : 'create' }, before, after)
  })

/** The first category of a kind; the one of its name is made where there is none. @returns its id */
export const categoryOfKind = (db: Db, actorId: string, key: Kind): Promise<number> =>
  db.transaction(async (tx) => {
    await kindsAlone(tx)
    const before = await stateOfKind(tx, key)
    if (before.category) return before.category.id
    const { name, group } = kindRecord(key)
    const category = { id: 0, name, slug: slugify(name) || key, group, isHidden: false, order: 0 }
    return (await write(tx, { actorId, action: 'create' }, before, { ...before, category })).id
  })

/** Refuses a kind that is not the one of the category it stands beside. @throws AppError 'invalid' */
export async function refuseOtherKind(db: Db, category: number, kind: string): Promise<void> {
  const { rows } = await db.execute<{ kind: string }>(
    sql`select kind from product_categories where id = ${category}`,
  )
  const found = rows[0]?.kind
  // That there is no such category is said where the product is made.
  if (found === undefined || found === kind) return
  const why = say(`Danh mục ${category} là của loại ${found}: gửi một trong hai, category_id hoặc kind.`, {
    en: `Category ${category} is of the kind ${found}: send one of the two, category_id or kind.`,
  })
  throw new AppError('invalid', why, { fields: { kind: why } })
}

/** Hides a category with its products, or shows it again. @throws AppError 'not_found' */
export const showKind = (db: Db, actorId: string, id: number, isShown: boolean): Promise<KindWritten> =>
  db.transaction(async (tx) => {
    const before = await latest(tx, id)
    const category = before.category && { ...before.category, isHidden: !isShown }
    return write(tx, { actorId, action: 'update' }, before, { ...before, category })
  })

/** Puts a category elsewhere in the order. @returns its name, and the place it had from 1 on @throws AppError 'not_found' */
export const moveKind = (
  db: Db,
  actorId: string,
  id: number,
  to: MoveTo,
): Promise<{ name: string; from: number | null }> =>
  db.transaction(async (tx) => {
    const { key, category } = await latest(tx, id)
    const name = category?.name ?? key
    const from = await moveCategory(tx, id, to)
    if (from !== null)
      await recordChange(tx, { actorId, action: 'update', entity: KIND, entityId: key, detail: { name, to } })
    return { name, from }
  })

/** Takes a change back, as a change of its own. @throws AppError 'not_found', 'conflict' where others came after it */
export const undoKind = (db: Db, actorId: string, line: number): Promise<KindWritten> =>
  db.transaction(async (tx) => {
    await kindsAlone(tx)
    const [change] = await changeDetails(tx, { lines: [line], entity: KIND })
    const read = changed.safeParse(change?.detail)
    if (!read.success)
      throw new AppError(
        'not_found',
        say('Không hoàn tác được nữa.', { en: 'This can no longer be undone.' }),
      )
    const { before, after } = read.data
    const now = await stateOfKind(tx, after.key, after.category?.id ?? before.category?.id ?? null)
    if (!isSame(now, after))
      throw new AppError(
        'conflict',
        say('Loại sản phẩm này đã được sửa thêm sau đó nên không hoàn tác được nữa.', {
          en: 'This product type was edited again since, so it can no longer be undone.',
        }),
      )
    // Its place in the order is no part of what is taken back.
    const category = before.category && {
      ...before.category,
      order: now.category?.order ?? before.category.order,
    }
    return write(tx, { actorId, action: 'restore' }, now, { ...before, category })
  })

const isSame = (one: KindState, other: KindState): boolean =>
  [one, other]
    .map((state) => JSON.stringify({ ...state, category: state.category && { ...state.category, order: 0 } }))
    .every((text, _, [first]) => text === first)

async function write(
  tx: Transaction,
  { actorId, action }: { actorId: string; action: ActionOn<'product-kind'> },
  before: KindState,
  after: KindState,
): Promise<KindWritten> {
  await storeKind(tx, before, after)
  const kept = await stateOfKind(tx, after.key, after.category?.id || null)
  const { id = 0, name = before.category?.name ?? after.key } = kept.category ?? {}
  const detail = { name, before, after: kept }
  const line = await recordChange(tx, { actorId, action, entity: KIND, entityId: after.key, detail })
  return { line, name, id }
}

/** A kind as nobody else changes it until the transaction ends; this process reads all kinds as they are now. */
async function latest(tx: Transaction, id: number): Promise<KindState> {
  await kindsAlone(tx)
  setEditedKinds(await editedKinds(tx))
  return stateOfKind(tx, await kindOfCategory(tx, id), id)
}

async function planned(tx: Transaction, input: WrittenKind): Promise<[before: KindState, after: KindState]> {
  const before = input.id === null ? await anew(tx, input) : await latest(tx, input.id)
  const isUntouched = input.id === null && input.based !== '' && input.attributes.length === 0
  const attributes = isUntouched ? shownAttributes(before.key, before.facets) : input.attributes
  const { record, facets } = kindWrite(before.key, { ...input, attributes })
  const checked = readRecord(before.key, record)
  if (!checked)
    throw new AppError(
      'invalid',
      say('Thông tin của loại sản phẩm này chưa đúng.', {
        en: 'Something about this product type is not right.',
      }),
    )
  await refuseOtherTypes(tx, before, checked)
  const { name, group } = input
  const category = before.category ?? { id: 0, slug: slugify(name), isHidden: false, order: 0 }
  if (category.slug === '') {
    const why = say('Tên cần có chữ cái hoặc chữ số.', { en: 'The name needs letters or digits.' })
    throw new AppError('invalid', why, { fields: { name: why } })
  }
  return [before, { key: before.key, record: checked, category: { ...category, name, group }, facets }]
}

async function anew(tx: Transaction, { name, based }: WrittenKind): Promise<KindState> {
  await kindsAlone(tx)
  setEditedKinds(await editedKinds(tx))
  if (based && !isShipped(based))
    throw new AppError(
      'invalid',
      say('Loại có sẵn này không còn.', { en: 'This built-in type no longer exists.' }),
    )
  const { rows } = await tx.execute<{ key: string }>(
    sql`select kind as key from product_categories union select key from product_kinds`,
  )
  const key = based || newKindKey(name, (key) => rows.some((row) => row.key === key))
  const state = await stateOfKind(tx, key)
  if (state.category)
    throw new AppError(
      'conflict',
      say(`“${kindRecord(key).name}” đã có trong kho sản phẩm rồi.`, {
        en: `“${kindRecord(key).name}” has a category already.`,
      }),
    )
  return state
}

/** A figure that products state stays what it is: a number that becomes words would be read as neither. */
async function refuseOtherTypes(
  tx: Transaction,
  { key, record }: KindState,
  after: NonNullable<KindState['record']>,
): Promise<void> {
  for (const [at, own] of (after.attributes ?? []).entries()) {
    const known = record?.attributes?.find((other) => other.key === own.key) ?? null
    if (!known || known.type === own.type || own.isRemoved) continue
    const { rows } = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from products p join product_categories c on c.id = p.category_id
      where c.kind = ${key} and p.attributes ? ${own.key}`)
    const n = rows[0]?.n ?? 0
    if (n === 0) continue
    const why = say(
      `${formatNumber(n)} sản phẩm đang ghi “${own.label}” theo kiểu cũ; bạn thêm một thuộc tính mới nhé.`,
      {
        en: `${many(n, 'product says', 'products say')} “${own.label}” the old way. Add a new attribute instead.`,
      },
    )
    throw new AppError('conflict', why, { fields: { [`attributes.${at}.type`]: why } })
  }
}
