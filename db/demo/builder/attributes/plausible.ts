import type { Attributes } from '#db/schema/catalogue.ts'
import type { Found } from './facts.ts'

/** Ranges outside which a figure is a slip of the source, not a fact. */
export const PLAUSIBLE: Record<string, readonly [number, number]> = {
  width_mm: [15, 3000],
  depth_mm: [2, 1500],
  height_mm: [5, 2500],
  weight_kg: [0.002, 250],
  energy_kwh_year: [40, 2000],
  energy_stars: [1, 5],
  power_w: [1, 12000],
  warranty_months: [3, 240],
  screen_in: [0.5, 120],
  refresh_hz: [24, 600],
  capacity_l: [0.2, 1500],
  gross_capacity_l: [0.2, 1700],
  people_min: [1, 10],
  people_max: [1, 12],
  door_count: [1, 8],
  compartments: [1, 8],
  load_kg: [5, 30],
  dry_load_kg: [3, 20],
  spin_rpm: [400, 1800],
  noise_db: [15, 90],
  cooling_btu: [7000, 30000],
  hp: [0.75, 3],
  cspf: [3, 8],
  room_m2_min: [3, 200],
  room_m2_max: [5, 300],
  ram_gb: [1, 128],
  storage_gb: [4, 8192],
  battery_mah: [500, 20000],
  battery_wh: [20, 120],
  battery_hours: [1, 200],
  battery_days: [0.5, 120],
  case_mm: [20, 60],
  camera_mp: [2, 250],
  srgb_percent: [40, 150],
  zones: [1, 4],
  suction_pa: [800, 30000],
  filter_stages: [1, 14],
  tank_l: [0.3, 120],
  flow_l_hour: [4, 200],
  cadr_m3h: [50, 1500],
  blade_cm: [10, 160],
  place_settings: [4, 18],
  water_l_cycle: [4, 20],
  max_temperature_c: [100, 260],
  run_minutes: [30, 400],
}

/** What was found, without what is unsaid, empty or out of range. */
export function plausibleOnly(found: Found): Attributes {
  const kept: Attributes = {}
  for (const [name, value] of Object.entries(found)) {
    if (value === undefined || value === '') continue
    const range = PLAUSIBLE[name]
    if (range && (typeof value !== 'number' || value < range[0] || value > range[1])) continue
    kept[name] = value
  }
  return kept
}
