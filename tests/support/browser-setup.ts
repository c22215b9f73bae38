import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { builtServer, chromium } from '../../scripts/project.mjs'
import { ADMIN } from './admin.ts'
import { unpackDatabase } from './archive.ts'
import { makeDumps } from './global-setup.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The running sites, one a worker: what a test does to its site never meets another's. */
    sites: readonly { url: string; dataDir: string }[]
    /** The browser's program. */
    chromium: string
  }
}

/** Generous for the same reason as the time of a test: it starts in 8 s on a quiet machine. */
const START_TIMEOUT_MS = 240_000

/** Starts a site for every worker, and takes them away afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'cm-tests-'))
  const dumps = await makeDumps(folder)
  const sites = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startSite(dumps.demo)),
  )
  project.provide('dumps', dumps)
  project.provide(
    'sites',
    sites.map(({ url, dataDir }) => ({ url, dataDir })),
  )
  project.provide('chromium', chromium)
  return async () => {
    await Promise.all(sites.map((site) => site.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts the built site on a free port with a data directory of its own, whose database is unpacked. */
async function startSite(dump: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cm-site-'))
  unpackDatabase(dump, folder)
  const server = spawn(process.execPath, [builtServer, '--cold'], {
    env: {
      TRUST_PROXY: '1',
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => {
      server.kill('SIGKILL')
      reject(new Error('The site did not start.'))
    }, START_TIMEOUT_MS)
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      const address = /http:\/\/\S+/.exec(text)?.[0]
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`The site stopped with code ${code}.`)))
  })
  return {
    url,
    dataDir: folder,
    async stop() {
      server.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
