import { describe, expect, it } from 'vitest'
import { askedPicture, copiesOf } from './picture-name.ts'

const KEY = '0123456789abcdef0123-1600x900'

describe('askedPicture', () => {
  it.each([
    [KEY, { base: KEY, format: null }],
    [`${KEY}.webp`, { base: KEY, format: 'webp' }],
    [`${KEY}-480.avif`, { base: `${KEY}-480`, format: 'avif' }],
  ])('reads %s', (name, asked) => expect(askedPicture(name)).toEqual(asked))

  it.each(['../secret', '.env', `${KEY}.svg`, `${KEY}-481`, `${KEY}/..`, KEY.toUpperCase(), '', `${KEY}\n`])(
    'knows no %j',
    (name) => expect(askedPicture(name)).toBeNull(),
  )
})

describe('copiesOf', () => {
  it('names the full copy and those that are narrower', () => {
    expect(copiesOf(KEY)).toEqual([KEY, `${KEY}-480`, `${KEY}-960`])
    expect(copiesOf('0123456789abcdef0123-480x300')).toEqual(['0123456789abcdef0123-480x300'])
  })
})
