const KEPT = 'at least 0.8 of the bare server, at most 1.3 times its CPU'

/** What must be reached, by the heading of a table; printed beside it, never asserted. */
const TARGETS: Readonly<Record<string, string>> = {
  'start, embedded and PostgreSQL':
    'first start under 15 s, later under 3 s; at rest under 600 MB embedded, 200 MB on PostgreSQL',
  'assets before interaction': 'JS at most 130 KB, CSS at most 20 KB, fonts at most 3 files',
  'kept pages, embedded': KEPT,
  'kept pages, PostgreSQL': KEPT,
  'pages made for each request, PostgreSQL':
    'CPU of a list of 24 at most 5 ms, an article 3.5, a product 4.5, blog home 4.5, a brand 7',
  'load: 16 visitors at once, embedded': 'no failure, p99 under 250 ms',
  'load: 16 visitors at once, PostgreSQL': 'no failure, p99 under 250 ms',
  'soak: 16 visitors at once, embedded': 'no failure, p99 under 250 ms, memory flat over ten minutes',
  'soak: 16 visitors at once, PostgreSQL': 'no failure, p99 under 250 ms, memory flat over ten minutes',
  'queries, embedded, 2,000 products': 'p50 under 5 ms',
  'queries, PostgreSQL, 20,000 products':
    'the page p50 under 5 ms, p99 under 25; with facets under 10 and 40',
  'queries, PostgreSQL, 200,000 products': 'p50 under 20 ms, p99 under 80',
  'advisor, embedded': 'at 20,000 products p50 under 60 ms, p99 under 200 ms',
  'advisor, PostgreSQL': 'at 20,000 products p50 under 60 ms, p99 under 200 ms',
  'import of 10 MB, embedded': 'at least 500 rows/s; peak under 150 MB above idle',
  'import of 10 MB, PostgreSQL': 'at least 1,500 rows/s; peak under 150 MB above idle',
}

/** A table under its heading, with what must be reached where that is set. */
export function underHeading(heading: string, table: string): string {
  const target = TARGETS[heading]
  return `\n${heading}${target ? ` (must reach: ${target})` : ''}\n${table}`
}
