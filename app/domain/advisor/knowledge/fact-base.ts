import facts from 'virtual:facts'
import sources from '#content/facts/sources.yaml'
import type { Fact, Subject } from './fact.ts'

type SubjectFile = (typeof facts)[string]

/** A subject of the fact base with the source of every claim. @throws where a claim names a source that is not there */
function subject(id: string, { facts, ...about }: SubjectFile): Subject {
  return {
    id,
    ...about,
    facts: facts.map((fact) => ({
      ...fact,
      claims: fact.claims.map(({ text, source: key }) => {
        const source = sources[key]
        if (!source) throw new Error(`Fact ${fact.id}: there is no source '${key}'.`)
        return { text, source }
      }),
    })),
  }
}

/** The whole fact base, in the order its page shows it. */
export const SUBJECTS: readonly Subject[] = Object.entries(facts).map(([id, file]) => subject(id, file))

/** Every fact there is. */
export const FACTS: readonly Fact[] = SUBJECTS.flatMap(({ facts }) => facts)

/** The first of the facts that has one of these ids; undefined where none has. */
export const factAmong = (ids: readonly (string | null)[]): Fact | undefined =>
  FACTS.find(({ id }) => ids.includes(id))

/** What is known of dangers in the house. */
export const SAFETY_FACTS: ReadonlySet<Fact> = new Set(
  SUBJECTS.filter(({ id }) => id === 'an-toan-dien').flatMap(({ facts }) => facts),
)
