/** Who is asked: 'giúp mình', 'cho em'. */
const PLEASE = '(?: (?:giup|gium|dum|ho|cho|voi)(?: (?:minh|em|e|toi|tui|anh|chi|me|ban))?)?'
const SHORTLY =
  '(?:that |cuc |kieu )?(?:ngan gon|gon gon|gon le|gon gang|gon|ngan|de hieu|thang than|don gian|chi tiet|di thang vao van de)(?: (?:thoi|lai|nhat|vao|xiu|ti|nha|nhe|nghen))*'

/** How the answer shall be worded, and the year a student is in: neither says anything of a machine. */
const ASIDES = [
  new RegExp(
    `(?<![a-z])(?:tra loi|rep|reply|noi|giai thich|tu van)${PLEASE} ${SHORTLY}${PLEASE}(?![a-z])[:,]?`,
    'g',
  ),
  new RegExp(
    `(?<=(?<![a-z])(?:noi|neu|giai thich|cho|noi ro) (?:ly do|vi sao|tai sao))${PLEASE} ${SHORTLY}(?![a-z])`,
    'g',
  ),
  /(?<![a-z])(?:dung|khoi|khong can|ko can|k can|bot)(?: (?:noi|tra loi|viet|giai thich))? (?:dai dong|vong vo|lan man|dong dai|van ve)(?: qua)?(?![a-z])/g,
  /(?<![a-z])(?:dung|khoi|khong|ko|k)(?: co)? (?:keu|bao|khuyen|xui|ru)(?: (?:minh|em|e|toi|tui|anh|chi|co|chu|bac))? (?:mua|sam)(?: (?:cai|con|may))? moi(?: (?:nha|nhe|nua|nghe))*(?![a-z])/g,
  /(?<=(?<![a-z])(?:sinh vien|sv|hoc|dai hoc|dh|cao dang)) nam (?:thu )?(?:[1-6](?![\d.,]*\d)|nhat|hai|ba|tu|cuoi)(?! ?(?:trieu|tr|cu|chuc|tram|nghin|ngan|k|kg|ky|ngay|thang|inch)(?![a-z]))(?![a-z])/g,
]

/** Who is called, and how one is thanked. */
const CALLED = '(?:shop|ad|admin|sop|ban|em|anh|chi|co|chu|bac|ca nha|moi nguoi|mn)'
const COURTESIES = [
  new RegExp(`^(?:(?:da|alo|alu|e|hi|hello|chao|xin chao)[ ,]+)*${CALLED} (?:oi|ui|oii+)[ ,.!:]+`),
  new RegExp(`^(?:xin )?(?:chao|hi|hello)(?: ${CALLED})*[ ,.!:]+(?=[a-z])`),
  new RegExp(
    `[ ,.!]+(?:cam on|thanks?|thank you|tks|thks|camon|cmon)(?: (?:${CALLED}|nhieu|nha|nhe|a|truoc))*[ .!]*$`,
  ),
]
/** Fewer words beside a greeting or thanks are one with it. */
const FEWEST_BESIDE = 3

function courtesiesIn(folded: string): [from: number, to: number][] {
  const found = COURTESIES.flatMap((pattern): [number, number][] => {
    const match = pattern.exec(folded)
    return match ? [[match.index, match.index + match[0].length]] : []
  })
  const rest = found.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), folded)
  return (rest.match(/[a-z]{2,}/g) ?? []).length >= FEWEST_BESIDE ? found : []
}

/**
 * The places of what is said beside the question, in a text in lower case without marks: 'shop ơi', 'trả lời ngắn gọn giúp mình:',
 * 'khỏi dài dòng', 'sinh viên *năm 1*', 'cảm ơn shop'. In order, and none within another.
 */
export function asidesIn(folded: string): [from: number, to: number][] {
  const asides = ASIDES.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match): [number, number] => [
      match.index,
      match.index + match[0].length,
    ]),
  )
  const found = [...courtesiesIn(folded), ...asides].toSorted(([one], [other]) => one - other)
  return found.filter(([from], at) => at === 0 || from >= (found[at - 1]?.[1] ?? 0))
}
