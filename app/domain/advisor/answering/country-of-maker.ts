import { fold } from '#app/vietnamese/fold.ts'
import { BRAND_COUNTRY } from '../understand/origin-words.ts'
import { plainDraft } from '../write/draft.ts'
import { joinWords } from '../write/phrasing.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'hãng Casper của nước nào', 'Aqua có phải của Nhật không'. */
const ASKS_COUNTRY =
  /(?:^|\s)(?:nuoc|quoc gia) nao(?! (?:ban|ngon|nong|sach|loc))(?![a-z])|(?:^|\s)(?:xuat xu|goc gac|nguon goc)(?: [a-z]+){0,2} (?:dau|o dau|nao)(?![a-z])|(?:^|\s)co phai(?: la)?(?: (?:hang|do|cua|thuong hieu|may|nuoc))*(?: [a-z]+){1,3} (?:khong|ko|k|hong|hok)(?![a-z])|(?:^|\s)(?:hang|do|cua) (?:[a-z]+ ){1,2}hay (?:[a-z]+ ){1,2}(?:vay|the|a|ta)?[\s?.!]*$/

/** Rows of a maker that are looked through. */
const ROWS = 300

/**
 * Where a maker is at home, as it states itself, and where the machines of it that have a row were made; null where that is not asked, or
 * the maker's home is not known here.
 */
export async function answerOfCountry({ question, need, catalogue }: Asked): Promise<Drafted | null> {
  const [brand, another] = need.brands
  const country = brand && BRAND_COUNTRY[brand]
  if (!country || another || need.models.length > 0 || need.budget || !ASKS_COUNTRY.test(fold(question)))
    return null
  const rows = await catalogue.find({ kinds: need.kinds, brands: [brand], limit: ROWS })
  const made = new Map<string, number>()
  for (const { attributes } of rows) {
    const place = attributes['made_in']
    if (typeof place === 'string') made.set(place, (made.get(place) ?? 0) + 1)
  }
  const [asked, other] = [...need.brandCountries, ...need.madeIn, ...need.originsExcluded]
  const isRight = asked === country
  const opening = asked === undefined || other !== undefined ? '' : isRight ? 'Đúng vậy: ' : 'Không: '
  const places = [...made]
    .toSorted((one, other) => other[1] - one[1])
    .map(([place, count]) => `${place} (${count} máy)`)
  const said = [
    `${opening}${brand} là thương hiệu của ${country}.`,
    places.length > 0
      ? `Hãng ở nước nào và máy làm ở đâu là hai chuyện: trong các máy ${brand} có ghi nơi sản xuất ở đây thì làm tại ${joinWords(places)}.`
      : 'Hãng ở nước nào và máy làm ở đâu là hai chuyện: nơi sản xuất thì xem tem sau lưng từng máy.',
  ]
  return { draft: { ...plainDraft(said, [`Máy ${brand} nào đáng mua?`]), rules: said } }
}
