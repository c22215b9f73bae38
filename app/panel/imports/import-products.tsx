import { panelTitle } from '#app/panel/parts/panel-title.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/import-products'
import { answerImportForm, importScreen } from './import-screen.server.ts'
import { ImportScreen } from './import-screen.tsx'

export const meta = () => [
  { title: panelTitle(say('Import Products', { vi: 'Nhập sản phẩm' })) },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const loader = (asked: Route.LoaderArgs) => importScreen(asked, 'products')

export const action = (asked: Route.ActionArgs) => answerImportForm(asked, 'products')

export default function ImportProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportScreen subject="products" state={loaderData} outcome={actionData} />
}
