import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { ROLLBACK, UPGRADE } from '#tests/support/releases.ts'

// The script alone, with releases that only say that they are one; tests/operations/release.test.ts has real ones.
let folder: string
let home: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cm-upgrade-'))
  home = join(folder, 'opt')
  mkdirSync(join(folder, 'running'))
  writeFileSync(join(folder, 'env'), 'PORT=3000\n')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What a made-up release does: whether its check passes, whether its server gets ready, what its migrations would be. */
type Made = { passes?: boolean; isReady?: boolean; migrations?: string; assets?: string[] }

/** Packs a release that is none. @returns its archive */
function archiveOf(
  version: string,
  { passes = true, isReady = true, migrations = 'none', assets = [] }: Made = {},
): string {
  const name = `chon-may-${version}`
  const at = (path: string) => join(folder, 'packed', name, path)
  rmSync(join(folder, 'packed'), { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(join(at(path), '..'), { recursive: true })
    writeFileSync(at(path), text)
  }
  write('release.json', JSON.stringify({ format: 1, version }, null, 2))
  write('package.json', '{"type":"module"}')
  write(
    'scripts/check-release.ts',
    passes ? `console.log('migrations: ${migrations}')` : `console.error('no'); process.exit(1)`,
  )
  write('scripts/healthy.mjs', `process.exit(${isReady ? 0 : 1})`)
  write('scripts/backup.ts', `(await import('node:fs')).writeFileSync('${folder}/backup', '${version}')`)
  write('assets.list', assets.map((asset) => `${asset}\n`).join(''))
  for (const asset of [...assets, 'common.js']) write(`build/client/assets/${asset}`, asset)
  mkdirSync(at('node_modules/.bin'), { recursive: true })
  symlinkSync(process.execPath, at('node_modules/.bin/node'))
  const archive = join(folder, `${name}.tar.gz`)
  spawnSync('tar', ['-czf', archive, '-C', join(folder, 'packed'), name])
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex')
  writeFileSync(`${archive}.sha256`, `${digest}  ${name}.tar.gz\n`)
  return archive
}

const settings = (more: Record<string, string>) => ({
  ...process.env,
  CHON_MAY_HOME: home,
  CHON_MAY_ENV: join(folder, 'env'),
  CHON_MAY_USER: userInfo().username,
  CHON_MAY_RESTART: `basename "$(readlink ${home}/current)" > ${folder}/running/$PORT; echo "$PORT $(cat ${folder}/running/$PORT)" >> ${folder}/restarts`,
  CHON_MAY_READY_SECONDS: '60',
  ...more,
})

function upgrade(arg: string, more: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(UPGRADE, [arg], {
    encoding: 'utf8',
    env: settings(more),
  })
  return { status, stdout, stderr }
}

const linked = (name: string) => {
  try {
    return readlinkSync(join(home, name))
  } catch {
    return null
  }
}
const releases = () => readdirSync(join(home, 'releases')).sort()
const restarts = () => readFileSync(join(folder, 'restarts'), 'utf8').trim().split('\n')

it('installs the first release without starting anything', () => {
  expect(upgrade(archiveOf('1.0.0'))).toMatchObject({ status: 0, stderr: '' })
  expect([linked('current'), linked('previous'), releases()]).toEqual(['releases/1.0.0', null, ['1.0.0']])
  expect(existsSync(join(folder, 'restarts'))).toBe(false)
})

testInLongRun('says after the first installation how it is started on this machine', () => {
  const { stdout } = upgrade(archiveOf('1.0.0'), { CHON_MAY_RESTART: '' })
  expect(stdout).toContain(
    existsSync('/run/systemd/system')
      ? 'systemctl daemon-reload'
      : `PORT=3000 CHON_MAY_HOME=${home} CHON_MAY_ENV=${join(folder, 'env')} CHON_MAY_USER=${userInfo().username} ${home}/current/deploy/restart.sh`,
  )
})

describe('with a release that runs', () => {
  beforeEach(() => {
    upgrade(archiveOf('1.0.0', { assets: ['old.js'] }))
  })

  it('switches, restarts every server in turn, and keeps the release before until the next upgrade', () => {
    const first = upgrade(archiveOf('1.1.0'), { CHON_MAY_PORTS: '3000 3001' })
    expect(first).toMatchObject({ status: 0, stderr: '' })
    expect(restarts()).toEqual(['3000 1.1.0', '3001 1.1.0'])
    expect([linked('current'), linked('previous'), releases()]).toEqual([
      'releases/1.1.0',
      'releases/1.0.0',
      ['1.0.0', '1.1.0'],
    ])
    expect(upgrade(archiveOf('1.2.0')).status).toBe(0)
    expect(releases()).toEqual(['1.1.0', '1.2.0'])
  })

  testInLongRun('lets each release answer for the hashed files of the other, and no further', () => {
    upgrade(archiveOf('1.1.0', { assets: ['new.js'] }))
    const assets = (version: string) =>
      readdirSync(join(home, 'releases', version, 'build/client/assets')).sort()
    expect([assets('1.0.0'), assets('1.1.0')]).toEqual([
      ['common.js', 'new.js', 'old.js'],
      ['common.js', 'new.js', 'old.js'],
    ])
    upgrade(archiveOf('1.2.0', { assets: ['newer.js'] }))
    expect(assets('1.2.0')).toEqual(['common.js', 'new.js', 'newer.js'])
  })

  it('goes back by itself where the new one does not get ready, and leaves the servers alone that it did not restart', () => {
    const { status, stdout, stderr } = upgrade(archiveOf('1.1.0', { isReady: false }), {
      CHON_MAY_PORTS: '3000 3001',
      // The release that it goes back to has as long: three times Node's start, on a machine that is busy.
      CHON_MAY_READY_SECONDS: '8',
    })
    expect([status, stderr]).toEqual([1, 'The server at port 3000 was not ready with 1.1.0 after 8 s.\n'])
    expect(stdout).toContain('Going back to 1.0.0.\nThe old release runs again.\n')
    expect(restarts()).toEqual(['3000 1.1.0', '3000 1.0.0'])
    expect([linked('current'), linked('previous')]).toEqual(['releases/1.0.0', null])
    expect(upgrade(archiveOf('1.1.0')).status).toBe(0)
  })

  testInLongRun('goes back where it is interrupted while it switches', async () => {
    const child = spawn(UPGRADE, [archiveOf('1.1.0', { isReady: false })], {
      env: settings({ CHON_MAY_READY_SECONDS: '60' }),
    })
    const ended = new Promise<number | null>((done) => child.once('exit', done))
    await expect.poll(() => linked('current'), { timeout: 20_000 }).toBe('releases/1.1.0')
    child.kill('SIGTERM')
    expect([await ended, linked('current')]).toEqual([1, 'releases/1.0.0'])
  })

  it('changes nothing where the check of the new one fails', () => {
    expect(upgrade(archiveOf('1.1.0', { passes: false }))).toEqual({
      status: 1,
      stdout: 'Trying 1.1.0.\n',
      stderr: 'no\n1.1.0 was not switched to; nothing was changed.\n',
    })
    expect([linked('current'), releases()]).toEqual(['releases/1.0.0', ['1.0.0']])
  })

  it('makes a backup before tables change, with the release that made them', () => {
    upgrade(archiveOf('1.1.0'))
    expect(existsSync(join(folder, 'backup'))).toBe(false)
    upgrade(archiveOf('1.2.0', { migrations: '1 (0012_more)' }))
    expect(readFileSync(join(folder, 'backup'), 'utf8')).toBe('1.1.0')
  })

  it('goes back when asked, and forth again', () => {
    expect(upgrade('--rollback')).toMatchObject({ status: 1, stderr: 'There is no release to go back to.\n' })
    upgrade(archiveOf('1.1.0'))
    const { status } = spawnSync(ROLLBACK, { env: settings({}) })
    expect([status, linked('current'), linked('previous')]).toEqual([0, 'releases/1.0.0', 'releases/1.1.0'])
    upgrade('--rollback')
    expect(linked('current')).toBe('releases/1.1.0')
  })

  it.each(
    eachNth<[string, (file: string) => void, RegExp]>(3, [
      [
        'an archive that is not whole',
        (file: string) => writeFileSync(file, 'x'),
        /not the one that its checksum/,
      ],
      [
        'an archive without a checksum',
        (file: string) => rmSync(`${file}.sha256`),
        /^There is no checksum beside it/,
      ],
      ['an archive that is not there', (file: string) => rmSync(file), /^There is no file/],
      ['another program at work', () => undefined, /^Another upgrade is at work/],
    ]),
  )('refuses %s', async (what, spoil, said) => {
    const archive = archiveOf('1.1.0')
    spoil(archive)
    const holder = what.startsWith('another')
      ? spawn('flock', [join(home, '.upgrade.lock'), 'sh', '-c', 'echo held; sleep 30'], { detached: true })
      : null
    if (holder) await new Promise((done) => holder.stdout.once('data', done))
    const { status, stderr } = upgrade(archive)
    if (holder?.pid) process.kill(-holder.pid)
    expect([status, stderr.match(said)?.length]).toEqual([1, 1])
    expect([linked('current'), releases()]).toEqual(['releases/1.0.0', ['1.0.0']])
    expect(
      readdirSync(home).filter((name) => name.startsWith('.')),
      resolve(home),
    ).toEqual(['.upgrade.lock'])
  })

  it.each(eachNth(3, ['3000,3001', '3000, 3001', 'chon-may']))(
    'refuses CHON_MAY_PORTS=%j before anything is tried, and says how ports stand',
    (ports) => {
      const { status, stdout, stderr } = upgrade(archiveOf('1.1.0'), { CHON_MAY_PORTS: ports })
      expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining('CHON_MAY_PORTS="3000 3001"')])
      expect([linked('current'), existsSync(join(folder, 'restarts'))]).toEqual(['releases/1.0.0', false])
    },
  )

  it.each(
    eachNth<[string, Record<string, string>, string]>(2, [
      ['missing beside units for each port', {}, 'There is no chon-may.service to restart for port 3000'],
      [
        'of a server that has no unit',
        { CHON_MAY_PORTS: '3000 3005' },
        'There is no chon-may@3005.service to restart for port 3005',
      ],
    ]),
  )('refuses CHON_MAY_PORTS that is %s', (_what, more, said) => {
    mkdirSync(join(folder, 'bin'))
    const systemctl = '#!/bin/sh\ncase "$*" in "cat chon-may@3000.service") ;; *) exit 1 ;; esac\n'
    writeFileSync(join(folder, 'bin/systemctl'), systemctl, { mode: 0o755 })
    const { status, stderr } = upgrade(archiveOf('1.1.0'), {
      CHON_MAY_RESTART: '',
      PATH: `${folder}/bin:${process.env['PATH']}`,
      ...more,
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining(said)])
    expect(stderr).toContain('Nothing was changed')
    expect(linked('current')).toBe('releases/1.0.0')
  })

  testInLongRun('refuses the release that runs, and the one before', () => {
    expect(upgrade(archiveOf('1.0.0')).stderr).toBe('1.0.0 is the release that runs.\n')
    upgrade(archiveOf('1.1.0'))
    expect(upgrade(archiveOf('1.0.0')).stderr).toContain('--rollback goes back to it')
    expect(releases()).toEqual(['1.0.0', '1.1.0'])
  })
})
