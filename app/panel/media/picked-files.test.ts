import { describe, expect, it } from 'vitest'
import { altFromName } from './picked-files.ts'

describe('altFromName', () => {
  it.each([
    ['tủ-lạnh_bốn cánh.jpg', 'tủ lạnh bốn cánh'],
    ['Máy giặt cửa trước.png', 'Máy giặt cửa trước'],
  ])('proposes the words of %s', (name, words) => expect(altFromName(name)).toBe(words))

  it.each(['IMG_20261121_0915.jpg', 'DSC0001.JPG', 'image.png', 'Screenshot 2026-11-21.png', '1 (2).webp'])(
    'proposes nothing for %s',
    (name) => expect(altFromName(name)).toBe(''),
  )
})
