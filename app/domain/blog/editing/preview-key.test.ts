import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { PREVIEW_DAYS, previewLink, previewOf } from './preview-key.ts'

const sealed = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')
const seal = sealed('of this site')
const NOW = Date.UTC(2026, 10, 1)
const DAY = 24 * 60 * 60 * 1000
const keyIn = (path: string) => path.split('/').at(-1) ?? ''

it('a key is for one article until its time is over', () => {
  const { path, ends } = previewLink(seal, 12, NOW)
  expect(ends).toBe(NOW + PREVIEW_DAYS * DAY)
  expect(previewOf(seal, keyIn(path), NOW)).toBe(12)
  expect(previewOf(seal, keyIn(path), ends - 1)).toBe(12)
  expect(previewOf(seal, keyIn(path), ends)).toBe('ended')
})

it('what another site wrote, or somebody changed, is for none', () => {
  const key = keyIn(previewLink(seal, 12, NOW).path)
  const [id = '', ends = '', mark = ''] = key.split('.')
  const later = (Number.parseInt(ends, 36) + DAY).toString(36)
  for (const wrong of [
    `13.${ends}.${mark}`,
    `${id}.${later}.${mark}`,
    `${id}.${ends}.`,
    `${id}.${ends}`,
    key.slice(1),
    '',
  ])
    expect(previewOf(seal, wrong, NOW)).toBeNull()
  expect(previewOf(sealed('of another'), key, NOW)).toBeNull()
})
