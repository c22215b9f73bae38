import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { content } from './content/vite-plugin.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

/** Suites that need a database take a migrated dump from the global set-up: starting from nothing costs seconds. */
const withDatabase = {
  globalSetup: ['./tests/support/global-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

// Files share their worker's modules ('isolate: false'), for nothing keeps anything between them: loading took half the time.

// Servers, scripts and workers that tests start find compiled what an earlier one ran: the run starts some two hundred.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache')

/** Files at once, half as many again as there are cores: for a third of their time tests wait, for a timeout or for one another. */
const maxWorkers = Math.ceil(1.5 * availableParallelism())

export default defineConfig({
  plugins: [content],
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', '{server,db,content,eval,bench,scripts}/**/*.test.ts'],
          exclude: ['**/*.database.test.ts'],
          // Nothing is asserted about time, and a shared machine may be ten times slower for a while.
          testTimeout: 60_000,
          maxWorkers,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{app,db,server,tests}/**/*.database.test.ts'],
          maxWorkers,
          isolate: false,
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['tests/{http,operations}/**/*.test.ts'],
          exclude: ['**/*.database.test.ts'],
          // As the built site runs: else React would be loaded as for development, and pages take a fifth longer.
          env: { NODE_ENV: 'production' },
          maxWorkers,
          isolate: false,
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          maxWorkers,
          isolate: false,
          ...withDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/{e2e,engines}/**/*.test.ts'],
          globalSetup: ['./tests/support/browser-setup.ts'],
          // Generous, because nothing is asserted about time and a shared machine may be ten times slower for a while.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: 3,
          isolate: false,
        },
      },
    ],
  },
})
