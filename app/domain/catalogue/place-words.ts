/** How a machine that has less, or more, of a figure than its kind is told: as said aloud beside 'khá' and 'rất'. */
const PAIRS: Readonly<Record<string, readonly [less: string, more: string]>> = {
  price: ['rẻ', 'đắt'],
  perSize: ['rẻ', 'đắt'],
  capacity_l: ['nhỏ', 'lớn'],
  gross_capacity_l: ['nhỏ', 'lớn'],
  screen_in: ['nhỏ', 'lớn'],
  load_kg: ['nhỏ', 'lớn'],
  tank_l: ['nhỏ', 'lớn'],
  blade_cm: ['nhỏ', 'lớn'],
  width_mm: ['hẹp', 'rộng'],
  weight_kg: ['nhẹ', 'nặng'],
  energy_kwh_year: ['tiết kiệm', 'tốn'],
  water_l_cycle: ['tiết kiệm', 'tốn'],
  noise_db: ['êm', 'ồn'],
  room_m2_max: ['hẹp', 'rộng'],
  ram_gb: ['ít', 'nhiều'],
  storage_gb: ['ít', 'nhiều'],
  place_settings: ['ít', 'nhiều'],
  zones: ['ít', 'nhiều'],
  filter_stages: ['ít', 'nhiều'],
  battery_hours: ['ngắn', 'lâu'],
  battery_days: ['ngắn', 'lâu'],
  run_minutes: ['ngắn', 'lâu'],
  battery_mah: ['nhỏ', 'lớn'],
  battery_wh: ['nhỏ', 'lớn'],
}

const PLAIN = ['thấp', 'cao'] as const

/** Shares of a kind up to which a figure is far below, below, hardly below, and in its middle. */
const [FAR, HARDLY, MIDDLE_FROM, MIDDLE_TO] = [0.15, 1 / 3, 0.4, 0.6]

/** Words of sizes, of which neither is better: a size hardly off the middle is said to be so, that two that stand apart are not called alike. */
const SIZES: ReadonlySet<string> = new Set(['nhỏ', 'lớn', 'hẹp', 'rộng'])

/** What a machine costs: read down a list, where 'khá rẻ' would be said of row after row, and told as the dot beside it lies. */
const MONEY: ReadonlySet<string> = new Set(['price', 'perSize'])

/** Where a figure lies in its kind, in a word or two: 'khá lớn', 'tầm trung', 'rẻ hơn 71% máy'. @param at share that has less, 0 to 1 */
export function placeWord(key: string, at: number): string {
  const [less, more] = PAIRS[key] ?? PLAIN
  if (MONEY.has(key)) {
    if (at === 0 || at === 1) return `${at === 0 ? less : more} nhất`
    // Of what costs more than most that is told, not how few are dearer.
    return at > 0.5 ? `${more} hơn ${inPercent(at)} máy` : `${less} hơn ${inPercent(1 - at)} máy`
  }
  if (at >= MIDDLE_FROM && at <= MIDDLE_TO) return 'tầm trung'
  const word = at < 0.5 ? less : more
  if (at <= FAR || at >= 1 - FAR) return `rất ${word}`
  const isHardly = at > HARDLY && at < 1 - HARDLY
  return `${isHardly && SIZES.has(word) ? 'hơi' : 'khá'} ${word}`
}

/** A share of machines among which it is itself: none is ahead of itself. */
const inPercent = (share: number): string => `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`
