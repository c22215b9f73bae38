import { expect, it } from 'vitest'
import { synonymsInForce } from '#app/domain/catalogue/queries/synonyms.server.ts'
import { withPhrase } from '#app/domain/catalogue/synonyms/groups.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { advisorParts } from '../advisor.server.ts'
import { SHIPPED_FACTS } from '../knowledge/known-facts.ts'
import { rephraseWith } from '../taught-words.server.ts'
import {
  addPin,
  changePin,
  countPins,
  deletePin,
  pinById,
  pinnedInForce,
  pinPage,
} from './pinned-answers.server.ts'
import { findPinnedIn } from './pinned.ts'
import { previewFact, previewPin, previewWord } from './preview-change.server.ts'
import { previewChange } from './preview.ts'
import { recentQuestions } from './recent-questions.server.ts'
import { addFact, changeFact, deleteFact, factById, factsInForce, factsWith } from './taught-facts.server.ts'

const PIN = {
  questions: ['Tủ rượu đặt gần cửa sổ có sao không?'],
  answer: 'Không nên: nắng làm hỏng rượu.',
  source: { title: 'Hướng dẫn', url: 'https://example.vn' },
  productIds: [1],
  isOn: true,
  answeredOn: '2026-11-23',
}
const ASKED = [
  'tu ruou de gan cua so co sao ko',
  'tủ lạnh 4 người dưới 12 triệu',
  'OLED và QLED khác gì',
  'tủ rượu gần cửa sổ tốn bao nhiêu điện',
  'máy giặt 9kg lồng ngang',
]

/** No time passes, however busy the machine is. */
const STILL = () => 0

describeOnDatabase('pinned answers', 'demo', (database) => {
  const db = () => database().db

  it('are in force with the next question, and no longer once they are switched off or deleted', async () => {
    const find = async () => (await pinnedInForce(db()))(ASKED[0] ?? '')?.answer
    expect(await find()).toBeUndefined()
    const id = await addPin(db(), PIN)
    expect(await find()).toBe(PIN.answer)
    await changePin(db(), { ...PIN, id, answer: 'Được.' })
    expect(await find()).toBe('Được.')
    await changePin(db(), { ...PIN, id, isOn: false })
    expect(await find()).toBeUndefined()
    expect(await pinPage(db(), { text: 'nang lam hong', limit: 5, offset: 0 })).toMatchObject({ total: 1 })
    expect(await pinById(db(), id)).toEqual({ ...PIN, id, isOn: false })
    expect(await deletePin(db(), id)).toEqual({ ...PIN, id, isOn: false })
    await expect(deletePin(db(), id)).rejects.toMatchObject({ code: 'not_found' })
    await addPin(db(), { ...PIN, id })
    await expect(addPin(db(), { ...PIN, id })).rejects.toMatchObject({ code: 'conflict' })
    await deletePin(db(), id)
    expect(await countPins(db())).toBe(0)
  })

  it('are previewed on recent questions as if each of those had been answered twice', async () => {
    for (const text of ASKED)
      await database().pool.query('insert into user_questions (question_text) values ($1)', [text])
    await database().pool.query(
      `insert into user_questions (question_text, last_asked_at) values ('tủ rượu kê gần cửa sổ', now() - interval '40 days')`,
    )
    const pin = { ...PIN, id: 0 }
    const preview = await previewPin(db(), null, pin, STILL)
    expect([preview.asked, preview.tried]).toEqual([5, 5])
    expect(preview.changed.map(({ question, after }) => [question, after.firstLine])).toEqual([
      [ASKED[0], PIN.answer],
    ])
    expect(preview.changed[0]?.after).toMatchObject({ isEditorial: true, products: [expect.any(String)] })
    const parts = advisorParts(db(), () => {})
    const change = {
      before: parts,
      after: { ...parts, pinned: () => Promise.resolve(findPinnedIn([pin])) },
      touches: () => true,
    }
    const whole = await previewChange(await recentQuestions(db()), change, STILL)
    expect(preview).toEqual(whole)
  })

  it('stop being previewed when the time is up, and say so', async () => {
    const parts = advisorParts(db(), () => {})
    let now = 0
    const clock = () => (now += 5_000)
    const change = { before: parts, after: parts, touches: () => true }
    const preview = await previewChange(await recentQuestions(db()), change, clock)
    expect([preview.asked, preview.tried]).toEqual([5, 1])
  })

  it('and facts: in force with the next question, previewed as if each question had been answered twice', async () => {
    const fact = {
      subject: 'nha-bep',
      question: 'Tủ rượu để gần cửa sổ có sao không?',
      examples: ['tủ rượu gần cửa sổ có bị hỏng không'],
      kinds: [],
      verdict: 'Không nên: nắng làm hỏng rượu.',
      claims: ['Nắng làm rượu nóng lên.'],
      changes: '',
      source: { title: 'Hướng dẫn', url: 'https://www.example.vn/x' },
      asOf: '2026-11-20',
      isOn: true,
    }
    const preview = await previewFact(db(), { ...fact, id: 0 }, STILL)
    expect(preview.changed.map(({ question }) => question)).toContain(ASKED[0])
    const parts = advisorParts(db(), () => {})
    const change = {
      before: parts,
      after: { ...parts, facts: () => Promise.resolve(factsWith([{ ...fact, id: 0 }])) },
      touches: () => true,
    }
    const whole = await previewChange(await recentQuestions(db()), change, STILL)
    expect(preview).toEqual(whole)

    expect(await factsInForce(db())).toBe(SHIPPED_FACTS)
    const id = await addFact(db(), fact)
    expect((await factsInForce(db())).byQuestion.size).toBe(SHIPPED_FACTS.byQuestion.size + 1)
    await changeFact(db(), { ...fact, id, isOn: false })
    expect(await factsInForce(db())).toBe(SHIPPED_FACTS)
    expect(await deleteFact(db(), id)).toEqual({ ...fact, id, isOn: false })
    await expect(factById(db(), id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('and words: what a phrase would mean, previewed as if each question had been answered twice', async () => {
    await database().pool.query(
      `insert into user_questions (question_text) values ('mua thùng ướp cho 4 người dưới 12 triệu')`,
    )
    const preview = await previewWord(db(), { head: 'Tủ lạnh', phrase: 'thùng ướp' })
    expect(preview.changed.map(({ question, after }) => [question, after.kinds])).toEqual([
      ['mua thùng ướp cho 4 người dưới 12 triệu', ['Tủ lạnh']],
    ])
    const parts = advisorParts(db(), () => {})
    const { groups } = await synonymsInForce(db())
    const rephrase = rephraseWith(withPhrase(groups, 'Tủ lạnh', 'thùng ướp'))
    const whole = await previewChange(await recentQuestions(db()), {
      before: parts,
      after: { ...parts, rephrase: () => Promise.resolve(rephrase) },
      touches: () => true,
    })
    expect(preview).toEqual(whole)
  })
})
