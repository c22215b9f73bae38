import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Connection } from '#db/client.ts'
import { isSameSecret } from '../secret.ts'
import { BackupError, sayFailure } from './failure.ts'

/** Where a running server may be asked for a copy of its embedded database. */
const offer = z.object({ port: z.number().int(), token: z.string() })

const fileIn = (dataDir: string) => join(dataDir, 'snapshots.json')

/**
 * Lets a backup ask this process for a copy of the embedded database, which nobody else may open while it runs: a server on
 * loopback, at a port and with a token that are in a file its owner alone reads. A PostgreSQL server needs none of it.
 * @returns the function that ends it
 */
export async function offerSnapshots(
  { snapshot }: Pick<Connection, 'snapshot'>,
  dataDir: string,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!snapshot) return async () => undefined
  const token = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (request.method !== 'POST' || !isSameSecret(given, token)) {
      response.writeHead(404).end()
      return
    }
    const folder = join(dataDir, `.snapshot-${randomUUID()}`)
    snapshot(folder).then(
      () => response.end(JSON.stringify({ folder })),
      (error: unknown) => {
        log.error({ err: error }, 'no copy of the database for a backup')
        rmSync(folder, { recursive: true, force: true })
        response.writeHead(500).end(JSON.stringify({ failure: sayFailure(error) }))
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  mkdirSync(dataDir, { recursive: true })
  rmSync(fileIn(dataDir), { force: true })
  const { port } = server.address() as AddressInfo
  writeFileSync(fileIn(dataDir), JSON.stringify({ port, token }), { mode: 0o600, flag: 'wx' })
  return async () => {
    rmSync(fileIn(dataDir), { force: true })
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
  }
}

const reply = z.union([z.object({ folder: z.string() }), z.object({ failure: z.string() })])

/**
 * Asks the running server of a data directory for a copy of its database.
 * @returns the folder of the copy, which belongs to the caller
 * @throws BackupError where it does not give one
 */
export async function askForSnapshot(dataDir: string): Promise<string> {
  const { port, token } = readOffer(dataDir)
  const answer = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    throw new BackupError('The running server does not answer: is this another machine or container?', {
      cause,
    })
  })
  const said = reply.safeParse(await answer.json().catch(() => null))
  if (!said.success) throw new BackupError('The running server refused to copy its database.')
  if ('failure' in said.data) throw new BackupError(said.data.failure)
  return said.data.folder
}

function readOffer(dataDir: string): z.infer<typeof offer> {
  try {
    return offer.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')))
  } catch (cause) {
    throw new BackupError(
      `The database in ${dataDir} is in use by a program that gives no copies: end it, or wait for it.`,
      { cause },
    )
  }
}
