import { expect, it } from 'vitest'
import { fold } from '#app/vietnamese/fold.ts'
import { understand } from '../understand/understand.ts'
import { writeHazard } from './hazard.ts'
import { reasonAgainst } from './unsafe.ts'

const said = (question: string) => writeHazard(question).paragraphs.join(' ')

it.each([
  'bếp có mùi gas nồng nặc, mở quạt cho bay được không',
  'binh ga bi xi ga',
  'nhà em rò rỉ khí gas',
  'tủ lạnh cũ xì ra mùi hăng hăng như gas, có bếp gas đang nấu',
])('who smells gas is told to touch no switch and no plug: %s', (question) => {
  expect(said(question)).toContain('đừng bật hay tắt công tắc')
  expect(said(question)).not.toContain('ngắt aptomat')
})

it('refrigerant beside a flame is met with the flame put out, and a tingling fridge is no water heater', () => {
  const leak = said('xê tủ lạnh bị móp ống đồng, giờ nghe xì xì có mùi lạ, bếp gas kế bên đang kho cá')
  expect(leak).toMatch(/^An toàn trước đã: .*Tắt bếp lửa/)
  const tingle = said('sờ vỏ tủ lạnh bị tê tê tay lúc đi chân đất, đặt tấm lót cao su cho đỡ được không')
  expect(tingle).toContain('nối đất cho ổ cắm')
  expect(tingle).not.toContain('máy nước nóng')
})

it.each(['nhà anh ngập rồi, nước lên tới đầu gối, tủ lạnh đang cắm điện', 'nhà em ngập nước, tủ còn cắm'])(
  'nobody wades to a plug: %s',
  (question) => {
    expect(said(question)).toContain('đừng lội vào nước')
    expect(said(question)).not.toContain('rút phích')
  },
)

it('a washing machine that smokes is no water heater that leaks', () => {
  const answer = said('máy giặt đang vắt thì có mùi khét với khói nhẹ, giờ bật lại thử được không')
  expect(answer).not.toContain('máy nước nóng')
  expect(answer).toContain('gọi 114')
})

it.each([
  'lũ rút rồi, tủ lạnh ngâm nước cả ngày, phơi nắng rồi cắm điện lại được chưa',
  'may giat bi ngap, kho roi bat lai duoc khong',
])('what a flood has reached is not plugged in again: %s', (question) =>
  expect(said(question)).toContain('đừng cắm lại'),
)

it.each(['pin điện thoại bị phồng', 'cục sạc dự phòng nóng ran', 'pin laptop phù lên'])(
  'a swollen battery is not pressed or charged: %s',
  (question) => expect(said(question)).toContain('ngừng sạc'),
)

it.each(['con bé nuốt phải viên pin cúc áo', 'mẹ tôi môi tím khó thở trong phòng kín'])(
  'who is hurt is sent help first: %s',
  (question) => expect(said(question)).toMatch(/^An toàn trước đã: gọi 115 ngay/),
)

it.each([
  'tự nhiên nay ông kêu đau ngực lan ra tay trái, đo đồng hồ thấy nhịp bình thường chắc không sao nhỉ',
  'bố em méo miệng nói ngọng từ sáng mà đồng hồ đo huyết áp vẫn ổn',
])('no figure of a watch outweighs a heart or a stroke: %s', (question) => {
  expect(understand(question, { brands: [] }).intent).toBe('hazard')
  expect(said(question)).toMatch(/gọi 115 ngay.*Đồng hồ đo nhịp bình thường không loại được/)
})

it.each([
  'đồng hồ nào đo được nhịp tim cho bố em từng bị đột quỵ',
  'ghế massage cho người hay đau lưng, đau vai gáy',
  'máy tập cho người liệt nửa người sau tai biến',
])('who only tells of an illness is helped to choose: %s', (question) =>
  expect(understand(question, { brands: [] }).intent).not.toBe('hazard'),
)

it.each([
  ['bé thò tay vào quạt chảy máu', 'ấn chặt'],
  ['nồi cơm phun hơi làm em bị bỏng tay', 'xả nước mát'],
  ['chạy máy phát trong nhà giờ ai cũng nhức đầu', 'khí CO'],
  ['mưa dông sét đánh đùng đùng mà tivi còn cắm', 'ngắt cầu dao'],
  ['nước ngập vào ổ cắm tủ lạnh', 'đừng lội'],
])('%s has its own first step', (question, step) => expect(said(question)).toContain(step))

it('of everything else the power is cut first', () => {
  expect(said('máy giặt rò điện tê tay')).toContain('ngắt aptomat')
})

it.each([
  ['bật máy phát xăng trong phòng ngủ đóng kín', /khí CO/],
  ['quần áo dính nhớt đổ xăng vào máy giặt', /hơi xăng/],
])('the reason against "%s" is its own', (plan, reason) => {
  expect(reasonAgainst(fold(plan))).toMatch(reason)
})

it.each([
  ['lỡ đổ nguyên ly nước vô bàn phím laptop đang bật giờ màn nhấp nháy', 'laptop', 'đừng bật thử'],
  ['nước bị tràn lên bàn phím laptop đang bật', 'laptop', 'đừng bật thử'],
  ['điện thoại rớt xuống hồ cá vớt lên ướt nhẹp', 'phone', 'đừng sấy nóng'],
  ['laptop để lâu mở ra thấy bàn di chuột đội lên, nắp máy hở một khe, đậy không sát', 'laptop', 'ngừng sạc'],
  ['điện thoại mặt lưng nó cong lên, kênh một góc', 'phone', 'ngừng sạc'],
] as const)('what has a battery and got wet or bulges is met as that: %s', (question, kind, first) => {
  const text = writeHazard(question, [kind]).paragraphs.join(' ')
  expect(text).toContain(first)
  expect(text).not.toContain('aptomat')
})

it('a spark and a shock of a fan are no tap', () =>
  expect(said('quạt nóng rực chỗ mô tơ với có tia lửa, con em chạm vô bị giật nhẹ')).not.toContain(
    'nước nóng',
  ))

it.each([
  'con em 2 tuổi mới kéo đổ nồi cơm nóng vô tay, đỏ rộp rồi',
  'cháo nóng văng trúng mặt bé',
  'nước canh nóng đổ lên chân con',
])('who was scalded cools it with running water first: %s', (question) => {
  expect(said(question)).toMatch(/^An toàn trước đã: xả nước mát sạch lên chỗ bỏng/)
  expect(said(question)).toContain('115')
})
