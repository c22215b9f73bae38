// npm test: everything that must hold, from a fresh clone. Ends with 'N passed, N failed'.
import { existsSync } from 'node:fs'
import { build, install, run } from './project.mjs'
import { vitest } from './vitest.mjs'

const inCi = Boolean(process.env.CI)
const isRoot = process.getuid?.() === 0
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'
const totals = { passed: 0, failed: 0 }

/** Installs Debian packages where that is allowed; says nothing where it is not. */
function aptInstall(packages) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update', '-qq'], options)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

/** Runs one check and counts it. */
function check(name, script) {
  process.stdout.write(`\n> ${name}\n`)
  const passed = run('npm', ['run', '--silent', script]) === 0
  totals[passed ? 'passed' : 'failed'] += 1
}

/** Runs test suites and counts every test. */
function suites(projects) {
  const { status, report } = vitest(projects.flatMap((project) => ['--project', project]))
  const result = report ?? { numPassedTests: 0, numFailedTests: 1 }
  totals.passed += result.numPassedTests
  totals.failed += result.numFailedTests
  if (status !== 0 && result.numFailedTests === 0) totals.failed += 1
}

install()
if (!existsSync(chromium)) aptInstall(['chromium', 'fonts-noto-core'])
if (inCi && !existsSync('/usr/lib/postgresql')) aptInstall(['postgresql-15'])

check('format', 'format:check')
check('lint', 'lint')
check('types', 'typecheck')
check('unused code', 'knip')
check('packages', 'audit')
check('advisor evaluation', 'eval:advisor')
build()
suites(['unit'])
suites(['database', 'http'])
suites(['faults'])
if (existsSync(chromium)) suites(['browser'])
else if (inCi) totals.failed += 1
if (!existsSync(chromium))
  process.stdout.write('\nBrowser tests were SKIPPED: no Chromium here (install the package chromium).\n')

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed === 0 ? 0 : 1)
