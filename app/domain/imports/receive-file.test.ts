import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { receiveForm } from './receive-file.server.ts'
import { FILE_RULES } from './text.ts'

const MEGABYTE = 2 ** 20
const BOUNDARY = 'a-boundary'

/** A form of one file, sent in pieces of 64 KB that are made as they are read. */
function formOf(bytes: number, { name = 'a.csv', end = `\r\n--${BOUNDARY}--\r\n` } = {}): Request {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="intent"\r\n\r\ncheck\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`
  async function* pieces() {
    yield Buffer.from(head)
    for (let sent = 0; sent < bytes; sent += 64 * 1024)
      yield Buffer.alloc(Math.min(64 * 1024, bytes - sent), 'a')
    yield Buffer.from(end)
    await Promise.resolve()
  }
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Readable.toWeb(Readable.from(pieces())),
    duplex: 'half',
  } as RequestInit)
}

describe('a form with a file', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cm-received-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('goes to disk as it comes: 200 MB take no 100 MB of memory', async () => {
    let most = 0
    const before = process.memoryUsage().rss
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 5)
    const { file, fields } = await receiveForm(formOf(FILE_RULES.products.most), folder, FILE_RULES.products)
    clearInterval(watch)
    expect(fields.get('intent')).toBe('check')
    expect(file?.bytes).toBe(FILE_RULES.products.most)
    expect(statSync(join(folder, file?.key ?? '')).size).toBe(FILE_RULES.products.most)
    expect(most).toBeLessThan(100 * MEGABYTE)
  })

  it.each([
    ['beyond the most', () => formOf(10 * MEGABYTE + 1), 'Please select a file smaller than 10MB.'],
    ['cut off', () => formOf(MEGABYTE, { end: '' }), 'The form could not be read.'],
  ])('%s is refused and leaves nothing behind', async (_, form, message) => {
    await expect(receiveForm(form(), folder, FILE_RULES.articles)).rejects.toThrow(message)
    expect(readdirSync(folder)).toEqual([])
  })

  it('of another type is refused', async () => {
    const rule = { ...FILE_RULES.articles, types: /^application\/pdf/ }
    await expect(receiveForm(formOf(10, { name: 'a.exe' }), folder, rule)).rejects.toThrow(
      'Please select a CSV file.',
    )
  })

  it('no form at all is refused', async () => {
    const request = new Request('http://localhost/', { method: 'POST', body: '{}' })
    await expect(receiveForm(request, folder, FILE_RULES.articles)).rejects.toThrow(
      'The form could not be read.',
    )
  })
})
