// npm test: everything that must hold, from a fresh clone. Ends with how long each part took and 'N passed, N failed'.
// With --long also what takes minutes by nature: every rule on both databases, every state of a screen in all four looks, the other
// browsers, whole corpora.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, install, isBuilt, root, run } from './project.mjs'
import { runSuites, tell } from './suites.mjs'

const inCi = Boolean(process.env.CI)
const isRoot = process.getuid?.() === 0
const isLong = process.argv.includes('--long')
if (isLong) process.env.LONG = '1'

/**
 * What the suites want of the system, and a file that shows that it is there. A browser is enough but in CI, and the other browsers are
 * for the long run.
 */
const SYSTEM = [
  { packages: ['chromium-headless-shell', 'fonts-noto-core'], file: chromium, isWanted: true },
  { packages: ['postgresql-15'], file: '/usr/lib/postgresql', isWanted: inCi },
  { packages: ['firefox-esr'], file: '/usr/bin/firefox-esr', isWanted: inCi && isLong },
  { packages: ['webkit2gtk-driver', 'xvfb'], file: '/usr/bin/WebKitWebDriver', isWanted: inCi && isLong },
]

/** Checks with the command of each; they need nothing of one another nor of the build, and none writes what another reads. The longest comes first. */
const CHECKS = [
  ['advisor evaluation', 'eval:advisor'],
  ['types', 'types'],
  ['lint', 'rules'],
  ['unused code', 'knip'],
  ['packages', 'audit'],
  ['format', 'format:check'],
]

const parts = []
const failures = []
const unsteady = []

/** Runs test suites and counts every test. */
function suites(projects) {
  const { passed, failed, steady, unsteady: passedLater } = runSuites(projects)
  failures.push(...steady)
  unsteady.push(...passedLater)
  return { passed, failed }
}

/** Runs a part and notes how long it took and what it counted. */
async function part(name, work) {
  const start = performance.now()
  const { passed, failed } = (await work()) ?? { passed: 0, failed: 0 }
  parts.push({ name, seconds: Math.round((performance.now() - start) / 1000), passed, failed })
}

/** Installs the Debian packages that are missing, where that is allowed; says nothing where it is not. */
function installSystem() {
  const packages = SYSTEM.filter(({ file, isWanted }) => isWanted && !existsSync(file)).flatMap(
    (each) => each.packages,
  )
  if (packages.length === 0 || !isRoot || !existsSync('/usr/bin/apt-get')) return
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update', '-qq'], options)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

/** Runs an npm script without a word until its end. @returns whether it passed */
function check([name, script]) {
  return new Promise((resolve) => {
    const output = []
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      shell: process.platform === 'win32',
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => {
      process.stdout.write(`\n> ${name}: ${code === 0 ? 'passed' : 'FAILED'}\n`)
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

/** Builds and runs the checks, two things at a time: the build alone leaves a core idle for half of its time. */
async function buildAndChecks() {
  // Two checks read the types of the routes.
  run('npm', ['run', '--silent', 'typegen'])
  const waiting = [...(isBuilt() ? [] : [['build', 'build']]), ...CHECKS]
  const counts = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      counts[(await check(next)) ? 'passed' : 'failed'] += 1
  }
  await Promise.all([lane(), lane()])
  return counts
}

await part('install', () => {
  install()
  installSystem()
})
await part('build and checks', buildAndChecks)
// Nothing behind it means anything without a build.
if (!isBuilt()) process.exit(1)
await part('rules, data, requests and faults', () => suites(['unit', 'database', 'http', 'faults']))
if (existsSync(chromium)) await part('browsers', () => suites(['browser']))
else if (inCi) parts.push({ name: 'browsers', seconds: 0, passed: 0, failed: 1 })
else process.stdout.write('\nBrowser tests were SKIPPED: no Chromium here (install the package chromium).\n')

const sum = (key) => parts.reduce((total, each) => total + each[key], 0)
tell('Failed:', failures)
tell('Unsteady: failed, and passed when run again by itself.', unsteady)
process.stdout.write('\n')
for (const { name, seconds, passed, failed } of parts)
  process.stdout.write(
    `${String(seconds).padStart(5)} s  ${name}${passed + failed ? `: ${passed} passed, ${failed} failed` : ''}\n`,
  )
process.stdout.write(`${String(sum('seconds')).padStart(5)} s  in all\n`)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') === 0 ? 0 : 1)
