import { pageMeta } from '#app/edge/page-meta.ts'
import { PROSE_STYLES } from '#app/ui/prose-styles.ts'
import type { Route } from './+types/ranking'
import { LegalPage } from './legal-page.tsx'
import { legalRoute } from './legal-route.server.ts'
import { RANKING } from './ranking-document.ts'

export const links: Route.LinksFunction = () => [PROSE_STYLES]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.document) : []

export const loader = ({ context }: Route.LoaderArgs) => legalRoute(context, RANKING)

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
