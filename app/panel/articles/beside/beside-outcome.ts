import type { PreviewLink } from '#app/domain/blog/editing/preview-links.server.ts'
import type { Note } from '#app/domain/blog/notes/notes.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'

/** The notes beside an article as they stood at a time. */
export type ShownNotes = { list: readonly Note[]; at: number }

/** The links to an article's preview as they stood at a time. */
export type ShownPreviews = { list: readonly (PreviewLink & { path: string })[]; at: number }

/**
 * What became of a form beside the article's form, with what it now shows: these forms load nothing else anew, so that
 * what is being typed into the article stays.
 */
export type BesideOutcome = Outcome & { beside: true; notes?: ShownNotes; previews?: ShownPreviews }

/** Of what the page knows of a part, what is newest. */
export function newest<Part extends { at: number }>(loaded: Part, ...told: (Part | undefined)[]): Part {
  return told.reduce<Part>((last, part) => (part && part.at > last.at ? part : last), loaded)
}
