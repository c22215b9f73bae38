import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/import-articles'
import { answerImportForm, importScreen } from './import-screen.server.ts'
import { ImportScreen } from './import-screen.tsx'

export const meta = () => [
  { title: panelTitle(say('Import Articles', { vi: 'Nhập bài viết' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const loader = (asked: Route.LoaderArgs) => importScreen(asked, 'articles')

export const action = (asked: Route.ActionArgs) => answerImportForm(asked, 'articles')

export default function ImportArticlesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportScreen subject="articles" state={loaderData} outcome={actionData} />
}
