import { SITE } from '#app/platform/settings.ts'
import type { Matches } from './page-meta.ts'

/** The title of a page that is about nothing: what was looked for is not there, or the page is only a step. */
export const plainTitle = (matches: Matches, title: string) => ({
  title: `${title} | ${(matches[0].loaderData?.site ?? SITE).name}`,
})
