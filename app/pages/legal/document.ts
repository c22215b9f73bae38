import type { output } from 'zod'
import type { legalFile } from '#content/shapes.ts'

/** A page of terms or promises. */
export type LegalDocument = output<typeof legalFile>

/** A paragraph, a list, or a table with its head first. */
export type LegalPart = LegalDocument['sections'][number]['parts'][number]
