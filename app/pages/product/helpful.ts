import { redirect } from 'react-router'
import { z } from 'zod'
import { helpfulVotes, voteHelpful } from '#app/domain/catalogue/queries/vote-helpful.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { problem } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Route } from './+types/helpful'

/** One vote a visitor and review, kept for as long as anybody remembers; and no more than a reader gives in an hour. */
const ONCE = { hits: 1, seconds: 365 * 24 * 60 * 60 }
const AN_HOUR = { hits: 60, seconds: 60 * 60 }

const vote = z.object({ review: rowId })

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/products/${params.id}`)

/** Counts a review as helpful: the votes as JSON for the page, the page itself for a plain form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, visitor } = context.get(requestContext)
  const id = rowId.safeParse(params.id)
  const sent = vote.safeParse(Object.fromEntries(await request.formData()))
  const known = id.success && sent.success ? await helpfulVotes(db, id.data, sent.data.review) : null
  if (!id.success || !sent.success || known === null) return problem(404, 'Không có đánh giá này.')
  const { review } = sent.data
  const isNew = await firstVote(db, visitor, review)
  const votes = isNew ? await voteHelpful(db, id.data, review) : known
  if (request.headers.get('accept')?.includes('application/json')) return Response.json({ votes, isNew })
  return redirect(`/products/${id.data}#danh-gia`, 303)
}

async function firstVote(db: RequestContext['db'], visitor: string, review: number): Promise<boolean> {
  try {
    await countHit(db, `helpful:hour:${visitor}`, AN_HOUR)
    await countHit(db, `helpful:${review}:${visitor}`, ONCE)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') return false
    throw error
  }
}
