import type { Note } from '#app/domain/blog/notes/notes.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'

/** The notes beside an article as they stood at a time. */
export type ShownNotes = { list: readonly Note[]; at: number }

/** The link of an article's preview as it stood at a time; `link` is null where there is none, `ends` in ms. */
export type ShownPreview = { link: { path: string; ends: number } | null; at: number }

/**
 * What became of a form beside the article's form, with what it now shows: these forms load nothing else anew, so that
 * what is being typed into the article stays.
 */
export type BesideOutcome = Outcome & { beside: true; notes?: ShownNotes; preview?: ShownPreview }

/** Of what the page knows of a part, what is newest. */
export function newest<Part extends { at: number }>(loaded: Part, ...told: (Part | undefined)[]): Part {
  return told.reduce<Part>((last, part) => (part && part.at > last.at ? part : last), loaded)
}
