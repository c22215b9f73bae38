// What start and test share. Runs on whatever Node the system has, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'

/** The project's own Node, which npm installs with the other packages. */
export const node = join(root, 'node_modules', '.bin', windows ? 'node.cmd' : 'node')

/**
 * What the server's Node is started with, here and by the image and the systemd unit: a small nursery for short-lived objects,
 * and garbage collected before half as much as is in use has gathered. Together 280 MB at most during an import, not 560.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50']

/** The server that `npm run build` makes: Node runs it without reading a line of TypeScript, which takes 16 MB. */
export const builtServer = 'build/server/main.js'

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

/** Installs the locked packages when they are missing or the lock file changed since. */
export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.installed-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing packages…\n')
  must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
  if (!existsSync(node)) {
    process.stderr.write(
      'No Node 24 package exists for this platform: install Node 24 and run it directly.\n',
    )
    process.exit(1)
  }
}

const BUILD_INPUTS = [
  'app',
  'db',
  'server',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** Builds when a source is newer in content than the last build. */
export function build() {
  const hash = createHash('sha256')
  for (const input of BUILD_INPUTS) addToHash(hash, join(root, input))
  const sources = hash.digest('hex')
  const stamp = join(root, 'build', '.sources')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  process.stdout.write('Building…\n')
  must('npm', ['run', '--silent', 'build'], { env: { ...process.env, NODE_ENV: 'production' } })
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, sources)
}

function addToHash(hash, path) {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addToHash(hash, join(path, name))
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update(readFileSync(path))
  }
}
