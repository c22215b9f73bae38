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

/** The fifth of its kind a figure stands in, as told: 1 is far below the middle, 3 the middle, 5 far above. */
export type Step = 1 | 2 | 3 | 4 | 5

/** @param at share that has less, 0 to 1 */
export function placeStep(at: number): Step {
  if (at < MIDDLE_FROM) return at <= FAR ? 1 : 2
  if (at <= MIDDLE_TO) return 3
  return at >= 1 - FAR ? 5 : 4
}

/** Where a figure lies in its kind, in one or two words: 'khá lớn', 'tầm giữa', 'rất rẻ'. @param at share that has less, 0 to 1 */
export function placeWord(key: string, at: number): string {
  const step = placeStep(at)
  if (step === 3) return 'tầm giữa'
  const [less, more] = PAIRS[key] ?? PLAIN
  return `${step === 1 || step === 5 ? 'rất' : 'khá'} ${step < 3 ? less : more}`
}
