import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testInLongRun } from '#tests/support/long.ts'
import { browserForFile } from './support/browser.ts'
import { button, html, paste, PNG, text } from './support/editor.ts'
import { asAdmin } from './support/people.ts'

const open = browserForFile()

describe('what was copied elsewhere', () => {
  let page: Page
  const pasted = async (copied: string) => {
    page = await open('/admin/articles/new', { before: asAdmin })
    await text(page).focus()
    await paste(page, { html: copied })
    return html(page)
  }

  test('from Word comes as headings, lists and tables', async () => {
    expect(
      await pasted(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=VI>
<!--StartFragment--><h1 style='margin-top:12pt'><span style='font-size:16.0pt;font-family:"Times New Roman",serif'>Tủ lạnh<o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'><b><span style='color:red'>Nhà bốn người</span></b> hợp <i>350 lít</i>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Ngăn đá trên</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Giá mềm</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Ngăn đá dưới</p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='height:1pt'><td width=100 style='width:75pt'><p class=MsoNormal>Người</p></td><td><p class=MsoNormal>Lít</p></td></tr></table><!--EndFragment--></body></html>`),
    ).toBe(
      '<h2>Tủ lạnh</h2><p><strong>Nhà bốn người</strong> hợp <em>350 lít</em>.</p><ul><li>Ngăn đá trên<ul><li>Giá mềm</li></ul></li><li>Ngăn đá dưới</li></ul><table><tbody><tr><td>Người</td><td>Lít</td></tr></tbody></table>',
    )
  })

  testInLongRun('from Google Docs keeps bold that is meant, and no other', async () => {
    expect(
      await pasted(
        `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Máy giặt</span></h2><p dir="ltr"><span style="font-weight:400">Cửa </span><span style="font-weight:700">trước</span><span style="font-style:italic"> hay trên</span></p><ul><li dir="ltr" style="list-style-type:disc"><p role="presentation"><span>Một</span></p></li></ul></b>`,
      ),
    ).toBe('<h2>Máy giặt</h2><p>Cửa <strong>trước</strong><em> hay trên</em></p><ul><li>Một</li></ul>')
  })

  test('from a web page brings no script, no style and no tracker', async () => {
    expect(
      await pasted(
        `<div class="post"><script>alert(1)</script><h1 class="t" onclick="x()">Máy lọc</h1><div><p style="color:#333">Đọc <a href="http://example.com/a" target="_blank" onclick="x()">CADR</a> trước<span>.</span></p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><form><input name=a><button>Mua</button></form></div></div>`,
      ),
    ).toBe('<h2>Máy lọc</h2><p>Đọc <a href="https://example.com/a">CADR</a> trước.</p>')
  })
})

describe('what is put into the text', () => {
  test('a link is put, refused without an address, and taken away', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await text(page).focus()
    await page.keyboard.type('Xem bài này')
    await page.keyboard.press('Control+a')
    await button(page, 'Link').click()
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByLabel('Address').fill('không phải địa chỉ')
    await page.keyboard.press('Enter')
    await dialog.getByText(/^Enter an https address/).waitFor()
    await dialog.getByLabel('Address').fill('example.com/a')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await html(page)).toBe('<p><a href="https://example.com/a">Xem bài này</a></p>')

    await text(page).getByText('Xem bài này').click()
    await button(page, 'Link').click()
    expect(await dialog.getByLabel('Address').inputValue()).toBe('https://example.com/a')
    await dialog.getByRole('button', { name: 'Remove link' }).click()
    expect(await html(page)).toBe('<p>Xem bài này</p>')
  })

  testInLongRun('a video is put by any of its addresses, and no other page', async () => {
    const page = await open('/admin/articles/new', {
      before: async (opening) => {
        await asAdmin(opening)
        await opening.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '' }),
        )
      },
    })
    await text(page).focus()
    await button(page, 'Video').click()
    const dialog = page.getByRole('dialog', { name: 'Video' })
    await dialog.getByLabel('Address').fill('https://example.com/watch?v=dQw4w9WgXcQ')
    await page.keyboard.press('Enter')
    await dialog.getByText('Enter the address of a YouTube or Vimeo video').waitFor()
    await dialog.getByLabel('Title').press('Enter')
    expect(await dialog.getByLabel('Address').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    await dialog.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ?t=3')
    await dialog.getByLabel('Title').fill('Cách xếp tủ lạnh')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.type('Xem xong thì đọc tiếp.')
    const written = await html(page)
    expect(written).toMatch(/<\/iframe>.*<p>Xem xong thì đọc tiếp\.<\/p>/s)
    expect(written).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3"')
    expect(written).toContain('title="Cách xếp tủ lạnh"')
  })

  testInLongRun('a link leads to an article that is found by its words', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await text(page).focus()
    await page.keyboard.type('Xem bài này')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByRole('searchbox').fill('giá điện sinh hoạt')
    await dialog
      .getByRole('listitem')
      .getByRole('button', { name: /Giá điện sinh hoạt/ })
      .first()
      .click()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await html(page)).toMatch(
      /^<p><a href="\/blog\/gia-dien-sinh-hoat-[a-z-]+">Xem bài này<\/a><\/p>$/,
    )
  })

  test('a picture is dropped, and stands there once it is said what it shows', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await text(page).focus()
    await page.keyboard.type('Nồi cơm')
    await text(page).evaluate((element, base64) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      data.items.add(new File([bytes], 'tha-vao.png', { type: 'image/png' }))
      const { left, top } = element.getBoundingClientRect()
      const at = { clientX: left + 20, clientY: top + 20 }
      element.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true, ...at }),
      )
    }, PNG)
    const dialog = page.getByRole('dialog', { name: 'Picture' })
    await dialog.getByRole('textbox').fill('Nồi cơm thả vào')
    await dialog.getByRole('button', { name: 'Upload and use this picture' }).click()
    await text(page).getByRole('img', { name: 'Nồi cơm thả vào' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.type('Ảnh nhà chụp.')
    expect(await html(page)).toMatch(
      /<img src="\/uploads\/[^"]+" alt="Nồi cơm thả vào".*<\/figure>.*<p>Ảnh nhà chụp\.<\/p>/s,
    )
  })

  testInLongRun('a table is put, and the first letters go into its first cell', async () => {
    const page = await open('/admin/articles/new', { before: asAdmin })
    await text(page).focus()
    await page.keyboard.type('Trước bảng')
    await button(page, 'Table').click()
    await page.keyboard.type('Người')
    expect(await html(page)).toMatch(/^<p>Trước bảng<\/p><table><thead><tr><th scope="col">Người<\/th><th/)
  })
})
