import type { Notes } from '#app/platform/changed/changed-since.server.ts'

/** Where the last change of each product is noted. */
export const PRODUCT_NOTES: Notes = { table: 'product_changes', id: 'product_id' }
