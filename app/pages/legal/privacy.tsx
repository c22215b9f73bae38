import { pageMeta } from '#app/edge/page-meta.ts'
import { PROSE_STYLES } from '#app/ui/prose-styles.ts'
import privacy from '#content/legal/privacy.yaml'
import type { Route } from './+types/privacy'
import { LegalPage } from './legal-page.tsx'
import { legalRoute } from './legal-route.server.ts'

export const links: Route.LinksFunction = () => [PROSE_STYLES]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.document) : []

export const loader = ({ context }: Route.LoaderArgs) => legalRoute(context, privacy)

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
