import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { outboxLine } from './outbox.server.ts'

it('writes each mail into a file of its own that only its owner reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cm-outbox-'))
  try {
    const outbox = join(folder, 'outbox')
    const line = outboxLine(outbox, 'Chọn Máy <no-reply@example.vn>')
    const mail = {
      recipient: 'an@example.vn',
      subject: 'Xin chào',
      text: 'Chào An',
      html: '<p>Chào An</p>',
      replyTo: null,
      unsubscribeUrl: null,
    }
    await line.hand(mail)
    await line.hand(mail)
    const files = readdirSync(outbox)
    expect(files).toHaveLength(2)
    for (const file of files) {
      expect(file).toMatch(/\.eml$/)
      expect(statSync(join(outbox, file)).mode & 0o077).toBe(0)
      expect(readFileSync(join(outbox, file), 'utf8')).toContain('Chào An')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
