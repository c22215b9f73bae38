import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStorage } from './folder-storage.server.ts'
import { StorageFull } from './storage.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const BYTES = new Uint8Array([1, 2, 3])

describe('folderStorage', () => {
  it('gives back what was put, until it is removed', async () => {
    const storage = folderStorage(join(folder, 'made', 'on demand'))
    await storage.put('a.webp', BYTES, 'image/webp')
    expect(new Uint8Array((await storage.get('a.webp')) ?? [])).toEqual(BYTES)
    await storage.remove('a.webp')
    expect(await storage.get('a.webp')).toBeNull()
    await expect(storage.remove('a.webp')).resolves.toBeUndefined()
  })

  it.each(['ENOSPC', 'EDQUOT'])(
    'says that the disk is full on %s and leaves nothing behind',
    async (code) => {
      const fullDisk: typeof open = async (...how) => {
        const file = await open(...how)
        file.writeFile = async () => {
          await file.write(BYTES.subarray(0, 1))
          throw Object.assign(new Error('no space left'), { code })
        }
        return file
      }
      await expect(folderStorage(folder, fullDisk).put('a.webp', BYTES, 'image/webp')).rejects.toBeInstanceOf(
        StorageFull,
      )
      expect(readdirSync(folder)).toEqual([])
    },
  )
})
