import { isCrisis } from './crisis.ts'
import { isHazard, overloadOf } from './hazard.ts'
import * as words from './intent-words.ts'
import type { Intent, Need } from './need.ts'
import type { Reading } from './reading.ts'
import { isUnsafe } from './safety.ts'
import { isForShop } from './service-words.ts'

/** Whether a question names something of ours: a kind, a brand or a model. */
export function hasSubject(need: Need): boolean {
  return need.kinds.length + need.brands.length + need.models.length + need.brandsExcluded.length > 0
}

/** Whether a question says anything that narrows a choice. */
function hasSlot(need: Need): boolean {
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

/** Whether a folded question is plainly about something else, or not to be answered. */
export function isElsewhere(folded: string, need: Need): boolean {
  return (
    isUnsafe(folded) ||
    words.OTHER_TASKS.test(folded) ||
    (!hasSubject(need) && words.OTHER_SUBJECTS.test(folded))
  )
}

/** The intent of a question by its words alone; what it follows up is not looked at. */
export function readIntent(reading: Reading, need: Need): Intent {
  const { folded } = reading
  if (isCrisis(reading)) return 'crisis'
  if (isUnsafe(folded)) return 'unsafe'
  if (isHazard(folded) || overloadOf(folded)) return 'hazard'
  if (words.OTHER_TASKS.test(folded)) return 'off_topic'
  const subject = hasSubject(need)
  if (asksShop(need, folded)) return 'service'
  const isPresent = need.uses.includes('gift') && need.budget !== undefined
  if (!subject && !isPresent && words.OTHER_SUBJECTS.test(folded)) return 'off_topic'
  if (!subject && !hasSlot(need)) return intentWithoutSubject(need, folded)
  return intentOfProducts(need, folded)
}

/** A question to a shop, unless it also says what to look for. */
function asksShop(need: Need, folded: string): boolean {
  const uses = need.uses.filter((use) => use !== 'shop' && use !== 'delivery')
  if (!isForShop(folded) || need.models.length > 0 || hasSlot({ ...need, uses, priorities: [] })) return false
  return !words.RECOMMENDS.test(folded) && (need.kinds.length === 0 || !words.BUY.test(folded))
}

function intentWithoutSubject(need: Need, folded: string): Intent {
  if (words.COMPLAINT.test(folded)) return 'small_talk'
  if (words.SMALL_TALK.test(folded) && !words.BUY.test(folded)) return 'small_talk'
  const inDomain = words.DOMAIN.test(folded)
  if (inDomain && words.EXPLAIN.test(folded)) return 'explain'
  if (inDomain && words.BUY.test(folded) && !need.thanks) return 'advise'
  if (need.greeting || need.thanks) return 'small_talk'
  return inDomain ? 'advise' : 'off_topic'
}

function intentOfProducts(need: Need, folded: string): Intent {
  if (asksBetween(need, folded)) return 'explain'
  if (asksRunningCost(need, folded)) return 'running_cost'
  const sides = Math.max(need.models.length, need.brands.length, need.picks.length)
  const isComparison = words.COMPARE.test(folded)
  const isEither = words.EITHER.test(folded)
  const buys = words.BUY.test(folded)
  if (need.models.length > 0 && words.SIMILAR.test(folded)) return 'advise'
  if (sides >= 2 && (isComparison || (need.models.length >= 2 && isEither))) return 'compare'
  if (sides >= 2 && isEither && need.budget === undefined && /(?:^|\s)hay(?![a-z])/.test(folded))
    return 'compare'
  if (/(?:^|\s)(?:so sanh|compare)(?![a-z])/.test(folded) && (need.kinds.length > 0 || sides > 0)) {
    return sides >= 1 || !words.EXPLAIN.test(folded) ? 'compare' : 'explain'
  }
  if (need.budget === undefined && need.kinds.length + sides > 0 && asksPrice(need, folded)) return 'price'
  const sizes = words.SIZE.test(folded) && need.budget === undefined && need.order === undefined
  if (sizes && need.kinds.length > 0 && need.models.length === 0) return 'size'
  if (words.EXPLAIN.test(folded) && !isBuyingDespite(need, folded, buys))
    return need.models.length > 0 || need.picks.length > 0 ? 'lookup' : 'explain'
  if ((need.models.length > 0 || need.picks.length > 0) && isLookup(need, folded, buys)) return 'lookup'
  return 'advise'
}

/** 'cửa trước hay cửa trên tốt hơn': a choice between features is explained, not sold. */
function asksBetween(need: Need, folded: string): boolean {
  if (
    /(?:1 chieu|thuong|mono|khong inverter) (?:hay|hoac)|(?:hay|hoac) (?:1 chieu|thuong|mono|loai thuong|khong inverter)/.test(
      folded,
    )
  )
    return true
  if (need.features.length < 2 || need.budget !== undefined || need.brands.length > 1) return false
  return (
    /(?:^|\s)(?:hay|hoac|or|vs)\s|so sanh .*(?:va|voi)\s/.test(folded) &&
    /(?:^|\s)(?:hon|nen (?:chon|mua|dung|lay)|khac|loai nao|cai nao|better)(?![a-z])/.test(folded)
  )
}

/** 'máy lạnh 1,5 HP tốn bao nhiêu điện': what it costs to run, unless a thrifty one is looked for. */
function asksRunningCost({ kinds, models, picks, order, budget }: Need, folded: string): boolean {
  if (order !== undefined || budget !== undefined) return false
  if (kinds.length + models.length + picks.length === 0) return false
  return (
    words.RUNNING_COST.test(folded) &&
    !/(?:^|\s)(?:inverter (?:tiet kiem|co)|co nen|meo|cach (?:tiet kiem|giam|dung)|tai sao|vi sao|sao lai)(?![a-z])/.test(
      folded,
    )
  )
}

function asksPrice(need: Need, folded: string): boolean {
  if (words.PRICE.test(folded)) return true
  return need.models.length > 0 && words.HOW_MUCH.test(folded)
}

/** 'có nên mua tủ lạnh nào dưới 10tr cho 4 người' buys; 'có nên mua tủ lạnh inverter' asks why. */
function isBuyingDespite(need: Need, folded: string, buys: boolean): boolean {
  if (!buys) return false
  const asksWhich = /(?:^|\s)(?:nao|gi|tu van|goi y|recommend|suggest|which|best)(?![a-z])/.test(folded)
  const hard =
    /(?:^|\s)(?:la gi|tai sao|vi sao|cach|bao lau|ve sinh|hoat dong|khac gi|khac nhau|nguyen nhan|what is|why|how)(?![a-z])/.test(
      folded,
    )
  if (need.budget !== undefined && asksWhich) return true
  return (
    asksWhich &&
    !hard &&
    (need.budget !== undefined ||
      need.people !== undefined ||
      need.roomM2 !== undefined ||
      need.kinds.length > 0) &&
    !/co nen|co can/.test(folded)
  )
}

function isLookup(need: Need, folded: string, buys: boolean): boolean {
  if (need.budget !== undefined || need.asksCheaper || need.asksBetter) return false
  return !buys || words.DETAILS.test(folded)
}
