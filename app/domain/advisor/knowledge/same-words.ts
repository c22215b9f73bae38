import { searchWords } from '#app/vietnamese/fold.ts'
import { SYNONYM_GROUPS } from '#app/vietnamese/synonyms.ts'

/** Ways of asking one thing, the first standing for all; beside the catalogue's dictionary of product words. */
const ASKING: readonly string[] = [
  'là gì = nghĩa là gì = có nghĩa là gì = là sao = là cái gì = là như nào = là thế nào = là như thế nào = là chi = nghĩa là sao = what is = là j = ý nghĩa',
  'khác gì = khác nhau = khác biệt = khác như thế nào = khác thế nào = khác chỗ nào = khác sao = khác nhau sao = khác nhau chỗ nào = phân biệt = difference = so sánh = so với = vs = versus = khác nhau thế nào = khác nhau như thế nào = khác',
  'tốn điện = hao điện = ăn điện = ngốn điện = tốn bao nhiêu điện = tốn nhiều điện = tốn mấy số điện = tốn bao nhiêu số điện = tiêu thụ điện = tiêu thụ bao nhiêu điện = tiêu tốn điện = tốn tiền điện = tiết kiệm điện = ít điện = hết bao nhiêu điện = dùng bao nhiêu điện = tốn bao nhiêu kwh = tốn bao nhiêu tiền điện = hết bao nhiêu tiền điện = tốn mấy kwh = đỡ tốn điện',
  'vệ sinh = bảo dưỡng = bảo trì = làm sạch = rửa = lau chùi = súc rửa = tẩy lồng',
  'có nên = nên mua = có nên mua = nên dùng = có nên dùng = có đáng mua = đáng mua = có đáng = đáng tiền = có đáng tiền = nên chọn = should i = có nên xài',
  'bao lâu = mấy tháng = bao nhiêu tháng = định kỳ = bao nhiêu lâu',
  'có hại = có hại không = gây hại = hại sức khỏe = độc hại = có độc',
  'máy sấy quần áo = máy sấy',
  'bơm nhiệt = heat pump = heatpump',
  'full hd = fhd = 1080p',
  '1 chiều = một chiều',
  '2 chiều = hai chiều',
  'bếp từ = bếp điện từ = induction',
  'hồng ngoại = bếp hồng ngoại = bếp quang',
  'bếp gas = bếp ga = gas',
  'loa thanh = soundbar = sound bar',
  'lưu ảnh = burn in = burnin = lưu hình',
  'giặt sấy = máy giặt sấy = giặt sấy 2 trong 1 = máy giặt kèm sấy',
  'lõi lọc = lõi',
  'mấy độ = bao nhiêu độ',
  'tiền điện = hóa đơn điện',
  'đồ nóng = thức ăn nóng = đồ ăn nóng',
  'tai nghe = headphone',
  'wifi = wi fi',
  'dung tích sử dụng = dung tích thực = dung tích thực tế = dung tích hữu ích',
]

/** A group of the dictionary these words are too narrow or too wide for here. */
const LEFT_OUT = new Set([
  'tiết kiệm điện',
  'bếp hồng ngoại',
  'bếp từ',
  'bơm nhiệt',
  'lõi lọc',
  'loa thanh',
  'tai nghe',
])

const HEADS = new Map<string, string[]>()
for (const { forms } of SYNONYM_GROUPS) if (!LEFT_OUT.has(forms[0] ?? '')) put(forms)
for (const line of ASKING) put(line.split(' = '))
/** The most words of a form by the word that it begins with. */
const LONGEST = new Map<string, number>()
for (const [first = '', ...rest] of [...HEADS.keys()].map((form) => form.split(' ')))
  LONGEST.set(first, Math.max(rest.length + 1, LONGEST.get(first) ?? 0))

function put(forms: readonly string[]): void {
  const head = searchWords(forms[0] ?? '')
  for (const form of forms) HEADS.set(searchWords(form).join(' '), head)
}

/**
 * A text as facts are matched: folded words between single spaces, what means the same written one way, with a space
 * at either end so that a term can be looked for whole. Linear in the text's words.
 */
export function sameWords(text: string): string {
  const words = searchWords(text)
  const out: string[] = []
  for (let start = 0; start < words.length;) {
    const length = phraseLength(words, start)
    out.push(...(HEADS.get(words.slice(start, start + length).join(' ')) ?? [words[start] ?? '']))
    start += Math.max(1, length)
  }
  return ` ${out.join(' ')} `
}

function phraseLength(words: readonly string[], start: number): number {
  const longest = LONGEST.get(words[start] ?? '') ?? 0
  for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
    if (HEADS.has(words.slice(start, start + length).join(' '))) return length
  }
  return 0
}
