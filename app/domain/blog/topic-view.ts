import { shortCount } from '#app/vietnamese/counts.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { HotTopic } from './hot-topics.ts'
import { searchPath, tagPath } from './paths.ts'
import { PLACEHOLDER } from './placeholder.ts'
import { tagHue } from './tag-hue.ts'

/** A topic as the carousel shows it. */
export type TopicView = {
  id: number
  title: string
  description: string
  href: string
  picture: string
  hue: number | null
  category: string | null
  /** '12 bài viết' */
  posts: string
  /** Real likes, '1,2K'. */
  hearts: string
}

/** A topic ready to read; without words of its own it is described by its newest article. */
export function topicView(topic: HotTopic): TopicView {
  const { id, name, slug, description, imageUrl, cover, coverTitle, color, category, posts, hearts } = topic
  return {
    id,
    title: name,
    description: description ?? (coverTitle ? `Mới nhất: ${coverTitle}` : ''),
    href: slug ? tagPath(slug) : searchPath({ text: name }),
    picture: imageUrl ?? cover ?? PLACEHOLDER.news,
    hue: tagHue(color),
    category,
    posts: `${formatNumber(posts)} bài viết`,
    hearts: shortCount(hearts),
  }
}
