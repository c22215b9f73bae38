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
