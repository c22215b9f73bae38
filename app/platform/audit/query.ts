import { z } from 'zod'

const word = z
  .string()
  .regex(/^[a-z-]{1,40}$/)
  .optional()
  .catch(undefined)
const day = z.iso.date().optional().catch(undefined)

/** What of the log is asked for; what makes no sense counts as left out. Days are Vietnam's. */
export const auditQuery = z.object({
  nguoi: z.string().trim().max(200).catch(''),
  loai: word,
  tu: day,
  den: day,
  trang: z.coerce.number().int().min(1).max(100_000).catch(1),
})

export type AuditQuery = z.infer<typeof auditQuery>
