import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { LINES, listChanges, loggedEntities } from './list-changes.server.ts'
import { auditQuery } from './query.ts'
import { recordChange } from './record-change.server.ts'
import type { Change } from './record-change.server.ts'
import type { Audited } from './told.ts'

describeOnDatabases('the log of changes', 'schema', (database) => {
  const list = (query: Record<string, string>) => listChanges(database().db, auditQuery.parse(query))
  const record = <Kind extends Audited>(change: Change<Kind>) =>
    database().db.transaction((tx) => recordChange(tx, change))
  beforeAll(async () => {
    const { pool } = database()
    const an = await addPerson(database(), 'an@example.vn', 'admin')
    const binh = await addPerson(database(), 'binh@example.vn', 'editor')
    await pool.query('delete from audit_log')
    await record({
      actorId: an,
      action: 'update',
      entity: 'setting',
      detail: { after: { name: 'x' } },
    })
    await record({
      actorId: binh,
      action: 'create',
      entity: 'tag',
      entityId: 7,
      detail: { name: 'Tivi' },
    })
    await record({ actorId: null, action: 'delete', entity: 'tag', entityId: 8 })
    // Half past midnight of the 2nd in Vietnam is still the 1st in UTC.
    await pool.query(`update audit_log set created_at = '2026-03-01T17:30:00Z' where entity = 'setting'`)
  })

  it('is read newest first, with who it was', async () => {
    const { lines, hasMore } = await list({})
    expect(lines.map(({ action, entity, actor }) => `${actor} ${action} ${entity}`)).toEqual([
      'null delete tag',
      'binh create tag',
      'an update setting',
    ])
    expect(hasMore).toBe(false)
  })

  it('is narrowed by person, kind and day of Vietnam', async () => {
    const count = async (query: Record<string, string>) => (await list(query)).lines.length
    expect(await count({ nguoi: 'BINH@' })).toBe(1)
    expect(await count({ nguoi: '%' })).toBe(0)
    expect(await count({ loai: 'tag' })).toBe(2)
    expect(await count({ tu: '2026-03-02', den: '2026-03-02' })).toBe(1)
    expect(await count({ den: '2026-03-01' })).toBe(0)
    expect(await count({ loai: "x' or 1", tu: 'hôm qua', trang: '-1' })).toBe(3)
  })

  it('names the kinds it speaks of', async () => {
    expect(await loggedEntities(database().db)).toEqual(['setting', 'tag'])
  })

  it('goes on on the next page', async () => {
    for (let at = 0; at < LINES; at += 1) await record({ actorId: null, action: 'update', entity: 'article' })
    expect((await list({})).hasMore).toBe(true)
    expect((await list({ trang: '2' })).lines).toHaveLength(3)
  })
})
