import { fold } from '#app/vietnamese/fold.ts'
import type { Candidate } from '../catalogue.ts'
import type { Sides } from '../retrieve/sides.ts'
import { besideOf, goesIn, sayCm, SIDES } from '../retrieve/sides.ts'
import { saidFirst } from '../write/draft.ts'
import { writeLookup } from '../write/lookup.ts'
import { joinWords } from '../write/phrasing.ts'
import { advise } from './advise.ts'
import type { Asked, Drafted } from './asked.ts'

/** 'để vừa không', 'lọt nổi ko': whether what was shown goes into a place. */
const ASKS_IF_IT_FITS =
  /(?:^|\s)(?:vua|lot|nhet|ke|lap|de|dat|bo)(?: [a-z]+){0,3} (?:khong|ko|k|hong|hok|hem|chua|chu)(?![a-z])/

/** Machines of which it is told. */
const MOST = 3

/** The sides of a place that this turn says. */
function saidNow({ need, previous }: Asked): Sides {
  return Object.fromEntries(
    SIDES.flatMap(([slot]) =>
      need[slot] !== undefined && need[slot] !== previous?.[slot] ? [[slot, need[slot]]] : [],
    ),
  )
}

/** 'vừa, ngang còn hở 5,2 cm', 'không vừa: ngang 111 cm, quá 1 cm'. */
function sayOf(machine: Candidate, place: Sides): string {
  const sides = besideOf(place, machine)
  if (sides.length === 0) return `${machine.title} chưa ghi kích thước nên mình không dám đoán.`
  const over = sides.filter(({ left }) => left < 0)
  if (over.length > 0)
    return `${machine.title} không vừa: ${joinWords(over.map(({ name, own, left }) => `${name} ${sayCm(own)}, quá ${sayCm(-left)}`))}.`
  return `${machine.title} vừa: ${joinWords(sides.map(({ name, own, left }) => `${name} ${sayCm(own)}, còn hở ${sayCm(left)}`))}.`
}

/** Whether the machines that were shown go into a place whose sides this turn says; null where it asks something else. */
export async function whetherFits(asked: Asked): Promise<Drafted | null> {
  const { question, need, previous, shown, catalogue } = asked
  const place = saidNow(asked)
  if (!previous || !need.followUp || need.place || Object.keys(place).length === 0) return null
  if (!ASKS_IF_IT_FITS.test(fold(question))) return null
  const machines = (await shown()).slice(0, MOST)
  if (machines.length === 0) return null
  const said = machines.map((machine) => sayOf(machine, place))
  const fitting = machines.filter((machine) => besideOf(place, machine).length > 0 && goesIn(place, machine))
  if (fitting.length === 0) {
    const others = await advise({ ...asked, need: { ...need, intent: 'advise' } })
    return { ...others, draft: saidFirst(said.join('\n'), { ...others.draft, others: machines }) }
  }
  const lookup = writeLookup(fitting, await catalogue.priceSources(fitting.map(({ id }) => id)), question)
  return { draft: saidFirst(said.join('\n'), { ...lookup, others: machines }) }
}
