import { data, redirect } from 'react-router'
import type { Outcome } from '#app/domain/account/call-outcome.ts'
import { isStaff } from '#app/domain/account/guard.ts'
import type { OwnState } from '#app/domain/account/own-state.ts'
import type { Person } from '#app/domain/account/person.ts'
import { qrPath, secretOf } from '#app/domain/account/qr-path.server.ts'
import { revokeApiKey } from '#app/domain/account/queries/api-keys.server.ts'
import { keepPanelLanguage } from '#app/domain/account/queries/people.server.ts'
import { endSession } from '#app/domain/account/queries/sessions.server.ts'
import { readForm } from '#app/domain/account/read-form.ts'
import { ownForms } from '#app/domain/account/schema-own.ts'
import { changePasswordForm } from '#app/domain/account/schema.ts'
import { endAlert, verifiedEmail } from '#app/domain/contact/alerts/alerts.server.ts'
import { isLanguage } from '#app/edge/panel-language.ts'
import { rowId } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/account'
import { accountsOf, refuse, tryCall, withCookies } from './account-forms.server.ts'

type Asked = Route.ActionArgs & { form: FormData; person: Person }
type Handler = (asked: Asked) => Promise<unknown>

const FAILED = () => say('Chưa làm được việc này. Bạn thử lại nhé.', { en: 'That did not work. Try again.' })
const CURRENT = { INVALID_PASSWORD: 'current' }

/** Back to the page, which says what was done: a reload then does nothing twice. */
const done = (what: string, outcome?: { cookies: string[] }) =>
  redirect(`/tai-khoan?xong=${what}`, { status: 303, headers: withCookies(outcome ?? { cookies: [] }) })

/** What is shown once: it must not be reached by an address. */
const show = (state: OwnState, outcome: { cookies: string[] }) =>
  data<OwnState>(state, { headers: withCookies(outcome) })

const handlers: Record<string, Handler> = {
  async name(asked) {
    const read = readForm(asked.form, ownForms.name)
    if (!read.ok) return refuse(read.state, read.state.errors)
    const { accounts, caller } = accountsOf(asked)
    const tried = await tryCall(read.state, () => accounts.own.rename(read.input.name, caller), FAILED())
    return 'again' in tried ? tried.again : done('ten', tried.done)
  },

  async email(asked) {
    const read = readForm(asked.form, ownForms.email)
    if (!read.ok) return refuse(read.state, read.state.errors)
    const { accounts, caller } = accountsOf(asked)
    const { email, current: password } = read.input
    const change = () => accounts.own.changeEmail(asked.person, { email, password }, caller)
    const tried = await tryCall(read.state, change, FAILED(), CURRENT)
    if ('again' in tried) return tried.again
    await accounts.notifyMove(asked.person, email)
    return done('thu-doi-email', tried.done)
  },

  async panelLanguage(asked) {
    const language = asked.form.get('language')
    const chosen = isLanguage(language) ? language : null
    await keepPanelLanguage(accountsOf(asked).db, asked.person.id, chosen)
    return done('ngon-ngu')
  },

  async password(asked) {
    const read = readForm(asked.form, changePasswordForm)
    if (!read.ok) return refuse(read.state, read.state.errors)
    const { accounts, caller } = accountsOf(asked)
    const change = () => accounts.own.changePassword(asked.person, read.input, caller)
    const tried = await tryCall(read.state, change, FAILED(), CURRENT)
    if ('again' in tried) return tried.again
    await accounts.notify(asked.person, 'passwordChanged')
    return done('mat-khau', tried.done)
  },

  async secondFactorOn(asked) {
    const read = readForm(asked.form, ownForms.secondFactorOn)
    if (!read.ok) return refuse(read.state, read.state.errors)
    const { accounts, caller } = accountsOf(asked)
    const start = () => accounts.own.startSecondFactor(asked.person, read.input.current, caller)
    const tried = await tryCall(read.state, start, FAILED(), CURRENT)
    if ('again' in tried) return tried.again
    return show({ ...read.state, ...picture(tried.done.data.totpURI ?? '') }, tried.done)
  },

  async secondFactorCode(asked) {
    const read = readForm(asked.form, ownForms.secondFactorCode)
    const uri = asked.form.get('uri')
    const again =
      typeof uri === 'string' && uri.startsWith('otpauth://totp/') ? picture(uri.slice(0, 500)) : {}
    if (!read.ok) return data<OwnState>({ ...read.state, ...again }, 422)
    const { accounts, caller } = accountsOf(asked)
    const confirm = () => accounts.own.confirmSecondFactor(asked.person, read.input.code, caller)
    const tried = await tryCall(read.state, confirm, FAILED())
    if ('again' in tried) return data<OwnState>({ ...tried.again.data, ...again }, tried.again.init ?? {})
    await accounts.notify(asked.person, 'secondFactorOn')
    return show({ ...read.state, recoveryCodes: tried.done.data }, tried.done)
  },

  async secondFactorOff(asked) {
    const read = readForm(asked.form, ownForms.secondFactorOff)
    if (!read.ok) return refuse(read.state, read.state.errors)
    const { accounts, caller } = accountsOf(asked)
    const stop = () => accounts.own.stopSecondFactor(asked.person, read.input.current, caller)
    const tried = await tryCall(read.state, stop, FAILED(), CURRENT)
    if ('again' in tried) return tried.again
    await accounts.notify(asked.person, 'secondFactorOff')
    return done('tat-xac-thuc', tried.done)
  },

  async recoveryCodes(asked) {
    const read = readForm(asked.form, ownForms.recoveryCodes)
    if (!read.ok) return refuse(read.state, read.state.errors)
    const { accounts, caller } = accountsOf(asked)
    const renew = () => accounts.own.newRecoveryCodes(asked.person, read.input.current, caller)
    const tried = await tryCall(read.state, renew, FAILED(), CURRENT)
    if ('again' in tried) return tried.again
    return show({ ...read.state, recoveryCodes: tried.done.data.backupCodes }, tried.done)
  },

  async endSession(asked) {
    const read = readForm(asked.form, ownForms.endSession)
    if (read.ok) await endSession(accountsOf(asked).db, asked.person.id, read.input.id)
    return done('phien')
  },

  async endAlert(asked) {
    const id = rowId.safeParse(asked.form.get('id'))
    const { db } = accountsOf(asked)
    const email = await verifiedEmail(db, asked.person.id)
    if (id.success && email !== null) await endAlert(db, { id: id.data, email })
    return done('bao-gia')
  },

  async endAll(asked) {
    const { accounts, caller } = accountsOf(asked)
    return home(await accounts.own.signOutEverywhere(asked.person, caller), '/auth')
  },

  async keyMake(asked) {
    const read = readForm(asked.form, ownForms.keyMake)
    if (!read.ok) return refuse(read.state, read.state.errors)
    if (!isStaff(asked.person)) throw data({ denied: true }, { status: 403 })
    const { accounts, caller } = accountsOf(asked)
    const { current: password, ...key } = read.input
    const make = () => accounts.own.makeKey(asked.person, { ...key, password }, caller)
    const tried = await tryCall(read.state, make, FAILED(), CURRENT)
    if ('again' in tried) return tried.again
    await accounts.notify(asked.person, 'keyMade')
    return show({ ...read.state, values: {}, newKey: tried.done.data }, tried.done)
  },

  async keyRevoke(asked) {
    const read = readForm(asked.form, ownForms.keyRevoke)
    if (read.ok) await revokeApiKey(accountsOf(asked).db, asked.person.id, read.input.id)
    return done('khoa')
  },

  async remove(asked) {
    const read = readForm(asked.form, ownForms.remove)
    if (!read.ok) return refuse(read.state, read.state.errors)
    const { accounts, caller } = accountsOf(asked)
    const remove = () => accounts.own.remove(asked.person, read.input.current, caller)
    const tried = await tryCall(read.state, remove, FAILED(), CURRENT)
    if ('again' in tried) return tried.again
    await accounts.notify(asked.person, 'deleted')
    return home(tried.done, '/')
  },
}

const home = ({ cookies }: Outcome, to: string) =>
  redirect(to, { status: 303, headers: withCookies({ cookies }) })

const picture = (uri: string) => ({ secret: { uri, text: secretOf(uri), ...qrPath(uri) } })

/** What the forms of the account page do, by their name. A map: an object would also know 'constructor'. */
export const OWN_ACTIONS: ReadonlyMap<string, Handler> = new Map(Object.entries(handlers))
