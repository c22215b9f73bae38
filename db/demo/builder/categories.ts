import type { CategoryGroup, DemoCategory, Kind } from '../types.ts'

type CategoryText = {
  kind: Kind
  slug: string
  name: string
  group: CategoryGroup
}

const CATEGORY_TEXTS: CategoryText[] = [
  { kind: 'tv', slug: 'tivi', name: 'Tivi', group: 'dien-tu' },
  { kind: 'fridge', slug: 'tu-lanh', name: 'Tủ lạnh', group: 'dien-lanh' },
  { kind: 'ac', slug: 'may-lanh', name: 'Máy lạnh', group: 'dien-lanh' },
  { kind: 'washer', slug: 'may-giat', name: 'Máy giặt', group: 'gia-dung' },
  { kind: 'dryer', slug: 'may-say-quan-ao', name: 'Máy sấy quần áo', group: 'gia-dung' },
  { kind: 'freezer', slug: 'tu-dong', name: 'Tủ đông', group: 'dien-lanh' },
  { kind: 'phone', slug: 'dien-thoai', name: 'Điện thoại', group: 'vien-thong' },
  { kind: 'laptop', slug: 'laptop', name: 'Laptop', group: 'vien-thong' },
  { kind: 'tablet', slug: 'may-tinh-bang', name: 'Máy tính bảng', group: 'vien-thong' },
  { kind: 'smartwatch', slug: 'dong-ho-thong-minh', name: 'Đồng hồ thông minh', group: 'vien-thong' },
  { kind: 'headphones', slug: 'tai-nghe', name: 'Tai nghe', group: 'dien-tu' },
  { kind: 'speaker', slug: 'loa', name: 'Loa', group: 'dien-tu' },
  { kind: 'monitor', slug: 'man-hinh', name: 'Màn hình', group: 'dien-tu' },
  { kind: 'rice_cooker', slug: 'noi-com-dien', name: 'Nồi cơm điện', group: 'gia-dung' },
  { kind: 'air_fryer', slug: 'noi-chien-khong-dau', name: 'Nồi chiên không dầu', group: 'gia-dung' },
  { kind: 'hob', slug: 'bep-tu', name: 'Bếp từ', group: 'gia-dung' },
  { kind: 'microwave', slug: 'lo-vi-song', name: 'Lò vi sóng', group: 'gia-dung' },
  { kind: 'blender', slug: 'may-xay-sinh-to', name: 'Máy xay sinh tố', group: 'gia-dung' },
  { kind: 'dishwasher', slug: 'may-rua-chen', name: 'Máy rửa chén', group: 'gia-dung' },
  { kind: 'robot_vacuum', slug: 'robot-hut-bui', name: 'Robot hút bụi', group: 'gia-dung' },
  { kind: 'water_purifier', slug: 'may-loc-nuoc', name: 'Máy lọc nước', group: 'gia-dung' },
  { kind: 'air_purifier', slug: 'may-loc-khong-khi', name: 'Máy lọc không khí', group: 'dien-lanh' },
  { kind: 'fan', slug: 'quat', name: 'Quạt', group: 'gia-dung' },
  { kind: 'water_heater', slug: 'may-nuoc-nong', name: 'Máy nước nóng', group: 'gia-dung' },
  { kind: 'hair_dryer', slug: 'may-say-toc', name: 'Máy sấy tóc', group: 'suc-khoe-sac-dep' },
]

/** The demo catalogue's product categories, in display order from 1. */
export const CATEGORIES: DemoCategory[] = CATEGORY_TEXTS.map((text, index) => ({ ...text, order: index + 1 }))

/** The category of a kind; every kind has one. */
export function categoryOf(kind: Kind): DemoCategory {
  const category = CATEGORIES.find((entry) => entry.kind === kind)
  if (category === undefined) throw new Error(`no category for ${kind}`)
  return category
}
