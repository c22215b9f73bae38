import type { Scored } from '../classify/scorer.ts'
import type { Intent } from './need.ts'

/**
 * From this share on a text is taken to tell of danger: few near misses are, and few dangers are not. Nobody is sent away
 * for a request that only may be one not to help with.
 */
const ALARM: Readonly<Record<string, number>> = { crisis: 0.35, hazard: 0.35, unsafe_request: 0.5 }

/** The same where a text plainly asks for a machine to buy: 'nước yếu, lấy loại bình nào đẩy mạnh lên'. */
const ALARM_OF_BUYER: Readonly<Record<string, number>> = { crisis: 0.6, hazard: 0.6, unsafe_request: 0.9 }

const DANGERS: Readonly<Record<string, Intent>> = {
  crisis: 'crisis',
  hazard: 'hazard',
  unsafe_request: 'unsafe',
}

/**
 * The danger a text tells of, by the classifier's shares; null where it most likely tells of none.
 * @param isOfBuyer whether it plainly asks for a machine to buy
 * @param answered the shares of the text as an answer to what came before, where anything did
 */
export function dangerOf(
  alone: readonly Scored[],
  isOfBuyer: boolean,
  answered?: readonly Scored[],
): Intent | null {
  const worst = alone.find(({ name }) => name !== 'none')
  if (!worst) return null
  // In a conversation the mean of how it sounds by itself and as an answer.
  const ofAny = answered ? (1 - safetyOf(alone) + 1 - safetyOf(answered)) / 2 : 1 - safetyOf(alone)
  const isAlarm = isOfBuyer
    ? worst.share >= (ALARM_OF_BUYER[worst.name] ?? 1)
    : ofAny >= (ALARM[worst.name] ?? 1)
  return isAlarm ? (DANGERS[worst.name] ?? null) : null
}

const safetyOf = (scored: readonly Scored[]): number => scored.find(({ name }) => name === 'none')?.share ?? 1

/** 'đau ngực lan ra tay trái', 'méo miệng, nói ngọng': a heart or a stroke, whatever a watch shows. */
const EMERGENCY =
  /(?:^|\s)(?:dau|tuc|that|nang|nhoi)(?: that| o)? nguc(?![a-z]).{0,60}(?:tay trai|canh tay|kho tho|va mo hoi|len co|len ham)|(?:^|\s)(?:meo mieng|meo mat|liet nua|yeu nua)(?![a-z]).{0,40}(?:noi ngong|noi kho|yeu tay|te tay|khong noi)/

/** Whether a folded text tells of signs of a heart attack or a stroke. */
export const tellsOfEmergency = (folded: string): boolean => EMERGENCY.test(folded)
