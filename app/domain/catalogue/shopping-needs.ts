import type { Attributes } from './attributes.ts'

/**
 * A need that many shoppers come with, said as one filter of a category's list; `attributes` say how its picture is drawn.
 * Sizes follow the sizing rules of the advisor (/cach-tinh).
 */
export type ShoppingNeed = {
  label: string
  category: string
  kind: string
  filter: readonly [attribute: string, value: string]
  attributes: Attributes
}

/** The needs of the home page, in order. One without a product in the catalogue is not shown. */
export const SHOPPING_NEEDS: readonly ShoppingNeed[] = [
  {
    label: 'Máy lạnh phòng ngủ tới 15 m²',
    category: 'may-lanh',
    kind: 'ac',
    filter: ['hp', '1'],
    attributes: { hp: 1 },
  },
  {
    label: 'Tủ lạnh cho nhà 3 đến 4 người',
    category: 'tu-lanh',
    kind: 'fridge',
    filter: ['capacity_l', '250-350'],
    attributes: { capacity_l: 300, doors: 2 },
  },
  {
    label: 'Máy giặt cho nhà 4 đến 5 người',
    category: 'may-giat',
    kind: 'washer',
    filter: ['load_kg', '9-10'],
    attributes: { load_kg: 9, load_type: 'front' },
  },
  {
    label: 'Tivi phòng khách ngồi xa 2 mét',
    category: 'tivi',
    kind: 'tv',
    filter: ['screen_in', '55'],
    attributes: { screen_in: 55 },
  },
  {
    label: 'Điện thoại pin từ 5.000 mAh',
    category: 'dien-thoai',
    kind: 'phone',
    filter: ['battery_mah', '5000-6000'],
    attributes: { battery_mah: 5000 },
  },
  {
    label: 'Laptop 16 GB RAM cho học và làm',
    category: 'laptop',
    kind: 'laptop',
    filter: ['ram_gb', '16'],
    attributes: { ram_gb: 16 },
  },
  {
    label: 'Lọc không khí phòng 25 đến 40 m²',
    category: 'may-loc-khong-khi',
    kind: 'air_purifier',
    filter: ['room_m2_max', '25-40'],
    attributes: {},
  },
  {
    label: 'Nồi cơm cho nhà 2 đến 4 người',
    category: 'noi-com-dien',
    kind: 'rice_cooker',
    filter: ['capacity_l', '1.2-1.8'],
    attributes: { capacity_l: 1.5 },
  },
]
