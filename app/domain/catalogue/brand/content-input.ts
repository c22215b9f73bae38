import { z } from 'zod'
import { say } from '#app/vietnamese/say.ts'
import { brandSections } from './brand-content.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: () => say(`Nhiều nhất ${most} ký tự.`, { en: `${most} characters at most.` }) })
const needed = (most: number, missing: () => string) => text(most).min(1, { error: missing })

/** What editors type for a brand's page, as their form sends it; its limits are those of `brandSections`. */
export const brandContentInput = z
  .object({
    tagline: text(120),
    description: text(1000),
    story: text(1500),
    highlights: z
      .array(z.object({ text: needed(120, () => say('Bạn nhập một câu nhé.', { en: 'Enter a sentence.' })) }))
      .max(4)
      .default([]),
    technologies: z
      .array(
        z.object({
          name: needed(60, () => say('Bạn nhập tên công nghệ nhé.', { en: 'Enter the technology’s name.' })),
          text: needed(400, () =>
            say('Bạn nói công nghệ này để làm gì nhé.', { en: 'Say what this technology is for.' }),
          ),
          search: text(60).default(''),
        }),
      )
      .max(8)
      .default([]),
    reasons: z
      .array(
        z.object({
          title: needed(60, () => say('Bạn nhập tiêu đề nhé.', { en: 'Enter a title.' })),
          text: needed(300, () => say('Bạn viết một hai câu nhé.', { en: 'Write one or two sentences.' })),
        }),
      )
      .max(4)
      .default([]),
    milestones: z
      .array(
        z.object({
          year: z.coerce
            .number({ error: () => say('Năm gồm bốn chữ số.', { en: 'A year has four digits.' }) })
            .int({ error: () => say('Năm gồm bốn chữ số.', { en: 'A year has four digits.' }) })
            .min(1600, { error: () => say('Năm gồm bốn chữ số.', { en: 'A year has four digits.' }) })
            .max(2100, { error: () => say('Năm gồm bốn chữ số.', { en: 'A year has four digits.' }) }),
          text: needed(200, () =>
            say('Bạn nhập chuyện của năm ấy nhé.', { en: 'Say what happened that year.' }),
          ),
        }),
      )
      .max(12)
      .default([]),
  })
  .refine(({ story, milestones }) => milestones.length === 0 || story !== '', {
    path: ['story'],
    error: () =>
      say('Các mốc đứng dưới câu chuyện, bạn viết vài câu trước nhé.', {
        en: 'Milestones stand below the story. Write a few sentences of it first.',
      }),
  })

/** What is kept of a brand's page. */
export type BrandContent = {
  tagline: string | null
  description: string | null
  highlights: string[]
  sections: z.infer<typeof brandSections>
}

/** What was typed, as it is kept; null where nothing was. */
export function storedContent(input: z.infer<typeof brandContentInput>): BrandContent | null {
  const { tagline, description, story, highlights, technologies, reasons, milestones } = input
  const lines = [highlights, technologies, reasons, milestones]
  if (tagline + description + story === '' && lines.every((list) => list.length === 0)) return null
  return {
    tagline: tagline || null,
    description: description || null,
    highlights: highlights.map((highlight) => highlight.text),
    sections: brandSections.parse({
      technologies: technologies.map(({ search, ...rest }) => (search ? { ...rest, search } : rest)),
      reasons,
      ...(story ? { story: { text: story, milestones } } : {}),
    }),
  }
}

type Row = Record<string, string>

/** What is kept, as the form shows it. */
export function typedContent(content: BrandContent | null): {
  fields: Row
  lists: Record<'highlights' | 'technologies' | 'reasons' | 'milestones', Row[]>
} {
  const { technologies = [], reasons = [], story } = content?.sections ?? {}
  return {
    fields: {
      tagline: content?.tagline ?? '',
      description: content?.description ?? '',
      story: story?.text ?? '',
    },
    lists: {
      highlights: (content?.highlights ?? []).map((line) => ({ text: line })),
      technologies: technologies.map(({ name, text: about, search = '' }) => ({ name, text: about, search })),
      reasons: reasons.map(({ title, text: why }) => ({ title, text: why })),
      milestones: (story?.milestones ?? []).map(({ year, text: what }) => ({
        year: String(year),
        text: what,
      })),
    },
  }
}
