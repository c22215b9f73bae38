import type { Accounts } from '#app/accounts.server.ts'
import type { Outcome } from '#app/admin/outcome.ts'
import { makeInvitationToken } from '#app/features/account/invitation-token.ts'
import { managePeople } from '#app/features/account/manage-people.server.ts'
import { peopleForm } from '#app/features/account/people-form.ts'
import type { Person } from '#app/features/account/person.ts'
import { addInvitation, dropInvitation } from '#app/features/account/queries/invitations.server.ts'
import { recordChange } from '#app/features/audit/queries/record-change.server.ts'
import { countHit } from '#app/features/limits/queries/count-hit.server.ts'
import type { Db } from '#db/client.ts'

type Doing = { db: Db; accounts: Pick<Accounts, 'invite'>; actor: Person }

/** Invitations one administrator may send. */
const INVITATIONS = { hits: 30, seconds: 60 * 60 }

const done = (title: string): Outcome => ({ ok: true, toast: { title } })

/** Does what the screen of the accounts asked for, and writes it down. @throws AppError, ZodError */
export async function answerPeopleForm({ db, accounts, actor }: Doing, form: unknown): Promise<Outcome> {
  const asked = peopleForm.parse(form)
  const people = managePeople(db, actor.id)
  const note = (action: string, entityId: string, detail: Record<string, unknown>, entity = 'user') =>
    recordChange(db, { actorId: actor.id, action, entity, entityId, detail })
  switch (asked.intent) {
    case 'role': {
      const { name } = await people.setRole(asked.id, asked.role)
      return done(asked.role ? `${name} có quyền ${asked.role}` : `Đã bỏ quyền của ${name}`)
    }
    case 'end-sessions': {
      const { name, email } = await people.endSessions(asked.id)
      await note('end-sessions', asked.id, { email })
      return done(`Đã đăng xuất ${name} khỏi mọi nơi`)
    }
    case 'disable':
    case 'enable': {
      const { name, email } = await people[asked.intent](asked.id)
      await note(asked.intent, asked.id, { email })
      return done(asked.intent === 'disable' ? `Đã khóa ${name}` : `Đã mở khóa ${name}`)
    }
    case 'delete': {
      const { email, role } = await people.remove(asked.id)
      await note('delete', asked.id, { email, role })
      return done(`Đã xóa tài khoản ${email}`)
    }
    case 'invite': {
      const { email, role } = asked
      await countHit(db, `invite:${actor.id}`, INVITATIONS)
      const { token, tokenHash } = makeInvitationToken()
      await addInvitation(db, { email, role, tokenHash, invitedBy: actor.id })
      await accounts.invite({ email, role, token, invitedBy: actor.name })
      await note('invite', email, { email, role }, 'invitation')
      return done(`Đã gửi lời mời tới ${email}`)
    }
    case 'take-back':
      if (await dropInvitation(db, asked.email))
        await note('delete', asked.email, { email: asked.email }, 'invitation')
      return done('Đã rút lời mời')
  }
}
