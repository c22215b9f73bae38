import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { mayAskModel, noteModelFailure, noteModelSuccess } from './model-health.server.ts'
import { countFallback, reserveTokens, settleTokens } from './model-usage.server.ts'

describeOnDatabase('the ledger of a model', 'schema', (database) => {
  const reserve = (model: string, input: number, output: number, dailyTokens: number) =>
    reserveTokens(database().db, { model, tokens: { input, output }, dailyTokens })
  const rowOf = async (model: string) =>
    (await database().pool.query('select * from model_usage where model = $1', [model])).rows[0]

  it('counts a call, then what it used in place of what was set aside', async () => {
    const reservation = await reserve('a', 100, 900, 10_000)
    expect(await rowOf('a')).toMatchObject({ requests: 1, input_tokens: 100, output_tokens: 900 })
    if (!reservation) throw new Error('refused')
    await settleTokens(database().db, { model: 'a', reservation, used: { input: 120, output: 80 } })
    await countFallback(database().db, 'a')
    expect(await rowOf('a')).toMatchObject({
      requests: 1,
      input_tokens: 120,
      output_tokens: 80,
      fallbacks: 1,
    })
  })

  it('refuses what would pass the cap, counting every model', async () => {
    await database().pool.query('delete from model_usage')
    expect(await reserve('a', 300, 300, 1000)).not.toBeNull()
    expect(await reserve('b', 300, 200, 1000)).toBeNull()
    expect(await reserve('b', 200, 200, 1000)).not.toBeNull()
    expect(await reserve('a', 1, 0, 1000)).toBeNull()
    expect(await reserve('a', 1, 0, 0)).toBeNull()
  })

  it('never lets calls at the same time pass the cap together', async () => {
    await database().pool.query('delete from model_usage')
    const granted = await Promise.all(Array.from({ length: 50 }, () => reserve('c', 40, 60, 1000)))
    expect(granted.filter(Boolean)).toHaveLength(10)
    expect(await rowOf('c')).toMatchObject({ requests: 10, input_tokens: 400, output_tokens: 600 })
  })

  it('leaves a model alone after five failures in a row, until one call after a minute', async () => {
    const { db, pool } = database()
    for (let n = 0; n < 5; n++) {
      expect(await mayAskModel(db, 'd')).toBe(true)
      await noteModelFailure(db, 'd')
    }
    expect(await mayAskModel(db, 'd')).toBe(false)
    expect(await mayAskModel(db, 'another')).toBe(true)
    await pool.query(`update model_health set retry_at = now() - interval '1 second'`)
    const tried = await Promise.all(Array.from({ length: 10 }, () => mayAskModel(db, 'd')))
    expect(tried.filter(Boolean)).toHaveLength(1)
    await noteModelSuccess(db, 'd')
    expect(await mayAskModel(db, 'd')).toBe(true)
  })
})
