import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { ROOT } from './child.ts'

/** Where and of what figures were taken; they compare only within one machine. */
export type Machine = {
  cpu: string
  cores: number
  memoryGb: number
  node: string
  date: string
  commit: string
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/** This machine, now, and the commit that is checked out; '+' marks changes that are not committed. */
export function describeMachine(): Machine {
  const commit = git('rev-parse', '--short', 'HEAD')
  const changed = git('status', '--porcelain') !== ''
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    date: new Date().toISOString(),
    commit: commit ? `${commit}${changed ? '+' : ''}` : 'none',
  }
}
