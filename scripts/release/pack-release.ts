import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import {
  copyFile,
  cp,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import journal from '#db/migrations/meta/_journal.json' with { type: 'json' }
import type { Lock } from '../packages.ts'
import { formerFiles } from '../place-build.ts'
import { root } from '../project.mjs'
import { neededPackages } from './needed-packages.ts'
import { OPERATOR_COMMANDS, RELEASE_FILE } from './release.ts'
import type { Release } from './release.ts'

/** What of the project's folder a running site and its commands read. */
const PARTS = ['app', 'db', 'deploy', 'docs', 'server', 'LICENSE', 'CHANGELOG.md', 'README.md']

/** What no running program reads: tests, and what packages carry for those who write programs. */
const LEFT_OUT = /\.test\.tsx?$|\.(?:d\.[cm]?ts|map|tsbuildinfo)$/
const NOT_OF_PACKAGES = /\.(?:md|markdown|flow)$/i

/**
 * Packs the built site with the packages of production, the Node it runs on, its migrations and the commands of an operator: what
 * `deploy/upgrade.sh` unpacks and starts without building or installing anything.
 * @param built folder of the build @param to folder of the archive and its checksum @param level of compression, 1 to 9
 * @returns the archive; beside it lies one of the same name with '.sha256'
 */
export async function packRelease({
  version,
  built,
  to,
  level,
}: {
  version: string
  built: string
  to: string
  level: number
}): Promise<string> {
  await mkdir(to, { recursive: true })
  const staging = await mkdtemp(join(to, '.packing-'))
  try {
    const name = `chon-may-${version}`
    const folder = join(staging, name)
    await stage(folder, version, built)
    const archive = join(to, `${name}.tar.gz`)
    await create({ file: `${archive}.part`, cwd: staging, gzip: { level }, portable: true, strict: true }, [
      name,
    ])
    await writeWhole(`${archive}.sha256`, `${await sha256(`${archive}.part`)}  ${basename(archive)}\n`)
    await rename(`${archive}.part`, archive)
    return archive
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function stage(folder: string, version: string, built: string): Promise<void> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const own = `node-${process.platform === 'win32' ? 'win' : 'linux'}-${process.arch}`
  for (const part of PARTS) await bring(part, folder, (path) => !LEFT_OUT.test(path))
  const former = formerFiles(built)
  for (const part of ['client', 'server'])
    await bring(part, join(folder, 'build'), (path) => !LEFT_OUT.test(path) && !former.has(path), built)
  // Whole: the types of a client are of no use to a server, and all that its users have.
  await bring('clients', folder)
  for (const command of OPERATOR_COMMANDS) await bring(`scripts/${command}`, folder)
  for (const part of ['project.mjs', 'release/release.ts']) await bring(`scripts/${part}`, folder)
  const nested = (path: string, below: string) => relative(path, below).split('/').includes('node_modules')
  for (const path of neededPackages(lock))
    await bring(
      path,
      folder,
      (below) => !LEFT_OUT.test(below) && !NOT_OF_PACKAGES.test(below) && !nested(path, below),
    )
  for (const file of ['bin/node', 'LICENSE', 'package.json'])
    await bring(`node_modules/${own}/${file}`, folder)
  await mkdir(join(folder, 'node_modules/.bin'))
  await symlink(`../${own}/bin/node`, join(folder, 'node_modules/.bin/node'))
  const { name, type, license, imports } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>
  await writeJson(join(folder, 'package.json'), { name, version, private: true, license, type, imports })
  const release: Release = {
    format: 1,
    version,
    platform: `${process.platform}-${process.arch}`,
    node: process.versions.node,
    migrations: journal.entries.map(({ tag }) => tag),
  }
  await writeJson(join(folder, RELEASE_FILE), release)
  const assets = await readdir(join(folder, 'build/client/assets'), { recursive: true })
  await writeFile(join(folder, 'assets.list'), `${assets.sort().join('\n')}\n`)
}

/** Brings a file or folder of the project into the release; one that is missing is not passed over. */
async function bring(
  path: string,
  folder: string,
  isTaken: (path: string) => boolean = () => true,
  within = root,
): Promise<void> {
  const from = join(within, path)
  if (!existsSync(from)) {
    // Packages for other machines stand in the lock file and are not installed.
    if (path.startsWith('node_modules/')) return
    throw new Error(`There is no ${path} to pack.`)
  }
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => null)
  if (!entries) return linkOrCopy(from, join(folder, path))
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name)
    const below = relative(within, file)
    if (entry.isFile() && isTaken(below)) await linkOrCopy(file, join(folder, below))
    else if (entry.isSymbolicLink() && isTaken(below))
      await cp(file, join(folder, below), { dereference: true })
  }
}

async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await link(from, to).catch(() => copyFile(from, to))
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}

async function writeWhole(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w')
  await handle.writeFile(text).finally(() => handle.close())
}

async function sha256(file: string): Promise<string> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(file), digest)
  return digest.digest('hex')
}
