import { redirect } from 'react-router'

/** Leads to where something stands now, for good (301). Browsers ask again all the same: an editor may move it once more. */
export const movedTo = (path: string): Response =>
  redirect(path, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
