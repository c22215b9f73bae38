import { globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readContent, readYaml } from './read.ts'
import { legalFile, subjectFile } from './shapes.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))

describe('the files of the content', () => {
  it.each(globSync('**/*.yaml', { cwd: FOLDER }))('%s has the shape of its folder', (file) => {
    expect(() => readContent(FOLDER + file)).not.toThrow()
  })

  it('a file no shape is known for is refused', () => {
    expect(() => readContent(`${FOLDER}khac.yaml`)).toThrow('no shape is known')
  })
})

describe('a file with a fault names itself, the place and the reason', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'cm-content-')), 'tivi.yaml')
  const read = (text: string) => () => {
    writeFileSync(file, text)
    return readYaml(file, subjectFile)
  }

  it.each([
    [
      'a fact without a verdict',
      'title: Tivi\nasOf: 2026-11-21\nfacts:\n  - id: x\n',
      /tivi\.yaml:[^]*facts\[0\]\.verdict/,
    ],
    ['a day that is none', 'title: Tivi\nasOf: 2026-13-40\nfacts: []\n', /tivi\.yaml:[^]*asOf/],
    ['a field nobody knows', 'title: Tivi\ntite: x\nasOf: 2026-11-21\nfacts: []\n', /tite/],
    ['text that is no YAML', 'title: "Tivi\n', /tivi\.yaml:[^]*line/],
  ])('%s', (_, text, reason) => {
    expect(read(text)).toThrow(reason)
  })

  it('a file that is not there', () => {
    expect(() => readYaml(`${file}.khong-co`, legalFile)).toThrow('khong-co')
  })
})
