import type { Fact } from '#app/domain/advisor/knowledge/fact.ts'
import { kindNamed } from '#app/kinds/named-kind.ts'
import groups from '#content/knowledge/groups.yaml'

/** What one asks of a machine, in the order in which one comes to ask it. */
const PARTS = ['Chọn', 'Dùng', 'Hỏng'] as const
type Part = (typeof PARTS)[number]

const LAST = groups.at(-1)?.id ?? ''

const ofKind = new Map<string, string>(
  groups.flatMap(({ id, kinds }) => kinds.map((kind) => [kind, id] as const)),
)
const ofSubject = new Map(
  groups.flatMap((group) => group.subjects.map((subject) => [subject, group] as const)),
)

/** The group of a question: its machine's, else its subject's. */
function groupOf({ kinds, question }: Pick<Fact, 'kinds' | 'question'>, subject: string): string {
  const own = ofSubject.get(subject)
  if (own?.keeps) return own.id
  const kind = kinds?.[0] ?? kindNamed(question)
  return (kind && ofKind.get(kind)) ?? own?.id ?? LAST
}

/** What a subject is asked for, by how its file is named. */
function partOf(subject: string): Part {
  if (/^(loi|truc-trac)-|^ma-loi/.test(subject)) return 'Hỏng'
  return /^(ve-sinh|dung|rua|tru-do)-|^bep-tu-may-xay$/.test(subject) ? 'Dùng' : 'Chọn'
}

/** Questions with their subject, as the page lists them. */
type Listed = { id: string; facts: readonly Pick<Fact, 'id' | 'question' | 'kinds'>[] }

/** The groups that have questions, each with the path of its subject, in parts; a group whose questions are all of one part does not name it. */
export function knowledgeGroups(subjects: readonly Listed[], pathOf: (subject: string) => string) {
  const all = subjects.flatMap(({ id, facts }) =>
    facts.map((fact) => ({
      group: groupOf(fact, id),
      part: partOf(id),
      id: fact.id,
      question: fact.question,
      path: pathOf(id),
    })),
  )
  return groups.flatMap(({ id, title }) => {
    const own = all.filter(({ group }) => group === id)
    if (own.length === 0) return []
    const parts = PARTS.map((name) => ({
      name,
      questions: own
        .filter(({ part }) => part === name)
        .map(({ id, question, path }) => ({ id, question, path })),
    })).filter(({ questions }) => questions.length > 0)
    return [{ id: `nhom-${id}`, title, count: own.length, parts }]
  })
}

/** The questions that the page answers at once: the one that comes first with each large kind, and the bill. */
export const FIRST_QUESTIONS = [
  'kieu-tu-lanh',
  'may-lanh-inverter',
  'cua-truoc-cua-tren',
  'oled-va-qled',
  'bep-tu-bep-gas',
  'bac-thang-dien',
] as const
