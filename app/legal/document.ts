/**
 * A page of terms or promises. `[text](/path)` in a text is a link within the site; `{lien-he}` in it becomes the site's
 * address for mail where it has one, and the contact page where not.
 */
export type LegalDocument = {
  path: string
  title: string
  description: string
  /** In one breath, for those who read no further. */
  summary: string
  /** YYYY-MM-DD: since when it holds, and when it last changed. */
  effectiveOn: string
  updatedOn: string
  sections: readonly LegalSection[]
}

export type LegalSection = { id: string; title: string; parts: readonly LegalPart[] }

/** A paragraph, a list, or a table with its head first. */
export type LegalPart = string | { list: readonly string[] } | { table: readonly (readonly string[])[] }
