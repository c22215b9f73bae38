import type { Candidate } from '#app/domain/advisor/catalogue.ts'
import { aFridge } from '#tests/support/candidates.ts'

const row = (id: number, kind: string, category: string, changes: Partial<Candidate>): Candidate =>
  aFridge({ id, kind, category, releaseYear: 2024, rating: { average: 4.4, count: 17 }, ...changes })

/** Rows of the kinds people ask for most, with the traps real titles hold: slashes, brackets, figures, one line's variants. */
export const ROWS: readonly Candidate[] = [
  row(1, 'fridge', 'Tủ lạnh', {
    title: 'Tủ lạnh LG Inverter 374 lít LTD37BLM',
    brand: 'LG',
    price: 9_890_000,
    attributes: {
      capacity_l: 374,
      energy_kwh_year: 398,
      inverter: true,
      doors: 'top-freezer',
      water_dispenser: true,
    },
  }),
  row(2, 'fridge', 'Tủ lạnh', {
    title: 'Tủ lạnh Aqua Inverter 328 lít AQR-T380FA(SL)',
    brand: 'Aqua',
    price: 7_990_000,
    attributes: { capacity_l: 328, energy_kwh_year: 339, inverter: true, doors: 'top-freezer' },
  }),
  row(3, 'fridge', 'Tủ lạnh', {
    title: 'Tủ lạnh Samsung Inverter 406 lít RT40CG6584B1/SV',
    brand: 'Samsung',
    price: 13_490_000,
    attributes: {
      capacity_l: 406,
      energy_kwh_year: 421,
      inverter: true,
      doors: 'bottom-freezer',
      ice_maker: true,
    },
  }),
  row(11, 'ac', 'Máy lạnh', {
    title: 'Máy lạnh 2 chiều Casper Inverter 1.5 HP GH-12IS33',
    brand: 'Casper',
    price: 8_690_000,
    attributes: {
      hp: 1.5,
      cooling_btu: 12_800,
      cspf: 4.89,
      two_way: true,
      inverter: true,
      room_m2_max: 20,
      noise_db: 26,
    },
  }),
  row(12, 'ac', 'Máy lạnh', {
    title: 'Máy lạnh LG Inverter 1.5 HP IEC12M1',
    brand: 'LG',
    price: 11_290_000,
    attributes: {
      hp: 1.5,
      cooling_btu: 12_000,
      cspf: 5.33,
      two_way: false,
      inverter: true,
      room_m2_max: 20,
      noise_db: 21,
    },
  }),
  row(13, 'ac', 'Máy lạnh', {
    title: 'Máy lạnh Daikin Inverter 1.5 HP ATKF35YVMV',
    brand: 'Daikin',
    price: 12_990_000,
    attributes: {
      hp: 1.5,
      cooling_btu: 11_900,
      cspf: 5.38,
      two_way: false,
      inverter: true,
      room_m2_max: 20,
      noise_db: 19,
    },
  }),
  row(21, 'phone', 'Điện thoại', {
    title: 'Điện thoại Samsung Galaxy A17 5G 8GB/128GB',
    brand: 'Samsung',
    price: 5_990_000,
    attributes: {
      ram_gb: 8,
      storage_gb: 128,
      screen_in: 6.7,
      refresh_hz: 90,
      battery_mah: 5000,
      network_5g: true,
    },
  }),
  row(22, 'phone', 'Điện thoại', {
    title: 'Điện thoại Xiaomi Redmi Note 14 8GB/256GB',
    brand: 'Xiaomi',
    price: 5_029_000,
    attributes: {
      ram_gb: 8,
      storage_gb: 256,
      screen_in: 6.67,
      refresh_hz: 120,
      battery_mah: 5500,
      network_5g: false,
    },
  }),
  row(23, 'phone', 'Điện thoại', {
    title: 'Điện thoại OPPO Reno13 F 12GB/512GB',
    brand: 'OPPO',
    price: 7_990_000,
    attributes: {
      ram_gb: 12,
      storage_gb: 512,
      screen_in: 6.65,
      refresh_hz: 100,
      battery_mah: 5800,
      network_5g: false,
    },
  }),
  row(31, 'tv', 'Tivi', {
    title: 'Smart Tivi LG 4K 55 inch 55UT8050PSB',
    brand: 'LG',
    price: 11_690_000,
    attributes: { screen_in: 55, resolution: '4K', panel: 'LED', refresh_hz: 60, smart: true },
  }),
  row(32, 'tv', 'Tivi', {
    title: 'Google Tivi Casper 4K 50 inch 50UGA610',
    brand: 'Casper',
    price: 7_290_000,
    attributes: { screen_in: 50, resolution: '4K', panel: 'LED', refresh_hz: 50, smart: true },
  }),
  row(33, 'tv', 'Tivi', {
    title: 'Google Tivi QLED TCL 4K 65 inch 65C69B',
    brand: 'TCL',
    price: 14_990_000,
    attributes: { screen_in: 65, resolution: '4K', panel: 'QLED', refresh_hz: 144, smart: true },
  }),
  row(41, 'washer', 'Máy giặt', {
    title: 'Máy giặt LG Inverter 10 kg TV2510DV7N',
    brand: 'LG',
    price: 8_090_000,
    attributes: { load_kg: 10, inverter: true, load_type: 'top', spin_rpm: 740 },
  }),
  row(42, 'washer', 'Máy giặt', {
    title: 'Máy giặt cửa trước Casper Inverter 9.0 kg WF-9VG1',
    brand: 'Casper',
    price: 5_490_000,
    attributes: { load_kg: 9, inverter: true, load_type: 'front', spin_rpm: 1200 },
  }),
  row(43, 'washer', 'Máy giặt', {
    title: 'Máy giặt Panasonic Inverter 9.5 kg NA-V95FC1LVT',
    brand: 'Panasonic',
    price: 10_990_000,
    attributes: { load_kg: 9.5, inverter: true, load_type: 'front', spin_rpm: 1400 },
  }),
]

/** A question of each kind that the rows answer with more than one product. */
export const QUESTIONS: readonly string[] = [
  'Tư vấn tủ lạnh cho 4 người dưới 15 triệu',
  'phòng 18m2 mua máy lạnh nào dưới 15 triệu',
  'điện thoại dưới 10 triệu',
  'tivi dưới 20 triệu',
  'máy giặt dưới 15 triệu',
]
