import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { FULL_WIDTH, STEPS } from './uploaded-picture.ts'

/** Pixels of an upload that are decoded at all; a phone's largest picture has 50 million. */
const MOST_PIXELS = 64_000_000
/** A picture that is taller is made smaller as a whole, in px. */
const MOST_HEIGHT = 6_000
/** One step of the work, in seconds. */
const STEP_SECONDS = 20

const ACCEPTED = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** What is kept of an upload: copies in WebP, the full one first, without anything the camera wrote into it. */
export type EncodedPicture = { width: number; height: number; copies: { width: number; bytes: Buffer }[] }

/**
 * Decodes an uploaded picture, turns it upright and encodes it anew.
 * @throws AppError 'invalid' with a sentence for the person, for whatever is no still picture of a sensible size
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  await refuseUnfit(bytes)
  const full = await raw(
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true }).resize({
      width: FULL_WIDTH,
      height: MOST_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  )
  const { width, height, channels } = full.info
  const copies: EncodedPicture['copies'] = []
  for (const step of [width, ...STEPS.filter((step) => step < width)]) {
    const copy = sharp(full.data, { raw: { width, height, channels } })
      .resize({ width: step })
      .webp({ quality: 82, effort: 4 })
    copies.push({ width: step, bytes: await copy.timeout({ seconds: STEP_SECONDS }).toBuffer() })
  }
  return { width, height, copies }
}

/** Encodes a kept WebP copy as AVIF; effort 2 costs a fifth of the default for the same size. */
export function asAvif(webp: Uint8Array): Promise<Buffer> {
  return sharp(webp).avif({ quality: 58, effort: 2 }).timeout({ seconds: STEP_SECONDS }).toBuffer()
}

async function refuseUnfit(bytes: Uint8Array): Promise<void> {
  // SVG is text that a library would draw: told by its own words, it never gets that far.
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (/<(?:svg|\?xml|!doctype)/i.test(head))
    throw unfit({
      vi: 'Không nhận ảnh SVG. Bạn chọn ảnh JPEG, PNG hoặc WebP nhé.',
      en: 'SVG is not taken. Choose a JPEG, PNG or WebP picture.',
    })
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found || !ACCEPTED.has(found.format))
    throw unfit({
      vi: 'Tệp này không phải là ảnh đọc được. Bạn chọn ảnh JPEG, PNG hoặc WebP nhé.',
      en: 'This file is no picture that can be read. Choose a JPEG, PNG or WebP picture.',
    })
  if (found.compression === 'hevc')
    throw unfit({
      vi: 'Chưa đọc được ảnh HEIC của iPhone. Bạn lưu ảnh thành JPEG rồi tải lại nhé.',
      en: 'HEIC pictures of an iPhone cannot be read. Save it as JPEG and upload that.',
    })
  if ((found.pages ?? 1) > 1)
    throw unfit({
      vi: 'Không nhận ảnh động. Bạn chọn một ảnh tĩnh nhé.',
      en: 'Animations are not taken. Choose a still picture.',
    })
  if (found.width * found.height > MOST_PIXELS)
    throw unfit({
      vi: 'Ảnh có quá nhiều điểm ảnh (trên 64 triệu). Bạn thu nhỏ rồi tải lại nhé.',
      en: 'The picture has too many pixels (over 64 million). Make it smaller and upload that.',
    })
}

async function raw(picture: Sharp) {
  try {
    return await picture
      .toColourspace('srgb')
      .timeout({ seconds: STEP_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw unfit({
      vi: 'Ảnh bị hỏng hoặc chưa tải đủ. Bạn mở lại ảnh gốc và thử lần nữa nhé.',
      en: 'The picture is damaged or not whole. Open the original and try again.',
    })
  }
}

function unfit(words: { vi: string; en: string }): AppError {
  const message = say(words)
  return new AppError('invalid', message, { fields: { file: message } })
}
