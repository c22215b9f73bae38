import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root, serverFlags } from '../../scripts/project.mjs'
import { runScript } from './run-script.ts'

/** Packs the built site as it stands. @returns the archive */
export async function packSite(version: string, to: string): Promise<string> {
  const { code, out, err } = await runScript('release-pack.ts', [
    '--version',
    version,
    '--to',
    to,
    '--level',
    '1',
  ])
  if (code !== 0) throw new Error(err)
  return out.trim().split('\n').at(-1) ?? ''
}

/** Packs a release anew as another version. @param change what else is different in its folder */
export function packAgain(archive: string, version: string, change: (folder: string) => void): string {
  const folder = mkdtempSync(join(archive, '..', 'again-'))
  const name = `chon-may-${version}`
  const inside = join(folder, name)
  mkdirSync(inside)
  must('tar', ['-xzf', archive, '-C', inside, '--strip-components=1'])
  for (const file of ['release.json', 'package.json']) {
    const said = JSON.parse(readFileSync(join(inside, file), 'utf8')) as object
    writeFileSync(join(inside, file), JSON.stringify({ ...said, version }, null, 2))
  }
  change(inside)
  const made = join(archive, '..', `${name}.tar.gz`)
  must('tar', ['--use-compress-program=gzip -1', '-cf', made, '-C', folder, name])
  rmSync(folder, { recursive: true })
  const digest = createHash('sha256').update(readFileSync(made)).digest('hex')
  writeFileSync(`${made}.sha256`, `${digest}  ${name}.tar.gz\n`)
  return made
}

function must(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
}

/** The scripts of an operator, as they stand. */
export const [UPGRADE, ROLLBACK] = ['upgrade.sh', 'rollback.sh'].map((name) =>
  join(root, 'deploy', name),
) as [string, string]

/** A machine's folder of releases, with its servers restarted by a command as systemd would do it. */
export type Machine = {
  home: string
  ports: readonly number[]
  /** Runs deploy/upgrade.sh; the servers run on meanwhile. */
  upgrade(
    arg: string,
    more?: Record<string, string>,
  ): Promise<{ code: number | null; out: string; err: string }>
  /** Starts every server with the current release, and waits until they are ready. */
  start(): Promise<void>
  /** Ends every server and takes the folder away. */
  remove(): void
}

/** @param variables the site's environment @param holdsSocket whether the port stays open meanwhile, as chon-may.socket has it */
export async function machine(
  servers: number,
  variables: Record<string, string>,
  holdsSocket = false,
): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'cm-machine-'))
  const home = join(folder, 'opt')
  const ports = await freePorts(servers)
  const env = {
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    DEMO: 'off',
    ...variables,
  }
  const envFile = join(folder, 'env')
  writeFileSync(
    envFile,
    Object.entries({ PORT: String(ports[0]), ...env })
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )
  const start = `node_modules/.bin/node ${serverFlags.join(' ')} --env-file=${envFile} build/server/main.js`
  writeFileSync(join(folder, 'hold.pl'), holdScript(folder, home, start))
  const starting = holdsSocket ? `perl ${folder}/hold.pl` : start
  writeFileSync(join(folder, 'restart.sh'), restartScript(folder, home, starting, holdsSocket), {
    mode: 0o755,
  })
  const settings = {
    PATH: process.env.PATH ?? '',
    CHON_MAY_HOME: home,
    CHON_MAY_ENV: envFile,
    CHON_MAY_USER: userInfo().username,
    CHON_MAY_RESTART: join(folder, 'restart.sh'),
    CHON_MAY_PORTS: ports.join(' '),
  }
  const pidOf = (name: string) => {
    const file = join(folder, `${name}.pid`)
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : null
  }
  return {
    home,
    ports,
    upgrade(arg, more = {}) {
      const child = spawn(UPGRADE, [arg], { env: { ...settings, ...more } })
      const ended = { code: null as number | null, out: '', err: '' }
      child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.out += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.err += text))
      return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })))
    },
    async start() {
      for (const port of ports)
        spawnSync(settings.CHON_MAY_RESTART, { env: { ...settings, PORT: String(port) } })
      for (const port of ports)
        for (let tried = 0; !(await isReady(port)); tried += 1) {
          if (tried > 300)
            throw new Error(`No server at ${port}: ${readFileSync(join(folder, `${port}.log`), 'utf8')}`)
          await wait(100)
        }
    },
    remove() {
      for (const port of ports) {
        // The process and, where something holds its socket, that one.
        for (const pid of [pidOf(`${port}.holder`), pidOf(String(port))])
          if (pid) spawnSync('kill', ['-9', String(pid)])
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** What `systemctl restart` does: ends the old process, waits until it is gone, starts the new one and does not wait for it. */
function restartScript(folder: string, home: string, starting: string, holdsSocket: boolean): string {
  const startIt = `cd ${home}/current
setsid ${starting} >>${folder}/$PORT.log 2>&1 </dev/null &
echo $! >"${folder}/$PORT${holdsSocket ? '.holder' : ''}.pid"`
  return `#!/bin/sh
file=${folder}/$PORT.pid
if [ -e "$file" ]; then
  pid=$(cat "$file")
  kill -TERM "$pid" 2>/dev/null
  while [ -d "/proc/$pid" ] && ! grep -q '^State:.Z' "/proc/$pid/status" 2>/dev/null; do sleep 0.02; done
  ${holdsSocket ? 'exit 0' : ''}
fi
${startIt}
`
}

/** What systemd does with a socket unit: listens, and starts the server anew on the same socket whenever it ends. */
function holdScript(folder: string, home: string, start: string): string {
  return `use IO::Socket::INET; use POSIX;
# What is opened up to this number goes on to the programs that are started.
$^F = 10;
my $socket = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => $ENV{PORT}, Listen => 511, ReuseAddr => 1) or die;
POSIX::dup2(fileno($socket), 3);
while (1) {
  my $pid = fork();
  if ($pid == 0) {
    ($ENV{LISTEN_PID}, $ENV{LISTEN_FDS}) = ($$, 1);
    chdir('${home}/current');
    exec(split(' ', '${start}'));
  }
  open(my $file, '>', "${folder}/$ENV{PORT}.pid"); print $file $pid; close($file);
  waitpid($pid, 0);
  select(undef, undef, undef, 0.05);
}
`
}

async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve) => {
          const probe = createServer().listen(0, '127.0.0.1', () => resolve(probe))
        }),
    ),
  )
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}
