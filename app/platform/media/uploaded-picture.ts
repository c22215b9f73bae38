/** Where uploaded pictures are served. */
export const UPLOADS = '/uploads/'

/** The narrower copies that are kept of an uploaded picture beside the full one, in px. */
export const STEPS = [480, 960] as const

/** The full width of an uploaded picture is at most this, in px. */
export const FULL_WIDTH = 1600

/** Our own name of a picture: a hash, and the size of the full copy in px. */
const ADDRESS = /^\/uploads\/([0-9a-f]{20}-(\d{1,4})x(\d{1,4}))(?:\.(?:webp|avif))?$/

/** What a page says of an uploaded picture, all read from its address: how large it is and which copies there are. */
export type UploadedPicture = { width: number; height: number; srcSet: string }

/** @returns null for the address of anything but an upload of ours */
export function uploadedPicture(src: string): UploadedPicture | null {
  const [, key, wide, high] = ADDRESS.exec(src) ?? []
  if (!key) return null
  const width = Number(wide)
  const narrower = STEPS.filter((step) => step < width).map((step) => `${UPLOADS}${key}-${step} ${step}w`)
  return { width, height: Number(high), srcSet: [...narrower, `${UPLOADS}${key} ${width}w`].join(', ') }
}
