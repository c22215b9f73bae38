import { connect } from '#db/client.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { readEnv } from '#server/env.ts'

// npm run db:seed: loads the demo catalogue into an empty database; one that holds products is left alone.
const env = readEnv(process.env)
const connection = await connect({ url: env.databaseUrl, dataDir: env.dataDir })
const { demoProducts } = await prepareDatabase(connection, { demo: true })
await connection.close()
process.stdout.write(
  demoProducts > 0
    ? `Loaded ${demoProducts} demo products.\n`
    : 'The database holds products already: nothing was loaded.\n',
)
