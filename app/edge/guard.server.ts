import { data, redirect, replace } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { admit } from '#app/domain/account/guard.ts'
import { signInPath } from '#app/domain/account/next-path.ts'
import type { Person } from '#app/domain/account/person.ts'
import type { Capability } from '#app/domain/account/roles.ts'
import { scopesFor, withinScopes } from '#app/domain/account/scopes.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { requestContext } from './context.server.ts'
import type { RequestContext } from './context.server.ts'

/** What loaders, actions and middleware are given. */
type Asked = { request: Request; context: Readonly<RouterContextProvider> }

type People = WeakMap<RequestContext, Promise<Person | null>>

/** Who sent a request is read once for all that answers it: an action may end the session that its page still shows. */
const bySession: People = new WeakMap()
const byKey: People = new WeakMap()

function once(
  people: People,
  ours: RequestContext,
  read: () => Promise<Person | null>,
): Promise<Person | null> {
  const person = people.get(ours) ?? read()
  people.set(ours, person)
  return person
}

/** Who sent the request, by the session cookie; null for nobody. */
export function personOf({ request, context }: Asked): Promise<Person | null> {
  const ours = context.get(requestContext)
  return once(bySession, ours, () => ours.accounts.bySession(request.headers))
}

/** The signed-in person. @throws a redirect to the sign-in page, which leads back here */
export async function requirePerson(asked: Asked): Promise<Person> {
  const person = await personOf(asked)
  if (!person) throw toSignIn(asked.request)
  return person
}

/**
 * The person, where their role allows it: stands in the admin layout's middleware and again in every loader and action there.
 * @throws a redirect to the sign-in page for nobody, and to setting up the second factor where staff must have one; 403 for a
 * role that does not allow it
 */
export async function requireStaff(asked: Asked, capability: Capability): Promise<Person> {
  const person = await personOf(asked)
  const admission = admit(person, capability)
  if (person && admission === 'welcome') {
    if (lacksSecondFactor(person, asked)) throw redirect(SET_UP_SECOND_FACTOR)
    return person
  }
  if (admission === 'sign-in') throw toSignIn(asked.request)
  throw data({ denied: true, role: person?.role ?? null }, { status: 403 })
}

const SET_UP_SECOND_FACTOR = '/tai-khoan?can=xac-thuc#xac-thuc'

/** Whether somebody signed in must set up the second factor before anything else. A key is a secret of its own. */
function lacksSecondFactor({ hasSecondFactor, sessionId }: Person, { context }: Asked): boolean {
  return context.get(requestContext).settings.requireSecondFactor && !hasSecondFactor && sessionId !== null
}

/** Who sent a request to the API: the owner of the key where the request names one, right or wrong; else the session's. */
export function apiPersonOf(asked: Asked): Promise<Person | null> {
  const { headers } = asked.request
  if (!headers.has('authorization')) return personOf(asked)
  const ours = asked.context.get(requestContext)
  return once(byKey, ours, () => ours.accounts.byKey(headers))
}

/**
 * The same for the API: by an API key, or by the session of a page of ours (other sites' pages are refused before).
 * @throws AppError 'unauthorized' or 'forbidden'
 */
export async function requireApiRole(asked: Asked, capability: Capability): Promise<Person> {
  const person = await apiPersonOf(asked)
  const admission = admit(person, capability)
  if (person && admission === 'welcome') {
    if (lacksSecondFactor(person, asked)) throw new AppError('forbidden', say(NO_SECOND_FACTOR))
    const { method } = asked.request
    if (!withinScopes(person.scopes, capability, method)) throw outOfScope(capability, method)
    return person
  }
  if (admission === 'sign-in') throw new AppError('unauthorized', say(NOBODY))
  throw new AppError(
    'forbidden',
    say({ vi: TEXT.deniedText(person?.role ?? null), en: 'Your account may not do this.' }),
  )
}

/** Whether the API may show somebody more than everybody sees; a key or session that may not, or is none, just sees that. */
export async function mayApi(asked: Asked, capability: Capability): Promise<boolean> {
  const person = await apiPersonOf(asked)
  return (
    person !== null &&
    admit(person, capability) === 'welcome' &&
    !lacksSecondFactor(person, asked) &&
    withinScopes(person.scopes, capability, asked.request.method)
  )
}

/** What a limited key is told that may not do something: which scope would let it. */
function outOfScope(capability: Capability, method: string): AppError {
  const [wanted] = scopesFor(capability, method)
  const vi = wanted ? `Khóa này không có quyền ${wanted}.` : 'Khóa bị giới hạn không làm được việc này.'
  const en = wanted ? `This key lacks the scope ${wanted}.` : 'A limited key may not do this.'
  return new AppError('forbidden', say({ vi, en }))
}

const NO_SECOND_FACTOR = {
  vi: 'Bạn cần bật xác thực hai lớp trong trang Tài khoản trước.',
  en: 'Turn on the second factor on your account’s page first.',
}
const NOBODY = {
  vi: 'Bạn cần đăng nhập hoặc gửi khóa API còn hiệu lực.',
  en: 'Sign in, or send an API key that is in force.',
}

function toSignIn(request: Request): Response {
  return replace(signInPath(pagePath(new URL(request.url))))
}

/** The address of the page that a request is for: middleware also sees requests for a page's data as they are sent. */
function pagePath({ pathname, searchParams }: URL): string {
  const page = pathname.replace(/(?:\/_root|\/_)?\.data$/, '') || '/'
  const query = new URLSearchParams([...searchParams].filter(([key]) => key !== '_routes' && key !== 'index'))
  return query.size > 0 ? `${page}?${query}` : page
}
