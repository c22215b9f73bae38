import type { Accounts } from '#app/domain/account/accounts.server.ts'
import { makeInvitationToken } from '#app/domain/account/invitation-token.ts'
import { managePeople } from '#app/domain/account/manage-people.server.ts'
import { peopleForm } from '#app/domain/account/people-form.ts'
import type { Person } from '#app/domain/account/person.ts'
import { addInvitation, dropInvitation } from '#app/domain/account/queries/invitations.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { Change } from '#app/platform/audit/record-change.server.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import type { Db, Transaction } from '#db/client.ts'

type Doing = { db: Db; accounts: Pick<Accounts, 'invite'>; actor: Person }

/** Invitations one administrator may send. */
const INVITATIONS = { hits: 30, seconds: 60 * 60 }

const done = (title: string): Outcome => ({ ok: true, toast: { title } })

/** Does what the screen of the accounts asked for, and writes it down. @throws AppError, ZodError */
export async function answerPeopleForm({ db, accounts, actor }: Doing, form: unknown): Promise<Outcome> {
  const asked = peopleForm.parse(form)
  const note = (tx: Transaction, line: Omit<Change, 'actorId'>) =>
    recordChange(tx, { actorId: actor.id, ...line })
  /** Does something to an account, with its line in the log. */
  const manage = (id: string, work: 'endSessions' | 'disable' | 'enable' | 'remove', action: string) =>
    db.transaction(async (tx) => {
      const target = await managePeople(tx, actor.id)[work](id)
      const { email, role } = target
      const detail = work === 'remove' ? { email, role } : { email }
      await note(tx, { action, entity: 'user', entityId: id, detail })
      return target
    })
  switch (asked.intent) {
    case 'role': {
      const { name } = await managePeople(db, actor.id).setRole(asked.id, asked.role)
      return done(asked.role ? `${name} có quyền ${asked.role}` : `Đã bỏ quyền của ${name}`)
    }
    case 'end-sessions': {
      const { name } = await manage(asked.id, 'endSessions', 'end-sessions')
      return done(`Đã đăng xuất ${name} khỏi mọi nơi`)
    }
    case 'disable':
    case 'enable': {
      const { name } = await manage(asked.id, asked.intent, asked.intent)
      return done(asked.intent === 'disable' ? `Đã khóa ${name}` : `Đã mở khóa ${name}`)
    }
    case 'delete': {
      const { email } = await manage(asked.id, 'remove', 'delete')
      return done(`Đã xóa tài khoản ${email}`)
    }
    case 'invite': {
      const { email, role } = asked
      await countHit(db, `invite:${actor.id}`, INVITATIONS)
      const { token, tokenHash } = makeInvitationToken()
      await db.transaction(async (tx) => {
        await addInvitation(tx, { email, role, tokenHash, invitedBy: actor.id })
        await note(tx, { action: 'invite', entity: 'invitation', entityId: email, detail: { email, role } })
      })
      await accounts.invite({ email, role, token, invitedBy: actor.name })
      return done(`Đã gửi lời mời tới ${email}`)
    }
    case 'take-back': {
      const { email } = asked
      await db.transaction(async (tx) => {
        if (await dropInvitation(tx, email))
          await note(tx, { action: 'delete', entity: 'invitation', entityId: email, detail: { email } })
      })
      return done('Đã rút lời mời')
    }
  }
}
