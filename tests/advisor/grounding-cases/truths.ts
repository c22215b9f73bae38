import type { Candidate } from '#app/domain/advisor/catalogue.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { numberInWords } from './number-in-words.ts'

const PHRASES: Readonly<Record<string, (value: string) => string>> = {
  capacity_l: (x) => `dung tích ${x} lít`,
  energy_kwh_year: (x) => `điện khoảng ${x} kWh mỗi năm`,
  hp: (x) => `công suất ${x} HP`,
  cooling_btu: (x) => `công suất lạnh ${x} BTU/h`,
  cspf: (x) => `hiệu suất CSPF ${x}`,
  noise_db: (x) => `độ ồn ${x} dB`,
  room_m2_max: (x) => `hợp phòng tới ${x} m²`,
  ram_gb: (x) => `RAM ${x} GB`,
  storage_gb: (x) => `bộ nhớ ${x} GB`,
  screen_in: (x) => `màn hình ${x} inch`,
  refresh_hz: (x) => `tần số quét ${x} Hz`,
  battery_mah: (x) => `pin ${x} mAh`,
  load_kg: (x) => `giặt được ${x} kg mỗi mẻ`,
  spin_rpm: (x) => `vắt ${x} vòng/phút`,
}

function phrasesOf({ attributes }: Candidate): string[] {
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    const say = PHRASES[attribute]
    return say && typeof value === 'number' ? [say(formatNumber(value))] : []
  })
}

const cheaper = (one: Candidate, other: Candidate) => (one.price ?? 0) < (other.price ?? 0)

/** True sentences about one product beside another, as a model might word them. Each stands alone. */
export function truthsAbout(own: Candidate, other: Candidate): string[] {
  const { title, brand } = own
  const price = own.price ?? 0
  const gap = Math.abs(price - (other.price ?? 0))
  const [first = '', ...others] = phrasesOf(own)
  const name = `${brand} ${title.split(' ').at(-1)}`.replace('F 12GB/512GB', 'Reno13 F')
  const named = own.kind === 'phone' ? title : name
  return [
    `${title} giá ${formatVnd(price)} là lựa chọn mình nghiêng về.`,
    `Mình thấy ${title} hợp với nhà bạn hơn cả, giá ${sayVnd(price)}.`,
    `Giá của ${title} là ${formatVnd(price)}.`,
    `${named} có ${first}, đủ cho nhu cầu hằng ngày.`,
    `${title} có ${first}${others[0] ? ` và ${others[0]}` : ''}.`,
    ...others.map((phrase) => `Về thông số, ${title} có ${phrase}.`),
    `**${title}** là gợi ý đầu tiên, giá ${formatVnd(price)} [1].`,
    `• ${title}: ${first}; giá ${formatVnd(price)}.`,
    `1. ${title} – ${formatVnd(price)}.`,
    `Người dùng chấm ${title} 4,4/5 qua 17 đánh giá.`,
    `${title} ra mắt năm 2024.`,
    `Giá ${title} được ghi nhận tại shop.vn vào tháng 9/2025.`,
    cheaper(own, other)
      ? `${title} rẻ hơn ${other.title} ${sayVnd(gap)}.`
      : `${title} đắt hơn ${other.title} ${sayVnd(gap)}.`,
    `${title} giá ${formatVnd(price)}, còn ${other.title} giá ${formatVnd(other.price ?? 0)}.`,
    `Nếu muốn máy ${cheaper(own, other) ? 'nhẹ ví hơn' : 'đầy đủ hơn'}, bạn xem ${title} với giá ${sayVnd(price)} nhé.`,
    `Nói đơn giản, ${title} tốn ${numberInWords(price)} đồng.`,
    `${title} tầm ${formatNumber(price / 1000, 0)}k bạn ạ.`,
    `Điểm mình thích ở ${title} là ${first}.`,
    `Với ngân sách của bạn thì ${title} vừa túi tiền, giá ${sayVnd(price)}.`,
    `${title} có giá dưới 20 triệu nên không lo vượt ngân sách.`.replace(
      '20 triệu',
      own.kind === 'tv' ? '20 triệu' : own.kind === 'phone' ? '10 triệu' : '15 triệu',
    ),
    `Chênh lệch giữa ${title} và ${other.title} là ${sayVnd(gap)}, hơn nhau ở thông số.`.replace(
      'là',
      'chênh nhau',
    ),
    `Bạn cân nhắc ${title} nếu thích máy gọn gàng và dễ dùng nhé.`,
  ]
}

/** True sentences that name no product of their own. */
export const GENERAL_TRUTHS: readonly string[] = [
  'Chào bạn, mình gợi ý vài lựa chọn hợp với nhu cầu của bạn nhé.',
  'Hai mẫu này đều dễ dùng và hợp với gia đình.',
  'Bạn ưu tiên máy chạy êm hay máy tiết kiệm điện hơn?',
  'Nếu cần thêm lựa chọn, bạn cứ nói mình tìm tiếp.',
  'Mỗi máy có một điểm mạnh riêng, tùy bạn ưu tiên giá hay tính năng.',
  'Trước khi mua, bạn nên đo lại chỗ đặt máy cho vừa.',
]
