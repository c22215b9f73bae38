import { expect, it } from 'vitest'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { readListState } from '#app/domain/catalogue/schema.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { loadProductList, sentenceHref } from './product-list.server.ts'

describeOnDatabase('the order of a list that nobody put in order', 'demo', (database) => {
  const load = (change: Partial<ListState>) => loadProductList(database().db, { ...WHOLE_LIST, ...change })

  it('begins with three machines of each kind, kind after kind, and names each machine once', async () => {
    const { list, orders } = await load({})
    expect(orders[0]).toEqual({ value: '', label: 'Theo loại' })
    const kinds = list.products.map(({ categorySlug }) => categorySlug)
    expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toHaveLength(4)
    expect(new Set(kinds).size).toBe(4)
    const seen = new Set<number>()
    for (let page = 1; page <= list.pagination.totalPages; page++)
      for (const { id } of (await load({ page })).list.products) seen.add(id)
    expect(seen.size).toBe(list.pagination.total)
  })

  it('begins each kind as its own list does, and says for whom', async () => {
    const { list, openings } = await load({})
    const kinds = [...new Set(list.products.map(({ categorySlug }) => categorySlug))]
    expect(openings.map(({ slug }) => slug)).toEqual(kinds)
    for (const { slug, why, labels } of openings) {
      const { pick } = await load({ category: slug })
      const shown = list.products.filter(({ categorySlug }) => categorySlug === slug).map(({ id }) => id)
      const picked = pick?.picks.map(({ row }) => row.id) ?? []
      expect(shown.slice(0, picked.length)).toEqual(picked.slice(0, shown.length))
      expect(labels.map(([id]) => id)).toEqual(picked)
      expect(labels[0]?.[1]).toBe('Phù hợp nhất')
      expect(why).toContain(pick?.need ?? 'thông số')
    }
  })

  it('keeps its places on the pages behind the first', async () => {
    const [whole, second] = [await load({ size: 24 }), await load({ page: 2 })]
    expect(second.list.products.map(({ id }) => id)).toEqual(
      whole.list.products.slice(12).map(({ id }) => id),
    )
  })

  it('is the newest first where that is chosen', async () => {
    const { list } = await load({ sort: 'updated_at-desc', size: 48 })
    const changed = list.products.map(({ updatedAt }) => updatedAt)
    expect(changed).toEqual(changed.toSorted().toReversed())
  })

  it('of a stated need begins with what fits it best, as the pick does', async () => {
    const state = { category: 'tu-lanh', people: 4, max: 15_000_000 }
    const { list, orders, pick, fits } = await load(state)
    // Among those that suit four people none is called large or small.
    expect(fits.get('tu-lanh')?.words).toBe('vừa 4 người')
    expect(orders[0]).toEqual({ value: '', label: 'Hợp nhu cầu' })
    expect(list.products[0]?.id).toBe(pick?.picks[0]?.row.id)
    const all = [...list.products, ...(await load({ ...state, page: 2 })).list.products]
    expect(new Set(all.map(({ id }) => id)).size).toBe(Math.min(24, list.pagination.total))
  })

  it('of a search that names a kind stands below the picks of that kind, of any other text below none', async () => {
    const { pick, pickedFrom } = await load({ q: 'máy lọc không khí' })
    const own = await load({ category: 'may-loc-khong-khi' })
    expect(pick?.picks.map(({ row }) => row.id)).toEqual(own.pick?.picks.map(({ row }) => row.id))
    expect(pick?.picks.length).toBeGreaterThan(0)
    expect(pickedFrom).toMatchObject({ name: 'Máy lọc không khí', total: own.list.pagination.total })
    for (const change of [
      { q: 'inverter' },
      { q: 'samsung' },
      { q: 'zzzqqqxxx' },
      { q: 'máy lọc không khí', page: 2 },
      { q: 'máy lọc không khí', sort: 'price-asc' as const },
    ])
      expect((await load(change)).pick).toBeNull()
  })

  it('of a search that names a kind and a brand is that list under its own name, below its picks', async () => {
    const { named, pick, pickedFrom, list, facets, filtered } = await load({ q: 'tu lanh lg' })
    const own = await load({ category: 'tu-lanh', brands: ['lg'] })
    expect(named).toBe('Tủ lạnh LG')
    // It is filtered as that list, too.
    expect(filtered.state).toMatchObject({ q: '', category: 'tu-lanh', brands: ['lg'] })
    expect(facets.map(({ name }) => name)).toEqual(
      own.facets.filter(({ name }) => name !== 'people').map(({ name }) => name),
    )
    expect(pick?.picks.map(({ row }) => row.id)).toEqual(own.pick?.picks.map(({ row }) => row.id))
    expect(pick?.picks.length).toBeGreaterThan(0)
    expect(pickedFrom).toMatchObject({ name: 'Tủ lạnh LG', total: own.list.pagination.total })
    expect(list.products.map(({ id }) => id)).toEqual(own.list.products.map(({ id }) => id))
    for (const q of ['tủ lạnh lg ngăn đá trên', 'tủ lạnh', 'lg', 'GN-D392BLA'])
      expect((await load({ q })).named, q).toBe(q === 'tủ lạnh' ? 'Tủ lạnh' : null)
  })

  it('of a category alone goes on where its picks end, with every machine once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => load({ category: 'tu-lanh', page, size: 24 })))
    const { orders, pick } = pages[0] ?? (await load({ category: 'tu-lanh' }))
    expect(orders[0]).toEqual({ value: '', label: 'Đề xuất' })
    const ids = pages.flatMap(({ list }) => list.products.map(({ id }) => id))
    expect(new Set(ids).size).toBe(pages[0]?.list.pagination.total)
    const picked = pick?.picks.map(({ row }) => row.id) ?? []
    expect(ids.slice(0, 12).filter((id) => picked.includes(id))).toEqual([])
    expect(ids.slice(0, 2)).toEqual(pick?.next.slice(0, 2))
  })

  it('of everything leaves out what stands above it, and holds it further down', async () => {
    const shown = (await load({})).list.products[0]?.id ?? 0
    const { list, openings } = await loadProductList(database().db, WHOLE_LIST, [shown])
    expect(list.products.map(({ id }) => id)).not.toContain(shown)
    expect(list.products).toHaveLength(WHOLE_LIST.size)
    expect(openings[0]?.why).toMatch(/^Các máy khác cho/)
  })

  it('of a search that is a kind is that of the kind, and every machine stands once', async () => {
    const q = 'máy lọc không khí'
    const { list } = await load({ q, size: 48 })
    const own = await load({ category: 'may-loc-khong-khi', size: 48 })
    expect(list.products.map(({ id }) => id)).toEqual(own.list.products.map(({ id }) => id))
  })

  it.each(['tủ lạnh 2 cửa', 'tu lanh 2 canh'])(
    'of %j is all fridges of two doors by their sort, not one by its title, below their picks',
    async (q) => {
      const href = await sentenceHref(database().db, { ...WHOLE_LIST, q })
      const state = readListState(new URL(href ?? '/', 'http://site').searchParams)
      const { list, pick, chips } = await loadProductList(database().db, state)
      expect(state).toMatchObject({ q: '', category: 'tu-lanh', sentence: q })
      expect(list.pagination.total).toBeGreaterThan(9)
      expect(pick?.picks[0]?.row.title).toMatch(/tủ lạnh/i)
      // What was read is one thing, and is taken back as one.
      expect(chips.map(({ label }) => label)).toEqual(['Tủ lạnh', '2 cửa'])
      expect(chips[1]?.remove).toEqual({ attributes: {} })
    },
  )

  it.each([
    ['tivi 55 inch', ['Tivi', 'Màn hình 55 inch']],
    ['máy giặt cửa trước 9kg', ['Máy giặt', 'Khối lượng giặt 9 kg', 'Cửa trước']],
    ['máy lạnh 1.5 ngựa', ['Máy lạnh', 'Công suất 1,5 HP']],
    ['nồi cơm điện tử', ['Nồi cơm điện', 'Nồi điện tử']],
  ])('of %j is narrowed by %j', async (q, labels) => {
    const href = await sentenceHref(database().db, { ...WHOLE_LIST, q })
    const state = readListState(new URL(href ?? '/', 'http://site').searchParams)
    const { list, chips } = await loadProductList(database().db, state)
    expect(state.q).toBe('')
    expect(chips.map(({ label }) => label)).toEqual(labels)
    expect(list.pagination.total).toBeGreaterThan(0)
  })
})
