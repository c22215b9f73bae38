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
      const text = asked.id === null ? 'Thêm sản phẩm bằng tay hoặc nhập từ tệp được ngay.' : ''
      return taken(written, `Đã lưu “${written.name}”`, text)
    }
    case 'show': {
      const written = await showKind(db, actorId, asked.id, asked.to === '1')
      return asked.to === '1'
        ? taken(written, `Khách lại thấy “${written.name}”`)
        : taken(
            written,
            `Đã ẩn “${written.name}”`,
            'Khách không tìm thấy sản phẩm của loại này nữa; dữ liệu giữ nguyên.',
          )
    }
    case 'move': {
      const { name, from } = await moveKind(db, actorId, asked.id, asked.to)
      if (from === null) return done(`“${name}” đã ở đó rồi`)
      return undoable(`Đã chuyển “${name}”`, { intent: 'move', id: String(asked.id), to: String(from) })
    }
    case 'undo': {
      const { name } = await undoKind(db, actorId, asked.line)
      return done('Đã hoàn tác', `“${name}” trở lại như trước.`)
    }
  }
}

const taken = ({ line }: KindWritten, title: string, description = ''): KindOutcome => ({
  ...undoable(title, { intent: 'undo', line: String(line) }),
  toast: { title, ...(description && { description }) },
})
