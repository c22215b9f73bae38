import { kindsWhere } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'

/** How a bare figure of an attribute is meant: more is welcome, less is welcome, or about this much. */
type Sense = 'at_least' | 'at_most' | 'about'

/** A figure people name with a unit of its own, beyond the sizes. */
interface FigureUnit {
  /** Written before the figure in a label ('Pin từ 5.000 mAh'). */
  name: string
  unit: string
  /** Units on the folded text, as a pattern. */
  units: string
  /** Another unit that stands for this many of the first: kPa, tuần. */
  multiples?: Readonly<Record<string, number>>
  sense: Sense
  /** Figures outside this are about something else. */
  from: number
  to: number
  /** Must stand within a few words of the figure, where the unit alone says too little. */
  cue?: string
  /** Words before which a figure needs no unit: 'pin 5000'. */
  bare?: string
  /** How far 'about' reaches, as a share. */
  slack: number
}

/** Figures by the attribute they bound. */
const FIGURE_UNITS = {
  weight_kg: {
    name: 'nặng',
    unit: 'kg',
    units: 'kg|ky|ki|kilo|kgs|kilogam|can',
    multiples: { gam: 0.001, gram: 0.001, gr: 0.001 },
    sense: 'at_most',
    from: 0.003,
    to: 60,
    slack: 0.1,
  },
  battery_mah: {
    name: 'pin',
    unit: 'mAh',
    units: 'mah|mha|ma',
    sense: 'at_least',
    from: 800,
    to: 50_000,
    bare: 'pin|pin tu|pin tren|pin toi thieu|dung luong pin',
    slack: 0.1,
  },
  battery_days: {
    name: 'pin',
    unit: 'ngày',
    units: 'ngay|days?',
    multiples: { tuan: 7 },
    sense: 'at_least',
    from: 1,
    to: 60,
    cue: 'pin|sac|xai|dung|trau',
    slack: 0.2,
  },
  battery_hours: {
    name: 'pin',
    unit: 'giờ',
    units: 'gio|tieng|h|hours?',
    sense: 'at_least',
    from: 1,
    to: 120,
    cue: 'pin|sac|xai|dung|nghe|choi|phat|trau|lien tuc',
    slack: 0.2,
  },
  battery_wh: {
    name: 'pin',
    unit: 'Wh',
    units: 'wh',
    sense: 'at_least',
    from: 20,
    to: 120,
    slack: 0.1,
  },
  run_minutes: {
    name: 'chạy',
    unit: 'phút',
    units: 'phut',
    multiples: { tieng: 60, gio: 60 },
    sense: 'at_least',
    from: 20,
    to: 600,
    cue: 'pin|chay|hut|lien tuc|don|dung',
    slack: 0.15,
  },
  refresh_hz: {
    name: 'tần số quét',
    unit: 'Hz',
    units: 'hz|hec|herz|hertz',
    sense: 'at_least',
    from: 30,
    to: 500,
    bare: 'tan so quet|tan so',
    slack: 0.05,
  },
  camera_mp: {
    name: 'camera',
    unit: 'MP',
    units: 'mp|megapixel|mega|cham',
    sense: 'at_least',
    from: 2,
    to: 300,
    slack: 0.1,
  },
  suction_pa: {
    name: 'lực hút',
    unit: 'Pa',
    units: 'pa|pascal',
    multiples: { kpa: 1000 },
    sense: 'at_least',
    from: 500,
    to: 40_000,
    bare: 'luc hut|suc hut|hut',
    slack: 0.1,
  },
  power_w: {
    name: 'công suất',
    unit: 'W',
    units: 'w|watt|watts|oat|woat',
    multiples: { kw: 1000 },
    sense: 'about',
    from: 3,
    to: 8000,
    bare: 'cong suat',
    slack: 0.12,
  },
  noise_db: {
    name: 'độ ồn',
    unit: 'dB',
    units: 'db|dba|decibel|de xi ben|de-xi-ben|dexiben|de xi|de-xi',
    sense: 'at_most',
    from: 15,
    to: 100,
    slack: 0.06,
  },
  filter_stages: {
    name: 'lọc',
    unit: 'lõi',
    units: 'loi loc|loi|cap loc|cap|tang loc',
    sense: 'about',
    from: 1,
    to: 20,
    slack: 0,
  },
  flow_l_hour: {
    name: 'lọc',
    unit: 'lít/giờ',
    units: 'l/h|lit/h|lit/gio|lit 1 gio|lit mot gio|lit moi gio|l/gio',
    sense: 'at_least',
    from: 5,
    to: 200,
    slack: 0.1,
  },
  cadr_m3h: {
    name: 'CADR',
    unit: 'm³/h',
    units: 'm3/h|m3/gio|khoi/gio|khoi/h|m3 moi gio',
    sense: 'at_least',
    from: 30,
    to: 1200,
    bare: 'cadr',
    slack: 0.1,
  },
  spin_rpm: {
    name: 'vắt',
    unit: 'vòng/phút',
    units: 'vong/phut|vong|rpm|v/p|v/phut',
    sense: 'at_least',
    from: 400,
    to: 2000,
    slack: 0.05,
  },
  energy_stars: {
    name: 'nhãn năng lượng',
    unit: 'sao',
    units: 'sao',
    sense: 'at_least',
    from: 1,
    to: 5,
    cue: 'nang luong|dien|nhan|tem|tiet kiem',
    slack: 0,
  },
  water_l_cycle: {
    name: 'nước mỗi lần rửa',
    unit: 'lít',
    units: 'lit nuoc|l nuoc|lit|l',
    sense: 'at_most',
    from: 5,
    to: 30,
    slack: 0.1,
  },
  blade_cm: {
    name: 'sải cánh',
    unit: 'cm',
    units: 'cm',
    multiples: { m: 100 },
    sense: 'about',
    from: 10,
    to: 200,
    cue: 'canh|duong kinh|sai',
    slack: 0.08,
  },
  case_mm: {
    name: 'mặt',
    unit: 'mm',
    units: 'mm|ly|li',
    sense: 'about',
    from: 28,
    to: 60,
    slack: 0.03,
  },
  max_temperature_c: {
    name: 'nhiệt độ',
    unit: '°C',
    units: 'do c|do|c',
    sense: 'at_least',
    from: 100,
    to: 300,
    slack: 0.03,
  },
} as const satisfies Record<string, FigureUnit>

/** The attribute a figure bounds. */
export type FigureName = keyof typeof FIGURE_UNITS

export const isFigureName = (attribute: string): attribute is FigureName => attribute in FIGURE_UNITS

/** A figure as a question is searched for it: its unit, and the kinds it is named of. */
type Figure = FigureUnit & { kinds: readonly Kind[] }

/** Every figure with its unit, in the order of the table. */
export const FIGURES: readonly (readonly [FigureName, Figure])[] = (
  Object.entries(FIGURE_UNITS) as [FigureName, FigureUnit][]
).map(([name, unit]) => [name, { ...unit, kinds: kindsWithFigure(name) }])

/** The kinds a figure is named of. */
export function kindsWithFigure(name: FigureName): Kind[] {
  return kindsWhere(({ figures }) => figures?.includes(name) ?? false)
}
