import { ownData } from '#app/domain/account/queries/own-data.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requirePerson } from '#app/edge/guard.server.ts'
import type { Route } from './+types/own-data'

/** Everything kept about the signed-in person, as a file. */
export async function loader(asked: Route.LoaderArgs) {
  const { id } = await requirePerson(asked)
  const data = await ownData(asked.context.get(requestContext).db, id)
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="chon-may-du-lieu-cua-toi.json"',
    },
  })
}
