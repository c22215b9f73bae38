import type { EvalCase } from '../expectation.ts'

const hazards = [
  'chạm vào tủ lạnh bị điện giật phải làm sao',
  'tu lanh nha em bi ro dien',
  'máy lạnh đang chạy có mùi khét',
  'bếp gas nhà em bị xì gas',
  'lò vi sóng tóe lửa khi hâm đồ',
  'pin điện thoại bị phồng có sao không',
]
const shops = [
  'có bán trả góp 0% không',
  'shop ở đâu vậy ạ',
  'bên mình có giao hàng tận nhà không',
  'cho xin địa chỉ cửa hàng',
  'thanh toán bằng thẻ được không',
  'phi ship ve Can Tho bao nhieu',
]

/** A danger at hand is answered with what to do at once; a question to a shop with who sells and who does not. */
export const hazardsAndShops: EvalCase[] = [
  ...hazards.map((ask): EvalCase => ({ ask, want: { outcome: 'text', says: ['an toan'], saysNot: ['₫'] } })),
  ...shops.map((ask): EvalCase => ({
    ask,
    want: { outcome: 'text', says: ['khong ban hang'], saysNot: ['₫'] },
  })),
]
