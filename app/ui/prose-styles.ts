import styles from './prose.css?url'

/** The styles of pages that show running text, for a route's links. */
export const PROSE_STYLES = { rel: 'stylesheet', href: styles }
