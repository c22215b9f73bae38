import { kindForm } from '#app/domain/catalogue/kinds/kind-input.ts'
import {
  moveKind,
  saveKind,
  showKind,
  tryKind,
  undoKind,
} from '#app/domain/catalogue/kinds/kind-writes.server.ts'
import type { KindWritten } from '#app/domain/catalogue/kinds/kind-writes.server.ts'
import { readFormValues } from '#app/panel/parts/form-values.ts'
import { done, textsOf, undoable } from '#app/panel/parts/outcome.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import type { KindOutcome } from './kind-form.tsx'

/** Carries out what an editor sent about kinds of products. @throws ZodError, and AppError as the writes */
export async function answerKindForm(db: Db, actorId: string, form: FormData): Promise<KindOutcome> {
  const { fields, lists } = readFormValues(form)
  const asked = kindForm.parse({ ...fields, ...lists })
  switch (asked.intent) {
    case 'preview':
      // What was typed stands beside its preview.
      return { ok: true, preview: await tryKind(db, asked), texts: textsOf(form) }
    case 'save': {
      const written = await saveKind(db, actorId, asked)
      const text =
        asked.id === null
          ? say('Thêm sản phẩm bằng tay hoặc nhập từ tệp được ngay.', {
              en: 'You can add products by hand or import a file right away.',
            })
          : ''
      return taken(written, say(`Đã lưu “${written.name}”`, { en: `“${written.name}” saved` }), text)
    }
    case 'show': {
      const written = await showKind(db, actorId, asked.id, asked.to === '1')
      return asked.to === '1'
        ? taken(
            written,
            say(`Khách lại thấy “${written.name}”`, { en: `Visitors see “${written.name}” again` }),
          )
        : taken(
            written,
            say(`Đã ẩn “${written.name}”`, { en: `“${written.name}” hidden` }),
            say('Khách không tìm thấy sản phẩm của loại này nữa; dữ liệu giữ nguyên.', {
              en: 'Visitors no longer find products of this type; the data stays.',
            }),
          )
    }
    case 'move': {
      const { name, from } = await moveKind(db, actorId, asked.id, asked.to)
      if (from === null) return done(say(`“${name}” đã ở đó rồi`, { en: `“${name}” is there already` }))
      return undoable(say(`Đã chuyển “${name}”`, { en: `“${name}” moved` }), {
        intent: 'move',
        id: String(asked.id),
        to: String(from),
      })
    }
    case 'undo': {
      const { name } = await undoKind(db, actorId, asked.line)
      return done(
        say('Đã hoàn tác', { en: 'Undone' }),
        say(`“${name}” trở lại như trước.`, { en: `“${name}” is as it was before.` }),
      )
    }
  }
}

const taken = ({ line }: KindWritten, title: string, description = ''): KindOutcome => ({
  ...undoable(title, { intent: 'undo', line: String(line) }),
  toast: { title, ...(description && { description }) },
})
