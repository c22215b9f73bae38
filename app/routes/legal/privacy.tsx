import privacy from '#content/legal/privacy.yaml'
import { legalRoute } from '#app/legal/legal-route.server.ts'
import { LegalPage } from '#app/legal/legal-page.tsx'
import { pageMeta } from '#app/page-meta.ts'
import type { Route } from './+types/privacy'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, loaderData.document) : []

export const loader = ({ context }: Route.LoaderArgs) => legalRoute(context, privacy)

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />
}
