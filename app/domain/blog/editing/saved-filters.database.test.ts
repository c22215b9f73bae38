import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { dropFilter, filterForm, keepFilter, savedFilters } from './saved-filters.server.ts'

describeOnDatabase('the views that somebody keeps', 'schema', (database) => {
  let lan = ''
  let binh = ''
  beforeAll(async () => {
    lan = await addPerson(database(), 'lan@example.vn', 'editor')
    binh = await addPerson(database(), 'binh@example.vn', 'editor')
  })
  const keep = (userId: string, name: string, query: string) =>
    keepFilter(database().db, { userId, name, query })

  it('are their own, each under one name, and read anew from their address', async () => {
    await keep(lan, 'Nháp', 'status=draft&page=7&x=<b>')
    await keep(lan, 'Nháp', 'status=draft&tag=Tivi')
    await keep(binh, 'Nháp', '')
    expect((await savedFilters(database().db, lan)).map(({ name, path }) => [name, path])).toEqual([
      ['Nháp', '/admin/articles?status=draft&tag=Tivi'],
    ])
  })

  it('are deleted by their owner alone', async () => {
    const [{ id } = { id: 0 }] = await savedFilters(database().db, lan)
    await expect(dropFilter(database().db, { userId: binh, id })).rejects.toMatchObject({ code: 'not_found' })
    expect(await dropFilter(database().db, { userId: lan, id })).toEqual({
      name: 'Nháp',
      query: 'status=draft&tag=Tivi',
    })
    expect(await savedFilters(database().db, lan)).toEqual([])
  })

  it('are twenty at most', async () => {
    for (let at = 0; at < 20; at += 1) await keep(lan, `Xem ${at}`, 'status=draft')
    await expect(keep(lan, 'Nữa', '')).rejects.toMatchObject({ code: 'conflict' })
    expect(await savedFilters(database().db, lan)).toHaveLength(20)
  })

  it('have a name', () =>
    expect(
      filterForm.safeParse({ intent: 'keep-filter', name: ' ', query: '' }).error?.issues[0]?.message,
    ).toBe('Name the view first'))
})
