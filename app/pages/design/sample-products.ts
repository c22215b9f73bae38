import { illustrationPath } from '#app/kinds/drawings/path.ts'
import type { ProductCardView } from '#app/ui/product-card.tsx'

type Sample = Omit<ProductCardView, 'id' | 'href' | 'image'> & {
  kind: string
  attributes: Record<string, unknown>
}

const samples: readonly Sample[] = [
  {
    kind: 'fridge',
    attributes: { doors: 'multi-door', water_dispenser: true, colour: 'Đen' },
    title: 'Tủ lạnh mẫu 417 lít nhiều cửa, lấy nước ngoài, ngăn đông mềm giữ thịt cá không cần rã đông',
    brand: 'Hãng mẫu',
    category: 'Tủ lạnh',
    subCategory: 'Nhiều cửa',
    description: 'Đủ rộng cho nhà bốn đến năm người, có ngăn đông mềm để nấu ngay không cần rã đông.',
    facts: [
      { label: 'Dung tích', value: '417 lít' },
      { label: 'Số người', value: '4–5' },
      { label: 'Điện mỗi năm', value: '412 kWh' },
    ],
    price: { label: 'Giá thấp nhất', text: '16.990.000 ₫', oldText: '19.990.000 ₫', percent: 15 },
    rating: { average: 4.3, count: 12 },
    isNew: true,
  },
  {
    kind: 'ac',
    attributes: { hp: 1.5 },
    title: 'Máy lạnh mẫu 1.5 HP Inverter',
    brand: 'Hãng mẫu',
    category: 'Máy lạnh',
    subCategory: 'Một chiều',
    description: 'Làm mát phòng ngủ 15 đến 20 m², chạy êm ban đêm.',
    facts: [
      { label: 'Công suất', value: '12.000 BTU' },
      { label: 'Hiệu suất', value: 'CSPF 5,2' },
      { label: 'Phòng', value: '15–20 m²' },
    ],
    price: { label: 'Giá hãng', text: '11.690.000 ₫' },
    rating: null,
  },
  {
    kind: 'washer',
    attributes: { load_type: 'front', dry_load_kg: 6 },
    title: 'Máy giặt sấy mẫu 9 kg / 6 kg cửa trước',
    brand: 'Hãng mẫu',
    category: 'Máy giặt',
    subCategory: 'Giặt sấy',
    description: null,
    facts: [
      { label: 'Giặt', value: '9 kg' },
      { label: 'Sấy', value: '6 kg' },
    ],
    price: { label: 'Giá tin đồn', text: 'Liên hệ' },
    rating: { average: 5, count: 1 },
  },
  {
    kind: 'tv',
    attributes: { screen_in: 65, panel: 'QLED' },
    title: 'Tivi mẫu QLED 4K 65 inch',
    brand: 'Hãng mẫu',
    category: 'Tivi',
    subCategory: 'QLED',
    description: 'Xem phòng sáng tốt, hợp khoảng cách ngồi từ 2,5 đến 3,5 mét.',
    facts: [
      { label: 'Màn hình', value: '65 inch' },
      { label: 'Độ phân giải', value: '4K' },
      { label: 'Tần số quét', value: '120 Hz' },
    ],
    price: { label: 'Giá thấp nhất', text: '124.990.000 ₫', oldText: '129.990.000 ₫', percent: 4 },
    rating: { average: 3.5, count: 1284 },
  },
]

/** Made-up cards that show every state of a card; the last one has nothing but its name. */
export const sampleProducts: readonly ProductCardView[] = [
  ...samples.map(({ kind, attributes, ...view }, index) => ({
    ...view,
    id: index,
    href: '/products',
    image: { src: illustrationPath(kind, attributes), alt: `Ảnh minh họa ${view.title}` },
  })),
  {
    id: 'bare',
    href: '/products',
    title: 'Sản phẩm mẫu chưa có ảnh',
    image: null,
    brand: null,
    category: null,
    facts: [],
    price: { text: 'Liên hệ' },
    rating: null,
  },
]
