import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { SHORT_LIVED } from './running-server.ts'

/** How a command ended. */
export type Ended = { code: number | null; out: string; err: string }

/** Runs one of the project's scripts in a process of its own, as npm does. */
export function runScript(
  name: string,
  args: string[],
  variables: Record<string, string | undefined> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [...SHORT_LIVED, join('scripts', name), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ ...ended, code }))
  })
}
