import { expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { readSettings, writeSettings } from './settings.server.ts'
import { DEFAULT_SETTINGS } from './site-settings.ts'

describeOnDatabases('settings', 'schema', (database) => {
  it('are the defaults until they are written, and say what they were before', async () => {
    const { db } = database()
    expect(await readSettings(db)).toEqual(DEFAULT_SETTINGS)
    const changed = { ...DEFAULT_SETTINGS, name: 'Máy Nhà', hotline: '1900 1234', dailyTokens: 5 }
    expect(await writeSettings(db, changed)).toEqual(DEFAULT_SETTINGS)
    expect(await readSettings(db)).toEqual(changed)
    expect(await writeSettings(db, { ...changed, hotline: null })).toEqual(changed)
    expect((await readSettings(db)).hotline).toBeNull()
  })
})
