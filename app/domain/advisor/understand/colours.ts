import type { Reading } from './reading.ts'

/** Colours as the catalogue writes their first word, with how people say them, marks and all. */
const COLOURS: readonly [colour: string, words: string][] = [
  ['Trắng', 'trắng|trang|white'],
  ['Đen', 'đen|den|black'],
  ['Bạc', 'bạc|bac|silver'],
  ['Xám', 'xám|xam|ghi|gray|grey'],
  ['Vàng', 'vàng|gold'],
  ['Hồng', 'hồng|hong|pink'],
  ['Xanh', 'xanh|blue|green'],
  ['Đỏ', 'đỏ|red'],
  ['Kem', 'kem|be|beige'],
  ['Nâu', 'nâu|nau|brown'],
  ['Tím', 'tím|tim|purple'],
]

const named = (said: string | undefined): string[] =>
  COLOURS.flatMap(([colour, words]) => (said && words.split('|').includes(said) ? [colour] : []))

/** 'màu đừng đen', 'đừng đen thui'. */
const BARE_REFUSED = /(?:đừng|khỏi|không lấy) (đen|trắng|xám|hồng|tím)(?= (?:thui|nha|nhé)|\s*(?:$|[,.;]))/u

/** 'tủ lạnh trắng tinh', 'tai nghe đen': without the word for colour. */
const BARE =
  /(?<!\p{L})(?:(?:tủ lạnh|tủ đông|tai nghe|máy giặt|máy lạnh|nồi chiên|nồi cơm|loa|quạt) (trắng|đen|xám|hồng)(?=\s*(?:$|[,.;]|cho |dưới |hợp |nào ))|(trắng|đen|xám) (?:tinh|tuyền|muốt|toát|nhám))/u

/** 'em nó thích hồng', 'vợ mê màu trắng': a colour at the end of what somebody likes. */
const LIKED =
  /(?<!\p{L})(?:thích|mê|ưng|khoái|chuộng) (trắng|đen|xám|hồng|tím|đỏ|xanh)(?=\s*(?:$|[,.;]|nha|nhé|á|ạ|cơ|lắm|hơn))/u

/** Colours turned down: 'đừng màu đen', 'không lấy màu trắng', 'bỏ con màu hồng ra'. */
export function readColoursRefused({ marked }: Reading): string[] {
  const said =
    /(?:đừng|dung|không|khong|khỏi|khoi|ko|k|trừ|tru|né|ne|bỏ|bo|loại|loai|ghét|ghet|chê|kỵ|kị|ngán)(?: (?:lấy|lay|thích|thich|chọn|chon|mua|có|co|phải|phai))?(?: (?:con|cái|cai|máy|may|loại|loai|mẫu|tủ|tu|vỏ|vo|nồi|noi|quạt|quat|bếp|bep|mặt|dây|cây|hàng|bản))? (?:màu|mầu|mau) (\p{L}+)/u.exec(
      marked,
    )?.[1]
  return named(said ?? BARE_REFUSED.exec(marked)?.[1])
}

/** Reads 'màu trắng', 'màu đen hoặc bạc'; a colour counts only behind 'màu'. */
export function readColours({ marked }: Reading): string[] {
  const said =
    /(?:^|\s)(?:màu|mầu|mau|color|colour)(?: sắc| sac)? ((?:[\p{L}]+(?:,| hoặc| hay| hoac)? ?){1,4})/u.exec(
      marked,
    )?.[1]
  const bare = BARE.exec(marked)
  if (!said) return named(bare?.[1] ?? bare?.[2] ?? LIKED.exec(marked)?.[1])
  if (/^(?:sắc|gì|nào|gi|nao)/.test(said)) return []
  const first = said.split(/\s+/)
  return COLOURS.flatMap(([colour, words]) => {
    const place = first.findIndex((word) => words.split('|').includes(word.replace(/,$/, '')))
    const joined = place === 0 || /^(?:hoặc|hay|hoac)$|,$/.test(first[place - 1] ?? '')
    return place >= 0 && joined ? [colour] : []
  })
}
