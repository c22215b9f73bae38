import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { builtServer, serverEnvironment, serverFlags } from '../scripts/project.mjs'

/** The project's folder: commands run there. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A server in a process of its own. */
export type Child = { url: string; pid: number; stop(): Promise<void> }

/**
 * Starts a script under this Node and waits until it has printed its address.
 * @param input written to its standard input
 * @throws when it ends before, with what it said
 */
export async function startChild(script: string, env: Record<string, string>, input = ''): Promise<Child> {
  const child = spawn(process.execPath, [...serverFlags, script], {
    cwd: ROOT,
    env: { ...process.env, ...serverEnvironment, NODE_ENV: 'production', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(input)
  const url = await addressOf(child)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
      child.kill('SIGTERM')
      await ended
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const url = /http:\/\/\S+/.exec(said)?.[0]
      if (url) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}

/** Starts the built site on a free port; without `databaseUrl` on the embedded database in `dataDir`. */
export function startSite(dataDir: string, databaseUrl?: string): Promise<Child> {
  const database: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl, AUTH_SECRET: 'a secret for the benchmarks only' }
    : {}
  return startChild(builtServer, {
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    // The load names a visitor for each round.
    TRUST_PROXY: '1',
    ...database,
  })
}
