import { connect } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { sayStartFailure } from '#server/start-failure.ts'

// npm run db:migrate: brings the database of the environment up to date.
try {
  const env = readEnv(process.env)
  const connection = await connect({ url: env.databaseUrl, dataDir: env.dataDir })
  await migrate(connection).finally(() => connection.close())
  process.stdout.write('The database is up to date.\n')
} catch (error) {
  process.stderr.write(`${sayStartFailure(error)}\n`)
  process.exitCode = 1
}
