import type { Kind } from '#app/kinds/kind.ts'
import { isTitleLike } from './bare-name.ts'
import type { Classes } from './intent.ts'
import { isAskedFor, kindMentions } from './kind-mentions.ts'
import type { Need } from './need.ts'
import { ownCondition } from './own-features.ts'
import type { Reading } from './reading.ts'
import type { SaidClause } from './said-clauses.ts'
import { withoutClauses } from './said-clauses.ts'
import { tellsOfSymptom } from './symptoms.ts'

/** 'có thứ gì đặt trong phòng cho đỡ': a machine is asked for, whatever it is called. */
export const ASKS_FOR_THING =
  /(?:^|\s)(?:(?:co|kiem|can|mua|sam|xai|dung) (?:duoc )?(?:thu|cai|mon|do|may|loai|con) (?:gi|chi|nao)|co (?:gi|chi) (?:cho|de|giup|do)|(?:nuoc|cach) nao cho do)(?![a-z])/

const FOR_ANOTHER =
  /(?:^|\s)(?:(?:mua|lay|chon|doi|sam|thay|can|muon|tim|kiem) (?:cai |con |may |bo )?(?:moi|nao|loai nao)|(?:loai|con|cai) nao)(?![a-z])/

/** 'vậy mua cái mới loại nào': whether a folded text asks for a machine in so many words, whatever is owned. */
export const asksForAnother = (folded: string): boolean => FOR_ANOTHER.test(folded)

/** 'tìm tai nghe', 'tư vấn giúp em cái quạt': what stands before the name of what is to be bought. */
const SEEKS =
  /(?:^|\s)(?:(?:dang |can |muon )?(?:tim|kiem)(?: mua)?|tu van|goi y|cho xin|(?:muon|can|dinh|tinh) mua)(?: (?:giup|gium|cho|em|minh|toi|tui|anh|chi|mot|1|cai|con|chiec|may))* ?$/

/** 'mua ở đâu', 'chỗ nào bán': nobody asks so of what is at home. */
const ASKS_WHERE_TO_BUY = /(?:^|\s)(?:(?:mua|ban) o dau|(?:cho|noi|dau|shop) (?:nao )?(?:co )?ban)(?![a-z])/

/** From this share on a text is of a machine that is owned already; from the lower one where one of its clauses says so too. */
const SURELY_OF_OWNED = 0.78
const OF_OWNED = 0.5

/** 'lỡ mua tủ to quá', 'mua về nó xả nước hoài', 'máy tao 10 lõi': it was bought. */
const SAYS_OWNED =
  /(?:^|\s)(?:lo mua|mua ve (?:no|roi|thi|xong|ma|bi|xai)|moi mua ve|(?:may|tu|cai|con) (?:cua )?(?:tao|tui|nha (?:em|tui|minh|toi))(?= (?:bi|no|dang|hay|cu|xai|chay|\d)))(?![a-z])/

/** Whether a text is of a machine that is owned already, and asks for none. */
export function isOfOwned(
  need: Need,
  reading: Reading,
  { situation, intent }: Classes,
  clauses: readonly SaidClause[],
): boolean {
  const { folded } = reading
  const share = situation.find(({ name }) => name === 'owned')?.share ?? 0
  if (tellsOfSymptom(reading)) return true
  const isSaid = clauses.some(({ owned }) => owned >= OF_OWNED)
  return (
    share >= (SAYS_OWNED.test(folded) ? MAY_TELL_OF_OWNED / 2 : isSaid ? OF_OWNED : SURELY_OF_OWNED) &&
    need.budget === undefined &&
    need.order === undefined &&
    !(intent[0]?.name === 'advise' && isTitleLike(reading)) &&
    // The classifier has never heard of kinds that editors made: what is asked of one is a wish.
    !need.features.some((feature) => ownCondition(feature) !== null) &&
    !ASKS_FOR_THING.test(folded) &&
    !ASKS_WHERE_TO_BUY.test(folded) &&
    !kindMentions(reading).some(({ start }) => SEEKS.test(folded.slice(0, start)))
  )
}

/** From this share on a clause tells of what is owned already: no figure and no name in it is a wish. */
const SURELY_OWNED = 0.7

/** What joins things of a list to those before them. */
const LISTS = new Set(['them', 'voi', 'va', 'kem', 'cai', 'con', 'chiec', 'mot', 'nua', 'cong', 'ca'])

/** 'cần tủ lạnh, máy giặt, tivi, thêm nồi cơm': things alone go on with what was said before them. */
function isListed({ start, end }: SaidClause, reading: Reading): boolean {
  const things = kindMentions(reading).filter(({ value }) => value !== null)
  return reading.tokens
    .filter((token) => token.start >= start && token.start < end)
    .every(
      (token) =>
        LISTS.has(token.text) ||
        /^(?:\d+|\W)$/.test(token.text) ||
        things.some((thing) => token.start >= thing.start && token.end <= thing.end),
    )
}

/** Below this share nothing of a text is of what is owned, whatever one of its clauses by itself sounds like. */
const MAY_TELL_OF_OWNED = 0.3

/** 'hốc bếp chừa cho tủ lạnh', 'chỗ để máy giặt': what is there is the place, and the machine is still to come. */
const LEFT_FOR =
  /(?:^|\s)(?:chua(?: san| lai)? (?:cho|de|dat)|(?:hoc|khe|o|khoang|cho|goc|lo gia|ban cong)(?: [a-z]+){0,4} (?:cho|de|dat|ke|lap))(?: [a-z]+)? (?:tu|may|tivi|binh|lo|bep)(?![a-z])|(?:^|\s)con(?: lai| dung| moi)*(?: (?:mot|cai|1))* (?:hoc|khe|khoang|cho|goc)(?: trong)? \d/

/** 'coi cái máy giặt lồng đứng nào rẻ rẻ': one of many is asked for. */
const WHICH_ONE =
  /(?:^|\s)(?:cai|con|loai|chiec|may|tu|noi)(?: [a-z]+){1,5} nao(?! (?:cung|do|vay)(?![a-z]))(?![a-z])/

/** 'có sẵn 2 quạt trần rồi … nên thêm quạt gì': what there is of it already, and that more is asked for. */
const IS_THERE =
  /(?:^|\s)(?:co|lap|gan|treo)(?: san| du| duoc)?(?: (?:cai|con|cay|chiec))?(?: (?:\d{1,2}|mot|hai|ba|bon|nam|may))? (?:(?!them |can |muon )[a-z0-9.]+ ){1,6}roi(?![a-z])/
const ASKS_FOR_MORE =
  /(?:^|\s)(?:(?:nen|muon|can|dinh|tinh|phai) (?:(?:mua|lap|gan|sam|treo) )?|(?:mua|lap|gan|sam|treo) )them(?![a-z])/

function withoutThoseThere(reading: Reading): Reading {
  const there = ASKS_FOR_MORE.test(reading.folded) ? IS_THERE.exec(reading.folded) : null
  const end = there ? there.index + there[0].length : 0
  const isThing = kindMentions(reading).some(
    (kind) => there && kind.value !== null && kind.start >= there.index && kind.end <= end,
  )
  return there && isThing ? withoutClauses(reading, [{ start: there.index, end }]) : reading
}

/** A question without what it says to be there already and without the clauses that tell of it, unless nothing else is left. */
export function withoutOwned(
  whole: Reading,
  clauses: readonly SaidClause[],
  { situation }: Classes,
): Reading {
  const reading = withoutThoseThere(whole)
  const shareOf = (about: string) => situation.find(({ name }) => name === about)?.share ?? 0
  if (shareOf('owned') + shareOf('both') < MAY_TELL_OF_OWNED) return reading
  const owned = clauses.filter(
    (clause) =>
      clause.owned >= SURELY_OWNED &&
      !isListed(clause, reading) &&
      !WHICH_ONE.test(reading.folded.slice(clause.start, clause.end)) &&
      !LEFT_FOR.test(reading.folded.slice(clause.start, clause.end)),
  )
  return owned.length < clauses.length ? withoutClauses(reading, owned) : reading
}

/** 'mua thêm tủ lạnh', 'hay bếp từ', 'máy giặt, máy sấy': wanted too, or set against it. */
const ALSO_WANTED =
  /(?:^|\s)(?:mua|sam|can|tim|kiem|lay|chon|them|va|voi|hay|hoac|vs|kem|ca|combo|con|(?:[a-z]+ ){2}[,+&/])(?: (?:mot|1|2|cai|con|chiec|bo))?\s?$/

/** The one kind that is asked for where others only set the scene; null where they are wanted as well. */
function askedAlone(kinds: readonly Kind[], reading: Reading): Kind | null {
  const { folded } = reading
  const named = kindMentions(reading).filter(({ value }) => value !== null && kinds.includes(value))
  const asked = new Set(
    named.flatMap((match) => (match.value && isAskedFor(reading, match) ? [match.value] : [])),
  )
  const [only, another] = [...asked]
  if (!only || another) return null
  const isWanted = named.some(
    ({ value, start }) => value !== only && ALSO_WANTED.test(folded.slice(Math.max(0, start - 28), start)),
  )
  return isWanted ? null : only
}

/** From this share on a clause that only speaks of a machine tells that it is there. */
const TOLD_AS_OWNED = 0.5
/** What is there and no longer does its work may well be wanted anew. */
const IS_BROKEN = /(?:^|\s)(?:hu|hong|chay|chet|be|vo|yeu|xuong cap|cu qua)(?![a-z])/

/**
 * Of several kinds those that are wanted, without what somebody has and keeps: 'máy giặt đang có rồi, cần máy sấy với tủ lạnh'.
 * @param told those that are only spoken of
 */
export function withoutKept(
  kinds: Kind[],
  told: readonly Kind[],
  reading: Reading,
  clauses: readonly SaidClause[],
): Kind[] {
  const named = kindMentions(reading)
  const kept = told.filter((kind) =>
    named
      .filter(({ value }) => value === kind)
      .every(({ start, end }) =>
        clauses.some(
          (clause) =>
            clause.start <= start &&
            clause.end >= end &&
            clause.owned >= TOLD_AS_OWNED &&
            !IS_BROKEN.test(reading.folded.slice(clause.start, clause.end)),
        ),
      ),
  )
  const left = kinds.filter((kind) => !kept.includes(kind))
  return left.length > 0 ? left : kinds
}

/** The kinds that are named outside what is owned already; all of them where none is. */
export function wantedKinds(kinds: Kind[], whole: Reading, wanting: Reading): Kind[] {
  const asked = kinds.length > 1 ? askedAlone(kinds, whole) : null
  if (asked) return [asked]
  if (wanting === whole || kinds.length < 2) return kinds
  const said = new Set(kindMentions(wanting).map(({ value }) => value))
  const owned = new Set(kindMentions(whole).flatMap(({ value }) => (said.has(value) ? [] : [value])))
  const left = kinds.filter((kind) => !owned.has(kind))
  return left.length > 0 ? left : kinds
}
