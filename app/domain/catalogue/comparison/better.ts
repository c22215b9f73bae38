import { kindRecord } from '#app/kinds/kind.ts'
import { attributeLabel } from '../attributes.ts'

/** Which way is better, and the word for it: 'Rẻ' gives 'Rẻ hơn' between two and 'Rẻ nhất' among more. */
type Rule = { wins: 'less' | 'more'; word: string; kinds?: readonly string[] }

/**
 * The rows in which better is a fact for anybody. Size, capacity, inches, watts and stars are not: the right one depends on the
 * home, and stars of different years mean different things.
 */
const RULES: Record<string, Rule> = {
  price: { wins: 'less', word: 'Rẻ' },
  perSize: { wins: 'less', word: 'Rẻ' },
  monthly_cost: { wins: 'less', word: 'Ít tốn' },
  five_year_cost: { wins: 'less', word: 'Ít tốn' },
  energy_kwh_year: { wins: 'less', word: 'Ít điện' },
  noise_db: { wins: 'less', word: 'Êm' },
  water_l_cycle: { wins: 'less', word: 'Ít nước' },
  cspf: { wins: 'more', word: 'Hiệu suất cao' },
  warranty_months: { wins: 'more', word: 'Bảo hành lâu' },
  battery_mah: { wins: 'more', word: 'Pin lớn' },
  battery_wh: { wins: 'more', word: 'Pin lớn' },
  battery_hours: { wins: 'more', word: 'Pin lâu' },
  battery_days: { wins: 'more', word: 'Pin lâu' },
  run_minutes: { wins: 'more', word: 'Chạy lâu' },
  ram_gb: { wins: 'more', word: 'RAM nhiều' },
  storage_gb: { wins: 'more', word: 'Bộ nhớ lớn' },
  refresh_hz: { wins: 'more', word: 'Quét nhanh' },
  srgb_percent: { wins: 'more', word: 'Màu rộng' },
  suction_pa: { wins: 'more', word: 'Hút mạnh' },
  cadr_m3h: { wins: 'more', word: 'Lọc nhanh' },
  weight_kg: { wins: 'less', word: 'Nhẹ', kinds: ['laptop'] },
}

/** Which way a figure of a kind is better for anybody; null where that is a matter of taste. */
export const betterWay = (kind: string, key: string): 'less' | 'more' | null =>
  ruleOf(kind, key)?.wins ?? null

/** What a machine costs to run is worked out from figures of a few per cent: a gap below this share is none. */
const OF_RUNNING: ReadonlySet<string> = new Set(['monthly_cost', 'energy_kwh_year'])
const LEAST_GAP = 0.05

/** The places in a row that are better than another one, and in what word. */
export type Better = { places: number[]; word: string }

/**
 * Which of a row's values are the better ones; null where better is a matter of taste, fewer than two values are known, or all
 * are equal. Values that share the first place are all better.
 * @param key of an attribute, or 'price', 'monthly_cost', 'five_year_cost'
 */
export function betterValues(kind: string, key: string, values: readonly (number | null)[]): Better | null {
  const rule = ruleOf(kind, key)
  if (!rule) return null
  const known = values.filter((value) => value !== null)
  const best = rule.wins === 'less' ? Math.min(...known) : Math.max(...known)
  if (known.length < 2 || known.every((value) => value === best)) return null
  if (OF_RUNNING.has(key) && known.every((value) => value <= best * (1 + LEAST_GAP))) return null
  const places = values.flatMap((value, place) => (value === best ? [place] : []))
  return { places, word: `${rule.word} ${known.length === 2 ? 'hơn' : 'nhất'}` }
}

/** The rule for a figure of a kind: what holds for everybody, else what editors say of their own kind. */
function ruleOf(kind: string, key: string): Rule | null {
  const rule = RULES[key]
  if (rule && (!rule.kinds || rule.kinds.includes(kind))) return rule
  const wins = kindRecord(kind).better?.[key]
  return wins ? { wins, word: `${attributeLabel(kind, key)} ${wins === 'more' ? 'cao' : 'thấp'}` } : null
}
