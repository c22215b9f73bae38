import { expect, it } from 'vitest'
import { exampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import { EXAMPLE, USUAL as HOME_NEEDS } from '#app/pages/home/usual-needs.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { listPick } from './list-pick.server.ts'

describeOnDatabase('the pick of a list', 'demo', (database) => {
  const pickOf = async (category: string, change: Partial<ListState> = {}) => {
    const { db } = database()
    const shape = (await catalogueShape(db)).get(category)
    if (!shape) throw new Error(`The demo has no ${category}.`)
    return listPick(db, { state: { ...WHOLE_LIST, category, ...change }, category: shape })
  }

  it('is for the usual need until one is stated, and of that size', async () => {
    const [usual, five] = [await pickOf('tu-lanh'), await pickOf('tu-lanh', { people: 5 })]
    expect(usual).toMatchObject({ need: 'nhà 4 người, dưới 15 triệu', isStated: false })
    expect(five).toMatchObject({ need: 'nhà 5 người', isStated: true })
    expect(usual?.picks[0]?.reason).toContain('vừa nhà 4 người')
  })

  it.each([
    ['tu-lanh', EXAMPLE],
    ['may-giat', HOME_NEEDS[0]],
    ['tivi', HOME_NEEDS[1]],
    ['may-lanh', HOME_NEEDS[2]],
  ])('is of %s what the advisor answers to "%s"', async (category, question = '') => {
    const [pick, answer] = [await pickOf(category), await exampleAnswer(database().db, question)]
    const own = pick?.picks.map(({ row }) => row.id) ?? []
    expect(own[0]).toBe(answer?.products[0]?.id)
    expect(answer?.products.map(({ id }) => id)).toEqual(expect.arrayContaining(own))
  })

  it('lies within every filter in force', async () => {
    const picked = await pickOf('tu-lanh', {
      brands: ['lg'],
      max: 15_000_000,
      attributes: { inverter: ['true'] },
    })
    expect(picked?.picks.length).toBeGreaterThan(0)
    for (const { row } of picked?.picks ?? [])
      expect(row).toMatchObject({ brand: 'LG', attributes: { inverter: true } })
    for (const { row } of picked?.picks ?? []) expect(row.mainPrice?.value).toBeLessThanOrEqual(15_000_000)
  })

  it('has no need where the kind has no rule, and is none where there is little to choose from', async () => {
    expect(await pickOf('dien-thoai')).toMatchObject({ need: null, isStated: false })
    expect(await pickOf('tu-lanh', { people: 4, max: 1_000_000 })).toBeNull()
  })

  it('never gives a sample review as its reason', async () => {
    for (const category of ['tu-lanh', 'tivi', 'dien-thoai', 'quat', 'may-lanh'])
      for (const { reason } of (await pickOf(category))?.picks ?? [])
        expect(reason).not.toMatch(/đánh giá|sao|người dùng chấm/)
  })
})
