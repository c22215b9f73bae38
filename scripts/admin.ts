import { existsSync } from 'node:fs'
import { z } from 'zod'
import { hashPassword } from '#app/domain/account/password-hash.server.ts'
import { hasPassword, makeAdmin } from '#app/domain/account/queries/make-admin.server.ts'
import { connect } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { makePassword } from '#server/first-admin.ts'
import { sayStartFailure } from '#server/start-failure.ts'

// npm run admin -- create EMAIL: makes an administrator, or an administrator of an account that is there.
// npm run admin -- password EMAIL: the same, with a new password.
const [command, email] = process.argv.slice(2)
if ((command !== 'create' && command !== 'password') || !z.email().safeParse(email).success || !email) {
  // A release is called without npm (docs/operations.md, "With systemd").
  const called = existsSync('release.json') ? 'site scripts/admin.ts' : 'npm run admin --'
  process.stderr.write(`Usage: ${called} create EMAIL, or ${called} password EMAIL\n`)
  process.exit(2)
}

try {
  await makeAdministrator(email, command)
} catch (error) {
  process.stderr.write(`${sayStartFailure(error)}\n`)
  process.exitCode = 1
}

async function makeAdministrator(address: string, how: 'create' | 'password'): Promise<void> {
  const env = readEnv(process.env)
  const connection = await connect({ url: env.databaseUrl, dataDir: env.dataDir })
  try {
    await migrate(connection)
    const keeps = how === 'create' && (await hasPassword(connection.db, address))
    const password = keeps ? null : makePassword()
    const passwordHash = password && (await hashPassword(password))
    await connection.db.transaction((tx) => makeAdmin(tx, { email: address, passwordHash }))
    process.stdout.write(`${address} is an administrator.\n`)
    process.stdout.write(password ? `Password: ${password}\n` : 'The password is as it was.\n')
  } finally {
    await connection.close()
  }
}
