import { fold } from '#app/vietnamese/fold.ts'
import { findPhrases } from '../understand/lexicon.ts'
import type { Need } from '../understand/need.ts'
import { stanceOn } from '../understand/negation.ts'
import type { Reading } from '../understand/reading.ts'
import { speaksOf } from './meets.ts'
import type { Wish } from './wish.ts'
import { toldLexicon, wishLexicon } from './wish.ts'

const phrasesOf = (reading: Reading, kinds: readonly string[], lexiconOf: typeof wishLexicon) =>
  (kinds.length > 0 ? kinds : [undefined]).flatMap((kind) => findPhrases(lexiconOf(kind), reading))

/** What a text wishes of machines of these kinds, and what it wishes away, by the names of the wishes. */
export function readUnstated(
  reading: Reading,
  kinds: readonly string[],
): Pick<Need, 'unstated' | 'unstatedExcluded'> & { dropped: string[] } {
  const labels: Record<ReturnType<typeof stanceOn>, string[]> = {
    wanted: [],
    preferred: [],
    excluded: [],
    dropped: [],
  }
  for (const { value, start, end } of phrasesOf(reading, kinds, toldLexicon))
    labels[stanceIn(reading, value, start, end)].push(value.label)
  const unique = (names: readonly string[]) => [...new Set(names)]
  return {
    unstated: unique([...labels.wanted, ...labels.preferred]).filter(
      (label) => !labels.excluded.includes(label) && !labels.dropped.includes(label),
    ),
    unstatedExcluded: unique(labels.excluded),
    dropped: unique(labels.dropped),
  }
}

/** What nobody wants of a machine. */
const TROUBLE =
  /(?:^|\s)(?:moi|met|hai|tre|ton|hao|ngon|dau|on|lag|giat|ket|hu|nong|ri|set|bam|rat|hoi|mui|tron|roi|vo|nang|kho|cham|manh qua|gio manh|thoi thang)(?![a-z])/

/** What one is afraid of, and a machine takes away. */
const IN_THE_AIR = /(?:^|\s)(?:bui|khoi|mui|long|phan hoa|vi khuan|virus|nam moc|am moc|muoi)(?![a-z])/
const FEARS =
  /(?:^|\s)(?:so|ngan|ky|di ung(?: voi)?|nhay(?: cam)?(?: voi)?)(?: (?:bi|co|cai|may|qua|nhat))* $/

/** 'loại nắp rời cũng được': what is put up with is not wished. */
const ACCEPTED = /^ (?:thi )?cung (?:duoc|dc|ok|on|xong|khong sao)(?![a-z])/

const NO_ROOM =
  /(?:^|\s)(?:khong|ko|k|het|chang|hong)(?: (?:con|co|du))? cho(?: (?:nao|de|dat|lap|lam|cho))* $/

const PLACE = /^đặt /
const USED_BEFORE =
  /(?:^|\s)(?:xua (?:gio|nay)|truoc (?:gio|nay)|hoi xua|tu truoc toi gio|lau nay|bay lau|dang|toan)(?: [a-z]+){0,2} (?:xai|dung|sai)(?: (?:con|cai|may|dt|dien thoai|loai))* $/

/** What a wish is called by that takes something away. */
const LACKS = ['khong', 'it', 'chong', 'giam', 'khu', 'diet', 'tranh', 'do']

/** A word for a trouble is no name of the wish: 'không mỏi mắt' wishes what 'bảo vệ mắt' names. */
function stanceIn(reading: Reading, wish: Wish, start: number, end: number) {
  const stance = stanceOn(reading, start, end)
  const said = reading.folded.slice(start, end).replace(/^co /, '')
  const named = new Set(fold(wish.label).split(' '))
  // 'vỏ nhựa' is no 'vỡ'.
  const isTrouble =
    TROUBLE.test(said) &&
    !/nong (?:nguoi )?lanh/.test(said) &&
    !/vỏ(?!\p{L})/u.test(reading.marked.slice(start, end))
  const isThing = !isTrouble && said.split(' ').some((word) => word.length > 2 && named.has(word))
  const isNamed = isThing || fold(wish.label).includes(said) || speaksOf(wish, said)
  // 'bếp không còn chỗ âm tủ': there is no room for it.
  if (NO_ROOM.test(reading.folded.slice(Math.max(0, start - 30), start))) return 'excluded'
  // 'k choi game nữa' without its marks plays, and dazzles nobody.
  if (
    /^(?:k|ko|khong|hong|hong) choi$/.test(said) &&
    /^ (?:game|gem|lol|lien|fifa|pubg)/.test(reading.folded.slice(end))
  )
    return 'dropped'
  // 'xưa giờ xài cục gạch': what was used before is no wish.
  if (USED_BEFORE.test(reading.folded.slice(Math.max(0, start - 40), start))) return 'dropped'
  if (ACCEPTED.test(reading.folded.slice(end))) return 'dropped'
  // 'nhà không có ban công': a place that is not there is no machine to be spared.
  if (stance === 'excluded' && PLACE.test(wish.label)) return 'dropped'
  // 'sợ bụi mịn quá' wishes what takes it away.
  if (stance === 'excluded' && IN_THE_AIR.test(said) && FEARS.test(reading.folded.slice(0, start)))
    return 'wanted'
  // 'không lấy loại thổi thẳng vào người' wishes what 'không thổi thẳng' names, 'không thích nước thải' what 'ít nước thải' does.
  const namesItsLack = LACKS.some((lack) => fold(wish.label).includes(`${lack} ${said}`))
  return stance === 'excluded' && (!isNamed || namesItsLack) ? 'wanted' : stance
}

/** The wishes a text names at all: 'có NFC không' asks for what it names. */
export const wishesNamed = (reading: Reading, kinds: readonly string[]): Wish[] => [
  ...new Map(phrasesOf(reading, kinds, wishLexicon).map(({ value }) => [value.label, value])).values(),
]
