import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { changeRole } from './queries/change-role.server.ts'
import { accountById, hasOtherAdmins, removeAccount, setDisabled } from './queries/manage-people.server.ts'
import type { ManagedAccount } from './queries/manage-people.server.ts'
import { endSessions } from './queries/sessions.server.ts'
import type { Role } from './roles.ts'

const OWN = () =>
  say('Bạn không tự đổi quyền, khóa hay xóa tài khoản của mình ở đây được.', {
    en: 'You cannot change the role of, lock or delete your own account here.',
  })
const UNCONFIRMED = () =>
  say('Email này chưa được xác nhận nên chưa trao quyền được. Bạn gửi lời mời tới email đó nhé.', {
    en: 'This email is not confirmed, so it cannot get a role yet. Send an invitation to it.',
  })
const LAST = () =>
  say(
    'Đây là quản trị viên cuối cùng nên chưa bỏ được. Bạn trao quyền quản trị viên cho người khác trước nhé.',
    {
      en: 'This is the last administrator and has to stay. Make somebody else an admin first.',
    },
  )

/**
 * What administrators do with the accounts of others. Each answers with whom it was about.
 * @throws AppError 'not_found', 'conflict' for oneself or for the last administrator
 */
export function managePeople(db: Db, actorId: string) {
  const about = (id: string, losesAdmin: boolean, work: (tx: Db, target: ManagedAccount) => Promise<void>) =>
    db.transaction(async (tx) => {
      const target = await accountById(tx, id)
      if (!target)
        throw new AppError('not_found', say('Không tìm thấy tài khoản này.', { en: 'Account not found.' }))
      if (losesAdmin) {
        if (id === actorId) throw new AppError('conflict', OWN())
        if (target.role === 'admin' && !(await hasOtherAdmins(tx, id))) throw new AppError('conflict', LAST())
      }
      await work(tx, target)
      return target
    })
  return {
    /** Nobody gets a role before showing that the address is theirs: anybody can sign up with it. */
    setRole: (id: string, role: Role | null) =>
      about(id, role !== 'admin', async (tx, { isConfirmed }) => {
        if (role && !isConfirmed) throw new AppError('conflict', UNCONFIRMED())
        await changeRole(tx, id, role, actorId)
      }),
    endSessions: (id: string) => about(id, false, (tx) => endSessions(tx, id)),
    disable: (id: string) => about(id, true, (tx) => setDisabled(tx, id, true)),
    enable: (id: string) => about(id, false, (tx) => setDisabled(tx, id, false)),
    remove: (id: string) => about(id, true, (tx) => removeAccount(tx, id)),
  }
}
