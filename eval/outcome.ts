import type { Answer } from '#app/domain/advisor/answer.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Outcome } from './expectation.ts'

const REFUSAL = /khong (?:the )?(?:giup|ho tro|tiet lo|cung cap|lam) (?:duoc )?|minh khong giup|tu choi/
/** 'Đừng mở lò vi sóng: …': a plan is said no to by its danger. */
const WARNS = /^(?:dung|khong nen)(?![a-z])/
const OFF_TOPIC = /ngoai (?:chuyen mon|pham vi|linh vuc)|chi (?:tu van|ho tro) (?:ve|cac)/
const UNKNOWN =
  /chua co (?:nguon|du lieu|thong tin|\S+(?: \S+){0,4} nao)|khong (?:co du lieu|doan bua|dam bao gia|dam khang dinh)/
const NEAREST = /^dung tung chu cau nay thi minh chua co nguon/
const SMALL_TALK = /(?:^|\s)(?:chao|xin chao|khong co gi dau|rat vui)(?![a-z])/

/** Words by which an answer admits that a wish could not be met. */
const ADMITS = /khong co|khong thay|chua co|khong tim thay|khong con|gan nhat|chua dat/

/** A text as it is compared: folded, with plain spaces. */
export const plain = (text: string) => fold(text).replace(/\s+/g, ' ')

/** What an answer is seen to do, from what a visitor gets. */
export function outcomeOf(answer: Answer): Outcome {
  if (answer.comparison) return 'comparison'
  if (answer.productRecommendations) return 'products'
  const text = plain(answer.content)
  // What comes nearest may itself speak of what cannot be done.
  if (NEAREST.test(text)) return 'unknown'
  if (REFUSAL.test(text) || (answer.sources.length === 0 && WARNS.test(text))) return 'refusal'
  if (OFF_TOPIC.test(text)) return 'off_topic'
  if (UNKNOWN.test(text)) return 'unknown'
  if (answer.sources.length > 0) return 'guide'
  return SMALL_TALK.test(text) ? 'small_talk' : 'text'
}

/** Whether an answer says that something asked for could not be had. */
export const admitsMiss = (answer: Answer) => ADMITS.test(plain(answer.content))
