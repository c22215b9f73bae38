import type { EvalCase } from '../expectation.ts'
import { about, atLeast, atMost, between, exactly, upTo, within } from '../expectation.ts'

/** Needs told as a story, as people tell a shop assistant. */
export const situations: EvalCase[] = [
  {
    ask: 'Em mới dọn ra ở riêng, phòng trọ 12m2 nóng quá, muốn lắp cái máy lạnh rẻ mà bền, túi tiền khoảng 6 triệu thôi ạ',
    want: { outcome: 'products', kind: 'ac', price: about(6), size: { hp: exactly(1) }, source: true },
  },
  {
    ask: 'Vợ em sắp sinh, muốn mua máy giặt riêng giặt đồ cho bé, loại nhỏ tầm 7 đến 8 ký, dưới 6 triệu',
    want: { outcome: 'products', kind: 'washer', price: upTo(6), size: { load_kg: within(7, 8.2) } },
  },
  {
    ask: 'Bố mẹ ở quê 2 ông bà già, cần tủ lạnh nhỏ thôi khoảng 200 lít, tiết kiệm điện, đừng quá 7 triệu',
    want: { outcome: 'products', kind: 'fridge', price: upTo(7), size: { capacity_l: within(176, 240) } },
  },
  {
    ask: 'Nhà có 3 thế hệ, tổng cộng 7 người, cái máy giặt 7kg cũ hư rồi, giờ đổi cái lớn hơn tầm 9 triệu đổ lại',
    want: {
      outcome: 'products',
      kind: 'washer',
      price: upTo(9),
      size: { load_kg: atLeast(9.5) },
      source: true,
    },
  },
  {
    ask: 'Con gái đỗ đại học ngành thiết kế đồ họa, cần laptop dưới 28 triệu, nhà em không rành máy móc',
    want: {
      outcome: 'products',
      kind: 'laptop',
      price: upTo(28),
      size: { ram_gb: atLeast(16) },
      source: true,
    },
  },
  {
    ask: 'Mình thuê nhà nguyên căn, phòng khách thông bếp 22m2, mua điều hòa loại nào cho mát, dưới 16 triệu',
    want: { outcome: 'products', kind: 'ac', price: upTo(16), size: { hp: within(2, 2.5) }, source: true },
  },
  {
    ask: 'Anh cần cái tivi treo phòng họp công ty, từ 75 inch, ngân sách 30 đến 45 triệu, xuất hóa đơn',
    want: { outcome: 'products', kind: 'tv', price: between(30, 45), size: { screen_in: atLeast(74.5) } },
  },
  {
    ask: 'em chạy ship cả ngày, cần điện thoại pin 5000mAh trở lên, màn sáng, rẻ thôi dưới 4 triệu',
    want: { outcome: 'products', kind: 'phone', price: upTo(4), size: { battery_mah: atLeast(5000) } },
  },
  {
    ask: 'Bếp chung cư nhỏ xíu, tìm nồi chiên không dầu tầm 4-5 lít cho 2 người ăn, giá dưới 1 triệu rưỡi',
    want: {
      outcome: 'products',
      kind: 'air_fryer',
      price: upTo(1.5),
      size: { capacity_l: within(3.9, 5.2) },
    },
  },
  {
    ask: 'Nhà gần đường lớn bụi quá trời, bé lại viêm mũi, cần máy lọc không khí cho phòng ngủ 25 mét vuông, tầm dưới 5tr',
    want: {
      outcome: 'products',
      kind: 'air_purifier',
      price: upTo(5),
      size: { room_m2_max: atLeast(25) },
      source: true,
    },
  },
  {
    ask: 'Mùa nồm quần áo mãi không khô, nhà 5 người, xin tư vấn máy sấy dưới 14 triệu',
    want: {
      outcome: 'products',
      kind: 'dryer',
      price: upTo(14),
      size: { load_kg: within(8, 10) },
      source: true,
    },
  },
  {
    ask: 'Bà ngoại 80 tuổi chỉ cần nghe gọi, loa to chữ lớn, mua điện thoại nào dưới 1 triệu',
    want: { outcome: 'products', kind: 'phone', price: upTo(1) },
  },
  {
    ask: 'Mình hay đi công tác, cần laptop nhẹ khoảng 1,3kg, ram 16gb, tầm 25 triệu',
    want: {
      outcome: 'products',
      kind: 'laptop',
      price: about(25),
      size: { ram_gb: atLeast(16), weight_kg: atMost(1.45) },
    },
  },
  {
    ask: 'sắp tới tết, muốn sắm tủ đông chừng 250 lít trữ thịt cá bán online, dưới 8 triệu',
    want: { outcome: 'products', kind: 'freezer', price: upTo(8), size: { capacity_l: within(215, 285) } },
  },
  {
    ask: 'Tân gia tặng bạn robot hút bụi, tầm 5 triệu, nhà bạn sàn gỗ',
    want: { outcome: 'products', kind: 'robot_vacuum', price: about(5) },
  },
  {
    ask: 'văn phòng 10 người cần cây lọc nước có nóng lạnh, chi khoảng 8-12 triệu',
    want: { outcome: 'products', kind: 'water_purifier', price: between(8, 12), is: { hot_cold: true } },
  },
  {
    ask: 'Phòng tắm nhà em không có chỗ để bình, muốn máy nước nóng loại trực tiếp có bơm, tầm 4 triệu',
    want: { outcome: 'products', kind: 'water_heater', price: about(4), is: { heater_type: 'direct' } },
  },
  {
    ask: 'Cháu lớp 6 học tiếng Anh qua mạng, mua cho cháu cái tablet tầm 4 triệu',
    want: { outcome: 'products', kind: 'tablet', price: about(4) },
  },
  {
    ask: 'mới cưới, ở chung cư 2 phòng ngủ, cần nguyên bộ tủ lạnh với máy giặt',
    want: { outcome: 'products', kind: ['fridge', 'washer'], source: true },
  },
  {
    ask: 'Nhà 2 vợ chồng với 1 bé 3 tuổi, tủ lạnh tầm 10 triệu là vừa không, gợi ý vài cái',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: about(10),
      size: { capacity_l: within(180, 400) },
      source: true,
    },
  },
  {
    ask: 'có nên mua máy giặt LG không',
    want: { outcome: 'products', kind: 'washer', brands: ['LG'] },
  },
  {
    ask: 'tủ lạnh Aqua có tốt không',
    want: { outcome: 'products', kind: 'fridge', brands: ['Aqua'] },
  },
]
