import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isLong } from '#tests/support/long.ts'
import { runServer } from '#tests/support/running-server.ts'
import { prepared } from '#tests/support/site-data.ts'

/** Times that a server is killed. */
const ROUNDS = isLong ? 3 : 2

const start = (dataDir: string) => runServer({ DATA_DIR: dataDir })

const ask = (url: string, message: string) =>
  fetch(`${url}/functions/v1/perplexity-chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 Chrome/150.0' },
    body: JSON.stringify({ message }),
  })

describe('a server on the embedded database', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = prepared(mkdtempSync(join(tmpdir(), 'cm-data-')), 'schema')
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  it('keeps every acknowledged write through kill -9 and starts again by itself', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const server = await start(dataDir)
      const answer = await ask(server.url, 'xin chào bạn')
      expect(answer.status).toBe(200)
      await server.stop('SIGKILL')
    }
    const { connect } = await import('#db/client.ts')
    const connection = await connect({ dataDir })
    const { rows } = await connection.pool.query('select question_count from user_questions')
    await connection.close()
    expect(rows).toEqual([{ question_count: ROUNDS }])
  }, 600_000)

  it('lets no second server open its directory, and exits with 0 on SIGTERM', async () => {
    const server = await start(dataDir)
    await expect(start(dataDir)).rejects.toThrow(/in use by process \d+/)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(await server.stop('SIGTERM')).toBe(0)
  })

  it('says in one line what is wrong with its environment', async () => {
    process.env.TRUST_PROXY = 'everyone'
    await expect(start(dataDir).finally(() => delete process.env.TRUST_PROXY)).rejects.toThrow(
      /exit 1: Bad environment: TRUST_PROXY[^\n]*\n$/,
    )
  })
})
