import { redirect } from 'react-router'
import { nextPath } from '#app/domain/account/next-path.ts'
import { keepPanelLanguage } from '#app/domain/account/queries/people.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { isLanguage } from '#app/edge/panel-language.ts'
import type { Route } from './+types/language'

/** Keeps the language that somebody wants the panel in, and goes back to where they were; anything else is as each screen is. */
export async function action(asked: Route.ActionArgs) {
  const { id } = await requireStaff(asked, 'dashboard')
  const form = await asked.request.formData()
  const language = form.get('language')
  const back = form.get('back')
  await keepPanelLanguage(asked.context.get(requestContext).db, id, isLanguage(language) ? language : null)
  return redirect(nextPath(typeof back === 'string' ? back : '/admin'), 303)
}
