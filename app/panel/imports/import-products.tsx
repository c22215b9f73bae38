import { ImportScreen } from './import-screen.tsx'
import { answerImportForm, importScreen } from './import-screen.server.ts'
import type { Route } from './+types/import-products'

export const meta = () => [
  { title: 'Import Products | Panel Quản Trị' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const loader = (asked: Route.LoaderArgs) => importScreen(asked, 'products')

export const action = (asked: Route.ActionArgs) => answerImportForm(asked, 'products')

export default function ImportProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportScreen subject="products" state={loaderData} outcome={actionData} />
}
