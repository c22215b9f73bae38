import styles from './phone-rail.css?url'

/** The styles of rows that a phone moves sideways, for the links of a route that has any. */
export const PHONE_RAIL_STYLES = { rel: 'stylesheet', href: styles }
