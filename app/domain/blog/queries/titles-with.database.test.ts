import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { titlesWith } from './titles-with.server.ts'

describeOnDatabase('titles that a search box suggests', 'demo', (database) => {
  it('hold every word, marks and case aside, the text as it stands first, and are few', async () => {
    const found = await titlesWith(database().db, 'TU LANH', 3)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(3)
    expect(found[0]?.title).toMatch(/tủ lạnh/i)
    for (const { path } of found) expect(path).toMatch(/^\/blog\//)
  })

  it('are none for a blank text or for words that no title holds', async () => {
    expect(await titlesWith(database().db, '  ', 3)).toEqual([])
    expect(await titlesWith(database().db, 'zzzqqq', 3)).toEqual([])
  })

  it('take signs of a pattern as they stand', async () => {
    expect(await titlesWith(database().db, '%%%', 3)).toEqual([])
  })
})
