import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL server of our own, on a Unix socket in a temporary folder. */
export type PostgresServer = {
  /** The address of one of its databases. */
  url(database: string): string
  /** Ends it as a crash does: kill -9. */
  kill(): void
  /** Starts it again after `kill`. @throws where it does not come up */
  restart(): void
  stop(): void
}

const INSTALLED = '/usr/lib/postgresql'

/** The newest installed PostgreSQL's programs; null where there is none. */
function findBinaries(): string | null {
  if (!existsSync(INSTALLED)) return null
  const [newest] = readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a))
  const folder = newest ? join(INSTALLED, newest, 'bin') : null
  return folder && existsSync(join(folder, 'postgres')) ? folder : null
}

/**
 * Starts a throw-away server; null where PostgreSQL is not installed or cannot be run by this user. It never listens on
 * a network address, and keeps nothing on disk for longer than it runs.
 */
export function startPostgres(): PostgresServer | null {
  const binaries = findBinaries()
  if (!binaries) return null
  const folder = mkdtempSync(join(tmpdir(), 'cm-pg-'))
  const asRoot = process.getuid?.() === 0
  if (asRoot) {
    const ids = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
    const group = spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' })
    if (ids.status !== 0) return null
    chownSync(folder, Number(ids.stdout), Number(group.stdout))
  }
  const run = (program: string, args: string[]) => {
    const command = [join(binaries, program), ...args]
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    return (
      spawnSync(file, rest, { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }).status ===
      0
    )
  }
  const data = join(folder, 'data')
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c jit=off`
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  const started =
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']) && start()
  if (!started) {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  return {
    url: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    kill() {
      const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      // Its processes go with it: on a busy machine they would answer for a while before they see that it is gone.
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
      for (const each of [pid, ...children]) process.kill(Number(each), 'SIGKILL')
    },
    restart() {
      // The dead server's processes hold its memory for a moment longer.
      for (let tried = 0; tried < 20; tried += 1) {
        if (start()) return
        spawnSync('sleep', ['0.5'])
      }
      throw new Error('PostgreSQL did not start again.')
    },
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
