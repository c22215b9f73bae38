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

/** Shares of a kind up to which a figure is far below, below, and in its middle. */
const [FAR, MIDDLE_FROM, MIDDLE_TO] = [0.15, 0.4, 0.6]

/** How the machine with least, and the one with most of a figure is told: 'nhỏ' and 'lớn'. */
export const extremes = (key: string): readonly [less: string, more: string] => PAIRS[key] ?? PLAIN

/** Where a figure lies in its kind, in one or two words: 'khá lớn', 'tầm giữa', 'rất rẻ'. @param at share that has less, 0 to 1 */
export function placeWord(key: string, at: number): string {
  if (at >= MIDDLE_FROM && at <= MIDDLE_TO) return 'tầm giữa'
  const [less, more] = extremes(key)
  const degree = at <= FAR || at >= 1 - FAR ? 'rất' : 'khá'
  return `${degree} ${at < MIDDLE_FROM ? less : more}`
}
