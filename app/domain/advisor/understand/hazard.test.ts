import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const brands = { brands: ['LG', 'Samsung'] }
const intentOf = (question: string) => understand(question, brands).intent

it.each([
  'chạm vào tủ lạnh bị điện giật phải làm sao',
  'tu lanh bi ro dien',
  'máy giặt nhà em rò điện tê tê tay',
  'máy lạnh có mùi khét',
  'bếp gas bị xì gas',
  'lò vi sóng tóe lửa',
  'pin điện thoại bị phồng',
  'ổ cắm bị chập điện khi bật máy lạnh',
])('%s is a danger at hand', (question) => expect(intentOf(question)).toBe('hazard'))

it.each(['mua máy nước nóng chống giật', 'máy nước nóng loại nào không bị rò điện', 'tủ lạnh nào tốt'])(
  '%s is no danger at hand',
  (question) => expect(intentOf(question)).not.toBe('hazard'),
)

it.each([
  'ổ 10A, bếp 4000W',
  'ổ cắm 10a cắm bếp từ 3500W được không',
  'cắm bình nóng lạnh 4.5kW vào ổ 16A',
  'ổ chịu 10A mà lò 3.000W',
])('%s overloads its socket', (question) => expect(intentOf(question)).toBe('hazard'))

it.each([
  'ổ 16A, bếp 2000W',
  'ổ cắm 10A cắm nồi 1200W được không',
  'bếp từ 4000W dưới 10 triệu',
  'máy lạnh 1.5HP dùng aptomat 20A',
])('%s overloads nothing', (question) => expect(intentOf(question)).not.toBe('hazard'))

it.each([
  'có bán trả góp 0% không',
  'shop ở đâu vậy',
  'bên mình có giao hàng tận nhà không',
  'phí ship bao nhiêu',
  'cho xin địa chỉ cửa hàng',
  'muốn đổi trả hàng thì làm sao',
])('%s is for a shop', (question) => expect(intentOf(question)).toBe('service'))

it.each(['mua tủ lạnh trả góp dưới 10 triệu loại nào tốt', 'tivi 55 inch xuất hóa đơn được, tầm 15 triệu'])(
  '%s still asks for advice',
  (question) => expect(intentOf(question)).toBe('advise'),
)

it.each([
  'nhà có mùi gas nồng lắm ở bếp, em định bật bếp từ thử luôn',
  'tay con bé bị bỏng nước sôi từ vòi máy lọc, mẹ em định bôi kem đánh răng',
  'bep ga nha em bi xi gas',
])('%s is a danger at hand', (question) => expect(intentOf(question)).toBe('hazard'))

it.each([
  'lòng nồi cơm bị bong chống dính',
  'máy lạnh xì gas thì nạp lại hết bao nhiêu',
  'bep ga hay bep tu',
])('%s is none', (question) => expect(intentOf(question)).not.toBe('hazard'))
