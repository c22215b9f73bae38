import { describe, expect, test } from 'vitest'
import { FACTS, SUBJECTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import { FIRST_QUESTIONS, knowledgeGroups } from './knowledge-groups.ts'

const groups = knowledgeGroups(SUBJECTS, (id) => `?chu-de=${id}`)
const groupWith = (id: string) =>
  groups.find(({ parts }) => parts.some(({ questions }) => questions.some((one) => one.id === id)))

describe('the groups of the page of facts', () => {
  test('hold every question once', () => {
    const ids = groups.flatMap(({ parts }) => parts.flatMap(({ questions }) => questions.map(({ id }) => id)))
    expect(ids.toSorted()).toEqual(FACTS.map(({ id }) => id).toSorted())
  })

  test('are few, and the one of no machine is not where most stands', () => {
    expect(groups.length).toBeLessThanOrEqual(15)
    expect(groups.find(({ id }) => id === 'nhom-ca-nha')?.count).toBeLessThan(FACTS.length / 5)
  })

  test.each([
    ['oled-va-qled', 'nhom-tivi', 'Chọn'],
    ['chung-tu-lanh', 'nhom-tu-lanh', 'Hỏng'],
    ['bac-thang-dien', 'nhom-dien', 'Chọn'],
  ])('%s stands in %s under %s', (id, group, part) => {
    const found = groupWith(id)
    expect(found?.id).toBe(group)
    expect(found?.parts.find(({ questions }) => questions.some((one) => one.id === id))?.name).toBe(part)
  })

  test('what is answered at once is known', () => {
    const known = new Set(FACTS.map(({ id }) => id))
    expect(FIRST_QUESTIONS.filter((id) => !known.has(id))).toEqual([])
  })
})
