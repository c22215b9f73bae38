import { say } from '#app/vietnamese/say.ts'

/** What a button of the form does to who sees the article. */
export const PUBLICATIONS = ['now', 'schedule', 'unpublish'] as const
export type Publication = (typeof PUBLICATIONS)[number]

/** Whether and when the public sees an article; the time is Vietnam's as a form has it, empty for none. */
type Shown = { status: 'draft' | 'published'; published_at: string }

/** What is said where an article is to be scheduled for no time, or one that is over. */
export const NO_TIME_TO_COME = () =>
  say('Choose a time that is still to come', { vi: 'Bạn chọn một lúc còn ở phía trước nhé' })

/**
 * Both as a button makes them: published now an article keeps a date of the past, and takes none from the future; unpublished it keeps
 * whatever it had.
 * @param isToCome whether the time of the form is still to come
 */
export function asPublished({ published_at }: Shown, publication: Publication, isToCome: boolean): Shown {
  if (publication === 'unpublish') return { status: 'draft', published_at }
  if (publication === 'schedule') return { status: 'published', published_at }
  return { status: 'published', published_at: isToCome ? '' : published_at }
}
