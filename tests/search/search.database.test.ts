import { expect, it } from 'vitest'
import { listProducts } from '#app/domain/catalogue/queries/list-products.server.ts'
import { queryOf, readListState } from '#app/domain/catalogue/schema.ts'
import { meaningHref } from '#app/domain/search/product-list.server.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { eachNth } from '#tests/support/long.ts'
import { PAIRS } from './pairs.ts'
import type { Pair } from './pairs.ts'

/** The share of pairs that must be right. */
const REQUIRED = 0.98

describeOnDatabases('search', 'demo', (database) => {
  const idsOf = async (address: string, size = 48) => {
    const { db } = database()
    const state = readListState(new URLSearchParams(address))
    const ids: number[] = []
    for (let page = 1; ; page += 1) {
      const list = await listProducts(db, { ...queryOf(state), limit: size, page })
      ids.push(...list.products.map(({ id }) => id))
      if (!list.pagination.hasNext) return ids
    }
  }
  const search = (text: string) => idsOf(`q=${encodeURIComponent(text)}`)
  /** As the page does: what finds nothing is read for what it was meant as. */
  const searchOrMeaning = async (text: string) => {
    const found = await search(text)
    if (found.length > 0) return found
    const state = readListState(new URLSearchParams({ q: text }))
    const href = await meaningHref(database().db, state)
    return href ? idsOf(href.split('?')[1] ?? '') : []
  }
  const isSame = async ([plain, typed]: Pair) => {
    const [a, b] = [await search(plain), await search(typed)]
    return a.length > 0 && a.length === b.length && new Set([...a, ...b]).size === a.length
  }
  /** Of the first page of a misspelt search at least ten of twelve are what the plain one finds. */
  const isMeant = async ([plain, typed]: Pair) => {
    const [wanted, found] = [new Set(await search(plain)), (await searchOrMeaning(typed)).slice(0, 12)]
    const right = found.filter((id) => wanted.has(id)).length
    return found.length > 0 && right >= Math.min(10, found.length, wanted.size)
  }

  it('finds for at least 98 % of 200 pairs, or of each fourth, the same however it is typed', async () => {
    const pairs = Object.entries(PAIRS).flatMap(([group, members]) =>
      members.map((pair) => ({ group, pair })),
    )
    expect(pairs.length).toBeGreaterThanOrEqual(200)
    const tried = eachNth(4, pairs)
    const wrong: string[] = []
    for (const { group, pair } of tried) {
      const isRight = group === 'typos' ? await isMeant(pair) : await isSame(pair)
      if (!isRight) wrong.push(`${group}: ${pair.join(' / ')}`)
    }
    expect(1 - wrong.length / tried.length, wrong.join('\n')).toBeGreaterThanOrEqual(REQUIRED)
  })

  it.each([
    ['quạt điều hòa', 'quat'],
    ['máy lạnh', 'may-lanh'],
    ['laptop hp', 'laptop'],
    ['tủ đông', 'tu-dong'],
  ])('finds for %j products of %s first', async (text, slug) => {
    const list = await listProducts(database().db, {
      ...queryOf(readListState(new URLSearchParams({ q: text }))),
      limit: 12,
    })
    const category = list.categories.get(slug)?.name
    expect(list.products.map((product) => product.category)).toEqual(list.products.map(() => category))
  })
})
