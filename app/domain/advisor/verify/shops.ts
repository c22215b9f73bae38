/** Shops people know, folded: one that no row names is not named. */
const SHOPS = [
  'dien may xanh',
  'dienmayxanh',
  'dmx',
  'the gioi di dong',
  'thegioididong',
  'tgdd',
  'fpt shop',
  'fptshop',
  'cellphones',
  'hoang ha mobile',
  'hoang ha',
  'nguyen kim',
  'dien may cho lon',
  'cho lon',
  'mediamart',
  'media mart',
  'pico',
  'shopee',
  'lazada',
  'tiki',
  'sendo',
  'tiktok shop',
  'amazon',
  'phong vu',
  'gearvn',
  'an phat',
  'hacom',
  'clickbuy',
  'didongviet',
  'di dong viet',
  'viettel store',
  'bach hoa xanh',
  'hc home',
  'sieu thi dien may',
  'big c',
  'aeon',
  'lotte mart',
  'meta.vn',
  'chotot',
  'cho tot',
  'alibaba',
  'taobao',
]

const PATTERN = new RegExp(
  `(?<![\\p{L}\\d])(?:${SHOPS.join('|').replaceAll('.', '\\.')})(?![\\p{L}\\d])`,
  'u',
)

/** Whether a folded text names a shop. */
export function namesShop(folded: string): boolean {
  return PATTERN.test(folded)
}
