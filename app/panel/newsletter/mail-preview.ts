import { contentOf, getIssue } from '#app/domain/newsletter/issues.server.ts'
import { renderIssue } from '#app/domain/newsletter/render-issue.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Route } from './+types/mail-preview'
import { testFrame } from './issue-forms.server.ts'

const KINDS = new Map([
  ['thu.html', { part: 'html', type: 'text/html' }],
  ['thu.txt', { part: 'text', type: 'text/plain' }],
] as const)

/** An issue as it stands now, as its mail is: HTML or plain text. */
export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'newsletter')
  const context = asked.context.get(requestContext)
  const id = rowId.safeParse(asked.params.id)
  const issue = id.success ? await getIssue(context.db, id.data) : null
  const kind = new Map<string, { part: 'html' | 'text'; type: string }>(KINDS).get(asked.params.mail)
  if (!issue || !kind) throw new Response(null, { status: 404 })
  const mail = renderIssue(await contentOf(context.db, issue), testFrame(context))
  // Pictures of the mail stand at the site's address, which may be another than the one that is asked here.
  const shown = mail[kind.part].replaceAll(`src="${context.siteUrl}/`, 'src="/')
  return new Response(shown, { headers: { 'Content-Type': `${kind.type}; charset=utf-8` } })
}
