import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeEml } from './eml.ts'
import type { MailLine } from './mail.ts'

/**
 * Writes every mail into `folder` as an .eml file, which any mail program opens: for a site without a mail server.
 * A file has its name only when it is whole.
 */
export const outboxLine = (folder: string, from: string): MailLine => ({
  async hand(mail, mark = () => Promise.resolve()) {
    const date = new Date()
    const boundary = randomUUID()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${boundary.slice(0, 8)}.eml`
    const file = join(folder, name)
    await writeFile(`${file}.part`, writeEml(mail, { from, date, boundary }), { mode: 0o600 })
    await mark()
    await rename(`${file}.part`, file)
  },
  close: () => undefined,
})
