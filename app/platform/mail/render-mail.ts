import { allInName } from '#app/platform/site/site-name.ts'
import type { Mail, RenderedMail } from './mail.ts'

type Sender = { name: string; url: string }

/** Writes a mail as text and as HTML with the same words. Everything that was typed by somebody is escaped. */
export function renderMail(written: Mail, sender: Sender): RenderedMail {
  const mail = allInName(written, sender.name)
  return {
    recipient: mail.to,
    subject: oneLine(mail.subject),
    text: asText(mail, sender),
    html: asHtml(mail, sender),
    replyTo: mail.replyTo === undefined ? null : oneLine(mail.replyTo),
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
  }
}

function asText({ paragraphs, action, after = [] }: Mail, { name, url }: Sender): string {
  const link = action ? [`${action.label}:\n${action.url}`] : []
  return [...paragraphs, ...link, ...after, `-- \n${name}\n${url}`].join('\n\n') + '\n'
}

/** Tables and style attributes, because that is what mail programs read. */
function asHtml({ subject, paragraphs, action, after = [] }: Mail, { name, url }: Sender): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#0b6b7b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4a5a66">Nếu nút không bấm được, bạn chép địa chỉ này vào trình duyệt:<br><a href="${escapeHtml(action.url)}" style="color:#0b6b7b;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f3f7f8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #d9e2e6;border-radius:12px"><tr><td style="padding:32px 28px;font:16px/1.6 system-ui,'Segoe UI',Roboto,sans-serif;color:#16242e">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#0b6b7b">${escapeHtml(name)}</p>
${[...paragraphs.map(paragraph), button, ...after.map(paragraph)].join('\n')}
</td></tr></table>
<p style="margin:16px 0 0;font:13px/1.5 system-ui,sans-serif;color:#4a5a66"><a href="${escapeHtml(url)}" style="color:#4a5a66">${escapeHtml(url.replace(/^https?:\/\//, ''))}</a></p>
</td></tr></table>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as HTML shows it, also within an attribute. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** A header is one line: a line break in it would start the next header. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
