import { expect, it } from 'vitest'
import { renderIssue } from './render-issue.ts'

const FRAME = {
  siteName: 'Chọn Máy',
  siteUrl: 'https://a.example',
  address: '1 Lê Lợi',
  webUrl: 'https://a.example/ban-tin/cac-so/3',
  endUrl: 'https://a.example/ban-tin/huy?khoa=1.x&so=3',
}
const CONTENT = {
  subject: 'Tủ lạnh <b> & "máy"',
  introduction: 'Chào bạn,\nhai dòng.\n\nĐoạn sau <script>alert(1)</script>.',
  articles: [
    {
      title: 'Bài <i>một</i>',
      excerpt: 'Tóm tắt "một".',
      path: '/blog/bai-mot',
      picture: { src: '/uploads/0123456789abcdef0123-1600x900', alt: 'Tủ "lạnh"' },
    },
    { title: 'Bài hai', excerpt: null, path: '/blog/bai-hai', picture: null },
  ],
}

it('says the same as text and as HTML, with the way to the web and the way out', () => {
  const { text, html } = renderIssue(CONTENT, FRAME)
  for (const said of [
    'https://a.example/blog/bai-mot',
    'https://a.example/blog/bai-hai',
    'https://a.example/ban-tin/cac-so/3',
    'Xem trên web',
    'Hủy nhận tin',
    'Bạn nhận thư này vì đã đăng ký',
    '1 Lê Lợi',
  ]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
  expect(text).toContain('https://a.example/ban-tin/huy?khoa=1.x&so=3')
  expect(html).toContain('href="https://a.example/ban-tin/huy?khoa=1.x&amp;so=3"')
})

it('escapes whatever was typed, and keeps paragraphs and lines', () => {
  const { html } = renderIssue(CONTENT, FRAME)
  expect(html).not.toMatch(/<script|<i>|<b>/)
  expect(html).toContain('Chào bạn,<br>hai dòng.')
  expect(html).toContain('alt="Tủ &quot;lạnh&quot;"')
  expect(html.match(/<p style="margin:0 0 16px">/g)).toHaveLength(2)
})

it('has bold words and links of its opening words', () => {
  const introduction = '**Mới**: [bài "hay"](/blog/a) <b>'
  const { html, text } = renderIssue({ ...CONTENT, introduction }, FRAME)
  expect(html).toContain('<strong>Mới</strong>: <a href="https://a.example/blog/a"')
  expect(html).toContain('>bài &quot;hay&quot;</a> &lt;b&gt;</p>')
  expect(text).toContain('Mới: bài "hay" (https://a.example/blog/a) <b>')
})

it('has neither tables, nor styles of its own, nor anything from another site', () => {
  const { html } = renderIssue(CONTENT, FRAME)
  expect(html).not.toMatch(/<table|<style|class=/)
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(6)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/a\.example(?:\/|$)/)
  expect(html.match(/<img /g)).toHaveLength(1)
})

it('says of a test that it is one', () => {
  const { text, html } = renderIssue(CONTENT, { ...FRAME, webUrl: null, endUrl: null })
  expect(text).toContain('Đây là thư thử')
  expect(html).toContain('Đây là thư thử')
  expect(html).not.toContain('/ban-tin/')
})
