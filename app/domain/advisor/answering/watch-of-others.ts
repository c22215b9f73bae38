import { fold } from '#app/vietnamese/fold.ts'
import type { Need } from '../understand/need.ts'
import type { Asked } from './asked.ts'

/** A telephone of another maker that somebody has. */
const HAS_ANDROID =
  /(?:^|\s)(?:xai|dung|sai|co|may|dien thoai|dt) (?:(?:dien thoai|dt|con|may|la) )?(?:android|samsung|galaxy|ss|oppo|xiaomi|redmi|vivo|realme|honor|tecno|nokia)(?![a-z])|(?:^|\s)(?:khong|ko|k) (?:xai|dung|co) (?:iphone|ip)(?![a-z])/

const HAS_IPHONE =
  /(?:^|\s)(?:xai|dung|sai|co|cam|dang) (?:(?:dien thoai|dt|con|may|chiec) )?(?:iphone|ip ?1?\d)(?![a-z])/
const IOS_TOO = 'dùng với iPhone'

/** What is said where a watch is wished that the telephone does not take, with the need of one that it does. */
export function withoutWatchOfOthers({ need, question }: Asked): { need: Need; said: string } | null {
  const folded = fold(question)
  const isOf = (brand: string) =>
    need.kinds.length === 1 && need.kinds[0] === 'smartwatch' && need.brands.includes(brand)
  const without = (brand: string): Need => ({
    ...need,
    brands: need.brands.filter((one) => one !== brand),
    models: [],
    lines: [],
    brandsExcluded: [...need.brandsExcluded, brand],
  })
  if (isOf('Apple') && HAS_ANDROID.test(folded))
    return {
      need: without('Apple'),
      said: 'Apple Watch chỉ ghép được với iPhone, nên không dùng được với máy Android của bạn; đồng hồ chạy tốt với Android thì thế này.',
    }
  if (isOf('Samsung') && HAS_IPHONE.test(folded)) {
    const own = without('Samsung')
    return {
      need: { ...own, unstated: [...new Set([...own.unstated, IOS_TOO])] },
      said: 'Galaxy Watch đời mới chỉ ghép được với điện thoại Android, nên không dùng được với iPhone của bạn; đồng hồ chạy được với iPhone thì thế này.',
    }
  }
  return null
}
