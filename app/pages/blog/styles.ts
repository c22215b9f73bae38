import styles from './blog.css?url'

/** The styles of pages that show articles, for a route's links. */
export const BLOG_STYLES = { rel: 'stylesheet', href: styles }
