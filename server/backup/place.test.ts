import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openS3 } from '#tests/support/s3-server.ts'
import type { S3Server } from '#tests/support/s3-server.ts'
import { sayFailure } from './failure.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace } from './place.ts'
import type { BackupPlace } from './place.ts'
import { s3Place } from './s3-place.ts'

const NAMES = ['a1b2', 'c3d4', 'e5f6', 'a7b8', 'c9d0'].map(
  (end, at) => `chon-may-2026-11-2${at}T03-00-00Z-${end}.tar.gz.age`,
)

let folder: string
let storage: S3Server
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cm-place-'))
  storage = await openS3()
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await storage.close()
})

const s3At = (partBytes?: number) =>
  s3Place(
    {
      s3: {
        endpoint: storage.endpoint,
        region: 'vn-1',
        bucket: 'saoluu',
        accessKeyId: 'KEY',
        secretAccessKey: 'SECRET',
      },
      prefix: 'trang/',
    },
    partBytes,
  )

describe.each<[string, () => BackupPlace]>([
  ['a folder', () => openPlace({ folder: join(folder, 'kept') })],
  ['a bucket', () => s3At(1_000)],
])('backups in %s', (_, open) => {
  it('are put, listed, fetched and removed by name', async () => {
    const place = open()
    expect(await place.list()).toEqual([])
    const bytes = Buffer.from('bản sao '.repeat(600))
    for (const name of NAMES) {
      writeFileSync(join(folder, name), bytes)
      await place.put(join(folder, name))
    }
    const found = await place.list()
    expect(found.map(({ name }) => name).sort()).toEqual(NAMES)
    expect(found.map((backup) => backup.bytes)).toEqual(NAMES.map(() => bytes.length))
    const [name = ''] = NAMES
    await place.fetch(name, join(folder, 'fetched'))
    expect(readFileSync(join(folder, 'fetched')).equals(bytes)).toBe(true)
    await place.remove(name)
    await place.remove(name)
    expect(await place.list()).toHaveLength(NAMES.length - 1)
    await expect(place.fetch(name, join(folder, 'gone'))).rejects.toThrow(`There is no backup ${name} in`)
  })
})

it('lists nothing of others in a folder', async () => {
  writeFileSync(join(folder, 'chon-may-1.0.0.tar.gz'), '')
  writeFileSync(join(folder, '.chon-may-2026-11-25T03-00-00Z-a1b2.tar.gz.part'), '')
  expect(await openPlace({ folder }).list()).toEqual([])
})

describe('a bucket', () => {
  const file = () => {
    writeFileSync(join(folder, NAMES[0] ?? ''), Buffer.alloc(2_500, 1))
    return join(folder, NAMES[0] ?? '')
  }

  it('gets a file in parts, and is asked for its size afterwards', async () => {
    await s3At(1_000).put(file())
    expect(storage.calls.map((call) => call.replace(/uploadId=.*/, 'uploadId'))).toEqual([
      `POST /saoluu/trang/${NAMES[0]}?uploads`,
      ...[1, 2, 3].map((part) => `PUT /saoluu/trang/${NAMES[0]}?partNumber=${part}&uploadId`),
      `POST /saoluu/trang/${NAMES[0]}?uploadId`,
      `HEAD /saoluu/trang/${NAMES[0]}`,
    ])
  })

  it('that holds less than was sent is not believed', async () => {
    storage.spoil = (bytes) => bytes.subarray(1)
    await expect(s3At(1_000).put(file())).rejects.toThrow('with another size')
  })

  it('that refuses is told with what it was asked', async () => {
    storage.fault = 403
    await expect(s3At().put(file())).rejects.toThrow(
      `The storage of backups answers 403 to POST /saoluu/trang/${NAMES[0]}.`,
    )
    expect(readdirSync(folder)).toEqual([NAMES[0]])
  })
})

it('a bucket that is not there is named', async () => {
  storage.fault = 404
  const backup = join(folder, NAMES[0] ?? '')
  writeFileSync(backup, 'bản sao')
  const told = `There is no bucket saoluu at ${storage.endpoint}: make it, or name another one in BACKUP_TO.`
  await expect(s3At().put(backup)).rejects.toThrow(told)
  await expect(s3At().list()).rejects.toThrow(told)
})

it('a folder that is a file is said to be one, by itself and by hand', async () => {
  const [backup, file] = [join(folder, NAMES[0] ?? ''), join(folder, 'kept')]
  for (const path of [backup, file]) writeFileSync(path, 'bản sao')
  const byHand = (to: string) =>
    makeBackup({ dataDir: folder, databaseUrl: undefined, secret: 's', s3: null }, to)
  for (const to of [file, join(file, 'in-it')]) {
    const told = `${to} is a file, or lies in one: BACKUP_TO names a folder.`
    await expect(openPlace({ folder: to }).put(backup)).rejects.toThrow(told)
    await expect(openPlace({ folder: to }).list()).rejects.toThrow(told)
    await expect(byHand(to)).rejects.toThrow(told)
  }
})

describe('a folder that the user of the site cannot use is named, with what makes it usable', () => {
  /** As a user without rights: an administrator of the machine may write anywhere. */
  async function failureOf(work: () => Promise<unknown>): Promise<string> {
    const isRoot = process.geteuid?.() === 0
    if (isRoot) process.seteuid?.(65_534)
    try {
      return await work().then(
        () => 'no failure',
        (error: unknown) => sayFailure(error),
      )
    } finally {
      if (isRoot) process.seteuid?.(0)
    }
  }
  let theirs: string
  let backup: string
  beforeEach(() => {
    theirs = join(folder, 'theirs')
    backup = join(folder, NAMES[0] ?? '')
    writeFileSync(backup, 'bản sao')
    mkdirSync(theirs)
    chmodSync(theirs, 0o555)
    chmodSync(folder, 0o755)
  })
  const toPlace = (to: string) => openPlace({ folder: to }).put(backup)
  const byHand = (to: string) =>
    makeBackup({ dataDir: folder, databaseUrl: undefined, secret: 's', s3: null }, to)

  it.each([
    ['by itself', toPlace],
    ['by hand', byHand],
  ])('%s: one of somebody else', async (_, put) => {
    expect(await failureOf(() => put(theirs))).toBe(
      `No permission for ${theirs}: it must belong to the site's user (install -d -o chon-may -m 0700 ${theirs}).`,
    )
  })

  it.each([
    ['by itself', toPlace],
    ['by hand', byHand],
  ])('%s: one that is not there, and that it may not make', async (_, put) => {
    const missing = join(theirs, 'nowhere')
    expect(await failureOf(() => put(missing))).toBe(
      `There is no folder ${missing}, and the site's user may not make it (install -d -o chon-may -m 0700 ${missing}).`,
    )
  })
})
