import cards from './article-cards.css?url'
import lists from './blog-lists.css?url'
import styles from './blog.css?url'

/** The styles of the blog's pages, for a route's links. */
export const BLOG_STYLES = { rel: 'stylesheet', href: styles }

/** What its lists wear over that: an article itself has none. */
export const BLOG_LIST_STYLES = { rel: 'stylesheet', href: lists }

/** The styles of pages of other subjects that show some articles. */
export const ARTICLE_CARD_STYLES = { rel: 'stylesheet', href: cards }
