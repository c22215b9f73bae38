import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { makeInvitationToken } from './invitation-token.ts'
import { managePeople } from './manage-people.server.ts'
import {
  addInvitation,
  dropInvitation,
  invitationByToken,
  joinByInvitation,
  listInvitations,
  takeUpInvitation,
} from './queries/invitations.server.ts'
import { listPeople } from './queries/manage-people.server.ts'
import { deleteAccount } from './queries/own-data.server.ts'
import { roleOf } from './queries/people.server.ts'

describeOnDatabase('administrators and the accounts of others', 'schema', (database) => {
  let admin = ''
  let editor = ''
  beforeAll(async () => {
    admin = await addPerson(database(), 'nhat@example.vn', 'admin')
    editor = await addPerson(database(), 'hai@example.vn', 'editor')
    await addPerson(database(), 'doc-gia@example.vn')
  })
  const people = (actor = admin) => managePeople(database().db, actor)

  it('find them by name or address, staff first', async () => {
    const { db } = database()
    const asked = { text: '', group: 'all', page: 1, size: 9 } as const
    expect((await listPeople(db, asked)).people.map(({ role }) => role)).toEqual(['admin', 'editor', null])
    expect((await listPeople(db, { ...asked, text: 'HAI@' })).people).toMatchObject([
      { email: 'hai@example.vn' },
    ])
    expect((await listPeople(db, { ...asked, group: 'readers' })).total).toBe(1)
  })

  it.each(['setRole', 'disable', 'remove'] as const)('never %s their own', async (what) => {
    const doing = what === 'setRole' ? people().setRole(admin, 'editor') : people()[what](admin)
    await expect(doing).rejects.toMatchObject({ code: 'conflict' })
    expect(await roleOf(database().db, admin)).toBe('admin')
  })

  it.each(['setRole', 'disable', 'remove'] as const)('never %s the last administrator', async (what) => {
    const doing = what === 'setRole' ? people(editor).setRole(admin, null) : people(editor)[what](admin)
    await expect(doing).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('cuối cùng'),
    })
  })

  it('leave one administrator when two take each other’s role at once', async () => {
    const { db } = database()
    const other = await addPerson(database(), 'ba@example.vn', 'admin')
    const both = await Promise.allSettled([
      managePeople(db, admin).setRole(other, null),
      managePeople(db, other).setRole(admin, null),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await database().pool.query(
      `insert into user_roles values ($1, 'admin') on conflict (user_id) do update set role = 'admin'`,
      [admin],
    )
  })

  it('count a locked administrator for none', async () => {
    const other = await addPerson(database(), 'bon@example.vn', 'admin')
    await database().pool.query(`delete from user_roles where role = 'admin' and user_id not in ($1, $2)`, [
      admin,
      other,
    ])
    await people().disable(other)
    await expect(managePeople(database().db, other).setRole(admin, null)).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await roleOf(database().db, other)).toBeNull()
    expect(await deleteAccount(database().db, admin)).toBe(false)
    await people().enable(other)
    expect(await roleOf(database().db, other)).toBe('admin')
    await people().remove(other)
  })

  it('give no role to an address that nobody showed to be theirs', async () => {
    const id = await addPerson(database(), 'la@example.vn')
    await database().pool.query('update users set email_verified = false where id = $1', [id])
    await expect(people().setRole(id, 'editor')).rejects.toMatchObject({ code: 'conflict' })
    expect(await roleOf(database().db, id)).toBeNull()
  })

  describe('an invitation', () => {
    const invite = async (email: string) => {
      const { token: _, tokenHash } = makeInvitationToken()
      await addInvitation(database().db, { email, role: 'editor', tokenHash, invitedBy: admin })
      return tokenHash
    }

    const openOnes = async () => (await listInvitations(database().db)).filter(({ isOpen }) => isOpen)
    const join = (tokenHash: string) =>
      joinByInvitation(database().db, { tokenHash, name: 'Lan', passwordHash: 'mot-ham-bam' })
    const passwordsOf = async (email: string) => {
      const { rows } = await database().pool.query<{ password: string }>(
        'select a.password from accounts a join users u on u.id = a.user_id where u.email = $1',
        [email],
      )
      return rows.map(({ password }) => password)
    }

    it('gives its role to the account of its address, once', async () => {
      const userId = await addPerson(database(), 'moi@example.vn')
      const tokenHash = await invite('moi@example.vn')
      expect(await takeUpInvitation(database().db, { tokenHash, userId })).toBe('editor')
      expect(await roleOf(database().db, userId)).toBe('editor')
      expect(await takeUpInvitation(database().db, { tokenHash, userId })).toBeNull()
    })

    it('is of no use to another account, or when it is over or taken back', async () => {
      const { db, pool } = database()
      const stranger = await addPerson(database(), 'nguoi-la@example.vn')
      const userId = await addPerson(database(), 'cho@example.vn')
      const tokenHash = await invite('cho@example.vn')
      expect(await takeUpInvitation(db, { tokenHash, userId: stranger })).toBeNull()
      await pool.query(`update invitations set expires_at = now() - interval '1 second'`)
      expect(await takeUpInvitation(db, { tokenHash, userId })).toBeNull()
      expect(await openOnes()).toEqual([])
      const again = await invite('cho@example.vn')
      expect(await dropInvitation(db, 'cho@example.vn')).toBe(true)
      expect(await takeUpInvitation(db, { tokenHash: again, userId })).toBeNull()
    })

    describe('falls with the administrator who sent it', () => {
      const sendAs = async (inviter: string, email: string) => {
        const userId = await addPerson(database(), email)
        const { tokenHash } = makeInvitationToken()
        await addInvitation(database().db, { email, role: 'admin', tokenHash, invitedBy: inviter })
        return { userId, tokenHash }
      }

      it.each([
        ['locked', (id: string) => people().disable(id), (id: string) => people().enable(id)],
        [
          'demoted',
          (id: string) => people().setRole(id, 'editor'),
          (id: string) => people().setRole(id, 'admin'),
        ],
        ['removed', (id: string) => people().remove(id), () => Promise.resolve()],
      ])('who is %s, and does not come back with them', async (how, falls, comesBack) => {
        const { db } = database()
        const inviter = await addPerson(database(), `moi-${how}@example.vn`, 'admin')
        const { userId, tokenHash } = await sendAs(inviter, `duoc-moi-${how}@example.vn`)
        expect(await invitationByToken(db, tokenHash)).not.toBeNull()
        await falls(inviter)
        expect(await openOnes()).toEqual([])
        await comesBack(inviter)
        expect(await invitationByToken(db, tokenHash)).toBeNull()
        expect(await takeUpInvitation(db, { tokenHash, userId })).toBeNull()
        expect(await roleOf(db, userId)).toBeNull()
      })

      it.each([
        ['whose role went another way', `delete from user_roles where user_id = $1`],
        ['whose account was locked another way', `update users set disabled_at = now() where id = $1`],
        ['who is gone another way', `delete from users where id = $1`],
      ])('%s', async (_, statement) => {
        const { db, pool } = database()
        const name = statement.slice(0, 12).replaceAll(/\W/g, '-')
        const inviter = await addPerson(database(), `di-${name}@example.vn`, 'admin')
        const { userId, tokenHash } = await sendAs(inviter, `cho-${name}@example.vn`)
        await pool.query(statement, [inviter])
        expect(await invitationByToken(db, tokenHash)).toBeNull()
        expect(await openOnes()).toEqual([])
        expect(await takeUpInvitation(db, { tokenHash, userId })).toBeNull()
        expect(await roleOf(db, userId)).toBeNull()
      })
    })

    it('says who sent it and until when, and stays in the list when it is over', async () => {
      const { pool } = database()
      await invite('het-han@example.vn')
      await pool.query(`
        update invitations set expires_at = now() - interval '1 second' where email = 'het-han@example.vn'`)
      const listed = await listInvitations(database().db)
      expect(listed.find(({ email }) => email === 'het-han@example.vn')).toMatchObject({
        invitedBy: 'nhat',
        isOpen: false,
      })
    })

    describe('makes the account of an address without one', () => {
      it('with its name, its role and no further confirmation, once', async () => {
        const { db } = database()
        const tokenHash = await invite('lan@example.vn')
        expect(await invitationByToken(db, tokenHash)).toMatchObject({ invitedBy: 'nhat', hasAccount: false })
        expect(await join(tokenHash)).toBe('joined')
        const { people: found } = await listPeople(db, { text: 'lan@', group: 'all', page: 1, size: 9 })
        expect(found).toMatchObject([{ name: 'Lan', role: 'editor', isConfirmed: true }])
        expect(await join(tokenHash)).toBe('over')
        expect(await passwordsOf('lan@example.vn')).toEqual(['mot-ham-bam'])
      })

      it('once, however often it is sent at the same moment', async () => {
        const tokenHash = await invite('hai-lan@example.vn')
        const answers = await Promise.all([join(tokenHash), join(tokenHash), join(tokenHash)])
        expect(answers.toSorted()).toEqual(['joined', 'over', 'over'])
      })

      it('and not where the address is somebody’s: nothing of theirs changes, and the link still works', async () => {
        const { db } = database()
        const userId = await addPerson(database(), 'co-roi@example.vn')
        const before = await passwordsOf('co-roi@example.vn')
        const tokenHash = await invite('co-roi@example.vn')
        expect(await invitationByToken(db, tokenHash)).toMatchObject({ hasAccount: true })
        expect(await join(tokenHash)).toBe('has-account')
        expect(await passwordsOf('co-roi@example.vn')).toEqual(before)
        expect(await takeUpInvitation(db, { tokenHash, userId })).toBe('editor')
      })

      it('in the place of one that was never confirmed, whose password ends', async () => {
        const { db, pool } = database()
        const waiting = await addPerson(database(), 'cho-san@example.vn')
        await pool.query('update users set email_verified = false where id = $1', [waiting])
        const tokenHash = await invite('cho-san@example.vn')
        expect(await join(tokenHash)).toBe('joined')
        expect(await passwordsOf('cho-san@example.vn')).toEqual(['mot-ham-bam'])
        expect(await roleOf(db, waiting)).toBeNull()
      })

      it('and not for an account that is locked', async () => {
        const { pool } = database()
        const locked = await addPerson(database(), 'bi-khoa@example.vn')
        await pool.query('update users set email_verified = false, disabled_at = now() where id = $1', [
          locked,
        ])
        expect(await join(await invite('bi-khoa@example.vn'))).toBe('has-account')
      })

      it('and not once it is over, taken back or replaced by a newer one', async () => {
        const { db, pool } = database()
        const first = await invite('cu@example.vn')
        const second = await invite('cu@example.vn')
        expect(await join(first)).toBe('over')
        await dropInvitation(db, 'cu@example.vn')
        expect(await join(second)).toBe('over')
        const third = await invite('cu@example.vn')
        await pool.query(`update invitations set expires_at = now() where email = 'cu@example.vn'`)
        expect(await join(third)).toBe('over')
      })
    })

    it('takes nothing from an administrator', async () => {
      const tokenHash = await invite('nhat@example.vn')
      await takeUpInvitation(database().db, { tokenHash, userId: admin })
      expect(await roleOf(database().db, admin)).toBe('admin')
    })
  })
})
