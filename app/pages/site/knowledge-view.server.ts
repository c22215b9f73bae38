import { SUBJECTS } from '#app/domain/advisor/knowledge/fact-base.ts'
import type { Fact, Subject } from '#app/domain/advisor/knowledge/fact.ts'
import type { KnownFacts } from '#app/domain/advisor/knowledge/known-facts.ts'
import { factsInForce, factsOn, toFact } from '#app/domain/advisor/teaching/taught-facts.server.ts'
import { illustrationPath } from '#app/kinds/drawings/path.ts'
import { kindNamed } from '#app/kinds/named-kind.ts'
import type { ShownFact } from '#app/pages/chat/fact-entry.tsx'
import { searchWords } from '#app/vietnamese/fold.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Db } from '#db/client.ts'
import { FIRST_QUESTIONS, knowledgeGroups } from './knowledge-groups.ts'

/** Where the facts live. */
const KNOWLEDGE_PATH = '/kien-thuc'

/** The page of one subject. */
export const subjectPath = (id: string): string => `${KNOWLEDGE_PATH}?chu-de=${id}`

/** Answers that a search shows at most. */
const MOST_FOUND = 20

/** From this likeness on an answer may be what was looked for; below it only where it has every word. */
const LIKE = 0.3

/** Leaves out what only the advisor reads. */
function shown({ id, question, verdict, claims, table, changes, related, taughtOn }: Fact): ShownFact {
  const more = { ...(table ? { table } : {}), ...(taughtOn ? { taughtOn } : {}) }
  return { id, question, verdict, claims, changes, related, ...more }
}

/** Every subject with its facts, those of editors after the shipped ones. */
async function allSubjects(db: Db) {
  const taught = (await factsOn(db)).map(toFact)
  return SUBJECTS.map(({ id, title, asOf, facts }) => ({
    id,
    title,
    asOf,
    facts: [...facts, ...taught.filter(({ subject }) => subject === id)],
  }))
}

/**
 * The page of facts: all questions by machine, and the answers of one subject or of a search, whichever is asked for.
 * @param chosen the id of a subject; one that is not known is none
 */
export async function knowledgeView(db: Db, { text, chosen }: { text: string; chosen: string }) {
  const subjects = await allSubjects(db)
  const subject = subjects.find(({ id }) => id === chosen)
  return {
    text,
    total: subjects.reduce((sum, { facts }) => sum + facts.length, 0),
    groups: knowledgeGroups(subjects, subjectPath),
    isIndex: !text && !subject,
    first: text || subject ? [] : firstAnswers(subjects),
    subject: text || !subject ? null : { ...subject, facts: subject.facts.map(shown) },
    found: text ? findFacts(text, await factsInForce(db)).map(shown) : null,
  }
}

/** The questions answered at once, each with the first sentence of its answer. */
function firstAnswers(subjects: readonly Subject[]) {
  return FIRST_QUESTIONS.flatMap((id) =>
    subjects.flatMap((subject) =>
      subject.facts
        .filter((fact) => fact.id === id)
        .map(({ question, verdict, kinds }) => ({
          question,
          picture: pictureOf(kinds?.[0] ?? kindNamed(question)),
          answer: inShort(splitSentences(verdict)[0] ?? verdict),
          to: `${subjectPath(subject.id)}#${id}`,
        })),
    ),
  )
}

/** Letters that a card has room for beside others of its height. */
const CARD = 180

/** As many of the clauses between semicolons as a card holds, the first at least: what follows stands in the answer itself. */
function inShort(sentence: string): string {
  const [first = '', ...clauses] = sentence.trim().split(/(?=; )/)
  const said = clauses.reduce(
    ({ text, isFull }, clause) =>
      isFull || text.length + clause.length > CARD ? { text, isFull: true } : { text: text + clause, isFull },
    { text: first, isFull: false },
  ).text
  return `${said.replace(/\.$/, '')}.`
}

/** The drawing of what a question is about; null where it is about no machine. */
const pictureOf = (kind: string | null | undefined): string | null =>
  kind ? illustrationPath(kind, {}) : null

/** The facts that a text may look for, the likeliest first: by how people ask, and those that say every word of it. */
export function findFacts(text: string, { askedLike, byQuestion }: KnownFacts): Fact[] {
  const words = searchWords(text)
  if (words.length === 0) return []
  const hasWords = (fact: Fact) => {
    const said = new Set(searchWords(`${fact.question} ${fact.verdict}`))
    return words.every((word) => said.has(word))
  }
  const liked = askedLike(text)
    .filter(({ likeness, id }) => likeness >= LIKE || hasWords(id))
    .map(({ id }) => id)
  const others = [...byQuestion.values()].filter((fact) => !liked.includes(fact) && hasWords(fact))
  return [...liked, ...others].slice(0, MOST_FOUND)
}
