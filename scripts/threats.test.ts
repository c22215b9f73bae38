import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, readThreats } from './threats.ts'

const FILES = ['tests/http/xss.test.ts', 'tests/e2e/xss.test.ts', 'tests/advisor/lies.test.ts', 'app/a.ts']

test('a row names its threat, the tests and commands that show the control, and its chapters', () => {
  const threats = readThreats(`# Security

| asset | who |
|---|---|
| not | this |

## Threats and controls

| threat | control | shown by | ASVS 5 |
|---|---|---|---|
| a lie | none, \`see\` | \`a.test.ts\`: all; \`npm run audit\`, \`npm run test:faults\` | V1, V2 |

## Next
| nor | this |`)
  expect(threats).toEqual([
    { threat: 'a lie', shownBy: ['a.test.ts', 'npm run audit', 'tests/faults'], chapters: 'V1, V2' },
  ])
})

test('a name stands for every file that ends with it, or for all of a folder', () => {
  expect(filesOf('xss.test.ts', FILES)).toEqual(['tests/http/xss.test.ts', 'tests/e2e/xss.test.ts'])
  expect(filesOf('e2e/xss.test.ts', FILES)).toEqual(['tests/e2e/xss.test.ts'])
  expect(filesOf('tests/advisor', FILES)).toEqual(['tests/advisor/lies.test.ts'])
  expect(filesOf('s.test.ts', FILES)).toEqual([])
})

const files = globSync('{app,db,server,tests,scripts}/**/*.test.{ts,tsx}')
const threats = readThreats(readFileSync('docs/security.md', 'utf8'))

test.each(threats)('what is said to show the control of "$threat" is there', ({ shownBy }) => {
  expect(shownBy).not.toEqual([])
  expect(shownBy.filter((name) => name !== 'npm run audit' && filesOf(name, files).length === 0)).toEqual([])
})
