import { resolve } from 'node:path'
import { z } from 'zod'
import type { S3Env, StorageEnv } from '../env.ts'
import type { Keep } from './keep.ts'

const MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const LEAST_MS = 15 * MS.m

/** An interval as it is written: 30m, 6h or 1d. */
const interval = z
  .string()
  .regex(/^\d{1,4}[mhd]$/, 'minutes, hours or days, such as 24h')
  .transform((text) => Number.parseInt(text, 10) * MS[text.at(-1) as keyof typeof MS])
  .refine((ms) => ms >= LEAST_MS && ms <= 31 * MS.d, 'between 15m and 31d')

/** How many days, weeks and months keep a backup: 7d 4w 12m. */
const keep = z
  .string()
  .regex(
    /^(?=.*[1-9])(?:(\d{1,3})d)?\s*(?:(\d{1,3})w)?\s*(?:(\d{1,3})m)?$/,
    'days, weeks and months, such as 7d 4w 12m',
  )
  .transform((text): Keep => {
    const of = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0)
    return { daily: of('d'), weekly: of('w'), monthly: of('m') }
  })

/** A bucket and what stands before the names in it. */
const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*?))?\/*$/

/** The address of a database. A # begins what no server is sent: it would be the rest of a password. */
export const databaseAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: 'postgres://user:password@host:5432/name' })
  .refine((url) => !url.includes('#'), 'a # in the password is written %23')

/** Whether files can be kept there: below /proc Node never ends making a folder. */
export const isOnDisk = (folder: string): boolean =>
  !/^\/(?:proc|sys|dev(?!\/shm\/))(?:\/|$)/.test(resolve(folder))

/** The variables of backups. */
export const backupShape = {
  BACKUP_EVERY: interval.optional(),
  BACKUP_TO: z
    .string()
    .max(1000)
    .refine(
      (to) => !to.startsWith('s3:') || bucketAddress.test(to),
      'a folder, or s3://bucket/folder (a bucket has 3 to 63 small letters, digits, dots and hyphens)',
    )
    .refine(isOnDisk, 'a folder on a disk')
    .optional(),
  BACKUP_KEEP: keep.default({ daily: 7, weekly: 4, monthly: 12 }),
  BACKUP_PASSPHRASE: z.string().min(12, 'at least 12 characters').max(1000).optional(),
  BACKUP_KEY_FILE: z.string().min(1).max(1000).optional(),
  BACKUP_TRY_URL: databaseAddress.optional(),
}

/** Where backups lie. */
export type BackupPlaceEnv = { folder: string } | { s3: StorageEnv & { bucket: string }; prefix: string }

/** When backups are made, where they are kept, for how long, and how they are read. */
export type BackupsEnv = {
  /** Null where nothing is made by itself. */
  everyMs: number | null
  to: BackupPlaceEnv
  keep: Keep
  /** What encrypts them; null: they lie as they are. */
  key: { passphrase: string } | { file: string } | null
  /** A database of its own that is emptied for each trial; absent: one is made and dropped. */
  tryUrl: string | undefined
}

const variables = z.object(backupShape)

/**
 * What the variables say together.
 * @throws Error with one line that names the variable
 */
export function backupsOf(
  env: z.infer<typeof variables>,
  { dataDir, databaseUrl, ...buckets }: Buckets & { dataDir: string; databaseUrl: string | undefined },
): BackupsEnv {
  if (env.BACKUP_PASSPHRASE && env.BACKUP_KEY_FILE)
    throw new Error('BACKUP_KEY_FILE: not together with BACKUP_PASSPHRASE')
  if (env.BACKUP_TRY_URL && env.BACKUP_TRY_URL === databaseUrl)
    throw new Error('BACKUP_TRY_URL: the database of the site itself, which a trial would empty')
  const key = env.BACKUP_PASSPHRASE
    ? { passphrase: env.BACKUP_PASSPHRASE }
    : env.BACKUP_KEY_FILE
      ? { file: resolve(env.BACKUP_KEY_FILE) }
      : null
  return {
    everyMs: env.BACKUP_EVERY ?? null,
    to: placeOf(env.BACKUP_TO, dataDir, buckets),
    keep: env.BACKUP_KEEP,
    key,
    tryUrl: env.BACKUP_TRY_URL,
  }
}

/** The storage of the environment, and the bucket of pictures in it. */
type Buckets = { storage: StorageEnv | null; s3: S3Env | null }

function placeOf(to: string | undefined, dataDir: string, { storage, s3 }: Buckets): BackupPlaceEnv {
  const [, bucket, folder] = bucketAddress.exec(to ?? '') ?? []
  // Where the process stands is the folder of a release, which goes with the next ones.
  if (!bucket) return { folder: resolve(dataDir, to ?? 'backups') }
  if (!storage) throw new Error('BACKUP_TO: a bucket needs S3_ENDPOINT and its keys')
  if (s3?.publicUrl && (s3.bucket === bucket || isOf(s3.publicUrl, bucket)))
    throw new Error('BACKUP_TO: everybody may read that bucket (S3_PUBLIC_URL), take another')
  return { s3: { ...storage, bucket }, prefix: folder ? `${folder}/` : '' }
}

/** Whether an address is that of a bucket, in either way that storages write it: https://s3.example/bucket, https://bucket.s3.example. */
function isOf(address: string, bucket: string): boolean {
  const { hostname, pathname } = new URL(address)
  return pathname.split('/')[1] === bucket || hostname.startsWith(`${bucket}.`)
}
