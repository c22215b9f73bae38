import terms from '#content/legal/terms.yaml'
import { legalRoute } from './legal-route.server.ts'
import { LegalPage } from './legal-page.tsx'
import { pageMeta } from '#app/edge/page-meta.ts'
import type { Route } from './+types/terms'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.document) : []

export const loader = ({ context }: Route.LoaderArgs) => legalRoute(context, terms)

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
