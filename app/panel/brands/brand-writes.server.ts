import { z } from 'zod'
import { brandSections } from '#app/domain/catalogue/brand/brand-content.ts'
import { brandContentInput, storedContent, typedContent } from '#app/domain/catalogue/brand/content-input.ts'
import { STALE } from '#app/domain/catalogue/editing/editing.ts'
import { stateOf } from '#app/domain/catalogue/editing/product-writes.server.ts'
import type { Writer } from '#app/domain/catalogue/editing/product-writes.server.ts'
import {
  addBrand,
  deleteBrand,
  editedBrand,
  isBrandTaken,
  productsOfBrand,
  renameBrand,
  saveBrandContent,
} from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import type { EditedBrand } from '#app/domain/catalogue/editing/queries/edit-brands.server.ts'
import type { FormValues } from '#app/panel/parts/form-values.ts'
import { changedFields } from '#app/platform/audit/changed-fields.ts'
import { deletionDetail } from '#app/platform/audit/deletions.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { unlessRefused } from '#app/platform/refused-write.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Db } from '#db/client.ts'

const ENTITY = 'brand'
const brandName = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => say('Bạn nhập tên thương hiệu nhé.', { en: 'Enter the brand’s name.' }) })
    .max(60, { error: () => say('Nhiều nhất 60 ký tự.', { en: '60 characters at most.' }) }),
})

/** A deleted brand as the log holds it. */
const deleted = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  formerSlugs: z.array(z.string()).default([]),
  displayOrder: z.number(),
  content: z
    .object({
      tagline: z.string().nullable(),
      description: z.string().nullable(),
      highlights: z.array(z.string()),
      sections: brandSections,
    })
    .nullable(),
})

const refuse = (text: string) => new AppError('invalid', text, { fields: { name: text } })
const taken = () =>
  refuse(say('Đã có thương hiệu tên này.', { en: 'There is already a brand with this name.' }))

async function freeName(db: Pick<Db, 'execute'>, typed: string, but?: number) {
  const { name } = brandName.parse({ name: typed })
  const slug = slugify(name)
  if (slug === '')
    throw refuse(
      say('Tên cần có ít nhất một chữ cái hoặc chữ số.', {
        en: 'The name needs at least one letter or digit.',
      }),
    )
  if (await isBrandTaken(db, { name, slug, ...(but === undefined ? {} : { but }) })) throw taken()
  return { name, slug }
}

async function held(db: Pick<Db, 'execute'>, id: number): Promise<EditedBrand> {
  const brand = await editedBrand(db, id)
  if (!brand)
    throw new AppError('not_found', say('Thương hiệu này không còn.', { en: 'This brand no longer exists.' }))
  return brand
}

/** Writes of brands, each with its line in the log. Names are refused as AppError 'invalid' with the field `name`. */
export function brandWrites({ db, actorId }: Writer) {
  return {
    create: (typed: string) =>
      db.transaction(async (tx) => {
        const named = await freeName(tx, typed)
        const id = await unlessRefused(() => addBrand(tx, named), { taken })
        await recordChange(tx, { actorId, action: 'create', entity: ENTITY, entityId: id, detail: named })
        return named.name
      }),
    rename: (id: number, typed: string) =>
      db.transaction(async (tx) => {
        const brand = await held(tx, id)
        const named = await freeName(tx, typed, id)
        await unlessRefused(() => renameBrand(tx, { id, ...named }), { taken })
        const detail = { name: named.name, ...changedFields({ name: brand.name, slug: brand.slug }, named) }
        await recordChange(tx, { actorId, action: 'update', entity: ENTITY, entityId: id, detail })
        return named.name
      }),
    /** @returns the brand's name and the line that brings it back @throws AppError 'conflict' while products are of it */
    remove: (id: number) =>
      db.transaction(async (tx) => {
        const row = await held(tx, id)
        const used = await productsOfBrand(tx, id)
        if (used > 0)
          throw new AppError(
            'conflict',
            say(
              `${row.name} còn ${formatNumber(used)} sản phẩm (tính cả thùng rác) nên chưa xóa được. Bạn đổi thương hiệu của chúng trước nhé.`,
              {
                en: `${row.name} still has ${many(used, 'product')} (trash included), so it cannot be deleted. Move them to another brand first.`,
              },
            ),
          )
        await deleteBrand(tx, id)
        const line = await recordChange(tx, {
          actorId,
          action: 'delete',
          entity: ENTITY,
          entityId: id,
          detail: { row },
        })
        return { name: row.name, line }
      }),
    /** Brings back what a line of the log says was deleted, with its page. @throws AppError 'not_found', 'invalid' */
    restore: async (line: number) => {
      const detail = deleted.safeParse((await deletionDetail(db, { line, entity: ENTITY }))?.['row'])
      if (!detail.success)
        throw new AppError('not_found', say('Không có gì để khôi phục.', { en: 'Nothing to restore.' }))
      const { content, ...brand } = detail.data
      return db.transaction(async (tx) => {
        await freeName(tx, brand.name)
        const id = await unlessRefused(() => addBrand(tx, brand), { taken })
        await saveBrandContent(tx, id, content)
        const { name } = brand
        await recordChange(tx, { actorId, action: 'restore', entity: ENTITY, entityId: id, detail: { name } })
        return name
      })
    },
    /** @param seen the state that was opened @throws ZodError by field; AppError 'conflict' where others changed it since */
    saveContent: (
      id: number,
      { values, seen, force }: { values: FormValues; seen: string; force: boolean },
    ) =>
      db.transaction(async (tx) => {
        const brand = await held(tx, id)
        const before = typedContent(brand.content)
        if (!force && stateOf(before) !== seen)
          throw new AppError('conflict', STALE(), { fields: { form: STALE() } })
        const content = storedContent(brandContentInput.parse({ ...values.fields, ...values.lists }))
        await saveBrandContent(tx, id, content)
        const after = typedContent(content)
        const detail = {
          name: brand.name,
          ...changedFields({ ...before.fields, ...before.lists }, { ...after.fields, ...after.lists }),
        }
        await recordChange(tx, { actorId, action: 'update', entity: ENTITY, entityId: id, detail })
      }),
  }
}
