import { describe, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import type { Made, Outcome } from './page-cache.ts'
import type { Page } from './page.ts'

const aPage = (text: string, ...tags: string[]): Page => {
  const form = { body: Buffer.from(text), etag: `"${text}"`, headers: [] }
  return {
    ready: () => form,
    form: () => Promise.resolve(form),
    tags: new Set(tags),
    readers: [],
    size: 1000,
  }
}
const made = (text: string, ...tags: string[]) => Promise.resolve<Made>({ page: aPage(text, ...tags) })
const failed = () => Promise.resolve<Made>({ response: new Response(null, { status: 503 }) })

/** A page that is made when the test says so. */
function slowPage() {
  const { promise, resolve } = Promise.withResolvers<Made>()
  return {
    make: () => promise,
    finish: (text: string, ...tags: string[]) => resolve({ page: aPage(text, ...tags) }),
  }
}

function aCache() {
  let clock = 0
  const outcomes: Outcome[] = []
  const cache = createPageCache({
    freshMs: 30_000,
    staleMs: 600_000,
    now: () => clock,
    onOutcome: (outcome) => outcomes.push(outcome),
  })
  cache.setHearing(true)
  const read = async (key: string, make: () => Promise<Made>) => {
    const answer = await cache.answer(key, make)
    return 'page' in answer ? (await answer.page.form('identity')).body.toString() : answer.response.status
  }
  return { cache, outcomes, read, pass: (ms: number) => (clock += ms) }
}

describe('createPageCache', () => {
  test('makes a page once for a thousand who ask at the same time', async () => {
    const { read, outcomes } = aCache()
    let times = 0
    const slow = slowPage()
    const make = () => {
      times += 1
      return slow.make()
    }
    const readers = Array.from({ length: 1000 }, () => read('/', make))
    slow.finish('home', 'articles')
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['home']))
    expect(times).toBe(1)
    expect(outcomes.filter((outcome) => outcome === 'miss')).toHaveLength(1)
  })

  test('gives a kept page until a tag of it changes, and no other page up', async () => {
    const { cache, read } = aCache()
    await read('/a', () => made('a1', 'product:1', 'products'))
    await read('/b', () => made('b1', 'product:2'))
    expect(cache.fresh('/a')).toBeDefined()
    cache.drop('product:1')
    expect(cache.fresh('/a')).toBeUndefined()
    expect(cache.fresh('/b')).toBeDefined()
    expect(await read('/a', () => made('a2', 'product:1'))).toBe('a2')
  })

  test("'product:*' drops every product's page, and a list only by its own tag", async () => {
    const { cache, read } = aCache()
    await read('/1', () => made('1', 'product:1'))
    await read('/2', () => made('2', 'product:2'))
    await read('/list', () => made('list', 'products'))
    cache.drop('product:*')
    expect(['/1', '/2', '/list'].filter((key) => cache.fresh(key))).toEqual(['/list'])
  })

  test.each(['product:1', 'product:*'])(
    'does not keep a page that was made while %s changed',
    async (tag) => {
      const { cache, read } = aCache()
      const slow = slowPage()
      const reading = read('/1', slow.make)
      cache.drop(tag)
      slow.finish('old', 'product:1')
      expect(await reading).toBe('old')
      expect(cache.fresh('/1')).toBeUndefined()
    },
  )

  test('who asks after a change does not wait for a page that was begun before it', async () => {
    const { cache, read } = aCache()
    const slow = slowPage()
    const before = read('/1', slow.make)
    cache.drop('product:1')
    expect(await read('/1', () => made('new', 'product:1'))).toBe('new')
    slow.finish('old', 'product:1')
    await before
    expect(await read('/1', () => made('never', 'product:1'))).toBe('new')
  })

  test('an old page is given at once and made anew behind', async () => {
    const { read, pass, outcomes } = aCache()
    await read('/', () => made('one', 'articles'))
    pass(40_000)
    expect(await read('/', () => made('two', 'articles'))).toBe('one')
    expect(await read('/', () => made('three', 'articles'))).toBe('two')
    expect(outcomes).toEqual(['miss', 'stale', 'hit'])
  })

  test('a very old page is waited for, and given where none can be made', async () => {
    const { read, pass } = aCache()
    await read('/', () => made('one', 'articles'))
    pass(700_000)
    expect(await read('/', failed)).toBe('one')
    expect(await read('/', () => made('two', 'articles'))).toBe('two')
  })

  test('while changes may be missed a page is given, and made anew each second', async () => {
    const { cache, read, pass } = aCache()
    await read('/', () => made('one', 'articles'))
    cache.setHearing(false)
    expect(cache.fresh('/')).toBeUndefined()
    pass(3_600_000)
    expect(await read('/', failed)).toBe('one')
    expect(await read('/', () => made('not yet tried again', 'articles'))).toBe('one')
    pass(1_000)
    expect(await read('/', () => made('two', 'articles'))).toBe('one')
    expect(await read('/', failed)).toBe('two')
  })

  test('an answer that is not kept belongs to the one who asked', async () => {
    const { read } = aCache()
    let asked = 0
    const make = () => {
      asked += 1
      return Promise.resolve<Made>({ response: new Response(null, { status: 404 + asked }) })
    }
    expect(await Promise.all([read('/x', make), read('/x', make)])).toEqual([405, 406])
  })

  test('the memory is bounded: what was read longest ago goes first', async () => {
    const cache = createPageCache({ maxBytes: 10_000 })
    cache.setHearing(true)
    for (let id = 0; id < 20; id += 1) await cache.answer(`/${id}`, () => made(String(id), `product:${id}`))
    const kept = Array.from({ length: 20 }, (_, id) => id).filter((id) => cache.fresh(`/${id}`))
    expect(kept).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  })
})
