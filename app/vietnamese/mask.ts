/** Between the digits of one number: nothing, a space, a dot, a dash, brackets. */
const GAP = String.raw`[\s.\-–/()]{0,2}`

const STRICT_EMAIL = /[\p{L}\p{N}_.%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu
/** 'abc [at] gmail [dot] com', 'abc(a còng)cty.vn'. */
const BRACKETED_EMAIL =
  /[\p{L}\p{N}_.%+-]{1,64}\s?[[({]\s?(?:@|at|a còng|a cong)\s?[\])}]\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|[[({]\s?(?:\.|dot|chấm|cham)\s?[\])}])\s?[a-z]{2,12}){1,3}/giu
/** 'abc a còng gmail chấm com', 'abc @ gmail . com', 'abc gmail.com': only the well-known hosts are safe to guess. */
const SPOKEN_EMAIL =
  /[\p{L}\p{N}_.%+-]{3,64}\s{0,2}(?:@|\sa còng|\sa cong|\sacong|\sat)\s{0,2}(?:gmail|yahoo|ymail|hotmail|outlook|icloud|live)(?:\s?(?:\.|chấm|cham|dot)\s?(?:com|vn)){0,2}(?![\p{L}\p{N}])/giu

/** 12 digits of a citizen's card, or 12 to 19 of a bank's or of a device, written together. */
const LONG_NUMBER = /(?<![\d.,])\d{12,19}(?![\d])/g
const GROUPED_ID = /(?<![\d.,])(?:0\d{2}[ .-]\d{3}[ .-]\d{3}[ .-]\d{3}|0\d{3}[ .-]\d{4}[ .-]\d{4})(?![\d])/g
const GROUPED_CARD = /(?<![\d.,])\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?![\d])/g
/** A shorter number, or one with letters, right after the name of a paper or an account. */
const NAMED_NUMBER =
  /(?<![\p{L}])(cmnd|cccd|căn cước(?: công dân)?|can cuoc|chứng minh(?: thư| nhân dân)?|chung minh(?: thu| nhan dan)?|hộ chiếu|ho chieu|passport|mst|mã số thuế|ma so thue|stk|số tài khoản|so tai khoan|tài khoản|tai khoan|số thẻ|so the)((?:\s?(?:là|la|số|so|của tôi|cua toi))?\s?[:.]?\s?)[A-Z]?\d(?:[\s.-]?\d){6,18}(?!\d)/giu

const NOT_A_DATE = String.raw`(?!\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}(?![.\-]?\d))`
const PHONE = new RegExp(
  String.raw`(?<![\d.,])${NOT_A_DATE}(?:\(?(?:\+|00)84\)?${GAP}(?:0\)?)?|\(?0|\(0\)|(?<!\p{L})84[\s.-]?(?=[35789]))[1-9](?:${GAP}\d){7,9}(?!\d)`,
  'gu',
)
/** '0 9 1 2 3 4 5 6 7 8', 'o912345678' (the letter for the nought). */
const SPACED_PHONE = /(?<![\p{L}\d.,])(?:0([ .-])\d(?:\1\d){8,9}|[oO][35789]\d{8})(?![\p{L}\d])/gu
const DIGIT_WORD =
  '(?:không|khong|một|mốt|mot|hai|ba|bốn|bon|tư|tu|năm|lăm|nam|lam|sáu|sau|bảy|bẩy|bay|tám|tam|chín|chin|\\d)'
const SPOKEN_PHONE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:không|khong)(?:[\s.,-]{1,3}${DIGIT_WORD}){8,10}(?![\p{L}\d])`,
  'giu',
)

const NUMBER = String.raw`\d{1,4}[a-ln-z]?(?:[/-]\d{1,4}[a-ln-z]?){0,4}(?!\s?(?:m|mét|met|cm|km|triệu|trieu|tr)(?![\p{L}]))(?![\p{L}\d])`
const PLACE =
  '(?:phường|phuong|quận|quan|huyện|huyen|xã|thị xã|thi xa|thành phố|thanh pho|tp|q|p|hà nội|ha noi|hcm|sài gòn|sai gon)'
/** A house by its number, a lane by its number, a street that a ward or a town follows or that is written as a name. */
const ADDRESSES = [
  new RegExp(String.raw`(?<!\p{L})(?:số nhà|so nha)\s?:?\s?${NUMBER}`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:số |so )?(?:${NUMBER}[, ]{1,2})?(?:ngõ|ngách|hẻm|kiệt|ngo|ngach|hem)\s(?:số |so )?${NUMBER}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\d])(?:số |so )?${NUMBER}[, ]{0,2}(?:đường|phố|duong|pho|đ\.)\s?[\p{L}\d ]{2,40}?[, ]{1,2}${PLACE}(?![\p{L}])[.\s]?(?:\d{1,2}(?!\d)|\p{Lu}\p{Ll}{1,7}(?:\s\p{Lu}\p{Ll}{1,7}){0,2})?`,
    'giu',
  ),
  /(?<![\p{L}\d])(?:[Ss]ố )?\d{1,4}[A-Za-z]?(?:\/\d{1,4}[A-Za-z]?){0,4}[, ]{1,2}(?:đường|phố|Đường|Phố|đ\.|Đ\.)\s?\p{Lu}\p{L}{0,9}(?:\s\p{Lu}\p{L}{0,9}){0,4}/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?:căn hộ|can ho|căn số|can so)\s(?:số |so )?[a-z]{0,2}(?:\d{3,4}|\d{1,2}[.-]\d{2,4})(?!\d|\s?m)`,
    'giu',
  ),
]

/** Luhn's sum, which the numbers of bank cards meet; four years in a row may meet it too. */
function isCardNumber(text: string): boolean {
  if (/^(?:(?:19|20)\d{2}[ -]?){4}$/.test(text)) return false
  const digits = text.replace(/\D/g, '').split('').toReversed().map(Number)
  const sum = digits.reduce((sum, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/**
 * A question without e-mail addresses, Vietnamese phone numbers, numbers of papers, cards and accounts, and home addresses
 * where they can be told, as it may be kept. Prices, sizes and model codes stay. Linear in the text.
 */
export function maskPersonalData(text: string): string {
  const withoutNumbers = text
    .replace(STRICT_EMAIL, '[email]')
    .replace(BRACKETED_EMAIL, '[email]')
    .replace(SPOKEN_EMAIL, '[email]')
    .replace(NAMED_NUMBER, '$1$2[số giấy tờ]')
    .replace(GROUPED_ID, '[số giấy tờ]')
    .replace(GROUPED_CARD, (number) => (isCardNumber(number) ? '[số giấy tờ]' : number))
    .replace(PHONE, '[số điện thoại]')
    .replace(LONG_NUMBER, '[số giấy tờ]')
    .replace(SPACED_PHONE, '[số điện thoại]')
    .replace(SPOKEN_PHONE, '[số điện thoại]')
  return ADDRESSES.reduce((masked, address) => masked.replace(address, '[địa chỉ]'), withoutNumbers)
}
