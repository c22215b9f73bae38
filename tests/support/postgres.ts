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
  /** A standby of it that streams from it. @throws where it does not come up */
  replica(): PostgresServer
  /** Lets a standby take writes. */
  promote(): void
  /** The Unix socket it listens on. */
  socket: string
}

const INSTALLED = '/usr/lib/postgresql'
/** How one is made; what is thrown away is not waited for until the disk has it. */
const MADE = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']

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
  const run = runIn(binaries, folder)
  if (!run) return null
  const server = serverIn(folder, binaries, run)
  if (run('initdb', ['-D', join(folder, 'data'), ...MADE]) && server.start()) return server
  rmSync(folder, { recursive: true, force: true })
  return null
}

type Run = (program: string, args: string[]) => boolean

/** Runs PostgreSQL's programs in a folder, as its own user where we are root; null where there is none. */
function runIn(binaries: string, folder: string): Run | null {
  const asRoot = process.getuid?.() === 0
  if (asRoot) {
    const ids = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
    const group = spawnSync('id', ['-g', 'postgres'], { encoding: 'utf8' })
    if (ids.status !== 0) return null
    chownSync(folder, Number(ids.stdout), Number(group.stdout))
  }
  return (program, args) => {
    const command = [join(binaries, program), ...args]
    const [file = '', ...rest] = asRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    return (
      spawnSync(file, rest, { encoding: 'utf8', cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] }).status ===
      0
    )
  }
}

function serverIn(folder: string, binaries: string, run: Run): PostgresServer & { start(): boolean } {
  const data = join(folder, 'data')
  const settings = `-k ${folder} -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c jit=off`
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  return {
    start,
    socket: join(folder, '.s.PGSQL.5432'),
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
    replica() {
      const own = mkdtempSync(join(tmpdir(), 'cm-pg-'))
      const runOwn = runIn(binaries, own)
      const copy = [
        '-D',
        join(own, 'data'),
        '-h',
        folder,
        '-U',
        'postgres',
        '-R',
        '-X',
        'stream',
        '-c',
        'fast',
        '--no-sync',
      ]
      const server = runOwn && serverIn(own, binaries, runOwn)
      if (!server || !runOwn('pg_basebackup', copy) || !server.start())
        throw new Error('The standby does not come up.')
      return server
    },
    promote: () => void run('pg_ctl', ['-D', data, '-w', 'promote']),
  }
}
