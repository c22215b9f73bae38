import { z } from 'zod'
import { hashPassword } from '#app/domain/account/password-hash.server.ts'
import {
  dropSecondFactor,
  hasPassword,
  isAdmin,
  makeAdmin,
} from '#app/domain/account/queries/make-admin.server.ts'
import { connect } from '#db/client.ts'
import type { Db } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { adminCommand, makePassword } from '#server/first-admin.ts'
import { sayStartFailure } from '#server/start-failure.ts'

// npm run admin -- create EMAIL: makes an administrator, or an administrator of an account that is there.
// npm run admin -- password EMAIL: a new password for an administrator who is locked out, and no second factor until a new one is set up.
const called = adminCommand()
const [command, email] = process.argv.slice(2)
if ((command !== 'create' && command !== 'password') || !z.email().safeParse(email).success || !email) {
  process.stderr.write(`Usage: ${called} create EMAIL, or ${called} password EMAIL\n`)
  process.exit(2)
}

try {
  await onDatabase(command === 'create' ? makeAdministrator : giveNewPassword, email)
} catch (error) {
  process.stderr.write(`${sayStartFailure(error)}\n`)
  process.exitCode = 1
}

async function onDatabase(work: (db: Db, address: string) => Promise<void>, address: string): Promise<void> {
  const env = readEnv(process.env)
  const connection = await connect({ url: env.databaseUrl, dataDir: env.dataDir })
  try {
    await migrate(connection)
    await work(connection.db, address)
  } finally {
    await connection.close()
  }
}

async function makeAdministrator(db: Db, address: string): Promise<void> {
  const password = (await hasPassword(db, address)) ? null : makePassword()
  const passwordHash = password && (await hashPassword(password))
  await db.transaction((tx) => makeAdmin(tx, { email: address, passwordHash }))
  process.stdout.write(`${address} is an administrator.\n`)
  process.stdout.write(password ? `Password: ${password}\n` : 'The password is as it was.\n')
}

/** An address with a typing error must not become an administrator's. */
async function giveNewPassword(db: Db, address: string): Promise<void> {
  if (!(await isAdmin(db, address)))
    throw new Error(
      `${address} is no administrator: nothing was changed. To make one on purpose: ${called} create ${address}`,
    )
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  const hadSecondFactor = await db.transaction(async (tx) => {
    await makeAdmin(tx, { email: address, passwordHash })
    return dropSecondFactor(tx, address)
  })
  process.stdout.write(`Password of ${address}: ${password}\n`)
  if (hadSecondFactor) process.stdout.write('The second factor is off: set up a new one after signing in.\n')
}
