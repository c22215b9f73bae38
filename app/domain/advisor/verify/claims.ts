/** A kind of statement an answer never makes, with what it looks like. */
type Claim = readonly [name: string, pattern: RegExp]

/** Forms no answer is made of; on the text as it was written. */
const FORMS: readonly Claim[] = [
  [
    'address',
    /https?:|www\.|(?<![\p{L}\d])[\p{L}\d-]+\.(?:vn|com|net|org|io|shop|info|xyz|me|ly|gl|app|store|site)(?![\p{L}\d])/iu,
  ],
  ['mail', /\S@\S/u],
  ['markup', /<\/?[a-z!|]|&(?:lt|gt|amp|#\d+);|\]\(|!\[|\[\[|\{\{|`|\||<\||javascript:|data:\w/iu],
  ['phone', /(?<![\d.,])(?:\+?84|0)(?:[\s.()-]{0,2}\d){8,10}(?![\d])|(?<!\d)1[89]00[\s.]?\d{4,6}/u],
  ['foreign letters', /(?!\p{Script=Latin})\p{L}|\p{Co}|[^\P{Nd}0-9]/u],
  ['code', /[{}\\]|\b(?:select|insert|drop)\b.+\b(?:from|into|table)\b/iu],
]

/** Statements that no row of a catalogue bears out; on the folded text, between word boundaries. */
const STATEMENTS: readonly Claim[] = [
  [
    'a test of one’s own',
    /(?:toi|minh|chung toi|chung minh|doi ngu|ben minh|em|ad|shop) (?:da|tung|vua) (?:tu )?(?:thu|test|dung|xai|trai nghiem|su dung|mua|kiem tra|do)|qua (?:trai nghiem|qua trinh su dung)|thuc te su dung|kinh nghiem (?:cua|thuc te|su dung)|trai nghiem thuc te|review thuc te|test thuc te|da duoc kiem chung|(?:i|we) (?:have )?(?:tested|tried)/,
  ],
  [
    'a forecast',
    /(?:se|sap|sap toi|du kien|kha nang cao|chac chan|co the) (?:con )?(?:giam|tang|ha|re|len|xuong) (?:gia|manh|them|sau|hon)|gia (?:se|sap|du kien)|(?:cho|doi) (?:den|toi|them|it) .{0,30}(?:giam|re hon|sale|khuyen mai)|sap ra mat|sap (?:het|tang|giam|ve hang)|xu huong gia|du bao/,
  ],
  [
    'a praise beyond measure',
    /tot nhat|so (?:1|mot)|number one|hang dau|dinh nhat|xin nhat|vo dich|hoan hao|vuot troi nhat|khong doi thu|dang mua nhat|ban chay|bestseller|best seller|hot nhat|duy nhat|tuyet doi|dam bao 100|cam ket|the best|dung 100/,
  ],
  [
    'stock or an offer',
    /con hang|het hang|san hang|co san (?:hang|tai)|ton kho|san co tai|chay hang|giam gia|giam con|giam toi|giam tu|giam xuong|niem yet|gia goc|gia cu|chiet khau|khuyen mai|uu dai|tra gop|voucher|ma giam|ma khuyen|coupon|tang kem|qua tang|duoc tang|hoan tien|cashback|freeship|mien phi|giao hang|giao tan|van chuyen|lap dat mien|bao hanh|doi tra|flash sale|sale|black friday|gia soc|gia hoi|xa kho|thanh ly|in stock|discount|free ship|warranty/,
  ],
  [
    'a call to act',
    /hotline|zalo|goi ngay|goi (?:so|cho)|lien he|inbox|ib |nhan tin|dat hang|dat mua|dat coc|chuyen khoan|mua ngay|bam vao|nhan vao|nhap vao|click|truy cap|duong link|link|quet ma|qr|tai app|dang ky|so dien thoai|whatsapp|telegram|facebook|tiktok|call us|buy now/,
  ],
  [
    'words of the machine',
    /bo qua (?:moi|tat ca|cac|huong dan|chi dan)|chi dan (?:tren|truoc|he thong)|huong dan (?:tren|truoc|he thong)|system prompt|prompt|ignore (?:all|previous|the)|instructions?|as an ai|language model|mo hinh ngon ngu|toi la (?:mot )?(?:ai|tri tue|tro ly ao)|api key|token|mat khau|password|chatgpt|openai|gemini|claude|du lieu duoc cung cap|evidence|json|tool|undefined|null/,
  ],
  [
    'today',
    /hom nay|hom qua|ngay mai|tuan (?:nay|sau|toi)|thang (?:nay|sau|toi)|nam (?:nay|sau|toi|ngoai)|hien (?:dang|nay dang|tai dang) (?:co |duoc )?(?:gia|ban|giam)|moi cap nhat|vua cap nhat|cuoi nam|dau nam|cuoi thang|mua (?:he|dong|xuan|thu) (?:nay|toi|sau)/,
  ],
  [
    'a share in words',
    /(?:gap|tang|giam|nhan) (?:doi|ba|bon|nam|muoi)|mot nua|phan nua|nua gia|(?:mot|hai|ba) phan (?:ba|tu|hai|nam|muoi)|(?:cham|diem|danh gia) .{0,20}tren muoi|x ?\d|× ?\d|(?:hang|ca|may|vai) (?:chuc|tram|nghin|trieu|lan)/,
  ],
  [
    'health or danger',
    /chua benh|tri benh|diet 99|diet \d|khong doc hai|bo y te|fda|an toan tuyet|khong can (?:tho|dien|noi dat)|tu sua|thao gas|tu nap gas/,
  ],
]

const bounded = ([name, pattern]: Claim): Claim => [
  name,
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern.source})(?![\\p{L}\\d])`, 'u'),
]
const BOUNDED = STATEMENTS.map(bounded)

/**
 * What a sentence claims that no answer may, as the name of the claim; null where it claims nothing of the kind.
 * @param raw the sentence as written, with the names of shops in evidence taken out
 * @param folded the same without marks, in lower case
 * @param said what code itself wrote of these rows, folded: its words may be repeated
 */
export function forbiddenClaim(raw: string, folded: string, said: string): string | null {
  const form = FORMS.find(([, pattern]) => pattern.test(raw))
  if (form) return form[0]
  for (const [name, pattern] of BOUNDED) {
    const found = pattern.exec(folded)
    if (found && !said.includes(found[0])) return name
  }
  return superlative(folded, said)
}

/** Words before 'nhất' that set nothing above everything else. */
const MILD = new Set('hop thu thong it gan dong cat can dang nhac trong sat hoac va hay'.split(' '))

/** 'rẻ nhất', 'mạnh nhất' and the like, unless code found it so; 'nhất là' and 'nhất định' are no superlatives. */
function superlative(folded: string, said: string): string | null {
  for (const found of folded.matchAll(/(\p{L}+) nhat(?!\p{L})(?! (?:la|dinh|quan|thiet|thoi)(?!\p{L}))/gu)) {
    if (!MILD.has(found[1] ?? '') && !said.includes(found[0])) return 'a superlative'
  }
  return null
}
