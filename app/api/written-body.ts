import { z } from 'zod'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { missingUploads } from '#app/platform/media/pictures.server.ts'
import type { Db } from '#db/client.ts'

const fieldsOf = z.record(z.string(), z.unknown())
const pictured = z.looseObject({ url: z.unknown() })

/** A field as writes name it: answers, whose names are fixed, say some in another way ('releaseYear', 'publishedAt'). */
const writtenName = (name: string): string => name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`)

/** Fields that hold the address of a picture. */
const PICTURES = new Set(['image', 'featured_image', 'social_image'])

type Reading = {
  /** The names that a write takes. */
  fields: Readonly<Record<string, unknown>>
  siteUrl: string
  /** Drawings of ours that stand where a row has no picture, by the field they are read in. */
  drawn?: Readonly<Record<string, string | undefined>>
}

/**
 * What was sent as rows have it, so that what was read can be sent back: the names of answers are those of writes, the whole address
 * of a picture of ours is its path, and a drawing that stands for no picture is none. What is none of it is left to the schema.
 */
export function asWritten(sent: unknown, { fields, siteUrl, drawn = {} }: Reading): unknown {
  const read = fieldsOf.safeParse(sent)
  if (!read.success || Array.isArray(sent)) return sent
  const pathOf = (address: unknown): unknown =>
    typeof address === 'string' && address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address
  return Object.fromEntries(
    Object.entries(read.data).map(([given, value]) => {
      const other = writtenName(given)
      const isOther = !(given in fields) && other in fields && !(other in read.data)
      const name = isOther ? other : given
      if (PICTURES.has(name)) {
        const path = pathOf(value)
        return [name, path !== undefined && path === drawn[name] ? null : path]
      }
      if (name !== 'images' || !Array.isArray(value)) return [name, value]
      return [name, value.map((row) => withPath(row, pathOf))]
    }),
  )
}

function withPath(row: unknown, pathOf: (address: unknown) => unknown): unknown {
  const { success, data } = pictured.safeParse(row)
  return success ? { ...data, url: pathOf(data.url) } : row
}

/**
 * Refuses pictures of ours that are not there. @param given addresses by the fields that hold them @param before addresses that the row has
 * already: they may stay @throws AppError 'invalid' that names the fields
 */
export async function refuseMissingPictures(
  db: Db,
  given: Readonly<Record<string, string | null | undefined>>,
  before: readonly (string | null)[] = [],
): Promise<void> {
  const added = Object.entries(given).flatMap(([field, address]): [string, string][] =>
    address && !before.includes(address) ? [[field, address]] : [],
  )
  const missing = await missingUploads(
    db,
    added.map(([, address]) => address),
  )
  if (missing.length === 0) return
  const fields = Object.fromEntries(
    added.flatMap(([field, address]) => (missing.includes(address) ? [[field, say(MISSING)]] : [])),
  )
  throw new AppError('invalid', say(MISSING), { fields })
}

const MISSING = {
  vi: 'Site chưa có ảnh này: tải ảnh lên trong trang quản trị, hoặc gửi địa chỉ https:// của ảnh.',
  en: 'The site has no such picture: upload it in the panel, or send an address of it that begins with https://.',
}
