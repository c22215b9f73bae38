import { fold } from '#app/vietnamese/fold.ts'

/** Somebody who can be mentioned. */
export type Colleague = { id: string; name: string; email: string }

/** Whom a text mentions, and the names after an '@' that nobody here has. */
export type Mentions = { people: Colleague[]; unknown: string[] }

/** An '@' that begins a mention: not the one inside an address. */
const AT = /(?<![\p{L}\p{N}._%+-])@(?=[\p{L}\p{N}])/gu
const GOES_ON = /^[\p{L}\p{N}]/u

/**
 * Whom a text mentions as '@' and a name, with or without marks and capitals: the whole name, the last word of it where one colleague
 * alone has it, or what stands before the '@' of the address. The longest that fits counts; who share a name are all meant.
 */
export function findMentions(text: string, colleagues: readonly Colleague[]): Mentions {
  const names = namesOf(colleagues)
  const people = new Set<Colleague>()
  const unknown = new Set<string>()
  const whole = text.normalize('NFC')
  for (const { index } of whole.matchAll(AT)) {
    const after = whole.slice(index + 1)
    const folded = fold(after)
    const found = names.find(
      ({ name }) => folded.startsWith(name) && !GOES_ON.test(folded.slice(name.length)),
    )
    if (found) found.people.forEach((person) => people.add(person))
    else unknown.add(/^[\p{L}\p{N}._-]+/u.exec(after)?.[0] ?? '')
  }
  return { people: [...people], unknown: [...unknown] }
}

type Named = { name: string; people: Colleague[] }

/** Everything that somebody is called, folded, the longest first. */
function namesOf(colleagues: readonly Colleague[]): Named[] {
  const whole = grouped(colleagues, ({ name }) => name)
  const local = grouped(colleagues, ({ email }) => email.split('@')[0] ?? '')
  const last = grouped(colleagues, ({ name }) => name.trim().split(/\s+/).at(-1) ?? '')
  const alone = last.filter(({ people }) => people.length === 1)
  return [...whole, ...local, ...alone].toSorted((one, other) => other.name.length - one.name.length)
}

function grouped(colleagues: readonly Colleague[], nameOf: (person: Colleague) => string): Named[] {
  const groups = new Map<string, Colleague[]>()
  for (const person of colleagues) {
    const name = fold(nameOf(person).trim())
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), person])
  }
  return [...groups].map(([name, people]) => ({ name, people }))
}

/** What is being typed after the last '@' before the caret; null where no name is being typed. */
export function mentionBeing(text: string): string | null {
  return /(?<![\p{L}\p{N}._%+-])@([\p{L}\p{N}._ -]{0,40})$/u.exec(text.normalize('NFC'))?.[1] ?? null
}
