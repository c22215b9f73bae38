import { beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { suggestedQuestions } from './questions.server.ts'
import {
  addSuggested,
  changeSuggested,
  deleteSuggested,
  suggestedRows,
} from './suggested-questions.server.ts'

const FRIDGE = 'Tủ lạnh nào hợp nhà 4 người?'
const WASHER = 'Máy giặt nào tiết kiệm điện?'

describeOnDatabase('suggested questions', 'schema', (database) => {
  const db = () => database().db
  beforeEach(async () => {
    await database().pool.query('truncate suggestion_questions restart identity')
  })

  it('are added, changed and deleted, and come back as they were', async () => {
    const id = await addSuggested(db(), { text: FRIDGE })
    expect(await changeSuggested(db(), { id, text: WASHER })).toBe(FRIDGE)
    expect(await suggestedQuestions(db())).toEqual([WASHER])
    const gone = await deleteSuggested(db(), id)
    expect(await suggestedRows(db())).toEqual([])
    expect(await addSuggested(db(), gone)).toBe(id)
    expect(await suggestedRows(db())).toEqual([{ id, text: WASHER, isDemo: false }])
  })

  it('are there once', async () => {
    await addSuggested(db(), { text: FRIDGE })
    const id = await addSuggested(db(), { text: WASHER })
    await expect(addSuggested(db(), { text: FRIDGE })).rejects.toMatchObject({ code: 'conflict' })
    await expect(changeSuggested(db(), { id, text: FRIDGE })).rejects.toMatchObject({
      fields: { question: 'Câu này đã có trong danh sách.' },
    })
    expect(await changeSuggested(db(), { id, text: WASHER })).toBe(WASHER)
  })

  it('are not lost without a word where they are not there', async () => {
    await expect(deleteSuggested(db(), 9999)).rejects.toMatchObject({ code: 'not_found' })
    await expect(changeSuggested(db(), { id: 9999, text: FRIDGE })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
