import type { Db } from '#db/client.ts'

/** What statements of one transaction run on. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]
