import type { Route } from './+types/article-changes'
import { answerChangesForm, changesScreen } from './changes-screen.server.ts'
import { changesMeta, ChangesScreen } from './changes-screen.tsx'

export const meta = () => changesMeta('article-changes')

export const loader = (asked: Route.LoaderArgs) => changesScreen(asked, 'article-changes')

export const action = (asked: Route.ActionArgs) => answerChangesForm(asked, 'article-changes')

export default function ArticleChangesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ChangesScreen subject="article-changes" {...loaderData} outcome={actionData} />
}
