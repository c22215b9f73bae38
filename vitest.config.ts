import { defineConfig } from 'vitest/config'

/** Suites that need a database take a migrated dump from the global set-up: starting from nothing costs seconds. */
const withDatabase = {
  globalSetup: ['./tests/support/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'db/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ['**/*.database.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['{app,db,server,tests}/**/*.database.test.ts'],
          ...withDatabase,
        },
      },
      {
        test: { name: 'http', include: ['tests/http/**/*.test.ts'], ...withDatabase },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['./tests/support/browser-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
