import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { talksOver } from '#tests/support/talk.ts'
import { FACTS } from '../knowledge/fact-base.ts'
import { answersUnasked } from './tell-beside.ts'

const { last } = talksOver([
  aFridge({ id: 1, title: 'Tủ lạnh Toshiba 194 lít', price: 5_000_000 }),
  aFridge({ id: 2, kind: 'rice_cooker', title: 'Nồi cơm điện Sharp 1,8 lít', price: 700_000 }),
])
const verdictOf = (id: string) => FACTS.find((fact) => fact.id === id)!.verdict

describe('a trouble that is only told', () => {
  it.each([
    ['nồi cơm trào nước ra ngoài', 'noi-com-trao-nuoc'],
    ['tủ lạnh chảy nước ra sàn nhà', 'tu-lanh-chay-nuoc-ra-san'],
  ])('%s: is answered, and sells nothing', async (text, id) => {
    const { content, productRecommendations } = await last(text)
    expect(content).toContain(verdictOf(id))
    expect(productRecommendations).toBeNull()
  })
})

describe('what could be a danger and is known', () => {
  it('is refused for its own reason', async () => {
    const { content } = await last(
      'máy sấy quần áo em nhét vô tủ gỗ kín đóng cửa lại chạy cho đỡ ồn được không',
    )
    expect(content).toMatch(/^Không: máy sấy cần gió/)
  })

  it('is refused where what is known says no no', async () => {
    const { content } = await last(
      'máy phát điện mini chạy máy lạnh, đặt máy phát trong bếp cho khỏi mưa được không',
    )
    expect(content).toContain('khí CO')
  })
})

describe('a yes or no', () => {
  const fact = FACTS.find(({ id }) => id === 'laptop-card-roi-ke-toan')!

  it('is told to who asks', () =>
    expect(answersUnasked(fact, 'laptop kế toán 12 triệu, có cần card rời không')).toBe(false))
  it('is not to who asks nothing', () =>
    expect(answersUnasked(fact, 'laptop cho sinh viên kế toán, dưới 16tr')).toBe(true))
})
