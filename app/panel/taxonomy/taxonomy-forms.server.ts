import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { writerOf } from '#app/domain/account/person.ts'
import type { Capability } from '#app/domain/account/roles.ts'
import { TAXONOMY_INPUT } from '#app/domain/blog/editing/taxonomy-input.ts'
import { taxonomyWrites } from '#app/domain/blog/editing/taxonomy-writes.server.ts'
import type { Taxonomy } from '#app/domain/blog/editing/taxonomy.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { AppError } from '#app/platform/errors.ts'
import { idField } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** What a table's rows are called in the texts of the specification, and the fields its form sends. */
const FORMS: Record<Taxonomy, { noun: string; fields: readonly string[]; hasActive: boolean }> = {
  categories: {
    get noun() {
      return say('category', { vi: 'danh mục' })
    },
    fields: ['name', 'slug', 'description', 'icon', 'display_order'],
    hasActive: true,
  },
  subcategories: {
    get noun() {
      return say('subcategory', { vi: 'danh mục con' })
    },
    fields: ['category_id', 'name', 'display_order'],
    hasActive: true,
  },
  authors: {
    get noun() {
      return say('author', { vi: 'tác giả' })
    },
    fields: ['name', 'slug', 'email', 'bio', 'avatar_url', 'links', 'user_id'],
    hasActive: true,
  },
  tags: {
    get noun() {
      return say('tag', { vi: 'thẻ' })
    },
    fields: ['name', 'slug', 'description', 'color', 'image_url'],
    hasActive: false,
  },
}

const sent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create') }),
  z.object({ intent: z.literal('update'), id: idField }),
  z.object({ intent: z.literal('activate'), id: idField, to: z.enum(['0', '1']) }),
  z.object({ intent: z.literal('delete'), id: idField, into: idField.optional() }),
  z.object({ intent: z.literal('restore'), line: idField }),
  z.object({ intent: z.literal('merge'), id: idField, into: idField }),
])

/** Answers a form of a screen of the blog's order. @param tables those the screen keeps, the first unless the form names one */
export async function answerTaxonomyForm(
  asked: Asked,
  capability: Capability,
  tables: readonly [Taxonomy, ...Taxonomy[]],
) {
  const person = await requireStaff(asked, capability)
  const { db } = asked.context.get(requestContext)
  const form = await asked.request.formData()
  const table = tables.find((known) => known === form.get('table')) ?? tables[0]
  return answerEnglishForm(
    () => perform(taxonomyWrites(db, writerOf(person)), table, form),
    failureOf(table, form),
    form,
  )
}

async function perform(
  writes: ReturnType<typeof taxonomyWrites>,
  table: Taxonomy,
  form: FormData,
): Promise<Outcome> {
  const asked = sent.parse(Object.fromEntries(form))
  switch (asked.intent) {
    case 'create':
      await writes.create(table, TAXONOMY_INPUT[table].whole.parse(valuesOf(table, form)))
      return success(table, 'created')
    case 'update':
      refuseEmptySlug(table, form)
      await writes.update(table, asked.id, TAXONOMY_INPUT[table].part.parse(valuesOf(table, form)))
      return success(table, 'updated')
    case 'activate':
      if (!FORMS[table].hasActive)
        throw new AppError('bad_request', say('Nothing to activate', { vi: 'Không có gì để bật' }))
      await writes.update(table, asked.id, { is_active: asked.to === '1' })
      return success(table, 'updated')
    case 'delete': {
      if (asked.into === undefined)
        return undoable(success(table, 'deleted'), table, await writes.remove(table, asked.id))
      if (table !== 'categories')
        throw new AppError(
          'bad_request',
          say('Only a category is emptied', { vi: 'Chỉ danh mục mới dồn bài đi được' }),
        )
      return undoable(success(table, 'deleted'), table, await writes.removeInto(asked.id, asked.into))
    }
    case 'merge': {
      if (table !== 'tags')
        throw new AppError('bad_request', say('Only tags are merged', { vi: 'Chỉ gộp được thẻ' }))
      const line = await writes.merge(asked.id, asked.into)
      return undoable(
        {
          ok: true,
          toast: {
            title: say('Success', { vi: 'Xong' }),
            description: say('Tags merged successfully', { vi: 'Đã gộp thẻ' }),
          },
        },
        table,
        line,
      )
    }
    case 'restore': {
      const { name } = await writes.restore(table, asked.line)
      return {
        ok: true,
        toast: {
          title: say('Success', { vi: 'Xong' }),
          description: say(`“${name}” is back`, { vi: `“${name}” đã trở lại` }),
        },
      }
    }
  }
}

function success(table: Taxonomy, done: 'created' | 'updated' | 'deleted'): Outcome {
  const { noun } = FORMS[table]
  const called = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  const description = {
    created: say(`${called} created successfully`, { vi: `Đã tạo ${noun}` }),
    updated: say(`${called} updated successfully`, { vi: `Đã lưu ${noun}` }),
    deleted: say(`${called} deleted successfully`, { vi: `Đã xóa ${noun}` }),
  }[done]
  return { ok: true, toast: { title: say('Success', { vi: 'Xong' }), description } }
}

const undoable = (outcome: Outcome, table: Taxonomy, line: number): Outcome => ({
  ...outcome,
  undo: { label: say('Undo', { vi: 'Hoàn tác' }), fields: { intent: 'restore', table, line: String(line) } },
})

/** The specified toast of a failure; where a deletion is refused, the refusal itself says why. */
function failureOf(table: Taxonomy, form: FormData): Parameters<typeof answerEnglishForm>[1] {
  const { noun } = FORMS[table]
  const intent = textOf(form, 'intent')
  if (intent !== 'create' && intent !== 'update' && intent !== 'activate')
    return { title: say('Error', { vi: 'Có lỗi' }) }
  if (table !== 'authors')
    return {
      title: say('Error', { vi: 'Có lỗi' }),
      description: say(`Failed to save ${noun}`, { vi: `Chưa lưu được ${noun}` }),
    }
  if (intent !== 'activate' && textOf(form, 'name') === '')
    return {
      title: say('Error', { vi: 'Có lỗi' }),
      description: say('Author name is required', { vi: 'Bạn nhập tên tác giả nhé' }),
    }
  return {
    title: say('Error', { vi: 'Có lỗi' }),
    description:
      intent === 'create'
        ? say('Failed to create author', { vi: 'Chưa thêm được tác giả' })
        : say('Failed to update author', { vi: 'Chưa lưu được tác giả' }),
    fieldName: authorField,
  }
}

/** What the author's form calls the fields that stand below its first. */
const authorField = (field: string): string | undefined =>
  ({
    email: 'Email',
    avatar_url: say('Avatar URL', { vi: 'Địa chỉ ảnh đại diện' }),
    bio: say('Bio', { vi: 'Giới thiệu' }),
    links: say('Links', { vi: 'Liên kết' }),
  })[field]

/** The form's fields as the API would send them. An empty slug is left out: the name makes it. */
function valuesOf(table: Taxonomy, form: FormData): Record<string, unknown> {
  const { fields, hasActive } = FORMS[table]
  const texts = fields
    .filter((field) => form.has(field) && !(field === 'slug' && form.get('slug') === ''))
    .map((field) => [field, field === 'links' ? textOf(form, field).split('\n') : form.get(field)])
  return { ...Object.fromEntries(texts), ...(hasActive && { is_active: form.has('is_active') }) }
}

function refuseEmptySlug(table: Taxonomy, form: FormData): void {
  if (!FORMS[table].fields.includes('slug') || textOf(form, 'slug') !== '') return
  throw new AppError('invalid', say('Slug is required', { vi: 'Bạn nhập đường dẫn nhé' }), {
    fields: { slug: say('Slug is required', { vi: 'Bạn nhập đường dẫn nhé' }) },
  })
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value.trim() : ''
}
