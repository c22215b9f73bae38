// What start and test share. Runs on whatever Node the system has, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

/** The project's own Node, which npm installs with the other packages. */
export const node = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')

/**
 * Chromium's program for the tests. Its headless shell draws no window with tabs around each page, which saves a fifth.
 */
export const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ??
  '/usr/bin/chromium-headless-shell'

/**
 * What the server's Node is started with, here and by the image and the systemd unit: a small nursery for short-lived objects,
 * and garbage collected before a third as much as is in use has gathered.
 * Nothing is allocated among the old objects at once: in every third start V8 took to doing so with something of each request, which then
 * kept its request through the next collections, at half as much CPU again.
 */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=30',
  '--no-allocation-site-pretenuring',
]

/**
 * What glibc is told about the server's memory, wherever it is started: two pools for all threads, and what is free at the end of one is
 * given back. By itself it makes eight a core and, once something large was freed, keeps 64 MB of each: 100 to 200 MB after V8 has compiled
 * the embedded database.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
  MALLOC_TRIM_THRESHOLD_: '4194304',
}

/** The server that `npm run build` makes: Node runs it without reading a line of TypeScript, which takes 16 MB. */
export const builtServer = 'build/server/main.js'

/** The server as `npm run dev` runs it: from its sources, with the content read by a hook where the build has a plugin. */
export const sourceServer = ['--import', './content/register.ts', 'server/main.ts', '--dev']

/** Runs a command in the project and gives its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    ...options,
  })
  if (error) throw error
  return status ?? 1
}

/** Like `run`, but a failure ends the script with the same code. */
export function must(command, args, options) {
  const status = run(command, args, options)
  if (status !== 0) process.exit(status)
}

/** Installs the locked packages where one of them is missing or of another version, whoever installed the others. */
export function install() {
  if (isInstalled()) return
  // 'npm ci' would empty the folder that the link leads to, under whoever works there.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    process.stderr.write('node_modules is a link to another checkout: install the packages there.\n')
    process.exit(1)
  }
  process.stdout.write('Installing packages…\n')
  // Whatever NODE_ENV or npm's own settings leave out: the site is built here, with what it builds with.
  must('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  if (!existsSync(node)) {
    process.stderr.write(
      'No Node 24 package exists for this platform: install Node 24 and run it directly.\n',
    )
    process.exit(1)
  }
}

/** True where npm's own list of what it installed holds every package of the lock file that this platform needs. */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list) || !existsSync(node)) return false
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
  const installed = packagesOf(list)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { optional, integrity }]) =>
      path === '' || (optional && !installed[path]) || installed[path]?.integrity === integrity,
  )
}

const BUILD_INPUTS = [
  'app',
  'content',
  'db',
  'server',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

const BUILT_FROM = join(root, 'build', '.sources')

/** What the site is built from, as one number. */
function sources() {
  const hash = createHash('sha256')
  for (const input of BUILD_INPUTS) addToHash(hash, join(root, input))
  return hash.digest('hex')
}

/** True where the build was made of the sources as they stand. */
export const isBuilt = () => existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources()

/**
 * Builds when a source differs from what the last build was made of.
 * @param args of `npm run build`
 */
export function build(args = []) {
  if (isBuilt()) return
  process.stdout.write('Building…\n')
  must('npm', ['run', '--silent', 'build', '--', ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** Remembers that the build was made of the sources as they stand. `npm run build` ends with it. */
export function markBuilt() {
  writeFileSync(BUILT_FROM, sources())
}

function addToHash(hash, path) {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name))
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update(readFileSync(path))
  }
}
