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
      for (const word of words.slice(0, 3)) expect(word).toMatch(/^(?:đúng cỡ|hơi (?:lớn|nhỏ), vẫn hợp)$/)
      expect(new Set(words.slice(0, 3)).size).toBeGreaterThan(1)
    },
  )

  test('for the usual need, said to be a guess, until one is chosen', async () => {
    const page = await open('/products?category=tu-lanh')
    const usual = page.getByRole('region', { name: /, nên xem trước$/ })
    expect(plainSpaces(await usual.getByRole('article').first().innerText())).toMatch(
      /Vừa nhà 4 người \(nên từ \d+ đến \d+ lít\)/,
    )
    expect(await usual.getByText('Đang tạm tính cho nhà 4 người, dưới 15 triệu.').isVisible()).toBe(true)
    // It is asked here alone, not among the filters too.
    expect(await page.getByRole('radio', { name: /^Nhà/ }).count()).toBe(0)
    await usual.getByRole('link', { name: 'Nhà 6 người' }).click()
    const stated = page.getByRole('region', { name: 'Phù hợp nhất cho nhà 6 người' })
    await stated.waitFor()
    expect(await stated.getByText('Đang tạm tính').count()).toBe(0)
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
    const picks = page.getByRole('region', { name: /, nên xem trước$/ }).getByRole('article')
    expect(
      (
        await picks
          .first()
          .getByText(/^Vừa nhà /)
          .boundingBox()
      )?.height,
    ).toBeGreaterThan(15)
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
        .locator('.best-fits .price-text:visible')
        .evaluateAll((all, side) => all.map((one) => Math.round(one.getBoundingClientRect()[side])), side)
    const bottoms = await prices('bottom')
    expect(bottoms).toHaveLength(4)
    expect(new Set(bottoms).size).toBe(1)
    await page.setViewportSize(PHONE)
    const rights = await page
      .locator('.best-fits .price-text')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
    expect(new Set(rights).size).toBe(1)
    // How old each of them is stands beside it.
    const told = plainSpaces(await page.locator('.list-best').innerText())
    expect(told.match(/ trước\)/g)).toHaveLength(4)
  })

  test('on a phone all of them in few lines, and the first machine of the list below them', async () => {
    const page = await open('/products', { viewport: PHONE })
    const needs = page.locator('.best-fits > li:visible')
    expect(await needs.count()).toBe(4)
    for (const height of await needs.evaluateAll((all) => all.map((one) => one.clientHeight)))
      expect(height).toBeLessThanOrEqual(116)
    const row = await page.locator('.product-row h4').first().boundingBox()
    expect((row?.y ?? PHONE.height) + (row?.height ?? 0)).toBeLessThan(PHONE.height)
  })

  test.each(eachNth(2, [390, 768, 1440]))(
    'whose prices are louder than all that is said at %i',
    async (width) => {
      const page = await open('/products', { viewport: { width, height: 900 } })
      const picks = await page.locator('.best-fits > li').evaluateAll((all) =>
        all.map((one) =>
          ['.price-text', 'h3', '.best-need', '.best-why'].map((part) => {
            const found = one.querySelector(part)
            return found ? Number.parseFloat(getComputedStyle(found).fontSize) : 0
          }),
        ),
      )
      expect(picks).toHaveLength(4)
      for (const [price = 0, ...words] of picks) expect(price).toBeGreaterThan(Math.max(...words))
      // A count is told with what was counted, on a phone too.
      for (const why of await page.locator('.best-why').filter({ hasText: 'rẻ hơn' }).allInnerTexts())
        expect(plainSpaces(why)).toMatch(/ \d+ trong \d+ máy cùng cỡ\.$/)
      expect(plainSpaces(await page.locator('.list-best > p').innerText())).toContain(
        'Viền nét đứt: cỡ ước chừng',
      )
      if (width < 1024) return
      // Each says what is given up by it, or that nothing is known to be.
      for (const trade of await page.locator('.best-trade').allInnerTexts())
        expect(plainSpaces(trade)).toMatch(/nhưng|Chưa rõ|chưa thấy điểm yếu/)
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
    const [why, name] = [first.getByText(/^Vừa nhà /), first.locator('h3')]
    expect(plainSpaces(await name.innerText())).toMatch(/^Nên chọn\s.*\d+ lít$/s)
    expect((await why.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? Infinity)
    // What it costs is the loudest.
    expect(await size(first, '.price-text')).toBeGreaterThan(await size(first, 'h3'))
    expect(await first.locator('img').isVisible()).toBe(true)
    expect(await second.locator('img').count()).toBe(0)
  })

  test('before which nothing offers to clear what the visitor did not choose', async () => {
    const page = await open('/products?category=tu-lanh', { viewport: PHONE })
    expect(await page.getByRole('link', { name: 'Xóa tất cả' }).count()).toBe(0)
    // What may be spent is asked once, where the machines are picked for it.
    const panel = page.getByRole('region', { name: /, nên xem trước$/ })
    expect(await page.locator('#danh-sach .chip-row').count()).toBe(0)
    await panel.getByRole('link', { name: 'Dưới 10 triệu', exact: true }).click()
    await page.getByRole('link', { name: 'Xóa tất cả' }).waitFor()
  })

  test('or, where it is of all kinds, with the first of usual needs', async () => {
    const page = await open('/products')
    const region = page.getByRole('region', { name: 'Máy nên xem cho nhu cầu thường gặp' })
    const [first, row] = [
      region.getByRole('listitem').filter({ hasText: 'Tủ lạnh' }),
      page.getByRole('article').first(),
    ]
    expect((await first.boundingBox())?.y).toBeLessThan((await row.boundingBox())?.y ?? 0)
    const reason = first.locator('p', { has: page.getByRole('link') }).last()
    // What it gains, what it costs, and beside which.
    expect(plainSpaces(await reason.innerText())).toMatch(/^\p{Lu}.* nhưng .* so với \S.* \d[\d,]* \S+\.$/u)
    // Before it stands why.
    expect(plainSpaces(await first.innerText())).toMatch(/Vừa nhà 4 người, rẻ hơn \d+ trong \d+ máy/i)
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
    const region = page.getByRole('region', { name: 'Trong 26 máy lọc không khí, nên xem trước' })
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
      .getByRole('region', { name: /, nên xem trước$/ })
      .getByRole('article')
      .first()
    const name = await pick.locator('.list-pick-title').innerText()
    expect(plainSpaces(first)).toContain(plainSpaces(name))
  })

  testInLongRun('whose machines do not stand in the list below it once more', async () => {
    const page = await open('/products')
    const panel = page.getByRole('region', { name: 'Máy nên xem cho nhu cầu thường gặp' })
    const above = await panel.getByRole('heading', { level: 3 }).allInnerTexts()
    expect(above).toHaveLength(4)
    const kind = page.getByRole('region', { name: 'Tủ lạnh', exact: true })
    expect(plainSpaces(await kind.innerText())).toContain('Các máy khác cho nhà 4 người, dưới 15 triệu')
    const rows = await page.locator('.product-row').getByRole('heading').allInnerTexts()
    expect(rows).toHaveLength(12)
    expect(rows.filter((name) => above.includes(name))).toEqual([])
    await page.getByRole('navigation', { name: 'Trang sản phẩm' }).getByRole('link').last().click()
    await page.waitForURL(/page=/)
  })

  test('is followed by those that the ranking puts behind it, which is said above them', async () => {
    for (const [list, order] of [
      ['?category=tu-lanh', 'Các máy còn lại, xếp từ hợp nhất với nhà 4 người, dưới 15 triệu.'],
      [
        '?q=máy+lọc+không+khí',
        'Bạn gõ “máy lọc không khí”, đang hiện máy lọc không khí. Các máy còn lại, xếp từ hợp nhất với phòng 20 m².',
      ],
    ] as const) {
      const page = await open(`/products${list}`)
      expect(plainSpaces(await page.locator('#danh-sach').innerText())).toContain(order)
      const panel = page.getByRole('region', { name: /, nên xem trước$/ })
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
      .getByRole('region', { name: /nên xem trước/i })
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
          // On a tablet the middle one of three has no room.
          const names = [...row.querySelectorAll('.product-row-figures dt')].filter(
            (name) => name.getClientRects().length > 0,
          )
          return new Set(names.map((name) => Math.round(name.getBoundingClientRect().top))).size
        }),
      )
      expect(Math.max(...tops)).toBeLessThanOrEqual(1)
    },
  )

  testInLongRun('heads its columns where all that is found is of one kind', async () => {
    const page = await open('/products?q=máy+lọc+không+khí', { viewport: { width: 768, height: 900 } })
    const heads = page.locator('.list-heads')
    expect(await heads.innerText()).toMatch(/Phòng rộng đến\s+Độ ồn/)
  })

  test("reads a brand's nickname, leads to its page, and can be undone", async () => {
    const page = await open('/products?q=ss')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Máy Samsung')
    await page.getByRole('link', { name: /^Trang hãng Samsung/ }).click()
    await page.waitForURL(/\/brand\/samsung$/)
    await page.getByRole('heading', { level: 1, name: 'Samsung', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: /^Tìm đúng cụm/ }).click()
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
