import { describe, expect, it } from 'vitest'
import { betterValues } from './better.ts'

const _ = null

describe('betterValues', () => {
  it.each<[string, string, (number | null)[], number[], string]>([
    ['fridge', 'price', [12_000_000, 11_500_000], [1], 'Rẻ hơn'],
    ['fridge', 'price', [9, 7, 8], [1], 'Rẻ nhất'],
    ['fridge', 'price', [7, 7, 8], [0, 1], 'Rẻ nhất'],
    ['fridge', 'price', [_, 7, 8], [1], 'Rẻ hơn'],
    ['fridge', 'energy_kwh_year', [339, 420], [0], 'Ít điện hơn'],
    ['dishwasher', 'water_l_cycle', [9.5, 12], [0], 'Ít nước hơn'],
    ['ac', 'cspf', [5.2, 4.57, 5.54, 5.23], [2], 'Hiệu suất cao nhất'],
    ['ac', 'noise_db', [24, 21], [1], 'Êm hơn'],
    ['ac', 'monthly_cost', [280_000, 352_000], [0], 'Ít tốn hơn'],
    ['ac', 'five_year_cost', [30, 28], [1], 'Ít tốn hơn'],
    ['phone', 'battery_mah', [5000, 3279], [0], 'Pin lớn hơn'],
    ['laptop', 'battery_wh', [50, 60], [1], 'Pin lớn hơn'],
    ['headphones', 'battery_hours', [30, 24], [0], 'Pin lâu hơn'],
    ['smartwatch', 'battery_days', [7, 14], [1], 'Pin lâu hơn'],
    ['robot_vacuum', 'run_minutes', [180, 120], [0], 'Chạy lâu hơn'],
    ['robot_vacuum', 'suction_pa', [4000, 8000], [1], 'Hút mạnh hơn'],
    ['air_purifier', 'cadr_m3h', [411, 300], [0], 'Lọc nhanh hơn'],
    ['ac', 'warranty_months', [24, 36], [1], 'Bảo hành lâu hơn'],
    ['laptop', 'ram_gb', [8, 16], [1], 'RAM nhiều hơn'],
    ['phone', 'storage_gb', [128, 256], [1], 'Bộ nhớ lớn hơn'],
    ['tv', 'refresh_hz', [60, 144], [1], 'Quét nhanh hơn'],
    ['laptop', 'srgb_percent', [100, 62], [0], 'Màu rộng hơn'],
    ['laptop', 'weight_kg', [1.27, 2.49], [0], 'Nhẹ hơn'],
  ])('%s, %s: of %j the places %j are better (%s)', (kind, key, values, places, word) => {
    expect(betterValues(kind, key, values)).toEqual({ places, word })
  })

  it.each<[string, string, (number | null)[]]>([
    ['fridge', 'capacity_l', [300, 400]],
    ['tv', 'screen_in', [55, 65]],
    ['washer', 'load_kg', [8, 10]],
    ['ac', 'hp', [1, 2]],
    ['ac', 'energy_stars', [3, 5]],
    ['fan', 'power_w', [40, 60]],
    ['fridge', 'weight_kg', [50, 60]],
    ['phone', 'weight_kg', [0.17, 0.22]],
    ['phone', 'camera_mp', [12, 200]],
    ['fridge', 'height_mm', [1600, 1700]],
    ['fridge', 'price', [7, 7]],
    ['fridge', 'price', [7, _]],
    ['fridge', 'price', [_, _]],
    ['fridge', 'price', []],
  ])('%s, %s: none of %j is better', (kind, key, values) => {
    expect(betterValues(kind, key, values)).toBeNull()
  })
})
