import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connect } from '#db/client.ts'
import { runServer } from '#tests/support/running-server.ts'
import { noteSeen } from '#tests/support/seen.ts'
import { STAFF, STAFF_VARIABLES } from '#tests/support/signed-in.ts'
import { prepared } from '#tests/support/site-data.ts'

it('a mail server that takes the call and says nothing: the page answers, the mail is kept, the server stops as told', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'cm-mail-'))
  const calls: Socket[] = []
  const silent = createServer((socket) => calls.push(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const server = await runServer({
    DATA_DIR: prepared(folder, 'schema'),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    ...STAFF_VARIABLES,
  })
  // The try at start is the first call.
  await expect.poll(() => calls.length, { timeout: 30_000 }).toBe(1)
  const response = await fetch(`${server.url}/auth/quen-mat-khau`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: server.url },
    body: new URLSearchParams({ email: STAFF.email }).toString(),
  })
  expect(response.status).toBe(200)
  await expect.poll(() => calls.length, { timeout: 30_000 }).toBeGreaterThan(1)
  expect((await fetch(`${server.url}/products`)).status).toBe(200)
  expect(await server.stop('SIGTERM')).toBe(0)
  for (const call of calls) call.destroy()
  silent.close()
  const connection = await connect({ dataDir: folder })
  const { rows } = await connection.pool.query('select recipient, failed_at from mails')
  await connection.close()
  rmSync(folder, { recursive: true, force: true })
  expect(rows).toEqual([{ recipient: STAFF.email, failed_at: null }])
  noteSeen(context, 'page 200, mail still in the queue, exit 0')
})
