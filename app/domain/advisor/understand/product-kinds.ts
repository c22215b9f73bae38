import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { NameMention } from '../mentions/read-names.ts'
import { WELL_KNOWN_BRANDS } from './brand-words.ts'
import { isSortNamed } from './features.ts'
import { isAskedFor, kindMentions, kindsNamed } from './kind-mentions.ts'
import { ACCESSORY_KINDS } from './kind-words.ts'
import type { Match } from './lexicon.ts'
import { isLearntRefused, isLearntUnwanted } from './named-stance.ts'
import { isSold } from './old-device.ts'
import type { Reading } from './reading.ts'
import { sumOfAll } from './sums-of-parts.ts'

/** '1.5 ngựa', '12000 btu': a measure of one kind alone. */
const POWER_OF_AC = /\d ?(?:hp|ngua|btu)(?![a-z])/

/** 'máy giặt và máy sấy', 'máy giặt sấy tách riêng': two machines, not one that does both. */
const WASHER_AND_DRYER =
  /may giat(?: [a-z]+)?(?:,| va| voi| \+| kem)? (?:may say(?! toc)|say (?:tach |de |mua |roi )?(?:rieng|roi))(?![a-z])/

/** 'muốn giặt + sấy': what both machines do, with neither named. */
const WASH_AND_DRY = /(?:^|\s)giat ?(?:\+|&|lan) ?say(?! toc)(?![a-z])/

/** Whether a word stands inside one of the names: 'macbook' of 'macbook air m2'. */
export const isInName = (
  { start, end }: { start: number; end: number },
  names: readonly NameMention[],
): boolean => names.some((name) => start < name.end && end > name.start)

/**
 * The kinds a question names, in its order: by phrase, else by the name of a product or a line.
 * @param beside names of what the thing is only used with: no word of theirs names what is asked for
 */
export function readKinds(
  reading: Reading,
  names: readonly NameMention[] = [],
  beside: readonly NameMention[] = [],
): Kind[] {
  const phrases = kindMentions(reading).filter((match) => !isInName(match, beside))
  const named = phrases.filter(
    (match): match is Match<Kind> =>
      match.value !== null &&
      !isInstalling(match, reading) &&
      !isNotWanted(match, reading) &&
      !isGivenAfter(match, phrases, reading),
  )
  const wanted = withoutUsedBeside(named, reading)
  const strong = wanted.filter(
    (match) => !match.weak || isSought(match, reading) || isListed(match, wanted, reading),
  )
  const found = withoutDevicesOfAccessories(strong.length > 0 ? strong : wanted, reading)
  const kinds = [...new Set(found.map((match) => match.value))]
  if (kinds.length === 1 && kinds[0] === 'washer' && WASHER_AND_DRYER.test(reading.folded))
    kinds.push('dryer')
  if (kinds.length === 0 && WASH_AND_DRY.test(reading.folded)) return ['washer', 'dryer']
  const line =
    names.find(({ kind }) => kind !== null)?.kind ?? (POWER_OF_AC.test(reading.folded) ? 'ac' : null)
  if (strong.length > 0) return kinds
  if (line !== null && kinds.every((kind) => kind !== 'charger')) return [line]
  if (kinds.length > 0) return kinds
  return kinds
}

/** 'mua màn hình': a word that is also a part of machines names one where it is what is to be bought. */
const isSought = ({ start }: Match<Kind | null>, { folded }: Reading): boolean =>
  /(?:^|\s)(?:mua|kiem|tim|sam|muon|can|doi|mua them|lay them)(?: (?:cai|con|mot|1))? $/.test(
    folded.slice(Math.max(0, start - 20), start),
  )

/** 'nồi cơm, quạt, tủ lạnh': one of several things that are listed. */
function isListed(match: Match<Kind>, named: readonly Match<Kind>[], { folded }: Reading): boolean {
  const at = named.indexOf(match)
  const [before, after] = [named[at - 1], named[at + 1]]
  return (
    (before !== undefined && LISTS.test(folded.slice(before.end, match.start))) ||
    (after !== undefined && LISTS.test(folded.slice(match.end, after.start)))
  )
}

/** What stands between two things of a list: a sign or a word, behind words of the first, before a number of the second. */
const LISTS =
  /^(?:\s?[a-z0-9]+){0,4}\s?(?:[,+;&/]\s?(?:va|voi|kem|them|cong)?|(?:va|voi|kem|them|cong))\s?(?:(?:\d{1,2}|mot|hai|ba) )?(?:cai |con |chiec |cay |bo )?$|^\s(?:\d{1,2}|mot|hai|ba) (?:cai|con|chiec|cay|bo) $/

const TURNED_DOWN =
  /(?:^|\s)(?:(?:khong|ko|k|chua|(?<!lan |ban |bat )dau) (?:cho|duoc|dc|the|muon|can|phai|chiu|hop|thich|ua|lay|mua)(?: (?:lap|gan|dung|xai|mua|lay|co|mang|cam|deo|kem))?|(?:khong|ko|k|chua|hong|hok) (?:biet|ranh|quen)(?: (?:xai|dung|su dung|bam|coi))?|(?:(?<!cho )cam|khoi|(?<!(?:don|danh|de|gom|do) )het cho|bo|bot)(?: (?:lap|gan|dung|xai|mua|mang|cam|deo|kem))?)(?: (?:cai|con|may))?\s$/
/** 'đừng nói máy lạnh': not even to be spoken of; 'đừng gợi ý máy lọc để bàn' turns down a sort of it. */
const NOT_SPOKEN_OF =
  /(?:^|\s)(?:dung|khong|ko|khoi|chang)(?: co)? (?:noi|nhac|ban|ke|khuyen|goi y|gioi thieu|tu van)(?: (?:toi|den|gi))?(?: (?:cai|con|may))?\s$/
/** 'bớt máy giặt xuống cũng được': cheaper, not left out. */
const CUT_DOWN = /^ (?:xuong|lai|gia|tien|(?:mot |1 )?(?:chut|it|ti))(?![a-z])/
const ENDS_THERE = /^\s*(?:$|[,.;!?]|(?:nua|nhe|nha|a|gi|luon|dau)(?![a-z]))/

/** 'không gắn máy lạnh được', 'không lắp điều hoà vì chủ nhà cấm'. */
const NOT_FITTED_BEFORE = /(?:^|\s)(?:khong|ko|k|hong|chua) (?:gan|lap|treo|de)(?: (?:cai|con))? $/
const NOT_FITTED_AFTER = /^ (?:duoc|dc|noi|vi|do|tai)(?![a-z])/

const OWNED_BEFORE =
  /(?:^|\s)(?:(?:da |dang |nha |minh |em |toi )*(?:co san|san co|dang xai|dang dung|(?:moi|vua|moi vua) (?:sam|mua|tau|ruoc|rinh)|co roi|mua roi|co moi|chi co|moi co))(?: (?:cai|con|mot|1))?\s$/
const OWNED =
  /^\s(?:thi )?(?:nha )?(?:(?:em|minh|toi|tui|con|chi|anh|ba|me|ma|bo|ong|chu|bac|no|(?:thang|con|dua) [a-z]+|ban (?:em|minh)) )?(?:deu )?(?:da )?(?:(?:co|mua|sam|lap)(?: san)?(?: duoc)?(?: het| du| ca)?|het|du(?: ca)?|day du) (?:roi|r)(?![a-z])/

/** 'Điện thoại là Samsung cũ': what somebody has is told of. */
const IS_OLD =
  /^ (?:(?:của )?(?:em|mình|tôi|tui|con|anh|chị) )?(?:đang xài |đang dùng )?là [\p{L}\d ]{2,20} cũ(?!\p{L})/u

/** 'tivi Sony nhà em xài bền': one that is there already. */
const AT_HOME =
  /^ (?:[a-z]+ )?(?:nha )(?:em|minh|toi|tui|con|chau|co|chu)(?: (?:dang|da|van))? (?:xai|dung|mua|sai)(?! (?:nuoc|dien|gas|ga|mang|wifi|bep))(?![a-z])/

/** 'nhà có đủ hết nồi cơm, quạt, lò vi sóng rồi': all of a list is there. */
const HAS_ALL = /(?:^|\s)(?:co|sam|mua) (?:(?:du|day du)(?: het| ca)?|het|san)(?: [a-z0-9, ]{0,50})? $/

/** 'tủ lạnh với bếp từ cũng trong đó': what stands in the same room is told of. */
const IN_THERE =
  /^(?: (?:va|voi) (?:[a-z]+ ){1,3}?)? ?(?:cung|deu) (?:(?:de|dat|nam|chung|ke) )*(?:trong|ngoai|o|tai) (?:do|day|phong)(?![a-z])/

/** 'bật máy lạnh thì nó sổ mũi': what somebody cannot bear. */
const HARMS =
  /^ (?:thi|la|vo la|len la) (?:(?:no|be|con|em|minh|ba|ma|ong|me) )?(?:(?:bi|hay|cu|lai) )?(?:so mui|ho|kho (?:da|mui|hong)|viem|nhuc|nghet|hat hoi|cam)(?![a-z])/

/** 'không biết máy sấy tóc nào': who does not know which one asks for one. */
const WONDERS = /(?:^|\s)(?:khong|ko|k|hong|hok|chua|chang) (?:biet|ranh)(?: (?:nen|mua|chon|lay))* $/
const isWonderedAbout = (match: Match<Kind>, reading: Reading): boolean =>
  isAskedFor(reading, match) && WONDERS.test(reading.folded.slice(0, match.start))

/** The kinds that a text names but does not look for: 'bỏ tivi', 'máy giặt có rồi'. */
export function refusedKinds(reading: Reading): Kind[] {
  const named = kindsNamed(reading)
  const isLearnt = (match: Match<Kind>) =>
    isLearntRefused(reading, match) && !isOfSort(match, reading) && !isAskedFor(reading, match)
  const refused = named.filter(
    (match) => !isWonderedAbout(match, reading) && (isNotWanted(match, reading) || isLearnt(match)),
  )
  const wanted = new Set(named.flatMap((match) => (refused.includes(match) ? [] : [match.value])))
  return refused.flatMap(({ value }) => (wanted.has(value) ? [] : [value]))
}

/** 'X với Y, cái nào hơn'. */
const ASKS_WHICH =
  /(?:^|\s)(?:cai|con|may|loai|mon|thu) nao (?:hon|tot|ngon|ben|loi|hop|dang|tiet kiem|on)(?![a-z])/

/** 'chỉ được một cái thôi'. */
const ONLY_ONE =
  /(?:^|\s)chi (?:[a-z]+ ){0,3}(?:1|mot) (?:cai|mon|may|con|thu|trong hai|trong 2)(?: thoi)?(?![a-z])|(?:^|\s)chi (?:mua|lay|chon|sam)(?: duoc)? (?:1|mot)(?=\s*(?:$|[,.!?]|thoi))/

/** What joins two things that are named one after the other; the last one between them counts. */
const JOINS = /(?<![a-z])(?:hay|hoac|or|vs)(?![a-z])|[+;]/g

/** Whether one of several kinds is wanted rather than all: 'hay', 'hoặc' stands between their names. */
export function isOneOfKinds(reading: Reading): boolean {
  const named = kindMentions(reading).filter(({ value }) => value !== null)
  const [first, last] = [named[0], named.at(-1)]
  if (!first || !last || first === last) return false
  if (sumOfAll(reading, []) !== null && !/(?:^|\s)nen (?:mua|chon|lay|sam)(?![a-z])/.test(reading.folded))
    return false
  const between = reading.folded.slice(first.end, last.start)
  // 'tủ lạnh mini hoặc nhỏ nhỏ + quạt': the choice is within the first thing.
  const isChoice = named.some((one, at) => {
    const next = named[at + 1]
    if (!next || next.value === one.value) return false
    const join = [...reading.folded.slice(one.end, next.start).matchAll(JOINS)].at(-1)?.[0]
    const isWith =
      join === 'vs' && BUYS.test(reading.folded.slice(0, one.start)) && !ASKS_CHOICE.test(reading.folded)
    return join !== undefined && !'+;'.includes(join) && !isWith
  })
  return (
    isChoice ||
    ONLY_ONE.test(reading.folded) ||
    (/(?:^|\s)(?:voi|va|so voi)(?![a-z])/.test(between) && ASKS_WHICH.test(reading.folded))
  )
}

/** 'mua tv vs loa thanh': young people write 'với' so where both are bought and nothing is asked of them. */
const BUYS = /(?:^|\s)(?:mua|sam|can|lay|kiem|tim)(?: (?:cai|con|mot|1|bo))* $/
const ASKS_CHOICE = /(?:^|\s)(?:nen|nao|hon|khac|so sanh|dang|tot|chon)(?![a-z])/

/** Between things of one list. */
const NEXT_IN_LIST = /^\s*(?:,|va|voi|\/|\+|roi)?\s*(?:cai |con )?$/

/** Named, but not what is looked for. */
const isNotWanted = (match: Match<Kind | null>, reading: Reading): boolean =>
  isTurnedDown(match, reading) ||
  isListedAsOwned(match, reading) ||
  (isLearntUnwanted(reading, match) && !isOfSort(match, reading))

/** 'cần máy lạnh với tủ lạnh, tivi có rồi': what is asked for is not owned with what follows. */
const SOUGHT_IN_LIST = /(?:^|\s)(?:can|tim|kiem|sam|muon mua|dinh mua)(?: [a-z0-9]+){0,5} $/

/** 'có tủ lạnh, máy giặt, tivi hết rồi': what is said of the last of a list is said of all of it. */
function isListedAsOwned(match: Match<Kind | null>, reading: Reading): boolean {
  if (isOwned(match, reading)) return true
  if (SOUGHT_IN_LIST.test(reading.folded.slice(Math.max(0, match.start - 40), match.start))) return false
  const next = kindMentions(reading).find(({ start }) => start >= match.end)
  return (
    next !== undefined &&
    NEXT_IN_LIST.test(reading.folded.slice(match.end, next.start)) &&
    isListedAsOwned(next, reading)
  )
}

/** 'tivi hết rồi', 'máy giặt có rồi': it is there already. */
const isOwned = ({ end }: Match<Kind | null>, { folded }: Reading): boolean =>
  OWNED.test(folded.slice(end, end + 30))

/** 'đừng nồi cơm', 'trừ tai nghe': with its marks it is no 'dùng'. */
const LEFT_OUT =
  /(?<!\p{L})(?:đừng|chớ|miễn|trừ|ngoài)(?: (?:mua|lấy|tặng|gợi ý|là|có|phải))?(?: (?:cái|con|máy))?\s$/u
/** 'chừa cho tủ lạnh rộng 70 cm': without its marks it reads like 'chưa cho'. */
const IN_A_PLACE = /^ (?:rong|ngang|cao|sau) \d/
/** 'không cần điện thoại chơi game': not what is turned down, but what it need not do. */
const GOES_ON =
  /^\s(?:bu|khung|qua|cu|mac|re tien|choi|chup|xin|dat|doi moi|cao cap|manh|co|lon|to|thong minh|nhieu)(?![a-z])/

/** 'điều hòa không tính vào đây', 'tivi thì khỏi nhắc'. */
const NOT_COUNTED =
  /^[\s,]+(?:thi (?:[a-z]+ ){0,3}?)?(?:(?:khong|ko|k|chua|khoi) (?:tinh|can|mua|lay|nhac)|khoi)(?: (?:vao|vo|den|toi|nua|dau|day|do|lam|nha|nhe))*\s*(?:[,.;!?]|$)/

/** 'tai nghe để dịp khác', 'máy sấy thì để sau'. */
const PUT_OFF =
  /^\s(?:thi )?(?:de|cho|hen|tinh)(?: (?:qua|toi|den))? (?:(?:dip|khi|luc|lan|hom|thang|nam) (?:khac|sau)|sau|tinh sau|mua sau)(?![a-z])|^ thi (?:[a-z]+ ){0,5}(?:tinh sau|mua sau|de sau|khoi gui|khoi dua|chua can|chua mua)(?![a-z])/

/** 'bạn em mừng cái tivi rồi'. */
const GIVEN = /(?:^|\s)(?:mung|tang|bieu|cho|gui)(?: (?:cai|con|mot|1|cho))* $/

/** 'lò vi sóng mẹ mới cho rồi', 'tai nghe anh họ cho rồi'. */
const GIVEN_BEHIND =
  /^ (?:thi )?(?:[a-z]+ ){1,3}(?:moi |vua |da )?(?:cho|tang|bieu|mua cho|de lai|nhuong)(?: lai)? (?:roi|r)(?![a-z])/

/** 'tủ mát... à không, tủ đông': the next thing takes its place. */
const MISTAKEN_BEHIND =
  /^[ .,…]+(?:a|y|ay|ua)(?: ma)? (?:khong|ko|quen|nham|lon)(?: phai)?[ .,…]+(?:(?:la|thoi|cai|con) )*$/

/** 'cần lò vi sóng, nồi chiên... à mà lò vi sóng mẹ mới cho rồi': taken back in the same text. */
const isGivenAfter = (
  { value, end }: Match<Kind | null>,
  matches: readonly Match<Kind | null>[],
  { folded }: Reading,
): boolean =>
  MISTAKEN_BEHIND.test(folded.slice(end, matches.find(({ start }) => start >= end)?.start ?? end)) ||
  matches.some(
    (later) =>
      later.value === value &&
      later.start > end &&
      GIVEN_BEHIND.test(folded.slice(later.end, later.end + 40)),
  )

/** 'chủ cũ để lại tủ lạnh với bếp'. */
const LEFT_BEHIND =
  /(?:^|\s)(?:chu (?:cu|nha|tro|truoc)|nguoi truoc|nha truoc|phong) (?:da |co )?(?:de lai|chua lai|trang bi|cho san|co san|lap san)(?: san)?(?: [a-z]+ [a-z]+ (?:voi|va|,))?(?: (?:cai|con|mot|1))? $/

const BRANDS = new RegExp(`^ (?:${WELL_KNOWN_BRANDS.map((brand) => fold(brand)).join('|')})(?![a-z])`)
/** 'đừng tivi Xiaomi': the brand is turned down, not the machine. */
const isOfBrand = ({ end }: Match<Kind | null>, { folded }: Reading): boolean =>
  BRANDS.test(folded.slice(end, end + 20))

/** 'đừng gợi ý tai nghe nhét tai': a sort of it is turned down, and the machine still looked for. */
const isOfSort = ({ value, ...span }: Match<Kind | null>, reading: Reading): boolean =>
  value !== null && isSortNamed(reading, { ...span, value })

/** 'không cho lắp điều hòa', 'máy giặt có rồi'. */
const isTurnedDown = (match: Match<Kind | null>, reading: Reading): boolean =>
  (!isOfBrand(match, reading) && !isOfSort(match, reading) && isRefused(match, reading)) ||
  isHad(match, reading)

/** 'không biết loa nào hay', 'không rành laptop lắm': who knows little of it asks for help with it. */
const KNOWS_LITTLE = /(?:^|\s)(?:khong|ko|k|chua|hong|hok) (?:biet|ranh|quen) (?:cai |con )?$/
const OF_ITS_SORTS = /^(?: [a-z]+){0,3} (?:nao|gi|lam|nhieu|may)(?![a-z])/

export const isRefused = ({ start, end }: Match<Kind | null>, { folded, marked }: Reading): boolean =>
  (TURNED_DOWN.test(folded.slice(Math.max(0, start - 30), start)) &&
    !/(?<!\p{L})b(?:ộ|ó|ò|ố|ồ) (?:cái |con |máy )?$/u.test(marked.slice(Math.max(0, start - 12), start)) &&
    !/(?<!\p{L})c[ầâà]m $/u.test(marked.slice(Math.max(0, start - 30), start)) &&
    !/(?<!\p{L})chừa (?:cho|để) $/u.test(marked.slice(Math.max(0, start - 30), start)) &&
    !IN_A_PLACE.test(folded.slice(end, end + 14)) &&
    !(
      KNOWS_LITTLE.test(folded.slice(Math.max(0, start - 24), start)) && OF_ITS_SORTS.test(folded.slice(end))
    ) &&
    !/^(?:tivi|ti vi|tv) thong minh/.test(folded.slice(start, end)) &&
    !GOES_ON.test(folded.slice(end)) &&
    !CUT_DOWN.test(folded.slice(end))) ||
  (NOT_SPOKEN_OF.test(folded.slice(Math.max(0, start - 30), start)) && ENDS_THERE.test(folded.slice(end))) ||
  (NOT_FITTED_BEFORE.test(folded.slice(Math.max(0, start - 24), start)) &&
    NOT_FITTED_AFTER.test(folded.slice(end, end + 10))) ||
  (LEFT_OUT.test(marked.slice(Math.max(0, start - 24), start)) && !GOES_ON.test(folded.slice(end)))

/** 'tiếng máy xay làm mình hoảng': what is heard of a thing. */
const HEARD =
  /(?:^|\s)(?:tieng(?! (?:anh|viet|hay|to|tot|ro|am))|mui|on (?:nhu|cua)|hoi nong)(?: (?:cua|cai|on|may))* $/
const HEARD_OF_WANTED = /(?:tiếng|mùi)(?: của)? $/u

/** 'cái gì lớn hơn điện thoại mà cầm nhẹ tay': what it is held against. */
const BEYOND = /(?:^|\s)(?:cai|thu|mon|gi|may)(?: gi)? (?:lon|to|nho|nhe|be|bu) hon (?:cai |con )?$/

/** 'báo ngã về điện thoại', 'hay quên điện thoại': where news is sent to, or what is left behind, is there already. */
const REPORTS_TO =
  /(?:^|\s)(?:bao|gui|thong bao|bao dong|canh bao)(?: [a-z]+){0,3} (?:ve|qua|len|toi|den)(?: (?:cai|con|may))? $|(?:^|\s)(?:hay|de|bo|thuong) quen(?: mang| cam)? (?:cai |con )?$/

/** 'ba em lãng tai, mở tivi lớn quá cả xóm nghe': one that is on already. */
const TURNED_ON = /(?:^|\s)(?:mo|bat|coi|xem) (?:cai |con )?$/
const LOUD =
  /^ (?:to|lon|lon tieng|het co|het cong suat|am am|um sum)(?: (?:qua|tieng|lam|hoai|ca xom|het co))/

/** 'máy giặt có rồi', 'đang xài tivi': it is there, or put off. */
const isHad = ({ start, end }: Match<Kind | null>, { folded, marked }: Reading): boolean =>
  (HEARD.test(folded.slice(Math.max(0, start - 24), start)) &&
    HEARD_OF_WANTED.test(marked.slice(Math.max(0, start - 16), start))) ||
  BEYOND.test(folded.slice(Math.max(0, start - 32), start)) ||
  (TURNED_ON.test(folded.slice(Math.max(0, start - 16), start)) && LOUD.test(folded.slice(end, end + 30))) ||
  REPORTS_TO.test(folded.slice(Math.max(0, start - 32), start)) ||
  OWNED_BEFORE.test(folded.slice(Math.max(0, start - 30), start)) ||
  (/(?:^|\s)(?:mua|sam|co|lap) (?:cai |con )?$/.test(folded.slice(Math.max(0, start - 12), start)) &&
    /^ roi(?![a-z])/.test(folded.slice(end, end + 6))) ||
  (/(?:^|\s)co (?:cai |con |mot )?$/.test(folded.slice(Math.max(0, start - 10), start)) &&
    /^(?: [a-z0-9]+){1,6} roi(?: (?:nha|nhe|nhen|a|luon|do))?(?=\s*(?:[,.;!?]|$))/.test(folded.slice(end))) ||
  isSold(folded, start, end) ||
  OWNED.test(folded.slice(end, end + 30)) ||
  /^ (?:thi )?roi(?=\s*(?:[,.;!?]|$))/.test(folded.slice(end, end + 12)) ||
  NOT_COUNTED.test(folded.slice(end, end + 40)) ||
  PUT_OFF.test(folded.slice(end, end + 40)) ||
  (GIVEN.test(folded.slice(Math.max(0, start - 24), start)) &&
    /^ roi(?![a-z])/.test(folded.slice(end, end + 6))) ||
  GIVEN_BEHIND.test(folded.slice(end, end + 40)) ||
  LEFT_BEHIND.test(folded.slice(Math.max(0, start - 40), start)) ||
  AT_HOME.test(folded.slice(end, end + 40)) ||
  IN_THERE.test(folded.slice(end, end + 40)) ||
  (HAS_ALL.test(folded.slice(Math.max(0, start - 70), start)) &&
    /^[a-z0-9 ,]{0,50} roi(?![a-z])/.test(folded.slice(end))) ||
  HARMS.test(folded.slice(end, end + 40)) ||
  IS_OLD.test(marked.slice(end, end + 60).replace(/^\s+/, ' '))

/** 'lap may lanh' without marks is 'lắp máy lạnh', not a laptop. */
function isInstalling({ start, end }: Match<Kind | null>, { folded }: Reading): boolean {
  return (
    folded.slice(start, end) === 'lap' &&
    /^\s(?:may|dieu|quat|binh|tu|tivi|cho phong|o phong|trong|them|dat|(?:\d|mot|hai|ba|bon) (?:cai|con|may|dieu|quat))(?![a-z])/.test(
      folded.slice(end),
    )
  )
}

/** 'chiếu slide từ laptop', 'cúi vào laptop', 'đi coi tivi', 'connect laptop + phone': what is used already while another thing is asked for. */
const USED_BESIDE =
  /(?:^|\s)(?:(?:connect|pair|multipoint|supports?|tuong thich|ho tro|ket noi|noi)(?: (?:duoc|dong thoi|cung luc|voi|to|with|ca|2|hai|vao|vo))*|(?:chieu|trinh chieu|xuat|phat|cast|truyen)(?: [a-z]+){0,3} tu|(?:cui|dan mat|chui)(?: dau)? (?:vao|vo)|(?:di|ngoi|nam|ra|mai|dang|me) (?:coi|xem)|(?<!(?:khong|ko|tranh|moi|phai) )(?:bat|dang (?:bat|mo|chay)))(?: (?:con|cai|may))? $/

/** 'màn 27 inch chơi PS5': what is played on the thing that is asked for. */
const IS_PLAYED = /(?:^|\s)(?:choi|quay|danh)(?: (?:duoc|voi|tren|bang))? (?:may )?$/

/** 'PS5 cắm vào màn hình nào': what is joined to the thing that is asked for. */
const JOINED_BEHIND =
  /^(?: (?:cua |nha )?(?:em|minh|toi|tui|anh|chi|con|nha))?(?: [a-z0-9]+){0,2} (?:cam|gan|noi|ket noi|xuat|chieu)(?: (?:duoc|dc|thang|luon|day|hinh))* (?:vao|vo|voi|ra|len|qua) /

/** The kinds that a text names as used while another thing is asked for. */
export const kindsUsedBeside = (reading: Reading): Kind[] => {
  const named = kindMentions(reading).filter((match): match is Match<Kind> => match.value !== null)
  const left = withoutUsedBeside(named, reading)
  return named.flatMap((match) => (left.includes(match) ? [] : [match.value]))
}

function withoutUsedBeside(matches: Match<Kind>[], { folded }: Reading): Match<Kind>[] {
  const beside = new Set<Match<Kind>>()
  for (const [at, match] of matches.entries()) {
    const before = matches[at - 1]
    const isNext =
      before !== undefined && /^\s*(?:\+|&|,|\/|va|voi|and)\s*$/.test(folded.slice(before.end, match.start))
    const said = folded.slice(Math.max(0, match.start - 32), match.start)
    const isUsed = USED_BESIDE.test(said) || (match.value === 'game_console' && IS_PLAYED.test(said))
    const next = matches[at + 1]
    const isJoined = next !== undefined && JOINED_BEHIND.test(folded.slice(match.end, next.start))
    if (isUsed || isJoined || (isNext && beside.has(before))) beside.add(match)
  }
  const left = matches.filter((match) => !beside.has(match))
  return left.length > 0 ? left : matches
}

/** 'chuột cho laptop', 'ốp lưng iphone': what an accessory is for is not asked for. */
function withoutDevicesOfAccessories(matches: Match<Kind>[], { folded }: Reading): Match<Kind>[] {
  const [first, second] = matches
  if (first === undefined || second === undefined || !ACCESSORY_KINDS.has(first.value)) return matches
  if (/^\s*(?:cho|cua|for|dung cho|ket noi)?\s*$/.test(folded.slice(first.end, second.start))) return [first]
  // 'tai nghe mic tốt họp zoom laptop': what it is used on, where nothing makes it a second thing.
  if (!BOTH.test(folded.slice(first.end, second.start)) && !OWN_WISHES.test(folded.slice(second.end)))
    return [first]
  // 'màn hình 27 inch, USB-C để sạc luôn con laptop': what the accessory is joined to.
  return matches.filter(
    ({ value, start }) =>
      ACCESSORY_KINDS.has(value) || !JOINED_TO.test(folded.slice(Math.max(0, start - 32), start)),
  )
}

/** What makes the second of two things one that is bought as well, or figures that may be its own. */
const BOTH =
  /[,;+&/.\d]|(?:^|\s)(?:va|voi|kem|them|cung|lan|roi|mua|can|sam|lay|hay|hoac|nua|bo|combo|khong|ko|duoi)(?![a-z])/
/** What is said of the second thing itself. */
const OWN_WISHES =
  /^ (?:\d|tam|duoi|khoang|gia|loai|nao|choi game|gaming|mong|nhe|core|ram|moi|luon|nua|cho (?:em|con|minh|be|vo|chong))/

/** What joins an accessory to the device behind it. */
const JOINED_TO =
  /(?:^|\s)(?:sac|charge|cam|noi|ket noi|gan|xuat|dung (?:voi|chung|cho)|xai (?:voi|chung|cho))(?: (?:luon|duoc|voi|vao|vo|len|ra|them|thang|cho))?(?: (?:con|cai|may|chiec))? $/
