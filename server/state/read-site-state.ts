import { constants, existsSync, readFileSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { modelState } from '#app/domain/advisor/queries/model-state.server.ts'
import { workState } from '#app/domain/imports/queries/work-state.server.ts'
import { mailTrouble } from '#app/platform/mail/mail-trouble.ts'
import type { Mailer } from '#app/platform/mail/mailer.server.ts'
import { queueSize } from '#app/platform/mail/queue-size.server.ts'
import { tryMailServer } from '#app/platform/mail/smtp-line.server.ts'
import { s3Storage } from '#app/platform/media/s3-storage.server.ts'
import { backupState } from '#app/platform/site/backup-state.server.ts'
import { databaseFigures, lastMailError, webhookFigures } from '#app/platform/site/site-figures.server.ts'
import type { SiteState } from '#app/platform/site/site-state.ts'
import type { Connection } from '#db/client.ts'
import type { Reads, ReplicaState } from '#db/read-replica.ts'
import { sayFailure } from '../backup/failure.ts'
import { openPlace } from '../backup/place.ts'
import type { Env } from '../env.ts'

type Parts = {
  connection: Pick<Connection, 'db' | 'pool' | 'embedded'>
  /** Where pages are read, if there is a replica. */
  reads?: Pick<Reads, 'state'> | undefined
  env: Env
  mailer: Pick<Mailer, 'delivers'>
  /** Tokens a day where an administrator set another number than the environment. */
  dailyTokens: number | null
}

/** A storage or a mail server that is silent for this long counts as away, in ms. */
const SILENCE_MS = 4_000
const startedAt = new Date(Date.now() - performance.now())
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Looks at everything the site rests on. What is not the database's fails by itself, and is said as a problem. */
export async function readSiteState({
  connection,
  reads,
  env,
  mailer,
  dailyTokens,
}: Parts): Promise<SiteState> {
  const { db, pool, embedded } = connection
  const waiting = pool.waitingCount
  const [storage, disk, trouble] = await Promise.all([
    storageState(env),
    diskState(env.dataDir),
    mailState(env),
  ])
  const { languageModel, backups } = env
  const mails = await queueSize(db)
  return {
    version,
    isCopy: env.isCopy,
    startedAt,
    database: { kind: embedded ? 'embedded' : 'postgresql', ...(await databaseFigures(db)), waiting },
    replica: reads ? replicaState(reads.state()) : null,
    ...(await workState(db)),
    webhooks: await webhookFigures(db),
    mail: { delivers: mailer.delivers, trouble, ...mails, lastError: await lastMailError(db) },
    storage,
    model: languageModel && {
      name: languageModel.model,
      ...(await modelState(db, languageModel.model)),
      tokensADay: dailyTokens ?? languageModel.dailyTokens,
    },
    disk,
    backup: {
      ...(await backupState(db)),
      everyMs: backups.everyMs,
      place: openPlace(backups.to).name,
      isEncrypted: backups.key !== null,
    },
  }
}

function replicaState({ isUsed, why }: ReplicaState): SiteState['replica'] {
  return { isUsed, why: why instanceof Error ? why.message : why }
}

async function storageState({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<SiteState['storage']> {
  const folder = join(dataDir, 'uploads')
  const place = s3
    ? { kind: 's3' as const, name: `${s3.endpoint}/${s3.bucket}` }
    : { kind: 'folder' as const, name: folder }
  try {
    // A name that no picture has: a storage that works says that there is none.
    if (s3) await s3Storage(s3, SILENCE_MS).get('tinh-trang')
    else await takesFiles(folder)
    return { ...place, problem: null }
  } catch (error) {
    return { ...place, problem: sayFailure(error instanceof Error && error.cause ? error.cause : error) }
  }
}

/** Tries the nearest folder that is there: the one of pictures is made with the first of them. @throws where nothing can be written */
async function takesFiles(folder: string): Promise<void> {
  let nearest = folder
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  await access(nearest, constants.W_OK)
  const { bavail } = await statfs(nearest)
  if (bavail === 0) throw new Error('The disk is full.')
}

async function mailState({ mailServer }: Pick<Env, 'mailServer'>): Promise<SiteState['mail']['trouble']> {
  if (!mailServer) return null
  try {
    await tryMailServer(mailServer, { silence: SILENCE_MS, whole: 2 * SILENCE_MS })
    return null
  } catch (error) {
    return mailTrouble(error)
  }
}

async function diskState(folder: string): Promise<SiteState['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize, folder }
  } catch {
    return null
  }
}
