import { expect, it, vi } from 'vitest'
import type { Connection } from '#db/client.ts'
import { copyDatabase } from './copy-database.ts'

it('gives the connection of the source back where the target cannot be reached', async () => {
  const release = vi.fn()
  const source = { pool: { connect: () => Promise.resolve({ release }) } } as unknown as Connection
  const target = { pool: { connect: () => Promise.reject(new Error('away')) } } as unknown as Connection
  await expect(copyDatabase(source, target, () => undefined)).rejects.toThrow('away')
  expect(release).toHaveBeenCalledOnce()
})
