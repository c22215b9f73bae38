import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { NameIndex } from '../mentions/name-index.ts'
import type { NameMention } from '../mentions/read-names.ts'
import { AMBIGUOUS_BRANDS, BRAND_ALIASES, WELL_KNOWN_BRANDS } from './brand-words.ts'
import { kindMentions } from './kind-mentions.ts'
import type { Lexicon, Match } from './lexicon.ts'
import { buildLexicon, findPhrases } from './lexicon.ts'
import { isWornOut, stanceOnBrand } from './named-stance.ts'
import { isAloneWanted, isRefusedAfter, isSpared, startOfThing } from './negation.ts'
import type { Reading } from './reading.ts'
import { withinOneEdit } from './spelling.ts'

/** What the catalogue knows by name. */
export interface Vocabulary {
  /** Brand names as the catalogue writes them. */
  brands: readonly string[]
  /** What its products are called. */
  names?: NameIndex | undefined
}

/** Brands asked for and ruled out, by their canonical names. */
export interface Brands {
  wanted: string[]
  excluded: string[]
}

const lexicons = new WeakMap<readonly string[], Lexicon<string>>()

function lexiconOf({ brands }: Vocabulary): Lexicon<string> {
  const known = lexicons.get(brands)
  if (known !== undefined) return known
  const canonical = new Map(
    [...WELL_KNOWN_BRANDS, ...brands].filter(Boolean).map((brand) => [fold(brand), brand]),
  )
  const aliases = Object.entries(BRAND_ALIASES).map(([brand, phrases]) => ({
    value: canonical.get(fold(brand)) ?? brand,
    phrases: [brand, ...phrases],
  }))
  const built = buildLexicon([
    ...[...canonical.values()].map((brand) => ({ value: brand, phrases: [brand] })),
    ...aliases,
  ])
  lexicons.set(brands, built)
  return built
}

const RULED_OUT =
  /(?:^|[\s,.;])(?:(?:khong|ko|k|dung|chang|chua|ngoai|hong|hok|hem|chong) (?:lay|thich|mua|dung|choi|chon|phai|can|muon|them|co|ua|xai|tinh|chiu|dam mo(?: toi| den)?|dam mua)(?: mua| lay| dung| xai| sai| chon| do)?|(?:khong|ko|k|dung|chang|khoi|mien|thoi|het)(?: can| phai| nen)? (?:gioi thieu|goi y|tu van|dua ra|dua|noi (?:toi|den|ve)|nhac (?:toi|den)?|de xuat|ke|keu|chao|liet ke|hien)(?: (?:cho|toi|minh|em|anh|chi|tui)){0,2}(?: them)?|loai(?: bo| tru)?|mien (?:la )?(?:dug|dung|khong phai|ko phai|khong|ko)|khoi|dep|tru|tru ra|ngoai tru|ngoai|tranh|ne|ghet|except|without|bo|bot|bo qua|khac|anti|di ung voi|chan|tay chay)(?: (?:hang|hieu|thuong hieu|cua|do|con|may|san pham|nhan))*(?: (?:trung quoc|tau|tq|noi dia|gia re|re tien))?(?: (?:nhu|kieu|vi du|chang han))*\s*$/
/** 'lấy nước ngoài của Samsung' wants Samsung: here 'ngoài' belongs to the water. */
const NOT_RULED_OUT = /nuoc (?:ben )?ngoai(?: cua)?\s*$/
const AFTER_NAME = /(?:hang|hieu|thuong hieu|brand|nhan hieu|cua hang)\s*$/
/** 'ko Samsung ko iPhone': each turned down by itself. */
const JOINED_NO = /^\s*,?\s*(?:va |voi |cung )?(?:ko|k|khong|dung|chang|hong|hok)(?: phai)?\s*$/
const JOINED = /^\s*(?:,|va|voi|hay|hoac|vs|lan|or|and|\/|&|cung)(?: (?:lai|ca|la|them|nhu))?\s*$/

/** More than one product may be named. */
const SEVERAL = /(?:^|\s)(?:hay|hoac|vs|va|voi|so sanh|compare)\s/

/** 'Quạt đứng Asia': written with the brand's own capitals inside a sentence. */
function isWrittenAsBrand({ raw, folded }: Reading, brand: string, start: number, end: number): boolean {
  return start > 0 && raw.slice(start, end) === brand && !/^\s*(?:hut|lau)/.test(folded.slice(end))
}

/** 'đừng OPPO', 'sợ LG': with their marks they are no 'dùng OPPO', 'so LG', '10 ký LG'. */
const MARKED_OUT =
  /(?<!\p{L})(?:đừng|chớ|no|not|kỵ|kị|sợ|chê|ghét|ngán|ngại|chán)(?: có)?(?: (?:hãng|hiệu|hàng|đồ|con|máy|của|mua|lấy|dính))*\s*$/u
/** 'em đang xài OPPO', 'tivi tôi LG 2016': what somebody has, not what is wanted. */
const OWNED =
  /(?:^|\s)(?:(?:ba|me|bo|ong|chong|vo|em|minh|tui|anh|chi|no) (?:dang |van )?(?:xai|dung|sai)(?: (?:con|cai|may))?|(?:dang|dag|da|hien) (?:xai|dung|su dung|sai|co)(?: (?:con|cai|chiec|may|dien thoai|tivi|dt))?|(?:co san|san co)(?: (?:con|cai|chiec|may|dien thoai|tivi|dt|laptop|tu lanh|may giat|may lanh))?|(?:tivi|tv|tu lanh|may giat|may lanh|dien thoai|dt|laptop|may loc nuoc|noi com)(?: cua)? (?:toi|tui|em|minh|nha em|nha toi|nha minh|nha tui|ba toi|me em)(?: (?:la|hieu|hang|con))?|(?:dien thoai|dt|phone)(?: dang (?:xai|dung))?(?: cua (?:[a-z]+ ){1,2})? ?la|(?:may|pc|lap)(?: (?:minh|em|toi|tui|nha|cua|anh|chi)){1,2} (?:la|dang la))\s*$/

/** ', không iPhone': right behind a pause, a bare 'no' turns down what follows. */
const BARE_NO = /(?:^|[,.;:(]\s*|\s(?:nhung|va|ma)\s)(?:khong|ko|k|hong|hok)(?: phai)?\s*$/

/** 'sao không chọn LG': asked after, not turned down. */
const ASKS_WHY_NOT =
  /(?:^|\s)(?:sao|s|tai sao|vi sao|rang|why)(?: [a-z]+){0,5} (?:khong|ko|k|hong|hok|hem|not)(?: [a-z]+){0,4}\s*$|(?:^|\s)why not\s*$/

const ASKED_AFTER =
  /^\s*(?:thi |dau |ma )*(?:sao|tai sao)(?: ma| lai)? (?:khong|ko|k|hong|hok|hem)(?: (?:thay|co|chon|lay|de xuat|suggest|recommend|nhac|goi y|gioi thieu))(?![a-z])/

/** 'sao đề xuất toàn LG': what is complained of is not asked for. */
const COMPLAINED_OF =
  /(?:^|\s)(?:sao|toan)(?: [a-z]+){0,4} (?:toan(?: la)?|cu|hoai|mai|mot man)(?: (?:may|con|hang|do|dua))?\s*$/

/** 'làm ca đêm ở Samsung Thái Nguyên': where somebody works. */
const WORKS_AT =
  /(?:^|\s)(?:lam|di lam|lam viec|ca dem|cong nhan|tang ca)(?: [a-z]+){0,3} (?:o|cho|ben|tai)(?: (?:cong ty|nha may|hang))?\s*$/

function isRuledOut(before: string, marked = ''): boolean {
  if (ASKS_WHY_NOT.test(before)) return false
  return (
    COMPLAINED_OF.test(before) ||
    (RULED_OUT.test(before) && !NOT_RULED_OUT.test(before)) ||
    BARE_NO.test(before) ||
    MARKED_OUT.test(marked)
  )
}

/** 'ko samsung ko iphone', 'tablet ko ipad': a bare no right before a name. */
const NO_BEFORE = /(?:^|\s)(?:ko|khong|hok|hong|dung|tranh)\s$/
/** 'có tốt không LG': the no ends a question. */
const ENDS_QUESTION =
  /(?:^|\s)(?:co|con|nen|duoc|dc|du|tot|ben|on|ngon|dang|phai|dung)(?: [a-z0-9]+){0,4} (?:ko|khong|hok|hong)\s$/

/** 'đừng' is no 'dùng'. */
const isBareNo = (before: string, marked: string) =>
  NO_BEFORE.test(before) && !/dùng\s$/.test(marked) && !ENDS_QUESTION.test(before)

/** 'samsung hay gì cũng được': named as one of all there are. */
const OR_ANY =
  /^\s*(?:hay|hoac)(?: la)? (?:(?:hang|con|cai|may|loai|mau|hieu) )?(?:gi|chi|j|nao|khac|hang khac)(?: khac| nua)? (?:cung )?(?:duoc|dc|ok|on|xai|choi)(?![a-z])/

/** 'có mac mini rồi'. */
const OWNED_ALREADY = /^\s(?:cu )?(?:roi|r|san)(?![a-z])/

const EITHER_DOES = '(?:deu|cung|gi cung|nao cung|con nao cung) (?:duoc|dc|ok|oke|on|xai|choi|tot)(?![a-z])'
const SYSTEM = '(?:android|ios|windows|win|mac|macbook|iphone|ipad)'
const OR_SYSTEM_DOES = new RegExp(`^\\s*(?:hay|hoac|or|va|voi) ${SYSTEM} ${EITHER_DOES}`)
const SYSTEM_OR = new RegExp(`(?:^|\\s)${SYSTEM} (?:hay|hoac|or|va|voi)\\s*$`)
const THEN_EITHER_DOES = new RegExp(`^\\s*${EITHER_DOES}`)
/** 'iPhone hay Android đều được': either system, and no maker of one. */
const isEitherSystem = (before: string, after: string): boolean =>
  OR_SYSTEM_DOES.test(after) || (SYSTEM_OR.test(before) && THEN_EITHER_DOES.test(after))

/** 'galaxy' means Samsung; 'không dùng iphone' rules Apple out. */
function addBrandsOfNames(
  reading: Reading,
  names: readonly NameMention[],
  wanted: Set<string>,
  excluded: Set<string>,
): void {
  const { folded, marked } = reading
  for (const { brand, start, end } of names) {
    const isOwned =
      isWornOut(reading, { start, end }) ||
      OWNED_ALREADY.test(folded.slice(end, end + 12)) ||
      OWNED.test(folded.slice(Math.max(0, start - 50), start))
    const isAnySystem = isEitherSystem(
      folded.slice(Math.max(0, start - 30), start),
      folded.slice(end, end + 60),
    )
    if (brand === null || isOwned || isAnySystem) continue
    const from = Math.max(0, start - 50)
    const before = folded.slice(from, start)
    const isOut =
      !isAloneWanted(before, folded.slice(end, end + 60)) &&
      (isRuledOut(before, marked.slice(from, start)) ||
        isBareNo(folded.slice(0, start), marked.slice(0, start)) ||
        isRefusedAfter(folded.slice(end, end + 60)))
    if (isOut) excluded.add(brand)
    else wanted.add(brand)
  }
}

/** Brands are known with one letter wrong from this length on. */
const LONG_ENOUGH = 6

/** 'electroluc': the only brand that is one letter away. */
function misspeltBrands({ tokens }: Reading, vocabulary: Vocabulary): Match<string>[] {
  const names = longNames(vocabulary)
  return tokens.flatMap(({ text, start, end }, first) => {
    if (text.length < LONG_ENOUGH || !/^[a-z]+$/.test(text)) return []
    const value = names.find((name) => withinOneEdit(fold(name), text))
    return value ? [{ value, start, end, first, next: first + 1, weak: false }] : []
  })
}

const longNamesOf = new WeakMap<readonly string[], readonly string[]>()
function longNames({ brands }: Vocabulary): readonly string[] {
  const known = longNamesOf.get(brands)
  if (known) return known
  const names = [...new Set([...brands, ...WELL_KNOWN_BRANDS])].filter(
    (name) => name.length >= LONG_ENOUGH && /^[a-z]+$/i.test(name),
  )
  longNamesOf.set(brands, names)
  return names
}

/** What HP makes; beside another machine it is a power, or Hải Phòng. */
const OF_HP: ReadonlySet<Kind> = new Set<Kind>([
  'laptop',
  'desktop',
  'monitor',
  'printer',
  'mouse',
  'keyboard',
  'tablet',
])

/** Where a question names a brand: not where the same letters are an everyday word or a unit. */
export function brandMentions(reading: Reading, vocabulary: Vocabulary): Match<string>[] {
  const found = brandsOf(findPhrases(lexiconOf(vocabulary), reading), reading)
  return found.length > 0 ? found : brandsOf(misspeltBrands(reading, vocabulary), reading)
}

/** Those of the names found that are makers: no unit, no everyday word. */
const brandsOf = (found: readonly Match<string>[], reading: Reading): Match<string>[] =>
  found.filter(({ value, start, end }) => {
    const before = reading.folded.slice(Math.max(0, start - 50), start)
    const name = reading.folded.slice(start, end)
    if (name === 'hp' && (/(?:\d|(?:^|\s)(?:may|bao nhieu))\s?$/.test(before) || !isOfHp(reading)))
      return false
    // 'xm5' is a code.
    if (name.length < 4 && /^\d/.test(reading.folded.slice(end))) return false
    // Without any marks it may be 'mặc' or 'mắc'.
    if (name === 'mac' && !reading.hasMarks) return false
    // A dog of that breed is no maker.
    if (name === 'alaska' && /(?:^|\s)(?:cho|con|be|em|giong)\s$/.test(before)) return false
    if (name === 'google' && /^\s*tv/.test(reading.folded.slice(end))) return false
    const mayBeWord = AMBIGUOUS_BRANDS.has(name) || name.length < 2
    // 'ko xiaomi oppo vivo realme honor': the next of a list.
    if (mayBeWord && found.some((other) => other.end === start - 1)) return true
    return !mayBeWord || AFTER_NAME.test(before) || isWrittenAsBrand(reading, value, start, end)
  })

/** 'HP với BTU khác gì nhau': a power, where nothing is named that HP makes. */
const OF_POWER = /(?:^|[^a-z])(?:btu|ngua|ma luc|cong suat)(?![a-z])/

function isOfHp(reading: Reading): boolean {
  const named = kindMentions(reading).flatMap(({ value }) => value ?? [])
  return named.length === 0 ? !OF_POWER.test(reading.folded) : named.some((kind) => OF_HP.has(kind))
}

/** 'loa thanh cho tivi Sony': what the thing that is asked for is used with. */
const FOR_DEVICE =
  /(?:^|\s)(?:cho|dung (?:voi|cho)|ket noi(?: voi)?|di (?:voi|chung)|hop(?: voi)?|gan(?: voi)?) (?:cai |con |chiec )?(?:tivi|ti vi|tv|laptop|dien thoai|may tinh) $/

/** Whether a brand is that of a device which another thing, named before it, is for. */
function isForDevice(reading: Reading, start: number): boolean {
  const device = FOR_DEVICE.exec(reading.folded.slice(0, start))
  return (
    device !== null && kindMentions(reading).some(({ value, end }) => value !== null && end <= device.index)
  )
}

/** 'điện thoại android', 'laptop chạy windows': no machine of Apple's. */
const NOT_OF_APPLE =
  /(?:^|\s)(?:(?:may|dien thoai|dt|tablet|may tinh bang|mua|chon|lay|qua|sang|doi|chuyen) android(?! (?:va|hay|hoac|voi|lan|tivi|tv|box) )|(?:lay|thoi|qua|sang|mua|chon|may|laptop|lap|chay|ban|con|dung|xai) (?:windows|win ?1[01]?))(?![a-z])/

/** 'xem Samsung', 'hãng Samsung thôi': said so plainly that nothing else tells how it is taken. */
const SOUGHT_BEFORE =
  /(?:^|[\s,.;])(?:xem|coi|lay|chon|mua|tim|kiem|qua|sang|chot|uu tien)(?: (?:hang|hieu|con|may|cua|do))*\s*$/
const ONLY_BEHIND = /^\s*(?:thoi|di)(?: (?:nha|nhe|a|em|anh|shop|ad))*[\s.!]*$/
const isPlainlyWanted = (before: string, after: string): boolean =>
  (SOUGHT_BEFORE.test(before) && /^\s*(?:$|[,.;!])/.test(after)) ||
  (ONLY_BEHIND.test(after) && /(?:hang|hieu|con|may|cua|lay|mua|chon) $/.test(before))

const COMPARES =
  /(?:^|\s)(?:re|dat|mac|tot|ben|on|em|manh|nhe|hay|ngon|thua|khac|dep) (?:hon|gi)(?![a-z])|(?:^|\s)(?:so voi|vs)(?![a-z])/

/** Reads brands; one behind 'không lấy', 'trừ', 'ngoài' is ruled out, and so are those joined to it. */
export function readBrands(reading: Reading, vocabulary: Vocabulary, names: readonly NameMention[]): Brands {
  const wanted = new Set<string>()
  const excluded = new Set<string>()
  let previous = { value: '', end: -1, ruledOut: false }
  const mentions = brandMentions(reading, vocabulary)
  for (const mention of mentions) {
    const { value, start, end } = mention
    // 'đừng tivi Xiaomi': the machine between them changes nothing.
    const from = startOfThing(reading, start)
    const before = reading.folded.slice(Math.max(0, from - 50), from)
    const marked = reading.marked.slice(Math.max(0, from - 50), from)
    if (isForDevice(reading, start) || WORKS_AT.test(before)) continue
    // 'đừng' is no 'dùng'.
    if (OWNED.test(before) && !/đừng(?!\p{L})/u.test(marked.slice(-16))) continue
    const between = reading.folded.slice(previous.end, start)
    const isListed = previous.ruledOut && between.trim() === ''
    const joined: boolean = previous.end >= 0 && (isListed || JOINED.test(between) || JOINED_NO.test(between))
    const after = reading.folded.slice(end, end + 60)
    const refused = isRefusedAfter(after) || isSpared(after)
    const isNot = isBareNo(before, marked)
    const isAlone = isAloneWanted(before, after)
    const isSaid =
      !isAlone && ((joined && previous.ruledOut) || isRuledOut(before, marked) || isNot || refused)
    // 'airpods sao ko thấy nhắc tới', as 'sao không chọn LG': asked after.
    const isAskedAfter = ASKS_WHY_NOT.test(before) || ASKED_AFTER.test(after)
    // 'sao Sunhouse rẻ hơn Cuckoo': both are held against each other.
    const isPlain =
      (mentions.length > 1 && COMPARES.test(reading.folded)) ||
      isAlone ||
      isPlainlyWanted(before, after) ||
      isAskedAfter
    const taken = isSaid || isPlain ? null : stanceOnBrand(reading, mention)
    const isLearned = taken?.isRefused === true
    const ruledOut: boolean = isSaid || isLearned
    // 'tủ Sanyo má xài mười mấy năm', 'kiểu Dyson mà rẻ': only spoken of.
    if (!ruledOut && taken?.isTold) continue
    if (!ruledOut && (OR_ANY.test(after) || isEitherSystem(before, after))) continue
    // 'ai mời Oppo hay Vivo nữa là tôi tắt máy' turns both down.
    if ((isLearned || refused) && JOINED.test(between) && wanted.delete(previous.value))
      excluded.add(previous.value)
    if (ruledOut) excluded.add(value)
    else wanted.add(value)
    previous = { value, end, ruledOut }
  }
  if (wanted.size === 0 || SEVERAL.test(reading.folded)) addBrandsOfNames(reading, names, wanted, excluded)
  if (NOT_OF_APPLE.test(reading.folded) && !wanted.has('Apple')) excluded.add('Apple')
  return { wanted: [...wanted].filter((brand) => !excluded.has(brand)), excluded: [...excluded] }
}
