import { z } from 'zod'

/** The file of a release that says what it is. */
export const RELEASE_FILE = 'release.json'

/** Scripts that an operator runs in a release; others belong to those who change the site. */
export const OPERATOR_COMMANDS = [
  'admin.ts',
  'backup.ts',
  'check-release.ts',
  'healthy.mjs',
  'migrate.ts',
  'move.ts',
  'restore.ts',
  'seed.ts',
] as const

/** A version as packages have them: 1.2.3, or 1.2.3-rc.1. */
export const versionSchema = z
  .string()
  .max(60)
  .regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)?$/, 'a version, such as 1.2.3 or 1.2.3-rc.1')

/** What a release says of itself. */
export const releaseSchema = z.object({
  format: z.literal(1),
  version: versionSchema,
  /** The machine its packages and its Node are for, as 'linux-x64'. */
  platform: z.string(),
  node: z.string(),
  /** Every migration up to its schema, oldest first. */
  migrations: z.array(z.string()),
})

export type Release = z.infer<typeof releaseSchema>
