import type { Mail } from '#app/platform/mail/mail.ts'
import type { Colleague } from './mentions.ts'

/** Where an article and one of its notes are looked at. */
export const notePath = (articleId: number, noteId: number): string =>
  `/admin/articles/${articleId}/edit#note-${noteId}`

/** Tells a colleague of a note that mentions them. @param url of the note, absolute */
export function mentionMail(
  to: Colleague,
  { author, title, text }: { author: string; title: string; text: string },
  url: string,
): Mail {
  return {
    to: to.email,
    subject: `${author} nhắc bạn bên bài “${title}”`,
    paragraphs: [
      `Chào ${to.name},`,
      `${author} nhắc bạn trong một ghi chú bên bài “${title}”:`,
      ...text.split('\n').filter((line) => line !== ''),
    ],
    action: { label: 'Mở bài viết', url },
    after: ['Thư này chỉ gửi cho người được nhắc tên. Bạn trả lời bằng một ghi chú khác ở trang đó nhé.'],
  }
}
