import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { faultsIn } from '#tests/support/html-rules.ts'
import { addPerson, signIn } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'
import type { TestSite } from '#tests/support/site.ts'

const ask = (question: string) => `/chat?q=${encodeURIComponent(question)}`

const PUBLIC = [
  '/',
  '/chat',
  '/chat?san-pham=1',
  ask('Tư vấn tủ lạnh cho 4 người dưới 15 triệu'),
  ask('So sánh tủ lạnh Panasonic và tủ lạnh Samsung dưới 20 triệu'),
  ask('Máy giặt cửa trước hay cửa trên?'),
  ask('tư vấn tủ lạnh'),
  '/products',
  '/products?view=grid&category=tu-lanh&sort=price-asc&page=2',
  '/products?q=zzzqqqxxx',
  '/products?category=tu-lanh&brand=samsung,lg&rating=4',
  '/products/1',
  '/products/172',
  '/products/203',
  '/products/999999',
  '/products/1/danh-gia',
  '/products/1/danh-gia?da-gui=1',
  '/brand',
  '/brand/samsung',
  '/brand/hoa-phat',
  '/brand/khong-co',
  '/so-sanh',
  '/so-sanh?ids=203',
  '/so-sanh?ids=203,272',
  '/so-sanh?ids=203,272,215,410&diff=1',
  '/yeu-thich',
  '/yeu-thich?ids=203,272,15',
  '/cach-tinh',
  '/kien-thuc',
  '/blog',
  '/blog/meo-vat',
  '/blog/tu-van?page=2',
  '/blog/tag/doc-thong-so',
  '/blog/tac-gia/ban-dien-lanh',
  '/blog/search',
  '/blog/search?q=m%C3%A1y+l%E1%BA%A1nh',
  '/blog/tu-lanh-bao-nhieu-lit-thi-vua-nha-minh',
  '/blog/pin-dong-ho-thong-minh-tu-chua-day-mot-ngay-toi-28-ngay',
  '/blog/khong-co',
  '/bai-viet-da-luu',
  '/lien-he',
  '/ban-tin',
  '/ban-tin/cac-so',
  '/bao-gia?san-pham=1,2',
  '/ban-tin/xac-nhan?token=x',
  '/dieu-khoan-su-dung',
  '/chinh-sach-bao-mat',
  '/bao-mat',
  '/cach-xep-hang',
  '/auth',
  '/auth/xac-thuc',
  '/auth/quen-mat-khau',
  '/auth/dat-lai-mat-khau?token=x',
  '/auth/xac-nhan?token=x',
  '/auth/gui-lai',
  '/api/docs',
  '/nhung',
  '/nhung?q=t%E1%BB%A7+l%E1%BA%A1nh',
  '/nhung?ids=203,272',
  '/ngoai-tuyen',
  '/khong-co-trang-nay',
]

const STAFF = [
  '/tai-khoan',
  '/admin',
  '/admin/articles',
  '/admin/articles?view=trash',
  '/admin/articles/new',
  '/admin/articles/2/edit',
  '/admin/articles/2/revisions',
  '/admin/articles/import',
  '/admin/audit',
  '/admin/authors?new=1',
  '/admin/brands',
  '/admin/brands/1',
  '/admin/categories?edit=1',
  '/admin/categories?below=2',
  '/admin/imports',
  '/admin/inbox',
  '/admin/media',
  '/admin/newsletter',
  '/admin/products',
  '/admin/products/new',
  '/admin/products/1',
  '/admin/products/import',
  '/admin/reviews',
  '/admin/settings',
  '/admin/sizing',
  '/admin/sizing?edit=fridge',
  '/admin/suggestions',
  '/admin/teach',
  '/admin/synonyms?teach=1',
  '/admin/teach/pins?new=1',
  '/admin/teach/facts?new=1',
  '/admin/synonyms',
  '/admin/synonyms?new=1',
  '/admin/tags?edit=1',
  '/admin/tags?merge=1&into=2',
  '/admin/users',
]

describeOnDatabase('a validator has nothing to say', 'demo', (database) => {
  let site: TestSite
  let admin: Record<string, string>
  beforeAll(async () => {
    site = await openSite(database())
    await addPerson(database(), 'admin@example.vn', 'admin')
    admin = { Cookie: await signIn(site, 'admin@example.vn') }
  })
  const faultsOf = async (path: string, headers: Record<string, string>) => {
    const response = await site.get(path, headers)
    expect(response.headers.get('content-type')).toContain('text/html')
    return faultsIn(await response.text())
  }

  it.each(PUBLIC)('of %s', async (path) => expect(await faultsOf(path, {})).toEqual([]))
  it.each(STAFF)('of %s', async (path) => expect(await faultsOf(path, admin)).toEqual([]))
})

describe('the rules find', () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="vi"><head><title>Thử</title></head><body><main><h1>Thử</h1>${body}</main></body></html>`
  it('nothing in a page that is right', () =>
    expect(
      faultsIn(
        page(
          '<p aria-describedby="a">x <a href="/">y</a></p><h2 id="a">z</h2><ul><li><p>x</p></li></ul><form role="search"><label for="b">x</label><input id="b"></form>',
        ),
      ),
    ).toEqual([]))

  it.each([
    ['a name without a role', '<span aria-label="x">1</span>', 'nobody is told'],
    ['a named link that leads nowhere', '<a aria-label="x">1</a>', 'nobody is told'],
    ['a combobox to search', '<input type="search" role="combobox">', 'combobox of type search'],
    ['a switch that sends', '<button type="submit" role="switch">x</button>', 'switch that sends'],
    ['a role twice told', '<nav role="navigation"></nav>', 'is told that it is'],
    ['an id twice', '<p id="a">x</p><p id="a">x</p>', 'given twice'],
    ['an id with a space', '<p id="a b">x</p>', 'id with a space'],
    ['a label of nothing', '<label for="none">x</label>', "names in for 'none'"],
    ['what is obsolete', '<table border="1"></table>', "attribute 'border'"],
    ['what is made up', '<p colour="x">x</p>', "attribute 'colour'"],
    ['a length of a date', '<input type="date" maxlength="9">', "has 'maxlength'"],
    ['a form in a text', '<span><form></form></span>', 'stands in a span'],
    ['a paragraph in a summary', '<details><summary><p>x</p></summary></details>', 'stands in a summary'],
    ['a block in a link in a text', '<p><a href="/x"><div>x</div></a></p>', 'not closed'],
    ['a paragraph in a list', '<ul><p>x</p></ul>', 'may not be a child'],
    ['a button in a link', '<a href="/x"><button type="button">x</button></a>', 'can be pressed within'],
    ['a picture without a text', '<img src="/x.png">', 'no text instead'],
    ['an empty address', '<a href="">x</a>', 'empty address'],
    ['an empty heading', '<h2> </h2>', 'empty heading'],
    ['a heading that skips', '<h3>x</h3>', 'skips a level'],
    ['two headings of the page', '<h1>x</h1>', '2 h1'],
    [
      'a choice that chooses itself',
      '<select required><option value="1">x</option></select>',
      'first choice',
    ],
    ['what is not closed', '<div><p>x<div>y</div></p></div>', 'not closed'],
    ['an attribute twice', '<p class="a" class="b">x</p>', 'duplicate-attribute'],
  ])('%s', (_, body, fault) => expect(faultsIn(page(body)).join('\n')).toContain(fault))
})
