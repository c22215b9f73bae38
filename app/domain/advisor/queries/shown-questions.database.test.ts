import { beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { popularQuestions, trackQuestion } from './questions.server.ts'
import { askedRows, chooseShown } from './shown-questions.server.ts'

const FRIDGE = 'Tư vấn tủ lạnh cho 4 người dưới 15 triệu'
const POEM = 'làm thơ về mùa thu đi bạn ơi'

describeOnDatabase('an editor’s choice of questions', 'schema', (database) => {
  const db = () => database().db
  const rows = async (text = '') =>
    (await askedRows(db(), { sort: 'popular', text, limit: 10, offset: 0 })).rows
  const choose = async (text: string, to: boolean) =>
    chooseShown(db(), { id: (await rows(text))[0]?.id ?? 0, to })
  beforeEach(async () => {
    await database().pool.query('truncate user_questions')
    for (let time = 0; time < 3; time++) for (const text of [FRIDGE, POEM]) await trackQuestion(db(), text)
  })

  it('hides a question, and it stays hidden however often it is asked again', async () => {
    expect(await popularQuestions(db(), 5)).toEqual([FRIDGE])
    expect(await choose(FRIDGE, false)).toEqual({ text: FRIDGE, before: true })
    await trackQuestion(db(), FRIDGE)
    expect(await popularQuestions(db(), 5)).toEqual([])
  })

  it('shows one that counting would not, for good', async () => {
    await choose(POEM, true)
    await trackQuestion(db(), POEM)
    expect(await popularQuestions(db(), 5)).toEqual([POEM, FRIDGE])
  })

  it('is told apart from what counting decided, in a list that is searched without marks', async () => {
    await choose(FRIDGE, false)
    expect(await rows('tu lanh')).toMatchObject([
      { text: FRIDGE, isShown: false, isChosen: true, isAskedByMany: true },
    ])
    expect(await rows('100%')).toEqual([])
  })

  it('is refused for a question that is not there', async () => {
    await expect(chooseShown(db(), { id: 9999, to: true })).rejects.toMatchObject({ code: 'not_found' })
  })
})
