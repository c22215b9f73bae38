import { request as send } from 'node:http'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { listenToChanges } from '#db/changes.ts'
import type { Connection } from '#db/client.ts'
import { watchPool } from '#db/watch-pool.ts'
import { drain, listen } from '#server/listen.ts'
import { builtSite } from '#server/site.ts'
import { partsOver } from './site.ts'

/** An answer as it came over the wire: still encoded. */
export type WireAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** The built site behind a socket, with the pages it keeps; one of the servers that share a database. */
export type LiveSite = {
  url: string
  /** Sends just these headers: nothing is added, decoded or followed. */
  get(path: string, headers?: OutgoingHttpHeaders): Promise<WireAnswer>
  /** Writes the views of articles that still wait. */
  flushViews(): Promise<void>
  /** Writes the addresses without a page that were asked for. */
  flushAddresses(): Promise<void>
  /** Settles when the server has heard of everything committed so far. */
  settle(): Promise<void>
  close: () => Promise<void>
}

/** Opens one. Run `npm run build` first. @param variables of the environment */
export async function openLiveSite(
  connection: Connection,
  variables: Record<string, string> = {},
  log?: Logger,
): Promise<LiveSite> {
  const { parts, views, addresses } = partsOver(connection, { PORT: '0', ...variables }, log)
  watchPool(connection.pool, parts.metrics.query)
  const changes = await listenToChanges(connection)
  const server = await listen(await builtSite({ ...parts, changes }), parts.env)
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    get: (path, headers = {}) => ask(url + path, headers),
    flushViews: () => views.flush(),
    flushAddresses: () => addresses.flush(),
    settle: () => changes.settle(),
    async close() {
      await drain(server, 1_000)
      await changes.close()
    },
  }
}

function ask(url: string, headers: OutgoingHttpHeaders): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const sent = send(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
