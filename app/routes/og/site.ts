import { drawCard } from '#app/sharing-pictures/card.server.ts'
import { pictureResponse } from '#app/sharing-pictures/picture-response.server.ts'
import { siteCard } from '#app/sharing-pictures/cards.server.ts'
import type { Route } from './+types/site'

/** What other sites show beside a link to a page without a picture of its own. */
export function loader({ request }: Route.LoaderArgs) {
  return pictureResponse(drawCard(siteCard), request)
}
