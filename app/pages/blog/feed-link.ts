import { FEED_PATH } from '#app/domain/blog/paths.ts'

/** How a page of the blog leads to the feed. */
export const FEED_LINK = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Bài mới',
  href: FEED_PATH,
}
