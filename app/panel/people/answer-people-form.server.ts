import type { Accounts } from '#app/domain/account/accounts.server.ts'
import { makeInvitationToken } from '#app/domain/account/invitation-token.ts'
import { managePeople } from '#app/domain/account/manage-people.server.ts'
import { peopleForm } from '#app/domain/account/people-form.ts'
import type { Person } from '#app/domain/account/person.ts'
import {
  addInvitation,
  dropInvitation,
  inviteeOf,
  promisedRole,
} from '#app/domain/account/queries/invitations.server.ts'
import { ROLE_NAMES } from '#app/domain/account/roles.ts'
import type { Role } from '#app/domain/account/roles.ts'
import { mailsLie } from '#app/panel/parts/mail-words.ts'
import { done } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { Change } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'

type Doing = {
  db: Db
  accounts: Pick<Accounts, 'invite'>
  actor: Person
  /** Whether mails reach people; where they do not, the link has to be handed over. */
  delivers: boolean
}

/** Invitations one administrator may send. */
const INVITATIONS = { hits: 30, seconds: 60 * 60 }

/** What became of a form of this screen; the link of an invitation is in the answer that made it and nowhere else. */
export type PeopleOutcome = Outcome & { invited?: { email: string; link: string; expiresAt: string } }

const handOver = () =>
  `${mailsLie()} ${say('Bạn chép liên kết rồi tự gửi cho họ nhé.', { en: 'Copy the link and hand it over yourself.' })}`

/** Does what the screen of the accounts asked for, and writes it down. @throws AppError, ZodError */
export async function answerPeopleForm(
  { db, accounts, actor, delivers }: Doing,
  form: unknown,
): Promise<PeopleOutcome> {
  const asked = peopleForm.parse(form)
  const note = <Kind extends 'user' | 'invitation'>(tx: Transaction, line: Omit<Change<Kind>, 'actorId'>) =>
    recordChange(tx, { actorId: actor.id, ...line })
  /** Does something to an account, with its line in the log. */
  const manage = (
    id: string,
    work: 'endSessions' | 'disable' | 'enable' | 'remove',
    action: ActionOn<'user'>,
  ) =>
    db.transaction(async (tx) => {
      const target = await managePeople(tx, actor.id)[work](id)
      const { email, role } = target
      const detail = work === 'remove' ? { email, role } : { email }
      await note(tx, { action, entity: 'user', entityId: id, detail })
      return target
    })
  /** A new link, by mail and to be handed on; one that was sent before ends. */
  const invite = async (email: string, role: Role) => {
    await countHit(db, `invite:${actor.id}`, INVITATIONS)
    const { token, tokenHash } = makeInvitationToken()
    const expiresAt = await db.transaction(async (tx) => {
      await note(tx, { action: 'invite', entity: 'invitation', entityId: email, detail: { email, role } })
      return addInvitation(tx, { email, role, tokenHash, invitedBy: actor.id })
    })
    const link = await accounts.invite({ email, role, token, expiresAt, invitedBy: actor.name })
    return { email, link, expiresAt }
  }
  switch (asked.intent) {
    case 'role': {
      const { name } = await managePeople(db, actor.id).setRole(asked.id, asked.role)
      return done(
        asked.role
          ? say(`${name} có quyền ${ROLE_NAMES[asked.role]}`, { en: `${name} is now ${asked.role}` })
          : say(`Đã bỏ quyền của ${name}`, { en: `${name} no longer has a role` }),
      )
    }
    case 'end-sessions': {
      const { name } = await manage(asked.id, 'endSessions', 'end-sessions')
      return done(say(`Đã đăng xuất ${name} khỏi mọi nơi`, { en: `${name} is signed out everywhere` }))
    }
    case 'disable':
    case 'enable': {
      const { name } = await manage(asked.id, asked.intent, asked.intent)
      return done(
        asked.intent === 'disable'
          ? say(`Đã khóa ${name}`, { en: `${name} is locked` })
          : say(`Đã mở khóa ${name}`, { en: `${name} is unlocked` }),
      )
    }
    case 'delete': {
      const { email } = await manage(asked.id, 'remove', 'delete')
      return done(say(`Đã xóa tài khoản ${email}`, { en: `Account ${email} deleted` }))
    }
    case 'invite': {
      const { email, role } = asked
      const invitee = await inviteeOf(db, email)
      const refuse = (why: string) => new AppError('conflict', why, { fields: { email: why } })
      if (invitee?.isDisabled)
        throw refuse(
          say(
            `Tài khoản của ${invitee.name} đang bị khóa. Bạn mở khóa ở danh sách bên dưới rồi mời lại nhé.`,
            {
              en: `The account of ${invitee.name} is locked. Unlock it in the list below, then invite again.`,
            },
          ),
        )
      if (invitee?.role)
        throw refuse(
          say(
            `${invitee.name} đã có quyền ${ROLE_NAMES[invitee.role]}. Bạn đổi quyền ở danh sách bên dưới nhé.`,
            {
              en: `${invitee.name} is ${invitee.role} already. Change the role in the list below.`,
            },
          ),
        )
      const description = invitee?.isConfirmed
        ? say('Email này đã có tài khoản: họ đăng nhập bằng tài khoản đó rồi nhận quyền.', {
            en: 'This email has an account already: they sign in with it to accept the role.',
          })
        : undefined
      return {
        ...done(
          delivers
            ? say(`Đã gửi lời mời tới ${email}`, { en: `Invitation sent to ${email}` })
            : say(`Đã tạo lời mời cho ${email}`, { en: `Invitation for ${email} made` }),
          [description, delivers ? null : handOver()].filter(Boolean).join(' ') || undefined,
        ),
        invited: await invite(email, role),
      }
    }
    case 'invite-again': {
      const { email } = asked
      const role = await promisedRole(db, email)
      if (!role)
        throw new AppError(
          'not_found',
          say(
            'Lời mời này không còn: đã được nhận hoặc đã rút lại. Bạn xem danh sách, hoặc mời lại bằng mẫu ở trên.',
            {
              en: 'This invitation is gone: accepted or withdrawn. Look at the list, or invite again with the form above.',
            },
          ),
        )
      return {
        ...(delivers
          ? done(say(`Đã gửi lại lời mời tới ${email}`, { en: `Invitation sent again to ${email}` }))
          : done(say(`Đã tạo liên kết mới cho ${email}`, { en: `New link for ${email} made` }), handOver())),
        invited: await invite(email, role),
      }
    }
    case 'take-back': {
      const { email } = asked
      await db.transaction(async (tx) => {
        if (await dropInvitation(tx, email))
          await note(tx, { action: 'delete', entity: 'invitation', entityId: email, detail: { email } })
      })
      return done(say('Đã rút lời mời', { en: 'Invitation withdrawn' }))
    }
  }
}
