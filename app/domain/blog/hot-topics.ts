/** What a tag comes to as a topic; `views` and `likes` are sums over its published articles. */
export type TopicFigures = {
  id: number
  name: string
  slug: string
  description: string | null
  imageUrl: string | null
  color: string
  posts: number
  likes: number
  /** The newest article's category and picture, for a topic without its own. */
  category: string | null
  cover: string | null
  coverTitle: string | null
}

/** A topic of the carousel. `hearts` are real likes (ruling 33). */
export type HotTopic = TopicFigures & { hearts: number }

/** Topics shown, of the eight newest tags. */
const MOST_TOPICS = 5

/** The hottest topics: twice the articles plus the hearts, the newest tag first among equals. */
export function hotTopics(tags: readonly TopicFigures[]): HotTopic[] {
  return tags
    .filter(({ posts }) => posts > 0)
    .map((tag) => ({ ...tag, hearts: tag.likes }))
    .sort((a, b) => b.posts * 2 + b.hearts - (a.posts * 2 + a.hearts))
    .slice(0, MOST_TOPICS)
}
