import { fold } from '#app/vietnamese/fold.ts'
import type { Vocabulary } from '../understand/brands.ts'
import type { Reading } from '../understand/reading.ts'
import { withinOneEdit } from '../understand/spelling.ts'
import { describingWords } from './line-words.ts'
import { isSyllable } from './name-words.ts'

/** 'tủ lạnh Vinamilk', 'máy giặt hiệu Tesla': a word where a maker's name stands. */
const PLACE =
  /(?:^|\s)(hieu|thuong hieu|nhan hieu|cua hang|(?:tu lanh|tu dong|may lanh|dieu hoa|may giat|tivi|ti vi|noi com|noi chien|khong dau|may loc nuoc|may loc khong khi|lo vi song|bep tu|quat|loa|tai nghe|laptop|dien thoai|may tinh bang|dong ho|thong minh|man hinh|may say|may say toc|may xay|may rua chen|may rua bat|robot|hut bui|may nuoc nong)(?: cua| hieu| hang)?) ([a-z]{5,})(?![a-z])/g

/** Words of kinds and trades that are written with a capital too. */
const COMMON =
  /^(?:inverter|bluetooth|android|windows|smart|google|gaming|online|karaoke|mini|panel|wifi|internet|side|multi|premium|combo|samsumg|hitech|shopee|lazada|tiki|tiktok|facebook|youtube|zalo|grab)$/

/**
 * A maker that is named and that nobody here has heard of, as typed; null where none is. Behind the name of a machine it has to be
 * written with a capital.
 */
export function unheardBrand({ raw, folded }: Reading, { brands, names }: Vocabulary): string | null {
  if (!names) return null
  const known = brands.map(fold)
  for (const match of folded.matchAll(PLACE)) {
    const [whole, before = '', word = ''] = match
    const start = match.index + whole.length - word.length
    const typed = raw.slice(start, start + word.length)
    const isSaid = /(?:hieu|hang)$/.test(before) || /^\p{Lu}/u.test(typed)
    const isKnown =
      isSyllable(word) ||
      COMMON.test(word) ||
      describingWords().has(word) ||
      names.lines.has(word) ||
      names.brands.has(word) ||
      names.holding([word]).length > 0 ||
      known.some((brand) => brand.split(' ').includes(word) || withinOneEdit(brand, word))
    if (isSaid && !isKnown) return typed
  }
  return null
}
