import { z } from 'zod'
import { ROLES } from './roles.ts'
import { emailInput } from './schema.ts'

const id = z.string().min(1).max(100)

/** What the screen of the accounts may ask for. */
export const peopleForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('role'),
    id,
    role: z.enum([...ROLES, 'none']).transform((role) => (role === 'none' ? null : role)),
  }),
  z.object({ intent: z.literal('end-sessions'), id }),
  z.object({ intent: z.literal('disable'), id }),
  z.object({ intent: z.literal('enable'), id }),
  z.object({ intent: z.literal('delete'), id }),
  z.object({ intent: z.literal('invite'), email: emailInput, role: z.enum(ROLES) }),
  z.object({ intent: z.literal('invite-again'), email: emailInput }),
  z.object({ intent: z.literal('take-back'), email: emailInput }),
])

/** The list's address; what makes no sense counts as left out. */
export const peopleQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  nhom: z.enum(['all', 'staff', 'readers']).catch('all'),
  trang: z.coerce.number().int().min(1).max(100_000).catch(1),
})
