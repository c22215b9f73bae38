import { makeApiKey } from '#app/domain/account/api-key.ts'
import { addApiKey } from '#app/domain/account/queries/api-keys.server.ts'
import type { NewKey } from '#app/domain/account/queries/api-keys.server.ts'
import type { Role } from '#app/domain/account/roles.ts'
import type { Connection } from '#db/client.ts'

/** A person with a role, or none, and the header by which their tools are let in. @param limits of the key */
export async function aPersonWithKey(
  { db, pool }: Connection,
  role: Role | null,
  limits: Pick<NewKey, 'days' | 'scopes'> = {},
): Promise<{ id: string; headers: Record<string, string> }> {
  const id = `${role ?? 'nobody'}-${crypto.randomUUID()}`
  await pool.query(`insert into users (id, name, email, email_verified) values ($1, $1, $2, true)`, [
    id,
    `${id}@example.com`,
  ])
  if (role) await pool.query('insert into user_roles (user_id, role) values ($1, $2)', [id, role])
  const { key, prefix, hash } = makeApiKey()
  await addApiKey(db, id, { name: 'thử', prefix, hash, ...limits })
  return { id, headers: { Authorization: `Bearer ${key}` } }
}
