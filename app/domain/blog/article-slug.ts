import { slugify } from '#app/vietnamese/slug.ts'

/** Leaves room for a number after it: an article's address has at most 200 characters. */
const LONGEST = 190

/** The slug of an article by its title (ruling 10), cut where the title is longer than an address may be. */
export const articleSlug = (title: string): string => slugify(title).slice(0, LONGEST).replace(/-+$/, '')
