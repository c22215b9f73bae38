import { expect, it } from 'vitest'
import { languageAsked } from './accept-language.ts'

it.each([
  [undefined, 'vi'],
  ['', 'vi'],
  ['*', 'vi'],
  ['fr', 'vi'],
  ['vi-VN,vi;q=0.9,en-US;q=0.8,en;q=0.7', 'vi'],
  ['en', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['EN-gb', 'en'],
  ['en, vi', 'en'],
  ['vi, en', 'vi'],
  ['en;q=0.5, vi;q=0.8', 'vi'],
  ['en;q=0', 'vi'],
  ['en;q=x', 'vi'],
])('%j asks for %s', (header, language) => {
  expect(languageAsked(header)).toBe(language)
})
