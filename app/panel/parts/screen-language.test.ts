import { afterEach, describe, expect, it } from 'vitest'
import { readChoiceFrom } from '#app/vietnamese/say.ts'
import { screenLanguage } from './screen-language.ts'

describe('what a screen and its frame are written in', () => {
  afterEach(() => readChoiceFrom(() => null))

  it.each([
    ['/admin', 'vi'],
    ['/admin/products', 'vi'],
    ['/admin/articles', 'en'],
    ['/admin/articles/new', 'en'],
    ['/admin/tags', 'en'],
    ['/admin/products/import', 'en'],
    ['/admin/imports', 'vi'],
    ['/admin/tagsoup', 'vi'],
  ])('is that of the screen until somebody chooses: %s is %s', (path, language) =>
    expect(screenLanguage(path)).toBe(language),
  )

  it('is the chosen one on every screen', () => {
    readChoiceFrom(() => 'vi')
    expect(screenLanguage('/admin/articles')).toBe('vi')
    readChoiceFrom(() => 'en')
    expect(screenLanguage('/admin')).toBe('en')
  })
})
