import type { Page } from 'playwright-core'
import { ADMIN } from '#tests/support/admin.ts'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { ARTICLE_SCREENS } from './article-screens.ts'
import { ADVISOR, QUESTION, ask } from './chat-page.ts'
import { EDITOR_SCREENS } from './editor-screens.ts'
import { fakeAdvisor } from './fake-advisor.ts'
import { asAdmin } from './people.ts'
import type { Screen } from './screen.ts'

const openTab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click()

const ARTICLE = '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh'

/** Every screen of the site, each in the states a visitor meets. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'chat-welcome', path: '/chat' },
  { name: 'chat-answered', path: `/chat?q=${encodeURIComponent(QUESTION)}` },
  {
    name: 'chat-comparison',
    path: `/chat?q=${encodeURIComponent('So sánh tủ lạnh Panasonic và tủ lạnh Samsung dưới 20 triệu')}`,
  },
  { name: 'chat-answering', path: '/chat', before: keepWaiting, prepare: waitForAnswer, fullPage: false },
  {
    name: 'chat-failed',
    path: '/chat',
    before: async (page) => void (await page.route(ADVISOR, (route) => route.abort('failed'))),
    prepare: waitForFailure,
    expected: [/perplexity-chat/],
    fullPage: false,
  },
  {
    name: 'chat-streaming',
    path: '/chat',
    before: async (page) => void (await fakeAdvisor(page)),
    prepare: streamHalf,
  },
  {
    name: 'chat-cut',
    path: '/chat',
    before: async (page) => void (await fakeAdvisor(page)),
    prepare: loseHalf,
  },
  { name: 'chat-stopped', path: '/chat', before: keepWaiting, prepare: stopWaiting },
  {
    name: 'chat-editing',
    path: `/chat?q=${encodeURIComponent(QUESTION)}`,
    prepare: editQuestion,
    fullPage: false,
  },
  { name: 'chat-voted', path: `/chat?q=${encodeURIComponent(QUESTION)}`, prepare: voteNo },
  { name: 'chat-asked-back', path: '/chat', before: askBack, prepare: waitForQuestionBack },
  { name: 'chat-kept', path: `/chat?q=${encodeURIComponent(QUESTION)}`, prepare: openKept, fullPage: false },
  {
    name: 'chat-kept-removed',
    path: `/chat?q=${encodeURIComponent(QUESTION)}`,
    prepare: removeKept,
    fullPage: false,
  },
  { name: 'chat-long-question', path: '/chat', prepare: typeTooMuch, fullPage: false },
  { name: 'products', path: '/products' },
  { name: 'products-grid', path: '/products?view=grid' },
  { name: 'products-list', path: '/products?category=tu-lanh&sort=price-asc' },
  { name: 'products-search', path: '/products?q=may+lanh+1hp' },
  { name: 'products-empty', path: '/products?q=zzzqqqxxx' },
  { name: 'product-specifications', path: '/products/1' },
  { name: 'product-reviews', path: '/products/1', prepare: openTab(/Đánh giá/) },
  { name: 'product-questions', path: '/products/1', prepare: openTab(/Hỏi đáp/) },
  { name: 'product-details', path: '/products/1', prepare: openTab(/Chi tiết/) },
  { name: 'product-zoom', path: '/products/1', prepare: openZoom, fullPage: false },
  { name: 'product-energy', path: '/products/172', prepare: openCalculator },
  { name: 'brand', path: '/brand/samsung' },
  { name: 'brand-plain', path: '/brand/hoa-phat' },
  { name: 'brands', path: '/brand' },
  { name: 'brand-unknown', path: '/brand/khong-co', expected: [/404/] },
  { name: 'contact', path: '/lien-he' },
  { name: 'newsletter', path: '/ban-tin' },
  { name: 'newsletter-issues-empty', path: '/ban-tin/cac-so' },
  { name: 'price-alerts', path: '/bao-gia?san-pham=1,203' },
  { name: 'terms', path: '/dieu-khoan-su-dung' },
  { name: 'privacy', path: '/chinh-sach-bao-mat' },
  { name: 'ranking', path: '/cach-xep-hang' },
  { name: 'review-form', path: '/products/1/danh-gia' },
  { name: 'review-errors', path: '/products/1/danh-gia', prepare: sendEmptyReview, expected: [/422/] },
  { name: 'review-sent', path: '/products/1/danh-gia?da-gui=1' },
  { name: 'chat-about-product', path: '/chat?san-pham=1' },
  { name: 'product-missing', path: '/products/999999', expected: [/404/] },
  { name: 'products-collecting', path: '/products?category=tu-lanh', prepare: collectTwo, fullPage: false },
  { name: 'compare-start', path: '/so-sanh' },
  { name: 'compare-one', path: '/so-sanh?ids=203' },
  { name: 'compare-two', path: '/so-sanh?ids=203,272' },
  { name: 'compare-four', path: '/so-sanh?ids=203,272,215,410' },
  { name: 'compare-differences', path: '/so-sanh?ids=203,272,1,999999&diff=1' },
  { name: 'compare-missing', path: '/so-sanh?ids=999999', expected: [/404/] },
  { name: 'wishlist-empty', path: '/yeu-thich' },
  { name: 'wishlist', path: '/yeu-thich', before: keepLists, prepare: waitForCards },
  { name: 'wishlist-shared', path: '/yeu-thich?ids=203,272,15' },
  { name: 'recently-viewed', path: '/products/203', before: keepLists, prepare: waitForHistory },
  { name: 'auth', path: '/auth' },
  { name: 'auth-sign-up-errors', path: '/auth#dang-ky', prepare: signUpWithNothing, expected: [/422/] },
  { name: 'auth-signed-up', path: '/auth?da-dang-ky=1' },
  { name: 'auth-second-step', path: '/auth/xac-thuc' },
  { name: 'auth-forgotten', path: '/auth/quen-mat-khau' },
  { name: 'auth-reset', path: '/auth/dat-lai-mat-khau?token=x' },
  { name: 'auth-confirm', path: '/auth/xac-nhan?token=x' },
  { name: 'auth-link-over', path: '/auth/xac-nhan' },
  { name: 'auth-confirm-again', path: '/auth/gui-lai' },
  { name: 'account', path: '/tai-khoan', before: asAdmin },
  { name: 'account-second-factor', path: '/tai-khoan#xac-thuc', before: asAdmin, prepare: showSecret },
  {
    name: 'account-errors',
    path: '/tai-khoan#du-lieu',
    before: asAdmin,
    prepare: removeWithNothing,
    expected: [/422/],
  },
  ...ADMIN_SCREENS,
  ...ARTICLE_SCREENS,
  ...EDITOR_SCREENS,
  { name: 'blog', path: '/blog' },
  { name: 'blog-category', path: '/blog/meo-vat' },
  { name: 'blog-tag', path: '/blog/tag/doc-thong-so' },
  { name: 'blog-tag-open', path: '/blog/tag/doc-thong-so', prepare: openTagList },
  { name: 'blog-tag-missing', path: '/blog/tag/khong-co', expected: [/404/] },
  { name: 'blog-author', path: '/blog/tac-gia/ban-dien-lanh' },
  { name: 'blog-search-start', path: '/blog/search' },
  { name: 'blog-search', path: '/blog/search?q=m%C3%A1y+l%E1%BA%A1nh' },
  { name: 'blog-search-empty', path: '/blog/search?q=zzzqqqxxx&category=1' },
  { name: 'article', path: ARTICLE },
  { name: 'article-saved', path: ARTICLE, prepare: saveArticle, fullPage: false },
  { name: 'article-missing', path: '/blog/khong-co', expected: [/404/] },
  { name: 'saved-articles-empty', path: '/bai-viet-da-luu' },
  { name: 'saved-articles', path: '/bai-viet-da-luu', before: keepArticles, prepare: waitForArticles },
  { name: 'sizing-rules', path: '/cach-tinh' },
  { name: 'knowledge', path: '/kien-thuc' },
  { name: 'knowledge-fact', path: '/kien-thuc#oled-va-qled', fullPage: false },
  {
    name: 'chat-explained',
    path: `/chat?q=${encodeURIComponent('Máy giặt cửa trước hay cửa trên?')}`,
  },
  { name: 'api-docs', path: '/api/docs' },
  { name: 'embed', path: '/nhung', prepare: waitForEmbeds },
  { name: 'embed-found', path: '/nhung?ids=203&q=t%E1%BB%A7+l%E1%BA%A1nh', prepare: waitForEmbeds },
  { name: 'embed-empty', path: '/nhung?ids=203,272&q=zzzqqqxxx', prepare: waitForEmbeds },
  { name: 'not-found', path: '/khong-co-trang-nay', expected: [/404/] },
  { name: 'menu', path: '/', prepare: openMenu, phoneOnly: true, fullPage: false },
]

async function signUpWithNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await page.getByText('Bạn nhập email nhé.').first().waitFor()
}

async function showSecret(page: Page): Promise<void> {
  const { password } = ADMIN
  await page.locator('#xac-thuc input[name="current"]').fill(password)
  await page.getByRole('button', { name: 'Bật xác thực hai lớp' }).click()
  await page.getByRole('img', { name: /^Mã QR/ }).waitFor()
}

async function removeWithNothing(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Xóa tài khoản' }).click()
  await page.getByText('Bạn đánh dấu để xác nhận nhé.').waitFor()
}

async function openTagList(page: Page): Promise<void> {
  await page.locator('.tag-more summary').click()
  await page.getByText('Thu gọn').waitFor()
}

async function waitForEmbeds(page: Page): Promise<void> {
  for (const place of [0, 1]) await page.locator('.chon-may').nth(place).waitFor()
}

async function saveArticle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await page.getByText('Đã lưu bài viết').waitFor()
}

async function keepArticles(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('saved-articles', '[3,1,2,999999]'))
}

async function waitForArticles(page: Page): Promise<void> {
  await page.getByText('không còn trên trang').waitFor()
}

async function collectTwo(page: Page): Promise<void> {
  for (const place of [0, 1])
    await page
      .getByRole('button', { name: /^So sánh Tủ lạnh/ })
      .nth(place)
      .click()
  await page.getByRole('link', { name: 'So sánh (2)' }).waitFor()
}

/** What a visitor who was here before has in the browser. */
async function keepLists(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('wishlist', JSON.stringify([203, 272, 15].map((id) => ({ id, savedAt: id }))))
    localStorage.setItem('viewed', JSON.stringify([272, 15, 1, 2, 3]))
  })
}

async function waitForCards(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().waitFor()
}

async function waitForHistory(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Bạn vừa xem' }).waitFor()
}

async function keepWaiting(page: Page): Promise<void> {
  await page.route(ADVISOR, () => undefined)
}

async function waitForAnswer(page: Page): Promise<void> {
  await ask(page, QUESTION)
  await page.getByRole('button', { name: 'Dừng trả lời' }).waitFor()
}

async function waitForFailure(page: Page): Promise<void> {
  await ask(page, QUESTION)
  await page.getByText('Xin lỗi, đã có lỗi xảy ra.').first().waitFor()
}

async function streamHalf(page: Page): Promise<void> {
  await ask(page, QUESTION)
  await page.waitForFunction(() => window.fakeAdvisor.asked === 1)
  await page.evaluate(() => {
    const understood = [
      { slot: 'kinds:fridge', label: 'Tủ lạnh' },
      { slot: 'people', label: '4 người' },
    ]
    window.fakeAdvisor.send(`event: understood\ndata: ${JSON.stringify({ understood })}\n\n`)
    const text = 'Nhà 4 người hợp tủ có dung tích sử dụng 307–550 lít. '
    window.fakeAdvisor.send(`event: sentence\ndata: ${JSON.stringify({ text })}\n\n`)
  })
  await page.getByRole('article').getByText('Nhà 4 người hợp').waitFor()
}

async function loseHalf(page: Page): Promise<void> {
  await streamHalf(page)
  await page.evaluate(() => window.fakeAdvisor.lose())
  await page.getByText('Câu trả lời bị ngắt giữa chừng.').waitFor()
}

async function stopWaiting(page: Page): Promise<void> {
  await waitForAnswer(page)
  await page.getByRole('button', { name: 'Dừng trả lời' }).click()
  await page.getByText('Đã dừng trả lời.').waitFor()
}

/** Pages that came with an answer come to life at the first sign of a visitor. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.getByRole('button', { name: 'Bỏ điều kiện' }).first().waitFor()
}

async function editQuestion(page: Page): Promise<void> {
  await touch(page)
  await page.getByRole('button', { name: 'Sửa câu hỏi' }).click()
  await page.getByText('Đang sửa câu hỏi').waitFor()
}

async function voteNo(page: Page): Promise<void> {
  await touch(page)
  await page.getByRole('button', { name: 'Không', exact: true }).click()
  await page.getByRole('button', { name: 'Sai giá' }).click()
  await page.getByText('Cảm ơn bạn đã góp ý.').waitFor()
}

async function askBack(page: Page): Promise<void> {
  await page.route(ADVISOR, async (route) => {
    const tapQuestion = {
      question: 'Nhà bạn có mấy người?',
      options: ['1–2 người', '3–4 người', '5–6 người', 'Trên 6 người'],
    }
    await route.fulfill({ json: { content: 'Tủ lạnh chọn theo số người trong nhà.', tapQuestion } })
  })
}

async function waitForQuestionBack(page: Page): Promise<void> {
  await ask(page, 'tư vấn tủ lạnh')
  await page.getByRole('region', { name: 'Cố vấn hỏi thêm' }).waitFor()
}

async function openKept(page: Page): Promise<void> {
  await touch(page)
  await page.getByRole('button', { name: 'Lịch sử trò chuyện' }).click()
  await page.getByText('Đang mở').waitFor()
}

async function removeKept(page: Page): Promise<void> {
  await openKept(page)
  await page.getByRole('button', { name: /^Xóa cuộc trò chuyện:/ }).click()
  await page.getByRole('button', { name: 'Hoàn tác' }).waitFor()
}

async function typeTooMuch(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Câu hỏi của bạn' }).fill('tủ lạnh cho 4 người '.repeat(60))
  await page.getByText('câu hỏi dài quá').waitFor()
}

async function openZoom(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^Phóng to:/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('img').waitFor()
}

async function openCalculator(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tính theo nhà bạn' }).click()
  await page.getByLabel('Nhà bạn dùng').fill('nhiều')
}

async function sendEmptyReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
  await page.getByText('Bạn chọn số sao nhé.').waitFor()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByLabel('Mở menu').click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}
