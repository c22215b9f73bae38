import { expect, test } from 'vitest'
import { mendWords } from './mend.ts'
import { repairSpelling } from './spelling.ts'
import { understand } from './understand.ts'

// Each line stands for a family of misspellings.
test.each([
  ['máy lọt nướt ro lõi thay bao lâu 1 lầng vậy', 'máy lọc nước ro lõi thay bao lâu 1 lần vậy'],
  ['mổi lầng bao nhiêu tiềng', 'mỗi lần bao nhiêu tiền'],
  [
    'mua đồg hồ cho con trai 8 tủi có đinhh vị goị được',
    'mua đồng hồ cho con trai 8 tuổi có định vị gọi được',
  ],
  ['tũ lạnh cở 600 lít hảng nào, có lấy nước ngoày', 'tủ lạnh cỡ 600 lít hãng nào, có lấy nước ngoài'],
  ['chup hjnh sog ao cko me, tam 7tr', 'chup hinh song ao cho me, tam 7tr'],
  ['m4y l0c nuoc, phog tro 15m vuog', 'may loc nuoc, phong tro 15m vuong'],
  ['hay wên tắt quạtt', 'hay quên tắt quạt'],
  ['quatj hoiw nuocws', 'quat hoi nuoc'],
  ['tu3 la5nh nha2 4 nguoi72', 'tu lanh nha 4 nguoi'],
  ['điện thoại chơi freefire', 'điện thoại chơi free fire'],
])('%s means %s', (typed, meant) => expect(mendWords(typed)).toBe(meant))

test.each([
  'tủ lạnh Deawoo 200 lít',
  'WW10T634DLX/SV hay FV1409S4W/VP',
  'chị ở đường Nguyễn Phước Lan, quận Hải Châu',
  'gửi về lanhh.nguyenn@gmail.com nhé',
  'best fridge for 4 people under 20 million',
  'mũi nghẹt do nằm máy lạnh',
])('%s stays', (typed) => expect(mendWords(typed)).toBe(typed))

test.each([
  ['nước máy hơi mằn mặn', 'nước máy hơi mặn'],
  ['quạt nho nhỏ, cái khang khác, đèm đẹp', 'quạt nhỏ, cái khác, đẹp'],
  ['máy sấy cho chó', 'máy sấy cho chó'],
  ['cái mô rẻ hơn rứa', 'cái nào rẻ hơn vậy'],
  ['mô hình thông minh, bàn chải đánh răng', 'mô hình thông minh, bàn chải đánh răng'],
  ['nỏ biết mần răng', 'không biết làm sao'],
  ['mua cái này được hem', 'mua cái này được không'],
])('%s is read as %s', (typed, meant) => expect(repairSpelling(typed)).toBe(meant))

test.each(['mũi nghẹt do nằm máy lạnh', 'mua cho bà máy lạnh', 'tắm máy nước nóng', 'muỗi máy giặt nào'])(
  'no number is read in %s',
  (question) => expect(understand(question, { brands: [] }).count).toBeUndefined(),
)
