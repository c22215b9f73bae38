import { questionsQuery } from '#app/domain/advisor/api-schema.ts'
import { askedQuestions, isQuestionKey } from '#app/domain/advisor/queries/questions.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { listAnswer } from '#app/edge/list-answer.ts'
import { answerApi, parseQuery } from '#app/edge/problem.ts'
import { badCursor, paginationOf, readCursor, writeCursor } from '#app/platform/paging/paging.server.ts'
import type { Route } from './+types/questions'

export function loader({ request, context }: Route.LoaderArgs) {
  return answerApi(async () => {
    const { sort, cursor, ...paged } = parseQuery(questionsQuery, request)
    const order = { sortBy: sort, sortOrder: 'desc' }
    const after = readCursor(cursor, order)
    if (after && !(isQuestionKey(after.key) && isRowId(after.id))) throw badCursor()
    const { db } = context.get(requestContext)
    const { questions, total, last } = await askedQuestions(db, { sort, ...paged, after })
    const nextCursor = last && writeCursor(order, last)
    const pagination = paginationOf({ ...paged, total, after }, { hasNext: last !== null, nextCursor })
    return listAnswer(request, { questions, pagination })
  })
}

const isRowId = (id: number) => id > 0 && id <= 2_147_483_647
