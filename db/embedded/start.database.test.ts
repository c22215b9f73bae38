import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../client.ts'
import { startEmbedded } from './start.ts'

test('nobody else reads the folder of the embedded database, whoever made it and however open', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(dataDir, 0o755)
  const started = await startEmbedded({ dataDir })
  try {
    expect(statSync(dataDir).mode & 0o077).toBe(0)
  } finally {
    await started.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('the embedded database keeps few of its pages in memory: the system keeps them, too', async () => {
  const connection = await connect({})
  try {
    const { rows } = await connection.pool.query('show shared_buffers')
    expect(rows).toEqual([{ shared_buffers: '16MB' }])
  } finally {
    await connection.close()
  }
})
