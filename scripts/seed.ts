import { connect } from '#db/client.ts'
import { removeDemo } from '#db/demo/remove.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { readEnv } from '#server/env.ts'
import { sayStartFailure } from '#server/start-failure.ts'

// npm run db:seed: loads the demo catalogue into an empty database; one that holds products is left alone.
// npm run db:seed -- --remove: takes all samples away; what was made on the site stays.
try {
  const env = readEnv(process.env)
  const connection = await connect({ url: env.databaseUrl, dataDir: env.dataDir })
  const isRemoved = process.argv.includes('--remove')
  const { demoProducts } = await prepareDatabase(connection, { demo: !isRemoved })
  const removed = isRemoved ? await removeDemo(connection.db) : 0
  await connection.close()
  const loaded =
    demoProducts > 0
      ? `Loaded ${demoProducts} demo products.`
      : 'The database holds products already: nothing was loaded.'
  process.stdout.write(`${isRemoved ? `All samples are gone, ${removed} products among them.` : loaded}\n`)
} catch (error) {
  process.stderr.write(`${sayStartFailure(error)}\n`)
  process.exitCode = 1
}
