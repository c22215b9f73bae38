import { isKind } from '#app/kinds/kind.ts'
import type { Scored } from '../classify/scorer.ts'
import { isBareName, isNamedFirst } from './bare-name.ts'
import { overloadOf } from './hazard.ts'
import type { Intent, Need } from './need.ts'
import { ownCondition } from './own-features.ts'
import type { Reading } from './reading.ts'
import { isEmergency, isUnsafe, plansDanger, plansToShareSocket } from './safety.ts'
import { bargains, complains, isForShop } from './service-words.ts'

/** Whether a question names something of ours: a kind, a brand or a model. */
export function hasSubject(need: Need): boolean {
  return need.kinds.length + need.brands.length + need.models.length + need.brandsExcluded.length > 0
}

/** Whether a question says anything that narrows a choice. */
export function hasSlot(need: Need): boolean {
  const lists = [
    need.features,
    need.featuresExcluded,
    need.uses,
    need.priorities,
    need.picks,
    need.heat,
    need.brandCountries,
    need.originsExcluded,
    need.madeIn,
    need.colours,
    need.unstated,
    need.unstatedExcluded,
  ]
  const figures = [
    need.budget,
    need.people,
    need.roomM2,
    need.roomM3,
    need.distanceM,
    need.kg,
    need.litres,
    need.inches,
    need.btu,
    need.hp,
    need.ramGb,
    need.storageGb,
    need.placeSettings,
    need.widthMm,
    Object.values(need.figures)[0],
    need.order,
    need.priceLevel,
  ]
  return (
    lists.some((list) => list.length > 0) ||
    figures.some((figure) => figure !== undefined) ||
    need.asksCheaper ||
    need.asksBetter ||
    need.paysMore
  )
}

/** Whether anything at all was read from a question, beside the kind of machine. */
export const saysSomething = (need: Need): boolean =>
  hasSlot(need) ||
  need.brands.length + need.brandsExcluded.length + need.models.length + need.lines.length > 0 ||
  Object.keys(need.figures).length > 0

/** What the classifier makes of a question: classes with their shares, likeliest first. */
export type Classes = {
  intent: readonly Scored[]
  kind: readonly Scored[]
  /** What has to be answered before anything else. */
  alarm: Intent | null
  /** Empty where nothing was said before. */
  turn: readonly Scored[]
  /** By itself it is surely about something else, whatever it would mean as an answer. */
  isElsewhere: boolean
  /** What it is about: a machine to be bought, one that is owned, knowledge. */
  situation: readonly Scored[]
}

/** 'viết giùm cái đơn xin nghỉ phép': work of another trade. */
const WRITES_FOR =
  /(?:^|\s)(?:viet|soan|dich|lam)(?: [a-z]+)? ?(?:giup|gium|ho|dum)(?: [a-z]+){0,3} (?:don|email|mail|thu|bai|tho|cv|status|caption|code|tieu luan)(?![a-z])/

/** '26 độ với 18 độ chênh nhau nhiều không': of how it is set, not of a machine. */
const BETWEEN_DEGREES = /\d{2} ?do(?: [a-z]+)? (?:voi|va|hay|so voi|xuong|len|vs) \d{2} ?(?:do)?(?![\d.,])/

const OF_MARKETS = /(?:^|\s)(?:bitcoin|btc|tien ao|coin|chung khoan|co phieu|vang mieng|ve so|lo de)(?![a-z])/

/** What leaves shopping altogether has to be likelier than this where the question names a machine, a sum or a size. */
const SURE = 0.6

const INTENT_OF: Readonly<Record<string, Intent>> = {
  advise: 'advise',
  compare: 'compare',
  lookup: 'lookup',
  price: 'price',
  running_cost: 'running_cost',
  size: 'size',
  explain: 'explain',
  compatibility: 'explain',
  service: 'service',
  small_talk: 'small_talk',
  off_topic: 'off_topic',
}
const ELSEWHERE: ReadonlySet<Intent> = new Set(['off_topic', 'small_talk', 'service'])

const TALK: ReadonlySet<Intent> = new Set(['off_topic', 'small_talk'])

/** From this share on a text is about something to be bought, and a machine is what it means. */
const SURELY_BOUGHT = 0.85
const MEANS_MACHINE = 0.3
/** From this share on it is talk for all that. */
export const SURELY_TALK = 0.7

/** Whether a text surely wishes for a machine, whatever else its words sound like. */
export const isSurelyWish = ({ situation, kind }: Pick<Classes, 'situation' | 'kind'>): boolean => {
  const [first] = kind
  const bought = situation.find(({ name }) => name === 'buy')?.share ?? 0
  return bought >= SURELY_BOUGHT && first !== undefined && isKind(first.name) && first.share >= MEANS_MACHINE
}

/** What a text that names a machine and says how it is to be only sounds like. */
const MEANS_ROWS: ReadonlySet<Intent> = new Set(['explain', 'lookup', 'size', 'service'])

/** 'muốn mua đồng hồ theo dõi ngủ': a machine that is named is asked for, whatever else is talked of. */
const ASKS_FOR =
  /^(?!.*(?:^|\s)(?:dich|viet (?:giup|gium|ho|cho)|lam tho|ke chuyen)(?![a-z])).*(?:^|\s)(?:muon (?:mua|kiem|tim|sam)|can (?:mua|tim|kiem)|dinh (?:mua|sam)|tinh (?:mua|sam)|tu van|goi y|mua giup|kiem (?:cai|con)|tim (?:cai|con|mua))(?![a-z])/

/** From this share on a text may be about something to be bought. */
const MAY_BE_BOUGHT = 0.45
const isBought = (situation: readonly Scored[]): boolean =>
  situation.some(({ name, share }) => name === 'buy' && share >= MAY_BE_BOUGHT)

/** Whether it says of what type, colour or country a machine is to be. */
const saysWhich = ({ features, colours, brandCountries, madeIn }: Need): boolean =>
  [features, colours, brandCountries, madeIn].some(({ length }) => length > 0)

/** Whether a text plainly asks what to buy. */
export const asksToBuy = (classes: Pick<Classes, 'intent' | 'situation' | 'kind'>): boolean =>
  isSurelyWish(classes) && classes.intent[0]?.name === 'advise'

/** What an extreme of a kind is not asked as: 'tivi đắt nhất shop đang có' asks for a machine. */
const OF_EXTREMES: ReadonlySet<Intent> = new Set(['size', 'explain', 'price', 'service', 'lookup'])

/** The intent of a question by its words alone; what it follows up is not looked at. */
export function readIntent(
  reading: Reading,
  need: Need,
  { intent, alarm, situation, kind }: Classes,
): Intent {
  const { folded } = reading
  if (alarm === 'crisis') return 'crisis'
  if (overloadOf(folded) || isEmergency(reading)) return 'hazard'
  if (alarm && !(alarm === 'unsafe' && OF_LOCK.test(folded)))
    return isUnsafe(reading) || (alarm === 'hazard' && plansToShareSocket(folded)) ? 'unsafe' : alarm
  if (isUnsafe(reading) || plansDanger(folded)) return 'unsafe'
  if ((WRITES_FOR.test(folded) || OF_MARKETS.test(folded)) && !hasSubject(need)) return 'off_topic'
  if ((bargains(folded) && need.budget === undefined) || complains(folded)) return 'service'
  if (isBareName(reading, need)) return 'advise'
  if (KEEP_OR_NEW.test(folded) && need.budget === undefined) return 'explain'
  const sides = Math.max(need.models.length, need.brands.length, need.picks.length)
  if (sides > 1 && COMPARES.test(folded)) return 'compare'
  if (need.models.length > 1 && EITHER.test(folded)) return 'compare'
  const isWish = isSurelyWish({ situation, kind })
  const isAskedFor = need.kinds.length > 0 && !need.isMeant && !need.isOwned && ASKS_FOR.test(folded)
  const isOfShop = isForShop(folded) && situation.some(({ name, share }) => name === 'shop' && share >= SURE)
  const likely = intent.find(({ name, share }) => {
    const meant = INTENT_OF[name]
    if (!meant || (isWish && TALK.has(meant) && share < SURELY_TALK)) return false
    if (ELSEWHERE.has(meant) && need.uses.includes('gift')) return false
    if (TALK.has(meant) && isAskedFor) return false
    if (meant === 'service' && isOfShop) return true
    if (ELSEWHERE.has(meant)) return share >= SURE || !(hasSubject(need) || hasSlot(need))
    return meant !== 'size' || !saysSize(need) || ASKS_WHETHER.test(folded)
  })
  const likeliest = INTENT_OF[likely?.name ?? ''] ?? 'advise'
  const meant = likeliest === 'running_cost' && BETWEEN_DEGREES.test(folded) ? 'explain' : likeliest
  const isSought = isBought(situation) || saysWhich(need)
  if (MEANS_ROWS.has(meant) && !need.isOwned && isSought && isNamedFirst(reading, need)) return 'advise'
  const isOfUse =
    meant === 'advise' ||
    (meant === 'lookup' && need.models.length === 0) ||
    (meant === 'service' && !isForShop(folded) && !WHERE.test(folded))
  if (need.isOwned && isOfUse) return 'explain'
  if (meant === 'compare' && sides < 2 && need.order !== undefined) return 'advise'
  const isOfSeveral = need.kinds.length > 1 && sides < 2 && !CHOOSES_BETWEEN.test(folded)
  if (meant === 'compare' && isOfSeveral) return 'advise'
  if (meant === 'compare' && need.models.length === 0 && EITHER_DOES.test(folded)) return 'advise'
  const room = need.roomM2 ?? need.roomM3
  if (need.hp !== undefined && room !== undefined && OF_EXTREMES.has(meant)) return 'advise'
  const asksForExtreme = need.order !== undefined && need.kinds.length > 0 && need.models.length === 0
  const isOfOwnFigure = need.order?.includes(':') ?? false
  if (asksForExtreme && (OF_EXTREMES.has(meant) || isOfOwnFigure)) return 'advise'
  const namesOwnFeature = need.features.some((feature) => ownCondition(feature) !== null)
  // 'đèn bàn có chỉnh độ sáng': the classifier has never heard of what editors describe their kinds by.
  if (namesOwnFeature && need.models.length === 0 && OF_ROWS.has(meant) && !ASKS_OF_IT.test(folded))
    return 'advise'
  if (meant === 'advise' && BROKEN.test(folded) && need.budget === undefined && !need.followUp)
    return 'service'
  const asksWhichFits = need.kinds.length > 0 && need.models.length === 0 && WHICH.test(folded)
  if (asksWhichFits && OF_ROWS.has(meant) && (hasSlot(need) || need.brands.length > 0)) return 'advise'
  const asksWhether = MAY_IT.test(folded) && need.models.length === 0 && need.budget === undefined
  if (asksWhether && meant === 'advise' && !need.followUp) return 'explain'
  if (MUCH_OR_LITTLE.test(folded) && need.models.length === 0) return 'explain'
  const subject = hasSubject(need) || need.picks.length > 0
  const isBare = (!subject || need.isMeant) && !hasSlot(need)
  const isTalk = meant === 'advise' || TALK.has(meant)
  if (isForShop(folded) && (meant === 'price' ? !subject : isTalk && isBare)) return 'service'
  if (meant === 'explain' && asksToFit(need, folded)) return 'advise'
  if (
    meant === 'running_cost' &&
    (!subject || OF_CONSUMABLES.test(folded) || ASKS_IF_WORTH.test(folded) || OF_LOAD.test(folded))
  )
    return 'explain'
  const isOfTwo = likely?.name === 'compatibility' && (need.brands.length > 1 || JOINS.test(folded))
  if (meant === 'explain' && need.models.length > 0 && !isOfTwo) return 'lookup'
  // Qualities of one kind of machine are weighed by what is known of them, not by setting products side by side.
  return meant === 'compare' && sides < 2 && need.features.length > 1 ? 'explain' : meant
}

/** 'nên nâng cấp hay mua mới', 'thay pin hay lên đời': what is there, or another. */
const KEEP_OR_NEW =
  /(?:^|\s)(?:sua|thay (?:pin|man|man hinh|linh kien|loi|block)|nang cap|ve sinh|nap gas|giu lai|xai tiep|dung tiep|sua tiep)(?: [a-z0-9]+){0,4} hay(?: la)?(?: nen)? (?:mua|doi|len doi|sam|thay|bo|ban)(?![a-z])/

/** 'phá khóa trẻ em vì mất mã': who is locked out of a hob harms nobody. */
const OF_LOCK = /(?:^|\s)khoa (?:tre em|ban phim|bang dieu khien|nut)(?![a-z])/

/** 'máy rửa bát để bàn, cao 48 phân, có vừa không': what of the kind goes into the place. */
const asksToFit = ({ kinds, models, widthMm, depthMm, heightMm }: Need, folded: string): boolean =>
  kinds.length > 0 &&
  models.length === 0 &&
  [widthMm, depthMm, heightMm].some((side) => side !== undefined) &&
  /(?:^|\s)(?:vua|lot|nhet|ke|lap)(?: [a-z]+){0,3} (?:khong|ko|k|hong|hok|duoc|noi|chua)(?![a-z])/.test(
    folded,
  )

/** 'có hút hết khói không, hay chỉ tốn tiền': whether it does anything. */
const ASKS_IF_WORTH = /(?:^|\s)(?:hay |hay la )?(?:chi )?(?:ton tien(?: vo ich)?|phi tien|phi cua)[\s?.!]*$/
/** 'tắm một lượt điện có sập không': of what the wires carry. */
const OF_LOAD =
  /(?:^|\s)(?:sap(?: nguon| dien)?|nhay|qua tai|chap|noi khong|ganh (?:noi|duoc)|chiu (?:noi|duoc))(?: [a-z]+){0,2} (?:khong|ko|k|hong|hok|chua)(?![a-z])/
/** 'màng lọc thay mỗi năm bao nhiêu': what is used up costs no electricity. */
const OF_CONSUMABLES =
  /(?:^|\s)(?:thay (?:loi|mang|tui|khan|gie)|(?:loi|mang|tui|khan|gie)(?: [a-z]+){0,3} thay|(?:loi|mang) loc)(?![a-z])/

/** 'sửa ở đâu', 'số hãng là gì': of whom to turn to. */
const WHERE =
  /(?:^|\s)(?:o dau|cho nao|noi nao|dia chi|hotline|so (?:dien thoai|hang|tong dai)|gia bao nhieu)(?![a-z])/
/** What sets one against another; without it 'mua bếp từ với máy rửa chén' wants both. */
const CHOOSES_BETWEEN = /(?:^|\s)(?:hay|hoac|so|vs|khac|hon|nao|nen|or)(?![a-z])/
/** 'Samsung hay Toshiba đều được': one of either is asked for. */
const EITHER_DOES = /(?:^|\s)(?:deu|cung|gi cung|nao cung) (?:duoc|dc|ok|on)(?![a-z])/
/** 'bể màn, còn bảo hành thì hãng có thay không'. */
const BROKEN =
  /(?:^|\s)(?:be|vo|hu|hong|loi|mop|nut|chet|sai)(?![a-z]).{0,80}bao hanh|bao hanh.{0,60}(?:be|vo|hu|hong|loi|mop|nut)(?![a-z])/
/** 'có tủ lạnh nào vừa không', 'có những con nào': asks for machines, whatever else it asks. */
const WHICH =
  /(?:^|\s)(?:co|con) (?:[a-z0-9.]+ ){0,6}(?:nao|mau nao) (?:[a-z0-9]+ ){0,6}(?:vua|lot|khong|ko|k|hong|hok|duoi|tren|duoc|ma)(?![a-z])|(?:^|\s)co (?:nhung|may) (?:con|cai|mau|may|loai|model)(?: nao)?(?![a-z])/
/** 'chống cận là gì', 'có cần chống cận không': what a thing is or is good for. */
const ASKS_OF_IT =
  /(?:^|\s)(?:gi|sao|the nao|nhu nao|khong|ko|chua|nghia|bao nhieu|hay|hoac|tac dung|co loi|co hai)(?![a-z])/
const OF_ROWS: ReadonlySet<Intent> = new Set(['explain', 'size', 'lookup', 'price'])
/** 'giờ cắm điện liền được chưa'. */
const MAY_IT = /(?:^|\s)(?:duoc|dc) chua[\s?.!]*$/
/** '55 dB là to hay nhỏ': what a figure means. */
const MUCH_OR_LITTLE =
  /(?:^|\s)(?:la )?(?:to hay (?:nho|be)|cao hay thap|nhieu hay it|lon hay nho|manh hay yeu|nhanh hay cham|on hay (?:em|khong))(?![a-z])/

/** 'phòng 20 m² máy 1 ngựa đủ không', '1 ngựa cho phòng mấy mét': what the size that was said is for. */
const ASKS_WHETHER = /(?:^|\s)(?:khong|ko|k|chua|hay|may|bao nhieu)(?![a-z])/
/** One thing is to work with another. */
const JOINS =
  /(?:^|\s)(?:ket noi|tuong thich|(?:dung|xai|hop|chay|noi|cam|gan) (?:duoc |dc )?(?:chung |len |vo |vao )?(?:voi|cho|vo|vao|duoc cho|duoc voi))(?![a-z])/
/** 'iphone 15 hay iphone 16': two models to choose between, whatever else is said. */
const EITHER = /(?:^|\s)(?:hay|hoac|or)(?![a-z])/
const COMPARES = /(?:^|\s)(?:so sanh|so voi|compare|vs|versus)(?![a-z])/
/** Whether the size of the machine was said, which is then not asked for. */
const saysSize = ({ kg, litres, inches, btu, hp, ramGb, storageGb, placeSettings }: Need): boolean =>
  [kg, litres, inches, btu, hp, ramGb, storageGb, placeSettings].some((size) => size !== undefined)
