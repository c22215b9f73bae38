import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { regexesOf } from '#tests/support/regexes.ts'

/** Sources whose expressions meet texts of up to 1 MB: articles, imports, pictures, addresses and headers of requests. */
const LONG_TEXTS = [
  'app/{domain/blog/html,platform/media}/**/*.ts',
  'app/domain/imports/{*,queries/*}.ts',
  'app/edge/{problem,same-origin,server-sent-events}.ts',
  'server/{app,paths,personal,same-origin,visitor}.ts',
]

/** A group that is repeated: without one nothing takes exponential time, and most expressions have none. */
const REPEATED_GROUP = /\)(?:[*+]|\{\d+,)/

/** The rest of what reads requests, but for the advisor's lists of words: too large for the checker, over 1,000 characters at most. */
const OTHERS = [
  'app/*.{ts,tsx}',
  'app/{vietnamese,edge,panel,platform,api}/**/*.{ts,tsx}',
  'app/pages/{account,blog,brand,compare,contact,home,legal,product,products,site,wishlist}/**/*.{ts,tsx}',
  'app/domain/{account,catalogue,blog,contact,search,imports/articles,imports/products}/**/*.{ts,tsx}',
]

/** How a regular expression's time grows with its text: 'safe' in proportion, 'polynomial', 'exponential' or 'unknown'. */
async function growthOf(pattern: string, flags: string): Promise<string> {
  const found = await check(pattern, flags, { checker: 'automaton', timeout: 60_000 })
  return found.status === 'vulnerable' ? found.complexity.type : found.status
}

describe('regular expressions', () => {
  it.each(['(a+)+$', String.raw`<p>(?:\s|\u00a0)*<\/p>`])(
    '%s is found to be exponential',
    async (pattern) => {
      expect(await growthOf(pattern, '')).toBe('exponential')
    },
  )

  it('over long texts take time in proportion to their length', async () => {
    const bad: string[] = []
    for (const { file, pattern, flags } of regexesOf(LONG_TEXTS)) {
      const growth = await growthOf(pattern, flags)
      if (growth !== 'safe') bad.push(`${file}: /${pattern}/${flags} ${growth}`)
    }
    expect(bad).toEqual([])
  })

  it('elsewhere is none that the checker finds exponential', async () => {
    const suspects = regexesOf(OTHERS).filter(({ pattern }) => REPEATED_GROUP.test(pattern))
    expect(suspects.length).toBeGreaterThan(10)
    const bad: string[] = []
    for (const { file, pattern, flags } of suspects) {
      const growth = await growthOf(pattern, flags)
      if (growth === 'exponential') bad.push(`${file}: /${pattern}/${flags} ${growth}`)
    }
    expect(bad).toEqual([])
  })
})
