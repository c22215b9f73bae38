import type { Route } from './+types/product-changes'
import { answerChangesForm, changesScreen } from './changes-screen.server.ts'
import { changesMeta, ChangesScreen } from './changes-screen.tsx'

export const meta = () => changesMeta('product-changes')

export const loader = (asked: Route.LoaderArgs) => changesScreen(asked, 'product-changes')

export const action = (asked: Route.ActionArgs) => answerChangesForm(asked, 'product-changes')

export default function ProductChangesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangesScreen subject="product-changes" {...loaderData} outcome={actionData} />
}
