import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { previewOf, previewPath } from './preview-key.ts'

const sealed = (secret: string) => (text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url')
const seal = sealed('of this site')
const NOW = Date.UTC(2026, 10, 1)
const DAY = 24 * 60 * 60 * 1000
const ENDS = NOW + 7 * DAY
const keyIn = (path: string) => path.split('/').at(-1) ?? ''

it('a key is for one article until its time is over', () => {
  const key = keyIn(previewPath(seal, { id: 12, ends: ENDS }))
  expect(previewOf(seal, key, NOW)).toEqual({ id: 12, ends: ENDS })
  expect(previewOf(seal, key, ENDS - 1)).toEqual({ id: 12, ends: ENDS })
  expect(previewOf(seal, key, ENDS)).toBe('ended')
})

it('what another site wrote, or somebody changed, is for none', () => {
  const key = keyIn(previewPath(seal, { id: 12, ends: ENDS }))
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
