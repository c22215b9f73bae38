import { describe, expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { plainSpaces } from '../support/html.ts'
import { PHONE, browserForFile } from './support/browser.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

describe('a list begins with a pick', () => {
  test.each(['/products', '/products?category=tivi'])(
    'whose rows in %s are judged by the same need',
    async (path) => {
      const page = await open(path)
      const words = await page
        .locator('.product-row', { has: page.getByText(/tivi/i) })
        .locator('.product-row-figures > div:first-child span:not(.text-xs)')
        .allInnerTexts()
      expect(words.length).toBeGreaterThan(1)
      for (const word of words.slice(0, 3)) expect(word).toMatch(/^(?:đúng cỡ|vừa, hơi (?:lớn|nhỏ))$/)
      expect(new Set(words.slice(0, 3)).size).toBeGreaterThan(1)
    },
  )

  test('for the usual need, said to be a guess, until one is chosen', async () => {
    const page = await open('/products?category=tu-lanh')
    const usual = page.getByRole('region', { name: /^Nên xem trước trong/ })
    expect(plainSpaces(await usual.getByRole('article').first().innerText())).toMatch(
      /Vì .* vừa cho nhà 4 người/,
    )
    expect(await usual.getByText('Bạn chưa chọn, tạm tính nhà 4 người, dưới 15 triệu.').isVisible()).toBe(
      true,
    )
    // It is asked here alone, not among the filters too.
    expect(await page.getByRole('radio', { name: /^Nhà/ }).count()).toBe(0)
    await usual.getByRole('link', { name: 'Nhà 6 người' }).click()
    const stated = page.getByRole('region', { name: 'Phù hợp nhất cho nhà 6 người' })
    await stated.waitFor()
    expect(await stated.getByText('Bạn chưa chọn').count()).toBe(0)
  })

  test('whose need is changed beside it', async () => {
    const page = await open('/products?category=tu-lanh')
    const needs = page.getByRole('group', { name: 'Nhà mấy người' }).getByRole('link')
    expect(await needs.and(page.locator('[aria-current]')).allInnerTexts()).toEqual(['4'])
    await needs.filter({ hasText: '6' }).click()
    await page.getByRole('region', { name: 'Phù hợp nhất cho nhà 6 người' }).waitFor()
    expect(await needs.and(page.locator('[aria-current]')).allInnerTexts()).toEqual(['6'])
  })

  test('on a phone whole, and each of the others in few lines with its reason, its price, the shop and the age', async () => {
    const page = await open('/products?category=tu-lanh', { viewport: PHONE })
    const picks = page.getByRole('region', { name: /^Nên xem trước trong/ }).getByRole('article')
    expect((await picks.first().getByText(/^Vì /).boundingBox())?.height).toBeGreaterThan(15)
    for (const place of [1, 2]) {
      const pick = picks.nth(place)
      expect((await pick.boundingBox())?.height).toBeLessThan(110)
      expect(plainSpaces(await pick.innerText())).toMatch(
        /\d lít\s.*đổi lại.*[\d.]+ ₫\s.*\w\.\w+, \d+\/\d{4}/s,
      )
    }
  })

  test('whose prices stand on one line, whatever is said above them, and on a phone below each other', async () => {
    const page = await open('/products')
    const prices = (side: 'bottom' | 'left') =>
      page
        .locator('.list-pick-needs .price-text:visible')
        .evaluateAll((all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])), side)
    const bottoms = await prices('bottom')
    expect(bottoms).toHaveLength(4)
    expect(new Set(bottoms).size).toBe(1)
    await page.setViewportSize(PHONE)
    expect(new Set(await prices('left')).size).toBe(1)
    // How old each of them is stands beside it.
    const told = plainSpaces(await page.locator('.list-pick').innerText())
    expect(told.match(/ trước\)/g)).toHaveLength(2)
  })

  test('on a phone two of them, each in few lines, the others when asked for, and the first machine of the list below them', async () => {
    const page = await open('/products', { viewport: PHONE })
    const needs = page.locator('.list-pick-needs > li:visible')
    expect(await needs.count()).toBe(2)
    const lines = await page
      .locator('.list-pick-trade:visible')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length && one.clientHeight))
    for (const height of lines) expect(height).toBeLessThanOrEqual(60)
    // What parts two of them has as much air above as below.
    const air = await needs.evaluateAll((all) =>
      all
        .slice(1)
        .map((one, at) => [
          one.getBoundingClientRect().top - (all[at]?.getBoundingClientRect().bottom ?? 0),
          Number.parseFloat(getComputedStyle(one).paddingTop),
        ]),
    )
    expect(air.flat()).toEqual([8, 8])
    const row = await page.locator('.product-row h4').first().boundingBox()
    expect((row?.y ?? PHONE.height) + (row?.height ?? 0)).toBeLessThan(PHONE.height)
    await page.getByRole('link', { name: 'Xem thêm 2 gợi ý' }).click()
    await expect.poll(() => needs.count()).toBe(4)
    expect(await page.getByRole('link', { name: /^Xem thêm/ }).count()).toBe(0)
  })

  test.each(eachNth(2, [390, 768, 1440]))(
    'whose reasons stand right under their needs at %i',
    async (width) => {
      const page = await open('/products', { viewport: { width, height: 900 } })
      const picks = await page.locator('.list-pick-needs > li:visible').evaluateAll((all) =>
        all.map((one) => {
          const [label, why, name, picture, price] = [
            '.list-pick-label',
            'h3',
            '.list-pick-title',
            '.product-picture',
            '.price-text',
          ].map((part) => {
            const found = one.querySelector(part)
            const { top = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {}
            const { fontSize = '', fontWeight = '' } = found ? getComputedStyle(found) : {}
            return { top, bottom, size: Number.parseFloat(fontSize), isBold: Number(fontWeight) >= 600 }
          })
          return {
            under: Math.round((why?.top ?? 0) - (label?.bottom ?? 0)),
            // On a phone its code is left out.
            before: (why?.bottom ?? 0) < ((name?.top || price?.top) ?? 0) + 8,
            larger: (why?.size ?? 0) > (name?.size ?? 0),
            bold: [label, why, name, price].map((part) => part?.isBold),
            air: Math.round((picture?.top ?? 0) - (why?.bottom ?? 0)),
          }
        }),
      )
      expect(picks).toHaveLength(width < 768 ? 2 : 4)
      for (const { under, before, larger, bold, air } of picks) {
        expect(under).toBeLessThanOrEqual(8)
        expect([before, larger]).toEqual([true, true])
        // What it comes to and what it costs stand out, and the drawing stands apart from either.
        expect(bold).toEqual([false, true, false, true])
        expect(air).toBeGreaterThanOrEqual(8)
      }
      // A count is told with what was counted, on a phone too.
      for (const why of await page
        .locator('.list-pick-needs h3')
        .filter({ hasText: ' trong ' })
        .allInnerTexts())
        expect(plainSpaces(why)).toMatch(/ trong \d+ máy cùng cỡ$/)
      if (width < 768) return
      // Each says what is given up by it, or that nothing is known to be.
      for (const trade of await page.locator('.list-pick-trade').allInnerTexts())
        expect(plainSpaces(trade)).toMatch(/đổi lại|Chưa rõ|Chưa thấy điểm yếu trong số liệu hiện có/)
      expect(plainSpaces(await page.locator('.list-pick-foot').innerText())).toContain(
        'Nét đứt: cỡ ước chừng',
      )
    },
  )

  test.each(eachNth(2, [768, 1440]))('of which the first outweighs the others at %i', async (width) => {
    const page = await open('/products?category=tu-lanh', { viewport: { width, height: 900 } })
    const picks = page.locator('.list-pick-body > article')
    const [first, second] = [picks.first(), picks.nth(1)]
    const size = (of: typeof first, part: string) =>
      of.locator(part).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    expect(await size(first, 'h3')).toBeGreaterThan(1.2 * (await size(second, 'h3')))
    // What to choose and for how much stands before why.
    const [why, name] = [first.getByText(/^Vì /), first.locator('h3')]
    expect(plainSpaces(await name.innerText())).toMatch(/Nên chọn \S+ \d+ lít, [\d.]+ ₫$/)
    expect((await why.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? Infinity)
    expect(await first.locator('img').isVisible()).toBe(true)
    expect(await second.locator('img').count()).toBe(0)
  })

  test('before which nothing offers to clear what the visitor did not choose', async () => {
    const page = await open('/products?category=tu-lanh', { viewport: PHONE })
    expect(await page.getByRole('link', { name: 'Xóa tất cả' }).count()).toBe(0)
    // What may be spent is asked once, where the machines are picked for it.
    const panel = page.getByRole('region', { name: /^Nên xem trước trong/ })
    expect(await page.locator('#danh-sach .chip-row').count()).toBe(0)
    await panel.getByRole('link', { name: 'Dưới 10 triệu', exact: true }).click()
    await page.getByRole('link', { name: 'Xóa tất cả' }).waitFor()
  })

  test('or, where it is of all kinds, with the first of usual needs', async () => {
    const page = await open('/products')
    const region = page.getByRole('region', { name: 'Nên xem trước cho nhu cầu hay gặp' })
    const [first, row] = [region.getByRole('listitem').first(), page.getByRole('article').first()]
    expect((await first.boundingBox())?.y).toBeLessThan((await row.boundingBox())?.y ?? 0)
    const reason = first.locator('p', { has: page.getByRole('link') }).last()
    // What it gains, what it costs, and beside which.
    expect(plainSpaces(await reason.innerText())).toMatch(
      /^\p{Lu}.*, đổi lại .* so với \S.* \d[\d,]* \S+\.$/u,
    )
    // Before it stands what to choose, and why.
    expect(plainSpaces(await first.innerText())).toMatch(/ \d+ lít: vừa nhà 4 người, rẻ hơn \d+ trong/)
    await page.setViewportSize(PHONE)
    // On a phone the kinds stand above, and below them begins the list.
    const [kind, heading] = [
      page.getByRole('navigation', { name: 'Danh mục sản phẩm' }).getByRole('link', { name: 'Tivi' }),
      page.locator('.row-kind').first(),
    ]
    expect((await kind.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0)
    expect((await heading.boundingBox())?.y).toBeLessThan(PHONE.height - 40)
    expect(await first.getByText(/\w\.\w+, \d+\/\d{4}/).isVisible()).toBe(true)
    await first.getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/products\/\d+$/)
  })

  testInLongRun('so does a search that names a kind and nothing else', async () => {
    const page = await open('/products?q=máy+lọc+không+khí', { viewport: PHONE })
    const region = page.getByRole('region', { name: 'Nên xem trước trong 26 máy lọc không khí' })
    expect(await region.getByRole('article').count()).toBeGreaterThan(1)
    await region.getByRole('group').getByRole('link').last().click()
    await page.waitForURL(/category=may-loc-khong-khi/)
  })

  test('and each kind of the list of everything, whose rows say what they are picked as', async () => {
    const page = await open('/products?page=2')
    const kind = page.getByRole('region', { name: 'Máy sấy quần áo', exact: true })
    expect(plainSpaces(await kind.innerText())).toContain('Nên xem trước cho nhà 4 người')
    const first = await kind.getByRole('article').first().innerText()
    expect(first).toContain('Phù hợp nhất')
    await kind.getByRole('link', { name: /^Xem cả/ }).click()
    const pick = page
      .getByRole('region', { name: /^Nên xem trước trong/ })
      .getByRole('article')
      .first()
    const name = await pick.locator('.list-pick-title').innerText()
    expect(plainSpaces(first)).toContain(plainSpaces(name))
  })

  testInLongRun('whose machines do not stand in the list below it once more', async () => {
    const page = await open('/products')
    const panel = page.getByRole('region', { name: 'Nên xem trước cho nhu cầu hay gặp' })
    const above = await panel.getByRole('heading', { level: 3 }).allInnerTexts()
    expect(above).toHaveLength(4)
    const kind = page.getByRole('region', { name: 'Tủ lạnh', exact: true })
    expect(plainSpaces(await kind.innerText())).toContain('Cũng nên xem cho nhà 4 người, dưới 15 triệu')
    const rows = await page.locator('.product-row').getByRole('heading').allInnerTexts()
    expect(rows).toHaveLength(12)
    expect(rows.filter((name) => above.includes(name))).toEqual([])
    await page.getByRole('navigation', { name: 'Trang sản phẩm' }).getByRole('link').last().click()
    await page.waitForURL(/page=/)
  })

  test('is followed by those that the ranking puts behind it, which is said above them', async () => {
    for (const [list, order] of [
      ['?category=tu-lanh', 'Xếp tiếp theo mức hợp với nhà 4 người, dưới 15 triệu.'],
      [
        '?q=máy+lọc+không+khí',
        'Bạn gõ “máy lọc không khí”, đang xem Máy lọc không khí. Xếp tiếp theo mức hợp với phòng 20 m².',
      ],
    ] as const) {
      const page = await open(`/products${list}`)
      expect(plainSpaces(await page.locator('#danh-sach').innerText())).toContain(order)
      const panel = page.getByRole('region', { name: /^Nên xem trước trong/ })
      const above = await panel.getByRole('heading', { level: 3 }).allInnerTexts()
      const rows = await page.locator('.product-row').getByRole('heading').allInnerTexts()
      expect(rows.slice(0, 6).filter((name) => above.includes(name))).toEqual([])
      expect(await page.getByLabel('Sắp xếp').locator('option').first().innerText()).toBe('Đề xuất')
    }
  })

  testInLongRun('that gives way to an order, a text and the pages behind the first', async () => {
    for (const rest of ['sort=price-asc', 'q=inverter', 'page=2']) {
      const page = await open(`/products?category=tu-lanh&${rest}`)
      await page.getByRole('article').first().waitFor()
      expect(await page.getByRole('region', { name: /^(?:Phù hợp nhất|Nên xem)/ }).count()).toBe(0)
    }
  })
})

describe('a search', () => {
  test('that leaves one machine to look at says which, and does not list it once more', async () => {
    const page = await open('/products?q=may+lanh+lg')
    const panel = page.getByRole('region', { name: /^Nên xem trước: LG [\d,]+ HP$/ })
    const [name = ''] = await panel.getByRole('heading', { level: 3 }).allInnerTexts()
    const rows = await page.locator('.product-row').getByRole('heading').allInnerTexts()
    expect(rows.length).toBeGreaterThan(2)
    expect(rows).not.toContain(name)
  })

  test('asks for how many below what to look at, which stands first', async () => {
    const page = await open('/products?q=tu+lanh+lg')
    const first = page
      .getByRole('region', { name: /^Nên xem trước/ })
      .getByRole('article')
      .first()
    const needs = page.getByRole('group', { name: 'Nhà mấy người' })
    expect((await needs.boundingBox())?.y).toBeGreaterThanOrEqual(
      ((await first.boundingBox())?.y ?? Infinity) - 1,
    )
  })

  test('says why its hits are there, where not all are there for the same', async () => {
    const page = await open('/products?q=apple&literal=1')
    const hits = page.getByRole('article')
    expect(await hits.first().innerText()).toContain('Khớp nhất: ')
    const alike = await open('/products?q=galaxy')
    await alike.getByRole('article').nth(1).waitFor()
    expect(await alike.getByText(/Khớp nhất:|tên máy có “galaxy”/i).count()).toBe(0)
  })

  testInLongRun('shows machines of which something is known before those of which nothing is', async () => {
    const page = await open('/products?q=máy+lọc+không+khí&size=48')
    const texts = await page.getByRole('article').allInnerTexts()
    const silent = texts.map((text) => text.includes('Chưa có số liệu về diện tích phòng, CADR và độ ồn'))
    expect(silent).toContain(true)
    expect(silent).toEqual(silent.toSorted((a, b) => Number(a) - Number(b)))
  })

  test.each(
    eachNth(4, [
      ['three figures, of one machine unknown', '?q=máy+lọc+không+khí', 768],
      ['three figures, on a screen', '?q=máy+lọc+không+khí', 1440],
      ['two figures', '?category=tu-lanh', 768],
      ['no figures, of several kinds', '?q=samsung&literal=1', 768],
    ] as const),
  )('has rows of one grid: %s', async (_, query, width) => {
    const page = await open(`/products${query}`, { viewport: { width, height: 900 } })
    const rows = page.locator('.product-row')
    await rows.nth(4).waitFor()
    const measured = await rows.evaluateAll((all) =>
      all.map((row) => {
        const part = (selector: string) => row.querySelector(selector)?.getBoundingClientRect()
        const [price, shop, icons] = [
          part('.product-row-price'),
          part('.seen-shop'),
          part('.product-row-actions'),
        ]
        const own = row.getBoundingClientRect()
        return {
          priceWidth: price?.width ?? 0,
          shopLines: shop ? Math.round(shop.height / 18) : 1,
          isShopShown: !shop || shop.width > 40,
          isLast: !!icons && !!price && icons.left >= price.right && icons.right > own.right - 60,
          isWithin: !!icons && !!price && icons.top < price.bottom && icons.bottom > price.top,
        }
      }),
    )
    expect(measured.filter(({ priceWidth }) => priceWidth < 160)).toEqual([])
    expect(measured.filter(({ shopLines, isShopShown }) => shopLines > 1 || !isShopShown)).toEqual([])
    expect(measured.filter(({ isLast, isWithin }) => !isLast || !isWithin)).toEqual([])
    expect(new Set(measured.map(({ priceWidth }) => priceWidth)).size).toBe(1)
  })

  test.each(eachNth(4, [768, 390, 820, 1440]))(
    'parts no figure of a row from its unit at %i',
    async (width) => {
      const page = await open('/products?q=máy+lọc+không+khí', { viewport: { width, height: 900 } })
      const figures = page.locator('.product-row-figures dd')
      await figures.nth(9).waitFor()
      // A figure, its word and its scale: three lines at most, and the names above them on one line.
      const heights = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(Math.max(...heights)).toBeLessThan(56)
      const tops = await page.locator('.product-row').evaluateAll((rows) =>
        rows.map((row) => {
          const names = [...row.querySelectorAll('.product-row-figures dt')]
          return new Set(names.map((name) => Math.round(name.getBoundingClientRect().top))).size
        }),
      )
      expect(Math.max(...tops)).toBeLessThanOrEqual(1)
    },
  )

  testInLongRun('heads its columns where all that is found is of one kind', async () => {
    const page = await open('/products?q=máy+lọc+không+khí', { viewport: { width: 768, height: 900 } })
    const heads = page.locator('.list-heads')
    expect(await heads.innerText()).toMatch(/Phòng rộng đến\s+CADR\s+Độ ồn/)
  })

  test("reads a brand's nickname, leads to its page, and can be undone", async () => {
    const page = await open('/products?q=ss')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Máy Samsung')
    await page.getByRole('link', { name: /^Trang hãng Samsung/ }).click()
    await page.waitForURL(/\/brand\/samsung$/)
    await page.getByRole('heading', { level: 1, name: 'Samsung', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Tìm đúng nguyên văn' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tìm “ss”' }).waitFor()
    expect(await page.getByText('Bạn gõ').count()).toBe(0)
  })

  test('of the blog says so too', async () => {
    const page = await open('/blog/search?q=may+lanh')
    expect(await page.getByRole('article').first().innerText()).toContain('Khớp nhất: tiêu đề có “máy lạnh”')
  })
})

test('in the panel filters fold away on a phone until they are asked for, and tables stand as cards', async () => {
  const page = await open('/admin/products', { before: asAdmin, viewport: PHONE })
  const brand = page.getByLabel('Thương hiệu').first()
  expect(await brand.isVisible()).toBe(false)
  await page.getByText('Bộ lọc và thứ tự').click()
  expect(await brand.isVisible()).toBe(true)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})
