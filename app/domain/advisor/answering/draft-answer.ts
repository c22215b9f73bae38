import { fold } from '#app/vietnamese/fold.ts'
import { isAbout } from '../understand/about.ts'
import { overloadOf } from '../understand/hazard.ts'
import type { Need } from '../understand/need.ts'
import type { SizingRules } from '../sizing/rules.ts'
import { size } from '../sizing/size.ts'
import { writeNoRunningCost } from '../write/running-cost.ts'
import {
  writeCrisis,
  writeHazard,
  writeOffTopic,
  writeRefusal,
  writeService,
  writeSizeGuide,
  writeSmallTalk,
  writeUnknown,
} from '../write/talk.ts'
import { answerAbout, answerOfPick } from './about-product.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'
import { compare } from './compare.ts'
import { costToRun } from './cost-to-run.ts'
import { explain, narrows } from './explain.ts'
import { lookUp } from './look-up.ts'

/** Intents that are answered as they stand, whatever else a question says. */
const BEFORE_FACTS: ReadonlySet<string> = new Set(['unsafe', 'hazard', 'service', 'running_cost'])

/** Chooses how to answer by what was understood, and writes the draft. */
export async function draftAnswer(asked: Asked): Promise<Drafted> {
  const { need, phrase, about } = asked
  // Before anything else that the words might mean: nobody in danger is sold a machine.
  if (need.intent === 'crisis') return { draft: writeCrisis() }
  if (about && isAbout(about, asked)) return answerAbout(about, asked)
  const asksOfPick = await answerOfPick(asked)
  if (asksOfPick) return asksOfPick
  const explained = BEFORE_FACTS.has(need.intent) ? null : await explain(asked)
  if (explained) return explained
  switch (need.intent) {
    case 'unsafe':
      return { draft: writeRefusal() }
    case 'hazard':
      return { draft: writeHazard(overloadOf(fold(asked.question))) }
    case 'service':
      return { draft: writeService() }
    case 'off_topic':
      return { draft: writeOffTopic() }
    case 'small_talk':
      return { draft: writeSmallTalk(need, phrase, asked.question) }
    case 'explain':
      return narrows(need) || asksOfBrand(asked)
        ? advise(asked)
        : { draft: writeUnknown(need), unanswered: true }
    case 'compare':
      return (await compare(asked)) ?? advise(asked)
    case 'lookup':
    case 'price':
      return (await lookUp(asked)) ?? advise(asked)
    case 'size':
      return sizeOnly(need, await asked.catalogue.sizingRules()) ?? advise(asked)
    case 'running_cost':
      return (
        (await costToRun(asked)) ??
        (await explain(asked)) ?? { draft: writeNoRunningCost(need), unanswered: true }
      )
    case 'advise':
      return advise(asked)
  }
}

/** 'có nên mua máy giặt LG không': the machines of that brand are the answer that can be given. */
const asksOfBrand = ({ question, need }: Asked): boolean =>
  need.kinds.length > 0 &&
  need.brands.length > 0 &&
  /(?:^|\s)(?:nen|dang|tot|ben|on|ngon)(?![a-z])/.test(fold(question)) &&
  !/(?:^|\s)(?:bi|loi|hong|hu|sua|tai sao|vi sao|cach)(?![a-z])/.test(fold(question))

/** The size guide of a kind, where the fact its size depends on was not said. */
function sizeOnly(need: Need, rules: SizingRules): Drafted | null {
  const [kind] = need.kinds
  if (!kind || size(kind, need, rules)) return null
  const guide = writeSizeGuide(need, rules)
  return guide ? { draft: guide } : null
}
