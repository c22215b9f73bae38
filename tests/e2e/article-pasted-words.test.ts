import { expect, test } from 'vitest'
import { eachNth, testInLongRun } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'
import { html, paste, PNG, text } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

/** The HTML that a paste into an empty article leaves, and what is said of it. */
async function pasted(copied: string) {
  const page = await open('/admin/articles/new', { before: asAdmin })
  await text(page).focus()
  await paste(page, { html: copied, plain: 'x' })
  const said = page.getByRole('region', { name: 'Thông báo' }).getByText(/^Could not come along: /)
  return { page, said, html: await html(page) }
}

test('what Word says of other scripts makes nothing bold, and takes nothing back', async () => {
  const { html, said } = await pasted(
    `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>đậm</b> <i style='mso-bidi-font-style:normal'>nghiêng</i> ` +
      `<b style='mso-bidi-font-weight:normal'><i style='mso-bidi-font-style:normal'>cả hai</i></b> ` +
      `<span style='mso-bidi-font-weight:bold'>thường</span> <span style='mso-bidi-font-style:italic'>thường</span> ` +
      `<span style='mso-ansi-language:VI;font-weight:bold'>đậm nữa</span> <b style='font-weight:normal'>không đậm</b></p>`,
  )
  expect(html).toBe(
    '<p><strong>đậm</strong> <em>nghiêng</em> <strong><em>cả hai</em></strong> thường thường <strong>đậm nữa</strong> không đậm</p>',
  )
  expect(await said.count()).toBe(0)
})

testInLongRun(
  'notes of Word become notes of the article; a mark whose note was not copied is plain text, with a word',
  async () => {
    const mark = (number: number, address = '') =>
      `<a style='mso-footnote-id:ftn${number}' href="${address}#_ftn${number}" name="_ftnref${number}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[${number}]</span></span></a>`
    const { html, said } = await pasted(
      `<p>Tốn 350 lít${mark(1)} mỗi ngày${mark(2, 'file:///C:/Temp/clip_filename.htm')}, hay hơn${mark(3)}.</p>` +
        `<div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">` +
        `<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1" title="">[1]</a> Theo <b>nhãn</b>.</p></div>` +
        `<div style='mso-element:footnote' id=ftn2><p class=MsoFootnoteText><a href="#_ftnref2" name="_ftn2" title="">[2]</a> Theo hãng.</p></div></div>`,
    )
    expect(html).toBe(
      '<p>Tốn 350 lít<sup data-footnote="">Theo <strong>nhãn</strong>.</sup> mỗi ngày<sup data-footnote="">Theo hãng.</sup>, hay hơn[3].</p>',
    )
    await said.getByText('links to notes that were not copied').waitFor()
  },
)

testInLongRun('an address of the very page one pastes into is none of the article', async () => {
  const page = await open('/admin/articles/new', { before: asAdmin })
  await text(page).focus()
  await paste(page, { html: `<p>Xem <a href="${page.url()}#_ftn1">[1]</a></p>`, plain: 'x' })
  expect(await html(page)).toBe('<p>Xem [1]</p>')
})

test('what an article cannot hold is told, what looks like any page is not', async () => {
  const lost = await pasted(
    `<p align=center style='text-align:center'><span style='color:#C00000'>Đỏ</span></p>` +
      `<table><tr><td style='background:#FFF2CC'>ô</td></tr></table>` +
      `<p><a href="javascript:alert(1)">bấm</a></p><iframe src="https://example.com/x"></iframe><form><input name=a></form>`,
  )
  await lost.said
    .getByText(
      'Could not come along: colours of words, centring and alignment, colours of cells, embedded frames, forms, links that run a script.',
    )
    .waitFor()
  const plain = await pasted(
    `<p style='text-align:justify;color:rgb(33, 37, 41);background-color:rgb(255,255,255)'><span style='color:windowtext'>Đen</span> <a href="https://example.com" style="color:#0563C1">nguồn</a></p>`,
  )
  expect(plain.html).toBe('<p>Đen <a href="https://example.com">nguồn</a></p>')
  expect(await plain.said.count()).toBe(0)
})

testInLongRun(
  'what is known of a pasted picture is proposed, and what else was lost is said beside it',
  async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await text(page).focus()
    const copied = `<p><img src="data:image/png;base64,${PNG}${' '.repeat(200)}" alt="Ảnh tủ lạnh mở cửa"></p><p style='text-align:center'>giữa</p>`
    await paste(page, { html: copied, plain: 'x' })
    const dialog = page.getByRole('dialog', { name: 'Pictures of what was pasted' })
    await dialog.getByText('Could not come along: centring and alignment.').waitFor()
    await dialog.getByRole('button', { name: 'Upload' }).click()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('Ảnh tủ lạnh mở cửa')
  },
)

test.each(
  eachNth(3, [
    ['a table', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
    ['code', '<pre><code>const a = 1</code></pre>'],
    ['a callout', '<div data-callout="tip"><p>Đo cửa trước.</p></div>'],
    [
      'columns',
      `<div data-columns="2"><figure><img src="/minh-hoa/bia-ac-tin-0.svg" alt="A"></figure><figure><img src="/minh-hoa/bia-ac-tin-1.svg" alt="B"></figure></div>`,
    ],
    ['a list', '<ul><li>một</li><li>hai<ul><li>ba</li></ul></li></ul>'],
    ['a quotation', '<blockquote><p>Đo cửa trước.</p></blockquote>'],
  ] as const),
)('one writes on below what was pasted where it ends with %s', async (_, block) => {
  const page = await open('/admin/articles/new', { before: asAdmin })
  await text(page).focus()
  await paste(page, { html: `<p>Trước</p>${block}`, plain: 'x' })
  await page.keyboard.type('Sau')
  expect(await html(page)).toMatch(
    /^<p>Trước<\/p><(?:table|pre|div|ul|blockquote).*<\/(?:table|pre|div|ul|blockquote)><p>Sau<\/p>$/,
  )
})

testInLongRun(
  'a table pasted within a sentence leaves the caret before its rest, and words pasted into a cell stay there',
  async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await text(page).focus()
    await page.keyboard.type('Trước sau')
    for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('ArrowLeft')
    await paste(page, { html: '<table><tbody><tr><td>a</td></tr></tbody></table>', plain: 'a' })
    await page.keyboard.type('rồi')
    expect(await html(page)).toMatch(/^<p>Trước<\/p><table>.*<\/table><p>rồi sau<\/p>$/)
    await text(page).locator('td, th').click()
    await page.keyboard.press('End')
    await paste(page, { html: '<p>b</p><p>c</p>', plain: 'b c' })
    await page.keyboard.type('d')
    expect(await html(page)).toMatch(/<p>ab<\/p><p>cd<\/p>/)
  },
)
