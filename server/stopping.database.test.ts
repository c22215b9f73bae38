import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openImportRunner } from '#app/domain/imports/imports.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { startMaintenance } from './maintenance.ts'

const log = pino({ level: 'silent' })

describeOnDatabase('work that a start begins', 'schema', (database) => {
  it.each([
    [
      'the sweep of imports',
      'import_rows',
      async (folder: string) => openImportRunner(database(), folder, log).start(),
    ],
    ['maintenance', 'product_prices', () => Promise.resolve(startMaintenance(database(), log))],
  ])('is awaited by the stop: %s', async (_, table, start) => {
    // The embedded database has one connection: nothing could hold the table meanwhile.
    if (database().embedded) return
    const folder = mkdtempSync(join(tmpdir(), 'cm-stopping-'))
    const holder = await database().pool.connect()
    await holder.query(`begin; lock table ${table} in access exclusive mode`)
    const stop = await start(folder)
    let stopped = false
    const stopping = stop().then(() => (stopped = true))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(stopped).toBe(false)
    await holder.query('rollback')
    holder.release()
    await stopping
    rmSync(folder, { recursive: true, force: true })
  })
})
