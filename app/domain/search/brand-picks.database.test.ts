import { expect, it } from 'vitest'
import { exampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { brandPage } from '#app/domain/catalogue/brand/brand-page.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { brandPicks } from './brand-picks.server.ts'

describeOnDatabase('the picks of a brand', 'demo', (database) => {
  it('are of that brand, one of each of its largest categories, with a reason', async () => {
    const { db } = database()
    const brand = await brandPage(db, 'samsung')
    const picks = await brandPicks(db, 'samsung', brand?.groups ?? [], Date.now())
    expect(picks).toHaveLength(3)
    for (const { product, title, reason } of picks) {
      expect(product.brand).toBe('Samsung')
      // The heading over all of them says that they are to be looked at first.
      expect(title).not.toContain('nên xem trước')
      // No washer for everybody: what is sized by a home is picked for one.
      expect(title).not.toBe('Máy giặt nên xem trước')
      expect(reason).toMatch(/^[\dA-ZĐ]/)
    }
  })

  it('are what the advisor names first to the same need, whoever makes it', async () => {
    const { db } = database()
    const samsung = await brandPage(db, 'samsung')
    const others = await brandPicks(db, 'samsung', samsung?.groups ?? [], Date.now())
    // One of another brand is told beside it.
    expect(others.find(({ slug }) => slug === 'tu-lanh')?.reason).toMatch(
      /\. (?:Đắt|Rẻ) hơn \S+ (?:triệu|nghìn) so với Aqua \d+ lít\.$/,
    )
    const brand = await brandPage(db, 'aqua')
    const picks = await brandPicks(db, 'aqua', brand?.groups ?? [], Date.now())
    const answer = await exampleAnswer(db, 'Tủ lạnh cho 4 người, dưới 15 triệu')
    const [best] = answer?.products ?? []
    expect(best?.brand).toBe('Aqua')
    expect(picks.find(({ slug }) => slug === 'tu-lanh')?.href).toContain('aqua')
    expect(picks.map(({ product }) => product.id)).toContain(best?.id)
  })

  it('are none of a brand with few machines', async () => {
    const { db } = database()
    expect(await brandPicks(db, 'khong-co', [], Date.now())).toEqual([])
  })
})
