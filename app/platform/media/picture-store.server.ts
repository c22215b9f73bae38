import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { Turnstile, TurnstileFull } from '#app/platform/turnstile.ts'
import { copiesOf, FORMATS } from './picture-name.ts'
import type { AskedPicture, Format } from './picture-name.ts'
import { StorageAway, StorageFull } from './storage.ts'
import type { MediaStorage } from './storage.ts'

/** A picture whose copies are all kept; its name tells its size. */
export type StoredPicture = { key: string; width: number; height: number; byteSize: number }

/** A copy to send: its bytes, or where else they are; `isBest` unless a better one is still being made. */
export type ServedPicture = { format: Format; isBest: boolean } & (
  | { bytes: Uint8Array }
  | { address: string }
)

/** Pictures of the site, whatever they are kept in. */
export type PictureStore = ReturnType<typeof createPictureStore>

/** The start of the name a picture gets: the same file always has the same. */
export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 20)

/** Makes, keeps and finds the copies of pictures. At most two pictures are worked on at once, and one AVIF. */
export function createPictureStore({ storage, log }: { storage: MediaStorage; log: Logger }) {
  const uploads = new Turnstile({ places: 2, queue: 20 })
  const afterwards = new Turnstile({ places: 1, queue: 500 })
  /** AVIF copies being made or made: nothing is made twice by one server. */
  const attempted = new Set<string>()
  const running = new Set<Promise<void>>()

  async function makeAvif(base: string): Promise<void> {
    const webp = await storage.get(`${base}.webp`)
    if (!webp) return
    const { asAvif } = await import('./encode-picture.server.ts')
    await storage.put(`${base}.avif`, await asAvif(webp), 'image/avif')
  }

  function makeAvifLater(base: string): void {
    if (attempted.has(base)) return
    attempted.add(base)
    const job = afterwards
      .run(() => makeAvif(base), new AbortController().signal)
      .catch((error: unknown) => {
        attempted.delete(base)
        log.warn({ err: error, picture: base }, 'AVIF copy not made')
      })
      .finally(() => running.delete(job))
    running.add(job)
  }

  async function removeAll(key: string): Promise<void> {
    for (const base of copiesOf(key)) {
      attempted.delete(base)
      for (const format of FORMATS) await storage.remove(`${base}.${format}`)
    }
  }

  async function keep(bytes: Uint8Array, signal: AbortSignal): Promise<StoredPicture> {
    const { encodePicture } = await import('./encode-picture.server.ts')
    const { width, height, copies } = await uploads.run(() => encodePicture(bytes), signal)
    const key = `${hashOf(bytes)}-${width}x${height}`
    try {
      for (const copy of copies) {
        const base = copy.width === width ? key : `${key}-${copy.width}`
        await storage.put(`${base}.webp`, copy.bytes, 'image/webp')
      }
    } catch (error) {
      await removeAll(key).catch((also: unknown) =>
        log.warn({ err: also, picture: key }, 'copies left behind'),
      )
      throw error
    }
    copiesOf(key).forEach(makeAvifLater)
    return { key, width, height, byteSize: copies[0]?.bytes.byteLength ?? 0 }
  }

  /** A storage that is away cannot be asked: then nothing is missing. */
  async function isWhole(key: string): Promise<boolean> {
    try {
      for (const base of copiesOf(key)) if (!(await storage.get(`${base}.webp`))) return false
      return true
    } catch (error) {
      if (error instanceof StorageAway) return true
      throw error
    }
  }

  async function add(bytes: Uint8Array, signal: AbortSignal): Promise<StoredPicture> {
    try {
      return await keep(bytes, signal)
    } catch (error) {
      log.warn({ err: error }, 'picture not kept')
      throw said(error)
    }
  }

  return {
    /**
     * Encodes a picture and keeps its copies, all of them or none.
     * @throws AppError 'invalid' for what is no picture, 'unavailable' where it cannot be kept now
     */
    add,
    /** Writes the copies of a picture anew from its file, where one has gone. @throws as `add` */
    async mend(key: string, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
      if (await isWhole(key)) return
      for (const base of copiesOf(key)) attempted.delete(base)
      await add(bytes, signal)
    },
    /** The copy that was asked for; null where there is none. @param takesAvif whether the browser shows AVIF */
    async read({ base, format }: AskedPicture, takesAvif: boolean): Promise<ServedPicture | null> {
      const wanted = format ?? (takesAvif ? 'avif' : 'webp')
      const elsewhere = format ?? 'webp'
      const address = storage.publicAddress(`${base}.${elsewhere}`)
      if (address) return { format: elsewhere, isBest: true, address }
      const bytes = await storage.get(`${base}.${wanted}`)
      if (bytes) return { format: wanted, isBest: true, bytes }
      if (format !== null || wanted === 'webp') return null
      const webp = await storage.get(`${base}.webp`)
      if (!webp) return null
      makeAvifLater(base)
      return { format: 'webp', isBest: false, bytes: webp }
    },
    /** Takes every copy of a picture away. */
    remove: removeAll,
    /** Waits for the copies that are still being made. */
    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

/** What the person is told of a failure that is not theirs. */
function said(error: unknown): unknown {
  if (error instanceof TurnstileFull)
    return new AppError(
      'unavailable',
      say({
        vi: 'Đang có nhiều ảnh được tải lên. Bạn đợi một chút rồi thử lại nhé.',
        en: 'Many pictures are being uploaded. Wait a moment and try again.',
      }),
      {
        retryAfter: 5,
      },
    )
  if (error instanceof StorageFull)
    return new AppError(
      'unavailable',
      say({
        vi: 'Máy chủ đã hết chỗ chứa ảnh nên ảnh chưa được lưu. Bạn báo quản trị viên nhé.',
        en: 'The server has no room left, so the picture was not kept. Please tell an administrator.',
      }),
      {
        retryAfter: 600,
      },
    )
  if (error instanceof StorageAway)
    return new AppError(
      'unavailable',
      say({
        vi: 'Kho ảnh chưa trả lời nên ảnh chưa được lưu. Bạn thử lại sau ít phút nhé.',
        en: 'The picture storage does not answer, so the picture was not kept. Try again in a few minutes.',
      }),
      {
        retryAfter: 60,
      },
    )
  return error
}
