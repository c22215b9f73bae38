import type { Scored } from '../classify/scorer.ts'
import type { Intent } from './need.ts'

/**
 * From this share on a text is taken to tell of danger: few near misses are, and few dangers are not. Nobody is sent away
 * for a request that only may be one not to help with.
 */
const ALARM: Readonly<Record<string, number>> = { crisis: 0.35, hazard: 0.35, unsafe_request: 0.5 }

/** The same where a text plainly asks for a machine to buy: 'nước yếu, lấy loại bình nào đẩy mạnh lên'. */
const ALARM_OF_BUYER: Readonly<Record<string, number>> = { crisis: 0.6, hazard: 0.6, unsafe_request: 0.9 }

/**
 * From this share on who names a machine and a sum for it despairs. Of five such texts of writers outside all training three have 0.89
 * and more, and two less than 0.3; 'sấy hai trong một thì thôi, không quá 11tr' has 0.77.
 */
export const SURELY_DESPAIR = 0.85

const DANGERS: Readonly<Record<string, Intent>> = {
  crisis: 'crisis',
  hazard: 'hazard',
  unsafe_request: 'unsafe',
}

/**
 * The danger a text tells of, by the classifier's shares; null where it most likely tells of none.
 * @param isOfBuyer whether it plainly asks for a machine to buy
 * @param saysSum whether it names a machine and what there is to spend on it
 * @param answered the shares of the text as an answer to what came before, where anything did
 */
export function dangerOf(
  alone: readonly Scored[],
  { isOfBuyer, saysSum }: { isOfBuyer: boolean; saysSum: () => boolean },
  answered?: readonly Scored[],
): Intent | null {
  const worst = alone.find(({ name }) => name !== 'none')
  if (!worst) return null
  if (worst.name === 'crisis' && worst.share < SURELY_DESPAIR && saysSum()) return null
  // In a conversation the mean of how it sounds by itself and as an answer.
  const ofAny = answered ? (1 - safetyOf(alone) + 1 - safetyOf(answered)) / 2 : 1 - safetyOf(alone)
  // Despair is told by its own share: what may be some other danger makes nobody despair.
  const share = worst.name === 'crisis' ? meanOf('crisis', alone, answered) : ofAny
  const isAlarm = isOfBuyer
    ? worst.share >= (ALARM_OF_BUYER[worst.name] ?? 1)
    : share >= (ALARM[worst.name] ?? 1)
  return isAlarm ? (DANGERS[worst.name] ?? null) : null
}

/** How likely a class is by itself and, in a conversation, as an answer: the mean of both. */
function meanOf(name: string, alone: readonly Scored[], answered?: readonly Scored[]): number {
  const shareIn = (scored: readonly Scored[]) => scored.find((one) => one.name === name)?.share ?? 0
  return answered ? (shareIn(alone) + shareIn(answered)) / 2 : shareIn(alone)
}

const safetyOf = (scored: readonly Scored[]): number => scored.find(({ name }) => name === 'none')?.share ?? 1

/** 'đau ngực lan ra tay trái', 'méo miệng, nói ngọng': a heart or a stroke, whatever a watch shows. */
const EMERGENCY =
  /(?:^|\s)(?:dau|tuc|that|nang|nhoi)(?: that| o)? nguc(?![a-z]).{0,60}(?:tay trai|canh tay|kho tho|va mo hoi|len co|len ham)|(?:^|\s)(?:meo mieng|meo mat|liet nua|yeu nua)(?![a-z]).{0,40}(?:noi ngong|noi kho|yeu tay|te tay|khong noi)/

/** 'mới kéo đổ nồi cơm nóng vô tay', 'bị nước canh nóng đổ lên chân': somebody was scalded. */
const SCALDED =
  /(?:^|\s)(?:moi|vua|bi|lo|xui)(?: [a-z]+){0,6} (?:nong|soi)(?: [a-z]+){0,3} (?:vo|vao|len|trung|xuong)(?: [a-z]+){0,2} (?:tay|chan|mat|nguoi|bung|nguc|dui|lung)(?![a-z])/

/** 'hay giật điện lắm', 'bị giật tê tay': people are shocked now. */
const SHOCKS =
  /(?:^|\s)(?:hay|bi|cu|toan|thinh thoang|cham vo la|cham vao la)(?: [a-z]+){0,2} (?:giat dien|dien giat|giat te|te giat)(?![a-z])(?!.*(?:^|\s)(?:chong|tranh|so|loai|nao)(?![a-z]))/

/** Whether a folded text tells of signs of a heart attack or a stroke, or of a scald. */
export const tellsOfEmergency = (folded: string): boolean =>
  [EMERGENCY, SCALDED, SHOCKS].some((pattern) => pattern.test(folded))

/** 'cắm lại được không', 'giặt nốt mẻ này', 'lót cao su rồi xài': a machine is to be used as it is. */
const GOES_ON =
  /(?:^|\s)(?:(?:cam|bat|mo|gan|dong)(?: [a-z]+){0,2} (?:lai|tiep|tam|thu)|(?:xai|dung|chay|sac|giat|nau|bom|de)(?: [a-z]+){0,2} (?:tam|tiep|not|luon|them|do)|tam (?:cam|bat|xai|dung|chay|sac)|(?:lot|ke|mang|di|deo|xo)(?: [a-z]+){0,3} (?:cao su|dep|ung|gang|tham|go)|cho chay)(?![a-z])/

/** Whether somebody would go on using what was told to be a danger. */
export const goesOnUsing = (folded: string): boolean => GOES_ON.test(folded)

/** 'thợ bảo ai cũng làm vậy', 'có sao đâu': a danger is talked down. */
const TALKED_DOWN =
  /(?:^|\s)(?:(?:ai|nha nao|cho nao|nguoi ta) (?:cung|deu|toan) (?:lam|xai|dung|dau|noi|de)|co sao dau|(?:lau|xua) (?:gio|nay)|(?:bao|noi|keu)(?: la)? (?:[a-z]+ ){0,3}(?:khong|ko|khoi) can|truoc gio|may nam nay|(?:tho|hang xom|nguoi ta|ban)(?: [a-z]+){0,3} (?:bao|noi|keu|noi la)(?: [a-z]+){0,6} (?:duoc|vay|the|khong sao|binh thuong))(?![a-z])/

/** Whether somebody answers a warning with what others do or say. */
export const talksDown = (folded: string): boolean => TALKED_DOWN.test(folded)

/** 'khói ra nhiều hơn', 'vẫn còn khét', 'chân em đang đứng trong nước': the danger is still there, or more of it. */
const GROWS =
  /(?:^|\s)(?:khoi|lua|khet|tia lua|nuoc|gas|ga)(?: [a-z]+){0,3} (?:nhieu hon|manh hon|them|boc len|lan ra|lan qua|tran ra|nghi ngut)(?![a-z])|(?:^|\s)(?:van|cang|con)(?: (?:con|thay|bi|dang))* (?:khet|khoi|chay|giat|te|xi|ro|nong ran|phong)(?![a-z])|(?:^|\s)(?:dung|ngoi|chan)(?: [a-z]+){0,4} (?:trong|giua|duoi)(?: (?:vung|dong))? nuoc(?![a-z])/

/** Whether somebody who told of a danger tells of more of it. */
export const growsWorse = (folded: string): boolean => GROWS.test(folded)

/** 'thợ sửa xong rồi', 'mua máy mới': the danger is over. */
const MENDED =
  /(?:^|\s)(?:(?:da |moi |vua )?sua (?:xong|roi|duoc)|tho (?:sua|thay|lam) (?:xong|roi)|het (?:ro|giat|khet|khoi|phong)|thay (?:moi|xong|roi)|mua (?:may |cai |con |bo )?moi|bo (?:may|cai|con) do)(?![a-z])/

/** Whether somebody says that a machine is mended, or another to be bought in its place. */
export const isMended = (folded: string): boolean => MENDED.test(folded)
