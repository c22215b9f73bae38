import { FEED_PATH } from '#app/domain/blog/paths.ts'
import { SITE } from '#app/platform/settings.ts'

/** How a page of the blog leads to the feed. */
export const FEED_LINK = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${SITE.name}: bài mới`,
  href: FEED_PATH,
}
