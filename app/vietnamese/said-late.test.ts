import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { readChoiceFrom } from './say.ts'

/** What may say words of the panel. */
const FILES = globSync(
  'app/{domain/{account,blog,catalogue,imports,newsletter},panel,platform,pages/account}/**/*.{ts,tsx}',
).filter((file) => !/\.test\.|\.d\.ts$/.test(file))

afterAll(() => readChoiceFrom(() => null))

it.each(FILES)('%s says no words of the panel while it is read: nobody has asked yet', async (file) => {
  readChoiceFrom(() => {
    throw new Error('said while the file is read')
  })
  await expect(import(pathToFileURL(file).href)).resolves.toBeDefined()
})
