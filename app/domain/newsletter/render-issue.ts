import { escapeHtml } from '#app/platform/mail/render-mail.ts'
import { plainIntroduction, wholeAddress, wordsOf } from './introduction.ts'
import type { IssueArticle, IssueContent } from './issue.ts'

/** What stands around an issue in a mail. Addresses are absolute, but for `siteUrl`'s own paths within the content. */
export type MailFrame = {
  siteName: string
  /** Without a trailing slash. */
  siteUrl: string
  /** Postal address of who runs the site, where it is told. */
  address: string | null
  /** Where the issue stands on the site; null for a test of what is not there yet. */
  webUrl: string | null
  /** Ends the subscription; null for a test, which nobody has subscribed to. */
  endUrl: string | null
}

const WHY = 'Bạn nhận thư này vì đã đăng ký nhận tin và xác nhận email với'

/** An issue as a mail: the same words as HTML and as plain text. Whatever somebody typed is escaped. */
export function renderIssue(content: IssueContent, frame: MailFrame): { text: string; html: string } {
  return { text: asText(content, frame), html: asHtml(content, frame) }
}

function asText({ subject, introduction, articles }: IssueContent, frame: MailFrame): string {
  const { siteName, siteUrl, address, webUrl, endUrl } = frame
  const article = ({ title, excerpt, path }: IssueArticle) =>
    [title, ...(excerpt ? [excerpt] : []), siteUrl + path].join('\n')
  const foot = [
    '-- ',
    `${WHY} ${siteName} (${siteUrl}).`,
    ...(address ? [address] : []),
    endUrl ? `Hủy nhận tin: ${endUrl}` : 'Đây là thư thử: trong thư thật, chỗ này là liên kết hủy nhận tin.',
  ].join('\n')
  const parts = [
    subject,
    ...(introduction ? [plainIntroduction(introduction, siteUrl)] : []),
    ...articles.map(article),
    ...(webUrl ? [`Xem trên web: ${webUrl}`] : []),
    foot,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Blocks one below another and inline styles: what every mail program reads, and what fits a phone by itself. */
function asHtml({ subject, introduction, articles }: IssueContent, frame: MailFrame): string {
  const { siteName, siteUrl, address, webUrl, endUrl } = frame
  const paragraphs = introduction
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p style="margin:0 0 16px">${wordsHtml(paragraph, siteUrl)}</p>`)
  const link = (url: string, label: string) =>
    `<a href="${escapeHtml(url)}" style="color:#4a5a66">${escapeHtml(label)}</a>`
  return `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f3f7f8">
<div role="article" aria-roledescription="email" lang="vi" style="max-width:600px;margin:0 auto;padding:16px 12px;font:16px/1.6 system-ui,'Segoe UI',Roboto,sans-serif;color:#16242e;overflow-wrap:anywhere">
<div style="padding:24px 20px;background:#ffffff;border:1px solid #d9e2e6;border-radius:12px">
<p style="margin:0 0 16px;font-size:16px;font-weight:700"><a href="${escapeHtml(siteUrl)}" style="color:#0b6b7b;text-decoration:none">${escapeHtml(siteName)}</a></p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escapeHtml(subject)}</h1>
${[...paragraphs, ...articles.map((article) => articleHtml(article, siteUrl))].join('\n')}
</div>
<div style="padding:16px 8px;font-size:13px;line-height:1.6;color:#4a5a66">
${webUrl ? `<p style="margin:0 0 8px">${link(webUrl, 'Xem trên web')}</p>\n` : ''}<p style="margin:0 0 8px">${WHY} ${link(siteUrl, siteName)}.${address ? `<br>${escapeHtml(address)}` : ''}</p>
<p style="margin:0">${endUrl ? link(endUrl, 'Hủy nhận tin') : 'Đây là thư thử: trong thư thật, chỗ này là liên kết hủy nhận tin.'}</p>
</div>
</div>
</body>
</html>
`
}

const wordsHtml = (paragraph: string, siteUrl: string): string =>
  wordsOf(paragraph)
    .map(({ text, isBold, href }) => {
      const words = escapeHtml(text).replaceAll('\n', '<br>')
      if (href)
        return `<a href="${escapeHtml(wholeAddress(href, siteUrl))}" style="color:#0b6b7b">${words}</a>`
      return isBold ? `<strong>${words}</strong>` : words
    })
    .join('')

function articleHtml({ title, excerpt, path, picture }: IssueArticle, siteUrl: string): string {
  const url = escapeHtml(siteUrl + path)
  const image = picture
    ? `<a href="${url}"><img src="${escapeHtml(siteUrl + picture.src)}" alt="${escapeHtml(picture.alt)}" width="560" style="display:block;width:100%;max-width:560px;height:auto;margin:0 0 12px;border:0;border-radius:8px"></a>\n`
    : ''
  const words = excerpt ? `\n<p style="margin:0 0 8px">${escapeHtml(excerpt)}</p>` : ''
  return `<div style="margin:20px 0 0;padding:20px 0 0;border-top:1px solid #d9e2e6">
${image}<h2 style="margin:0 0 8px;font-size:18px;line-height:1.4"><a href="${url}" style="color:#0b6b7b">${escapeHtml(title)}</a></h2>${words}
<p style="margin:0"><a href="${url}" style="color:#0b6b7b;font-weight:600">Đọc bài</a></p>
</div>`
}
