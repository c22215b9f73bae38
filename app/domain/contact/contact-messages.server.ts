import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ContactInput } from './schema.ts'

/** Keeps a message. @returns its id */
export async function addMessage(db: Db, input: Omit<ContactInput, 'website'>): Promise<number> {
  const { name, phone, email, subject, message } = input
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into contact_messages (name, phone, email, subject, message)
    values (${name}, ${phone}, ${email}, ${subject}, ${message}) returning id`)
  return rows[0]?.id ?? 0
}

/** Notes that a message is in the queue of mails. */
export async function markMailed(db: Db, id: number): Promise<void> {
  await db.execute(sql`update contact_messages set mailed_at = now() where id = ${id}`)
}

/** A message as the inbox shows it. */
export type InboxMessage = {
  id: number
  name: string
  phone: string | null
  email: string
  subject: string
  message: string
  isRead: boolean
  createdAt: string
}

/** Which messages: those that wait, all, or the trash. */
export const INBOX_VIEWS = ['unread', 'all', 'trash'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

const conditions = {
  unread: sql`deleted_at is null and not is_read`,
  all: sql`deleted_at is null`,
  trash: sql`deleted_at is not null`,
}

/** A page of the inbox, the newest first. */
export async function inboxPage(
  db: Db,
  { view, limit, offset }: { view: InboxView; limit: number; offset: number },
): Promise<{ messages: InboxMessage[]; total: number }> {
  const { rows } = await db.execute<InboxMessage>(sql`
    select id, name, phone, email, subject, message, is_read as "isRead", created_at as "createdAt"
    from contact_messages where ${conditions[view]} order by created_at desc, id desc limit ${limit} offset ${offset}`)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from contact_messages where ${conditions[view]}`,
  )
  return { messages: rows, total: counted[0]?.total ?? 0 }
}

/** What can be done with a message. */
export const INBOX_ACTIONS = ['read', 'unread', 'trash', 'restore'] as const
export type InboxAction = (typeof INBOX_ACTIONS)[number]

const changes = {
  read: sql`is_read = true`,
  unread: sql`is_read = false`,
  trash: sql`deleted_at = now()`,
  restore: sql`deleted_at = null`,
}

/** Changes a message; one that is not there stays so. */
export async function changeMessage(db: Db, id: number, action: InboxAction): Promise<void> {
  await db.execute(sql`update contact_messages set ${changes[action]} where id = ${id}`)
}
