import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { requestLog } from './request-log.ts'
import { watchRequests } from './telemetry.ts'
import type { Watched } from './telemetry.ts'

const NOBODY = { matched: () => undefined, rendering: () => () => undefined }

/** What is told of a request whose answer has a status, on a connection in a state. */
async function told(
  status: 200 | 500,
  outgoing: { destroyed: boolean; writableFinished: boolean } | undefined,
) {
  const lines: string[] = []
  const ended: number[] = []
  const app = new Hono<{ Variables: Watched & { requestId: string } }>()
  const watched = {
    ...NOBODY,
    within: <T>(work: () => Promise<T>) => work(),
    ended: (of: number) => void ended.push(of),
  }
  app.use(
    requestLog(createLog('info', { write: (line) => void lines.push(line) })),
    watchRequests({ request: () => watched }),
  )
  app.all('*', (c) => c.text('', status))
  await app.request('/auth', { method: 'POST' }, { outgoing })
  return [...ended, ...lines.map((line) => (JSON.parse(line) as { status: number }).status)]
}

it.each([200, 500] as const)(
  'an answer of %s that nobody waits for any more is a 499 in log and metrics, whatever was asked',
  async (status) => {
    expect(await told(status, { destroyed: true, writableFinished: false })).toEqual([499, 499])
  },
)

it.each([200, 500] as const)('an answer of %s that somebody waits for is told as it is', async (status) => {
  expect(await told(status, { destroyed: false, writableFinished: false })).toEqual([status, status])
  expect(await told(status, { destroyed: true, writableFinished: true })).toEqual([status, status])
  expect(await told(status, undefined)).toEqual([status, status])
})
