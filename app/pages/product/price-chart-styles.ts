import styles from './price-chart.css?url'

/** The styles of what prices were over time, for the links of a route that shows it. */
export const PRICE_CHART_STYLES = { rel: 'stylesheet', href: styles }
