import { createConnection, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { PostgresServer } from './postgres.ts'

/** The one address of a database on loopback, which can be led elsewhere. */
export type DatabaseLine = {
  url(database: string): string
  /** From now on leads to another server, as an address that follows the primary does; what was open is cut. */
  moveTo(server: PostgresServer): void
  /** Takes what is sent and carries nothing, as a network that loses everything does. Connections stay open. */
  fallSilent(): void
  close(): void
}

/** Opens a line to a server. */
export async function openDatabaseLine(first: PostgresServer): Promise<DatabaseLine> {
  let target = first
  let isSilent = false
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = createConnection(target.socket)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('data', (piece) => isSilent || other.write(piece))
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    moveTo(next) {
      target = next
      isSilent = false
      for (const each of open) each.destroy()
    },
    fallSilent: () => (isSilent = true),
    close() {
      server.close()
      for (const each of open) each.destroy()
    },
  }
}
