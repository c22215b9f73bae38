import { pino } from 'pino'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { aBomb, anAnimation, aPhoto } from '#tests/support/pictures.ts'
import { createPictureStore } from './picture-store.server.ts'
import { StorageAway, StorageFull } from './storage.ts'

const signal = new AbortController().signal

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

function aStore() {
  const storage = memoryStorage()
  return { storage, store: createPictureStore({ storage, log: pino({ level: 'silent' }) }) }
}

describe('a picture that is added', () => {
  it('is kept upright in three widths, in WebP at once and in AVIF afterwards', async () => {
    const { storage, store } = aStore()
    const { key, width, height } = await store.add(await aPhoto({ width: 2000, height: 1500 }), signal)
    expect([width, height]).toEqual([1500, 2000])
    expect(key).toMatch(/^[0-9a-f]{20}-1500x2000$/)
    await store.settled()
    expect([...storage.files.keys()].sort()).toEqual(
      [key, `${key}-480`, `${key}-960`].flatMap((base) => [`${base}.avif`, `${base}.webp`]).sort(),
    )
    const small = await sharp(storage.files.get(`${key}-480.webp`)).metadata()
    expect([small.format, small.width]).toEqual(['webp', 480])
    expect((await sharp(storage.files.get(`${key}.avif`)).metadata()).compression).toBe('av1')
  })

  it('holds nothing of what the camera wrote into it', async () => {
    const photo = await aPhoto()
    expect(photo.includes('Secret Camera')).toBe(true)
    const { storage, store } = aStore()
    await store.add(photo, signal)
    await store.settled()
    for (const [name, bytes] of storage.files) {
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc }, name).toEqual({})
      expect(Buffer.from(bytes).includes('Nguyen Van A'), name).toBe(false)
    }
  })

  it('is never made larger than it is', async () => {
    const { store } = aStore()
    expect(await store.add(await aPhoto({ width: 300, height: 200 }), signal)).toMatchObject({
      width: 200,
      height: 300,
    })
  })

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp]>([
    ['an animation', anAnimation, /ảnh động/],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /SVG/],
    ['an SVG after a declaration', () => Buffer.from('<?xml version="1.0"?><svg/>'), /SVG/],
    ['garbage', () => Buffer.from('GIF89a but not really'), /không phải là ảnh/],
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), /không phải là ảnh/],
    ['half a picture', async () => half(await aPhoto()), /bị hỏng/],
    ['a bomb', aBomb, /quá nhiều điểm ảnh/],
  ])('is refused as %s', async (_, make, words) => {
    const { storage, store } = aStore()
    await expect(store.add(await make(), signal)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(words),
    })
    expect(storage.files.size).toBe(0)
  })

  it.each([
    [new StorageFull(), /hết chỗ/],
    [new StorageAway(), /chưa trả lời/],
  ])('leaves nothing behind when %s', async (failure, words) => {
    const { storage, store } = aStore()
    const put = storage.put.bind(storage)
    let puts = 0
    storage.put = (...file) => (++puts === 3 ? Promise.reject(failure) : put(...file))
    await expect(store.add(await aPhoto({ width: 1800, height: 1600 }), signal)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(words),
    })
    expect(storage.files.size).toBe(0)
  })
})

describe('a picture that is read', () => {
  it('comes as WebP until the AVIF copy is there, which is then made', async () => {
    const { storage, store } = aStore()
    const { key } = await store.add(await aPhoto(), signal)
    await store.settled()
    storage.files.delete(`${key}.avif`)
    const another = createPictureStore({ storage, log: pino({ level: 'silent' }) })
    const asked = { base: key, format: null }
    expect(await another.read(asked, true)).toMatchObject({ format: 'webp', isBest: false })
    await another.settled()
    expect(await another.read(asked, true)).toMatchObject({ format: 'avif', isBest: true })
    expect(await another.read(asked, false)).toMatchObject({ format: 'webp', isBest: true })
  })

  it('is not there once it was removed, in any copy', async () => {
    const { storage, store } = aStore()
    const { key } = await store.add(await aPhoto(), signal)
    await store.settled()
    await store.remove(key)
    expect(storage.files.size).toBe(0)
    expect(await store.read({ base: key, format: null }, true)).toBeNull()
  })
})
