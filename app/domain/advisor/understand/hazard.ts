/** Something dangerous is happening, on the folded text. */
const HAZARD =
  /(?:^|\s)(?:(?:bi |hay bi )?(?:dien giat|giat dien|te tay|te te)|ro (?:ri )?dien|nhiem dien|(?:bi |dang )?(?:chap|cham) dien|chay khet|mui khet|khet (?:let|qua)|boc (?:khoi|chay)|toe lua|danh lua|phat no|bi no|(?:ro|xi) (?:ri )?(?:khi )?gas|mui gas|phong pin|pin (?:[a-z]+ ){0,3}bi phong)(?![a-z])/

/** Questions about avoiding the danger or buying against it: 'máy nước nóng chống giật'. */
const PREVENTS =
  /(?:^|\s)(?:chong (?:giat|ro|chay|no)|nen mua|mua|loai nao|goi y|tu van|tranh bi|phong (?:ngua|tranh)|co bi .{0,20}khong)(?![a-z])/

/** Whether a folded question tells of a danger at hand: a shock, a burning smell, gas, a swollen battery. */
export const isHazard = (folded: string): boolean => HAZARD.test(folded) && !PREVENTS.test(folded)

/** Volts of a Vietnamese household. */
export const MAINS_VOLTS = 220

/** What a socket or wire carries, in amperes, and what is to be drawn through it, in watts. */
export type Overload = { amps: number; watts: number }

const AMPS =
  /(?:^|\s)(?:o(?: cam| dien| noi dai| chia| keo dai)?|phich(?: cam)?|day(?: dien| noi)?|cau chi|aptomat|at ?to ?mat|cb|cong tac)(?: (?:chi|loai|chiu|duoc|toi da|muc|o|nha|em|minh|co|la|ghi)){0,4} (\d{1,2}(?:[.,]\d)?) ?(?:a|ampe|ampere|amp)(?![a-z])/
const WATTS =
  /(?:^|[^\d.,])(\d{1,2}[.,]\d{3}|\d{3,5}) ?w(?:att)?(?![a-z])|(?:^|[^\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?kw(?!h|[a-z])/

/** A socket and a machine that draws more through it than it carries, as a folded question names them; null for none. */
export function overloadOf(folded: string): Overload | null {
  const [, carries] = AMPS.exec(folded) ?? []
  const [, watts, kilowatts] = WATTS.exec(folded) ?? []
  if (!carries || (!watts && !kilowatts)) return null
  const amps = Number(carries.replace(',', '.'))
  const drawn = watts ? Number(watts.replace(/[.,]/, '')) : Number(kilowatts?.replace(',', '.')) * 1000
  return drawn > amps * MAINS_VOLTS ? { amps, watts: drawn } : null
}
