import { expect, it } from 'vitest'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { loadProductList } from './product-list.server.ts'

describeOnDatabases('the order of a list that nobody put in order', 'demo', (database) => {
  const load = (change: Partial<ListState>) => loadProductList(database().db, { ...WHOLE_LIST, ...change })

  it('begins with the three newest of each kind, the cheapest of them first, kind after kind, and names each machine once', async () => {
    const { list, orders } = await load({})
    expect(orders[0]).toEqual({ value: '', label: 'Theo loại' })
    const kinds = list.products.map(({ categorySlug }) => categorySlug)
    expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toHaveLength(4)
    expect(new Set(kinds).size).toBe(4)
    const prices = list.products.slice(0, 3).map(({ mainPrice }) => mainPrice?.value ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const seen = new Set<number>()
    for (let page = 1; page <= list.pagination.totalPages; page++)
      for (const { id } of (await load({ page })).list.products) seen.add(id)
    expect(seen.size).toBe(list.pagination.total)
  })

  it('is the newest first where that is chosen', async () => {
    const { list } = await load({ sort: 'updated_at-desc', size: 48 })
    const changed = list.products.map(({ updatedAt }) => updatedAt)
    expect(changed).toEqual(changed.toSorted().toReversed())
  })

  it('of a stated need begins with what fits it best, as the pick does', async () => {
    const state = { category: 'tu-lanh', people: 4, max: 15_000_000 }
    const { list, orders, pick } = await load(state)
    expect(orders[0]).toEqual({ value: '', label: 'Hợp nhu cầu' })
    expect(list.products[0]?.id).toBe(pick?.picks[0]?.row.id)
    const all = [...list.products, ...(await load({ ...state, page: 2 })).list.products]
    expect(new Set(all.map(({ id }) => id)).size).toBe(Math.min(24, list.pagination.total))
  })

  it('of a category alone is the newest first', async () => {
    expect((await load({ category: 'tu-lanh' })).orders[0]?.value).toBe('updated_at-desc')
  })
})
