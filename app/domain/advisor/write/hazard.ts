import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { MAINS_VOLTS } from '../understand/hazard.ts'
import type { Overload } from '../understand/hazard.ts'
import { plainDraft } from './draft.ts'
import type { Draft } from './draft.ts'

const FIRE = 'Có khói hay lửa thì ra ngoài, đóng cửa lại sau lưng và gọi 114.'

const OF_BATTERY: readonly string[] = [
  'An toàn trước đã: pin phồng hay nóng bất thường có thể bốc cháy: bạn ngừng sạc, tắt máy nếu tắt được, và đừng đè, chọc, dán lại hay tự tháo.',
  'Để máy trên nền gạch, chỗ thoáng, xa đồ dễ cháy và xa chỗ ngủ, rồi mang tới trung tâm bảo hành của hãng thay pin; pin hỏng không bỏ chung với rác.',
  FIRE,
]

/**
 * What to do at once in each sort of danger, asked in this order on the folded question. What helps in one harms in another:
 * who smells gas must touch no switch, who is shocked needs the power off first.
 */
const ADVICE: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?:^|\s)(?:moi tim|tim tai|bat tinh|ngat xiu|kho tho|ngung tho|co giat|chay mau|bong nang|nuot (?:phai )?(?:[a-z]+ ){0,2}pin|nuot pin)(?![a-z])/,
    [
      'An toàn trước đã: gọi 115 ngay, và làm theo lời nhân viên cấp cứu. Nếu còn mùi gas, khói hay phòng kín có than, máy phát đang chạy: đưa mọi người ra chỗ thoáng trước.',
      'Người đó còn chạm vào máy thì ngắt aptomat (cầu dao) trước, đừng chạm tay trần vào họ. Trẻ nuốt pin cúc áo phải tới bệnh viện ngay, dù vẫn chơi bình thường.',
      'Máy để yên đó, khi mọi người đã an toàn hãy nhờ thợ xem.',
    ],
  ],
  [
    /(?:^|\s)(?:(?:mui|xi|ro|ro ri|hoi|nghe|hit) (?:[a-z]+ ){0,2}(?:gas|ga)|(?:gas|ga) (?:bi )?(?:xi|ro|nong nac|boc mui))(?![a-z])/,
    [
      'An toàn trước đã: có mùi gas thì đừng bật hay tắt công tắc, quạt, bếp, bật lửa, cũng đừng rút phích cắm: một tia lửa nhỏ cũng đủ gây nổ.',
      'Khóa van bình gas nếu với tới được, mở hết cửa, đưa mọi người ra ngoài. Ở ngoài rồi hãy gọi nhà cung cấp gas; có cháy thì gọi 114.',
      'Chỉ quay vào dùng bếp khi đã hết mùi và thợ gas kiểm tra dây, van.',
    ],
  ],
  [
    /(?:^|\s)(?:pin|sac du phong|power ?bank)(?![a-z]).*(?:phong|phu|chuong|bung|xi|chay|khoi|nong)|(?:phong|phu|chuong|bung) (?:[a-z]+ ){0,2}pin(?![a-z])/,
    OF_BATTERY,
  ],
]

/** Machines whose danger is their battery. */
const BATTERY_KINDS: ReadonlySet<Kind> = new Set([
  'phone',
  'laptop',
  'tablet',
  'smartwatch',
  'headphones',
  'power_bank',
])
const SWOLLEN = /(?:^|\s)(?:phong|phu|chuong|bung|pinh|khoi|xi khoi|nong ran|hoi hot)(?![a-z])/

const OF_ELECTRICITY: readonly string[] = [
  'An toàn trước đã: bạn đừng chạm vào máy nữa, ngắt aptomat (cầu dao) của khu vực đó rồi mới rút phích cắm bằng tay khô.',
  FIRE,
  'Đừng tự tháo máy. Gọi thợ điện có tay nghề hoặc bảo hành của hãng kiểm tra dây, ổ cắm và tiếp đất trước khi dùng lại; ai bị giật mà choáng, đau ngực hay bỏng thì cần đi khám ngay.',
]

/** A danger at hand: what to do at once in its sort, and whom to call. No product and no further questions. */
export function writeHazard(
  question: string,
  kinds: readonly Kind[] = [],
  overload: Overload | null = null,
): Draft {
  const folded = fold(question)
  const isBattery = SWOLLEN.test(folded) && kinds.some((kind) => BATTERY_KINDS.has(kind))
  const paragraphs = overload
    ? ofOverload(overload)
    : (ADVICE.find(([pattern]) => pattern.test(folded))?.[1] ?? (isBattery ? OF_BATTERY : OF_ELECTRICITY))
  return { ...plainDraft([...paragraphs], []), rules: [...paragraphs] }
}

/** A machine that draws more than its socket carries: the sum, and what to do instead. */
function ofOverload({ amps, watts }: Overload): string[] {
  const most = formatNumber(amps * MAINS_VOLTS)
  const drawn = formatNumber(Math.ceil(watts / MAINS_VOLTS))
  return [
    `Bạn đừng cắm như vậy: ổ ${formatNumber(amps)}A chỉ chịu được khoảng ${most}W, còn máy ${formatNumber(watts)}W kéo khoảng ${drawn}A. Ổ và dây sẽ nóng lên, chảy nhựa và có thể cháy nhà.`,
    'Máy cỡ này cần đường dây riêng từ tủ điện với aptomat và tiết diện dây đúng dòng điện của nó; không dùng ổ nối dài hay ổ chia. Nhờ thợ điện có tay nghề đi dây rồi hãy dùng.',
    'Nếu đã lỡ cắm và thấy ổ nóng hay có mùi khét: ngắt aptomat trước, rồi mới rút phích bằng tay khô; có khói lửa thì gọi 114.',
  ]
}
