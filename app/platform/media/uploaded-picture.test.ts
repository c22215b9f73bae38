import { describe, expect, it } from 'vitest'
import { uploadedPicture } from './uploaded-picture.ts'

const KEY = '0123456789abcdef0123'

describe('uploadedPicture', () => {
  it('reads the size and the copies from the address', () => {
    expect(uploadedPicture(`/uploads/${KEY}-1600x900`)).toEqual({
      width: 1600,
      height: 900,
      srcSet: `/uploads/${KEY}-1600x900-480 480w, /uploads/${KEY}-1600x900-960 960w, /uploads/${KEY}-1600x900 1600w`,
    })
  })

  it('names no copy wider than the picture', () => {
    expect(uploadedPicture(`/uploads/${KEY}-600x400.webp`)?.srcSet).toBe(
      `/uploads/${KEY}-600x400-480 480w, /uploads/${KEY}-600x400 600w`,
    )
  })

  it.each([
    '/minh-hoa/tu-lanh.svg',
    'https://example.com/a.jpg',
    `/uploads/${KEY}`,
    `//x/uploads/${KEY}-1x1`,
  ])('knows nothing of %s', (src) => expect(uploadedPicture(src)).toBeNull())
})
