import { many, say } from '#app/vietnamese/say.ts'
import { changeWords } from './change-words.ts'
import { subjectText } from './line-text.ts'
import { doingOf, toldOf } from './told.ts'

/** What a sentence is made of. */
type Line = {
  action: string
  entity: string
  entityId: string | null
  detail: Readonly<Record<string, unknown>>
}

/** A sentence after its subject, cut around what it is about: 'đã đăng bài ', '«Chọn tủ lạnh»', ''. */
export type Sentence = { before: string; name: string; after: string }

/** What is done to many, and known by what is done. */
const CHANGES: ReadonlySet<string> = new Set(['article-change', 'product-change'])

/** Letters of a name that are shown. */
const MOST = 120

/** What saving an article did to who sees it. */
const EVENTS: Readonly<Record<string, string>> = {
  published: 'publish',
  scheduled: 'schedule',
  unpublished: 'unpublish',
}

/** What a line of the log tells, as it goes on after who did it. What an earlier release wrote is told in general words. */
export function sentenceOf(line: Line): Sentence {
  const { entity } = line
  const name = nameOf(line)
  const doing = doingOf(entity, actionOf(line))
  if (doing === undefined)
    return {
      before: say(`đã thay đổi (${line.action}) ${toldOf(entity)?.it ?? entity} `, {
        en: `changed (${line.action}) ${toldOf(entity)?.it ?? entity} `,
      }),
      name,
      after: '',
    }
  const [before = '', after] = doing.replace('{it}', `${toldOf(entity)?.it} {name}`).split('{name}')
  if (after === undefined) return { before: sayDone(before), name: '', after: tailOf(line) }
  return { before: sayDone(name ? before : before.trimEnd()), name, after: after + tailOf(line) }
}

/** 'đã sửa bài'; English says the past by the verb. */
const sayDone = (doing: string) => say(`đã ${doing}`, { en: doing })

/** The whole sentence as text. @param actor null for the server, and for who is no longer there */
export function sentenceText(actor: string, line: Line): string {
  const { before, name, after } = sentenceOf(line)
  return `${actor} ${before}${name}${after}`.trim()
}

function actionOf({ action, entity, detail }: Line): string {
  const { event } = detail
  return (entity === 'article' && typeof event === 'string' ? EVENTS[event] : undefined) ?? action
}

/** '«Chọn tủ lạnh»'; 'số 12' for what has no name; nothing for what has neither. */
function nameOf({ entity, entityId, detail }: Line): string {
  const subject = subjectText(detail)
  const name = subject !== null && CHANGES.has(entity) ? changeWords(subject) : subject
  if (name !== null) return `«${name.length > MOST ? `${name.slice(0, MOST)}…` : name}»`
  if (entityId === null || /^[A-Za-z\d_-]{20,}$/.test(entityId)) return ''
  return /^\d+$/.test(entityId) ? say(`số ${entityId}`, { en: `no. ${entityId}` }) : `«${entityId}»`
}

/** What a sentence ends with: who was mentioned, which role somebody has now, how many there were. */
function tailOf({ action, entity, detail }: Line): string {
  const said: string[] = []
  const { mentioned, after, role, added, addresses } = detail
  if (Array.isArray(mentioned))
    said.push(say(`nhắc ${mentioned.join(', ')}`, { en: `mentioning ${mentioned.join(', ')}` }))
  if (action === 'change-role' || action === 'join') said.push(roleText(isRow(after) ? after['role'] : role))
  if (entity === 'invitation' && action === 'invite' && typeof role === 'string')
    said.push(say(`quyền ${roleName(role)}`, { en: `as ${roleName(role)}` }))
  if (typeof added === 'number') said.push(sayAddresses(added))
  if (typeof addresses === 'number') said.push(sayAddresses(addresses))
  const changed = changedOf(entity, detail)
  if (changed !== null) said.push(changed)
  const { intoName, articles: moved } = detail
  if (entity === 'category' && action === 'delete' && typeof intoName === 'string' && Array.isArray(moved))
    said.push(
      say(`chuyển ${moved.length} bài sang «${intoName}»`, {
        en: `moving ${many(moved.length, 'article')} to «${intoName}»`,
      }),
    )
  if (detail['via'] === 'api') said.push(say('qua API', { en: 'by the API' }))
  return said.length > 0 ? `, ${said.join(', ')}` : ''
}

/** How many a change of many was about: once it is over those it changed, before that those it was to change. */
function changedOf(entity: string, { total, imported }: Line['detail']): string | null {
  const count = imported ?? total
  if (typeof count !== 'number') return null
  if (entity === 'article-change') return say(`${count} bài`, { en: many(count, 'article') })
  if (entity === 'product-change') return say(`${count} sản phẩm`, { en: many(count, 'product') })
  return null
}

const sayAddresses = (count: number) => say(`${count} địa chỉ`, { en: many(count, 'address', 'addresses') })

/** What the panel calls a role; the log keeps its key. */
const roleName = (role: string): string => {
  if (role === 'editor') return say('biên tập viên', { en: 'editor' })
  return role === 'admin' ? say('quản trị viên', { en: 'admin' }) : role
}

const roleText = (role: unknown): string =>
  typeof role === 'string'
    ? say(`nay là ${roleName(role)}`, { en: `now ${roleName(role)}` })
    : say('nay không còn quyền nào', { en: 'now without a role' })

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
