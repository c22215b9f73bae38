import { headersOf } from './mail.ts'
import type { RenderedMail } from './mail.ts'

type EmlParts = { from: string; date: Date; boundary: string }

/**
 * A mail as the text of an .eml file. Its parts stand unencoded (8bit), so that a person or a script finds the link by looking
 * into the file.
 */
export function writeEml(
  { recipient, subject, text, html, replyTo, unsubscribeUrl }: RenderedMail,
  { from, date, boundary }: EmlParts,
): string {
  const part = (kind: string, content: string) =>
    `--${boundary}\nContent-Type: text/${kind}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`
  return [
    `From: ${encodedAddress(from)}`,
    `To: ${recipient}`,
    `Subject: ${encodedWords(subject)}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${boundary}@${from.match(/@([^>\s]+)/)?.[1] ?? 'localhost'}>`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    ...Object.entries(headersOf({ unsubscribeUrl })).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('plain', text) + part('html', html) + `--${boundary}--\n`,
  ].join('\n')
}

/** 'Chọn Máy <a@b.c>' with the name as a header may hold it. */
function encodedAddress(address: string): string {
  const [, name, rest] = /^([^<]*?)\s*(<[^>]*>)$/.exec(address) ?? []
  return name && rest ? `${encodedWords(name)} ${rest}` : address
}

/** A word of a header holds at most 75 characters (RFC 2047, 2): this many bytes of text before base64. */
const WORD_BYTES = 42

/** A header's text, in encoded words where it is not plain ASCII. */
function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = ['']
  for (const letter of text) {
    const last = words.at(-1) ?? ''
    if (Buffer.byteLength(last + letter) > WORD_BYTES) words.push(letter)
    else words[words.length - 1] = last + letter
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\n ')
}
