import { z } from 'zod'

const line = (most: number) => z.string().trim().min(1).max(most)

/** The showcase of a brand's page: what editors write beside what the catalogue knows. Every part may be left out. */
export const brandSections = z.strictObject({
  /** What its machines' technologies are for; `search` is what finds the machines that have one. */
  technologies: z
    .array(z.strictObject({ name: line(60), text: line(400), search: line(60).optional() }))
    .max(8)
    .default([]),
  /** Four reasons for or against it. */
  reasons: z
    .array(z.strictObject({ title: line(60), text: line(300) }))
    .max(4)
    .default([]),
  story: z
    .strictObject({
      text: line(1500),
      milestones: z
        .array(z.strictObject({ year: z.number().int().min(1600).max(2100), text: line(200) }))
        .max(12)
        .default([]),
    })
    .optional(),
})
