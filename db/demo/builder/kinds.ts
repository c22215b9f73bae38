import type { Kind } from '../types.ts'

type KindRule = { kind: Kind; subCategories: string[]; title: RegExp; not?: RegExp }

/** Which shelf of the sources holds a kind, and which titles on that shelf are really of it. */
const RULES: KindRule[] = [
  {
    kind: 'tv',
    subCategories: ['Tivi'],
    title: /tivi|\btv\b|display/i,
    not: /khung|giá treo|remote|hộp|box\b/i,
  },
  { kind: 'fridge', subCategories: ['Tủ lạnh'], title: /^tủ lạnh/i, not: /tủ mát|rượu|dung tích/i },
  { kind: 'freezer', subCategories: ['Tủ đông'], title: /^tủ đông/i },
  { kind: 'washer', subCategories: ['Máy giặt'], title: /^(máy|tháp) giặt/i, not: /chân đế|mini/i },
  { kind: 'dryer', subCategories: ['Máy sấy quần áo'], title: /^máy sấy/i },
  {
    kind: 'ac',
    subCategories: ['Máy lạnh'],
    title: /máy lạnh|\bHP\b/i,
    not: /âm trần|cassette|áp trần|tủ đứng|3 pha|multi|di động|(?<![\d.])[3-9](\.\d)? HP/i,
  },
  {
    kind: 'phone',
    subCategories: ['Điện thoại'],
    title: /./,
    not: /điện thoại bàn|cố định|kích hoạt|trưng bày|like new|đổi trả|(?<!\p{L})cũ(?!\p{L})|đồng hồ|KX-|UVN/iu,
  },
  {
    kind: 'laptop',
    subCategories: ['Laptop'],
    title: /laptop|macbook/i,
    not: /(?<!\p{L})cũ(?!\p{L})|trưng bày/iu,
  },
  {
    kind: 'tablet',
    subCategories: ['Máy tính bảng'],
    title: /./,
    not: /kindle|bút|bàn phím|bao da|(?<!\p{L})cũ(?!\p{L})/iu,
  },
  { kind: 'rice_cooker', subCategories: ['Nồi cơm điện'], title: /^nồi cơm/i },
  { kind: 'air_fryer', subCategories: ['Nồi chiên không dầu'], title: /^(nồi|lò) chiên/i },
  { kind: 'hob', subCategories: ['Bếp từ', 'Bếp hồng ngoại'], title: /^bếp/i },
  { kind: 'microwave', subCategories: ['Lò vi sóng'], title: /^lò vi sóng/i },
  {
    kind: 'robot_vacuum',
    subCategories: ['Robot hút bụi'],
    title: /^robot hút bụi/i,
    not: /lau kính|phụ kiện|không kèm/i,
  },
  { kind: 'water_purifier', subCategories: ['Máy lọc nước'], title: /^máy lọc nước/i, not: /điện giải/i },
  { kind: 'air_purifier', subCategories: ['Máy lọc không khí'], title: /^máy lọc không khí/i },
  {
    kind: 'fan',
    subCategories: ['Quạt', 'Quạt điều hòa', 'Quạt trần'],
    title: /^quạt/i,
    not: /tản nhiệt|tích điện|sưởi/i,
  },
  { kind: 'hair_dryer', subCategories: ['Máy sấy tóc'], title: /^máy sấy tóc/i },
  { kind: 'water_heater', subCategories: ['Máy nước nóng'], title: /^máy nước nóng/i },
  { kind: 'dishwasher', subCategories: ['Máy rửa chén'], title: /^máy rửa (chén|bát)/i },
  { kind: 'speaker', subCategories: ['Loa'], title: /^loa/i, not: /hội nghị|siêu trầm/i },
  { kind: 'headphones', subCategories: ['Tai nghe'], title: /tai nghe|airpods|earpods/i, not: /hộp|ốp|đệm/i },
  { kind: 'blender', subCategories: ['Máy xay, ép'], title: /^máy xay (sinh tố|đa năng|cầm tay)/i },
  { kind: 'monitor', subCategories: ['Màn hình'], title: /inch|"|monitor/i, not: /khung|giá đỡ/i },
  {
    kind: 'smartwatch',
    subCategories: ['Đồng hồ thông minh'],
    title: /./,
    not: /dây thay thế|^dây|đèn|cảm biến|radar|camera|sạc|dán|vòng tay|nhẫn|ring/i,
  },
]

/** Promotions, sets and spare parts: no product of their own. */
const NOT_A_PRODUCT = /combo|tặng kèm|phụ kiện|lõi lọc|^bộ\s|hàng trưng bày|đã qua sử dụng|refurbish/i

/** The kind of machine a source row sells, or undefined for spare parts, sets and shelves we do not carry. */
export function kindOf(title: string, subCategory: string): Kind | undefined {
  if (NOT_A_PRODUCT.test(title)) return undefined
  return RULES.find(
    (rule) =>
      rule.subCategories.includes(subCategory) && rule.title.test(title) && rule.not?.test(title) !== true,
  )?.kind
}
