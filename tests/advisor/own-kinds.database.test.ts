import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAdvisor } from '#app/domain/advisor/advisor.server.ts'
import type { Conversation } from '#app/domain/advisor/conversation/conversation.ts'
import { chatRequest } from '#app/domain/advisor/schema.ts'
import { kindInput } from '#app/domain/catalogue/kinds/kind-input.ts'
import { saveKind } from '#app/domain/catalogue/kinds/kind-writes.server.ts'
import { editedKinds } from '#app/domain/catalogue/kinds/present-kinds.server.ts'
import { setEditedKinds } from '#app/kinds/kind.ts'
import { describeOnDatabase } from '#tests/support/database.ts'

afterAll(() => setEditedKinds([]))

describeOnDatabase('the advisor about kinds that editors made', 'demo', (database) => {
  beforeAll(async () => {
    const { db, pool } = database()
    await pool.query(`insert into users (id, name, email) values ('e1', 'An', 'an@example.vn')`)
    const make = (kind: object) => saveKind(db, 'e1', { ...kindInput.parse(kind), id: null, based: '' })
    await make({
      name: 'Máy khâu',
      group: 'gia-dung',
      words: 'máy may\nmáy may gia đình',
      attributes: [
        { label: 'Số mũi may', type: 'number', unit: 'mũi', better: 'more', on_card: 'on', is_filter: 'on' },
        { label: 'Tốc độ may', type: 'number', unit: 'mũi/phút', better: 'more', on_card: 'on' },
        { label: 'Trọng lượng', type: 'number', unit: 'kg', on_card: 'on' },
        { label: 'Kiểu máy', type: 'choice', choices: 'Cơ, Điện tử', on_card: 'on', is_filter: 'on' },
      ],
    })
    await make({
      name: 'Đèn bàn',
      group: 'gia-dung',
      words: 'đèn học',
      attributes: [
        { label: 'Công suất', type: 'number', unit: 'W', on_card: 'on' },
        { label: 'chống cận', type: 'yes-no', on_card: 'on', is_filter: 'on' },
        { label: 'Chỉnh độ sáng', type: 'yes-no', on_card: 'on' },
      ],
    })
    await pool.query(
      `insert into brands (name, slug) values ('Brother', 'brother'), ('Singer', 'singer'), ('Rạng Đông', 'rang-dong')`,
    )
    const product = (title: string, brand: string, category: string, price: number, attributes: object) =>
      pool.query(
        `insert into products (title, brand_id, category_id, lowest_price, attributes)
         values ($1, (select id from brands where name = $2), (select id from product_categories where name = $3), $4, $5)`,
        [title, brand, category, `${price} ₫`, JSON.stringify(attributes)],
      )
    await product('Máy khâu Brother JV1400', 'Brother', 'Máy khâu', 3_290_000, {
      so_mui_may: 14,
      toc_do_may: 800,
      weight_kg: 6.2,
      kieu_may: 'Cơ',
    })
    await product('Máy khâu Singer 4423', 'Singer', 'Máy khâu', 6_490_000, {
      so_mui_may: 23,
      toc_do_may: 1100,
      weight_kg: 6.9,
      kieu_may: 'Cơ',
    })
    await product('Máy khâu Brother FS60X', 'Brother', 'Máy khâu', 8_900_000, {
      so_mui_may: 60,
      toc_do_may: 850,
      weight_kg: 4.6,
      kieu_may: 'Điện tử',
    })
    await product('Đèn bàn Rạng Đông RL24', 'Rạng Đông', 'Đèn bàn', 390_000, {
      power_w: 8,
      chong_can: true,
      chinh_do_sang: true,
    })
    await product('Đèn bàn Rạng Đông RL01', 'Rạng Đông', 'Đèn bàn', 190_000, { power_w: 5, chong_can: false })
    setEditedKinds(await editedKinds(db))
  })

  const ask = async (message: string) => {
    const { content, productRecommendations, comparison } = await answerOf(message)
    const titles = (productRecommendations?.products ?? []).map(({ title }) => title)
    return { content, titles, rows: comparison?.rows ?? [] }
  }
  const answerOf = (message: string, conversation: Conversation | null = null) =>
    createAdvisor(database().db, pino({ level: 'silent' })).answer(
      chatRequest.parse({ message, ...(conversation && { conversation }) }),
      { visitor: `visitor of ${message}`, isRobot: true },
    )

  it.each([
    ['máy khâu nào rẻ nhất', 'Máy khâu Brother JV1400'],
    ['may khau nao re nhat', 'Máy khâu Brother JV1400'],
    ['máy may đắt nhất', 'Máy khâu Brother FS60X'],
    ['máy khâu nhẹ nhất', 'Máy khâu Brother FS60X'],
    ['máy khâu số mũi may nhiều nhất', 'Máy khâu Brother FS60X'],
    ['máy khâu nào nhiều mũi may nhất', 'Máy khâu Brother FS60X'],
    ['máy khâu nào nhiều mũi nhất', 'Máy khâu Brother FS60X'],
    ['máy may ít mũi nhất', 'Máy khâu Brother JV1400'],
    ['máy khâu tốc độ may cao nhất', 'Máy khâu Singer 4423'],
    ['máy khâu tốc độ may thấp nhất', 'Máy khâu Brother JV1400'],
    ['máy khâu singer', 'Máy khâu Singer 4423'],
    ['máy khâu dưới 4 triệu', 'Máy khâu Brother JV1400'],
    ['đèn bàn nào rẻ nhất', 'Đèn bàn Rạng Đông RL01'],
    ['tư vấn đèn học cho bé dưới 200k', 'Đèn bàn Rạng Đông RL01'],
    ['đèn bàn chống cận', 'Đèn bàn Rạng Đông RL24'],
    ['đèn bàn có chỉnh độ sáng', 'Đèn bàn Rạng Đông RL24'],
    ['máy khâu điện tử', 'Máy khâu Brother FS60X'],
    ['mua máy khâu cơ dưới 5 triệu', 'Máy khâu Brother JV1400'],
    ['máy giặt nào rẻ nhất', 'Máy giặt cửa trên Casper 8.5 kg WT-85NG1'],
  ])('%s: %s', async (question, first) => expect((await ask(question)).titles[0]).toBe(first))

  it.each([
    ['máy khâu brother', ['Máy khâu Brother JV1400', 'Máy khâu Brother FS60X']],
    ['tư vấn máy may gia đình', ['Máy khâu Brother JV1400', 'Máy khâu Singer 4423']],
  ])('%s', async (question, titles) => expect((await ask(question)).titles).toEqual(titles))

  it.each([
    ['máy khâu singer 4423 tốc độ may bao nhiêu', 'tốc độ may 1.100 mũi/phút'],
    ['Máy khâu Brother JV1400 nặng bao nhiêu', 'trọng lượng 6,2 kg'],
    [
      'máy khâu số mũi may nhiều nhất',
      'máy khâu số mũi may cao nhất là Máy khâu Brother FS60X, số mũi may 60 mũi',
    ],
    ['đèn bàn RL01 có chống cận không', 'không chống cận'],
    ['singer 4423 giá bao nhiêu', 'số mũi may 23 mũi và tốc độ may 1.100 mũi/phút'],
  ])('%s: …%s…', async (question, words) => expect((await ask(question)).content).toContain(words))

  it.each(['máy khâu nào nhiều mũi may nhất', 'may khau nao nhieu mui may nhat'])(
    '%s: of no country',
    async (question) => {
      const { content, titles } = await ask(question)
      expect(content).toMatch(
        /^Trong dữ liệu của mình, máy khâu số mũi may cao nhất là Máy khâu Brother FS60X/,
      )
      expect(titles[0]).toBe('Máy khâu Brother FS60X')
    },
  )

  it('sets two side by side by their own figures', async () => {
    const { rows } = await ask('so sánh máy khâu brother fs60x và singer 4423')
    expect(rows.map(([label, ...cells]) => [label, ...cells])).toEqual(
      expect.arrayContaining([
        ['Số mũi may', '60 mũi', '23 mũi'],
        ['Tốc độ may', '850 mũi/phút', '1.100 mũi/phút'],
        ['Kiểu máy', 'Điện tử', 'Cơ'],
      ]),
    )
  })

  it('goes on about them in the next turn', async () => {
    const { conversation } = await answerOf('máy khâu số mũi may nhiều nhất')
    expect(conversation?.topics[0]?.need).toMatchObject({ kinds: ['may_khau'], order: 'most:so_mui_may' })
    const { productRecommendations } = await answerOf('dưới 7 triệu thôi', conversation)
    expect(productRecommendations?.products[0]?.title).toBe('Máy khâu Singer 4423')
  })
})
