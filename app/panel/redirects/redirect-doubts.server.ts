import { isThere, leadsNowhere } from '#app/domain/blog/queries/own-address.server.ts'
import { FOOTER_COLUMNS, NAVIGATION } from '#app/edge/navigation.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'

/** Pages that are always there. */
const ALWAYS: ReadonlySet<string> = new Set(
  [...NAVIGATION, ...FOOTER_COLUMNS[0].links, ...FOOTER_COLUMNS[1].links].map(({ to }) => to),
)

/** What speaks against a redirect that could be saved all the same: a source that is a page, a target that is none. */
export async function doubtsOf(
  db: Db,
  { path, target }: { path: string; target: string },
): Promise<string[]> {
  const isPage = ALWAYS.has(path) || (await isThere(db, path)) === true
  const isLost = target.startsWith('/') && (await leadsNowhere(db, target))
  return [
    ...(isPage
      ? [
          say(`${path} đang là một trang: khách vẫn thấy trang ấy, không được đưa đi.`, {
            en: `${path} is a page: visitors keep seeing it and are not led on.`,
          }),
        ]
      : []),
    ...(isLost
      ? [
          say(`${target} là trang không có ở đây (404): khách được đưa tới chỗ trống.`, {
            en: `${target} is no page here (404): visitors would be led to nothing.`,
          }),
        ]
      : []),
  ]
}
