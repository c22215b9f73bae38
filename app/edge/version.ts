import { createHash } from 'node:crypto'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'

/**
 * One row with its ETag: the version of what can be written of the row, then what stands in this answer. Writes hold `If-Match`
 * against the version alone, so that a view that is counted meanwhile is no change. Answers 304 to who has it already.
 * @param isPersonal only for who asks: what a key may see goes into no cache
 */
export function versioned(
  request: Request,
  body: unknown,
  { version, isPersonal = false }: { version: string; isPersonal?: boolean },
): Response {
  const text = JSON.stringify(body)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  const headers = {
    ETag: `"${version}.${hash}"`,
    'Cache-Control': isPersonal ? 'private, no-store' : 'public, max-age=0, must-revalidate',
  }
  const known = tagsIn(request.headers.get('if-none-match'))
  if (known.some((tag) => tag.replace(/-(?:br|gzip)$/, '') === `${version}.${hash}`))
    return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { 'Content-Type': 'application/json', ...headers } })
}

/** The tags of If-Match or If-None-Match, without marks of weakness. */
const tagsIn = (header: string | null): string[] =>
  (header ?? '').split(',').flatMap((tag) => /^\s*(?:W\/)?"?([^"]+)"?\s*$/.exec(tag)?.[1] ?? [])

/** @throws AppError 'changed_since' where a write names a version (If-Match) that the row no longer has */
export function holdVersion(request: Request, version: string): void {
  const header = request.headers.get('if-match')
  if (header === null) return
  const isHeld =
    version !== null &&
    (header.trim() === '*' || tagsIn(header).some((tag) => tag.split('.', 1)[0] === version))
  if (!isHeld) throw new AppError('changed_since', say(CHANGED))
}

const CHANGED = {
  vi: 'Mục này đã được sửa sau khi bạn đọc (If-Match). Bạn đọc lại rồi gửi lại nhé.',
  en: 'This was changed after you read it (If-Match). Read it again before you write.',
}
