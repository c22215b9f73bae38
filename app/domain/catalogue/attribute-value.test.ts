import { describe, expect, it } from 'vitest'
import { readAttributeValue } from './attribute-value.ts'

describe('readAttributeValue', () => {
  it.each([
    ['side-by-side', { not: false, value: 'side-by-side' }],
    ['true', { not: false, value: 'true' }],
    ['55', { not: false, value: '55' }],
    ['250-350', { not: false, from: 250, below: 350 }],
    ['1.2-', { not: false, from: 1.2, below: undefined }],
    ['-150', { not: false, from: undefined, below: 150 }],
    ['300:400', { not: false, from: 300, to: 400 }],
    [':4', { not: false, from: undefined, to: 4 }],
    ['!wired', { not: true, value: 'wired' }],
    ['true-wireless', { not: false, value: 'true-wireless' }],
  ])('%s', (text, wish) => {
    expect(readAttributeValue(text)).toEqual(wish)
  })

  it.each(['', '!', '-', ':'])('is null for %j', (text) => {
    expect(readAttributeValue(text)).toBeNull()
  })
})
