import { Form, redirect } from 'react-router'
import { hashInvitationToken } from '#app/domain/account/invitation-token.ts'
import { invitationByToken, takeUpInvitation } from '#app/domain/account/queries/invitations.server.ts'
import { tokenInput } from '#app/domain/account/schema.ts'
import { TEXT } from '#app/domain/account/text.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requirePerson } from '#app/edge/guard.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { useSite } from '#app/edge/use-site.ts'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/invitation'
import { AuthFrame } from './auth-frame.tsx'

const TITLE = 'Lời mời quản trị'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: TITLE, description: TITLE, path: '/tai-khoan/loi-moi', index: false })
}

const tokenOf = (request: Request) =>
  tokenInput.safeParse(new URL(request.url).searchParams.get('token')).data

/** Who is signed in decides whether the invitation is theirs; whoever is not is asked to sign in and comes back. */
export async function loader(asked: Route.LoaderArgs) {
  const { email } = await requirePerson(asked)
  const token = tokenOf(asked.request)
  const { db } = asked.context.get(requestContext)
  const invitation = token ? await invitationByToken(db, hashInvitationToken(token)) : null
  return { email, role: invitation?.email === email ? invitation.role : null, isOver: invitation === null }
}

export async function action(asked: Route.ActionArgs) {
  const { id: userId } = await requirePerson(asked)
  const token = tokenOf(asked.request)
  const { db } = asked.context.get(requestContext)
  const role = token ? await takeUpInvitation(db, { tokenHash: hashInvitationToken(token), userId }) : null
  return role ? redirect('/admin', 303) : null
}

export default function InvitationPage({ loaderData: { email, role, isOver } }: Route.ComponentProps) {
  const { email: contact } = useSite().contact
  return (
    <AuthFrame title={TITLE} contact={contact}>
      {role ? (
        <Form method="post" className="grid gap-4">
          <p>
            Bạn đang đăng nhập với <strong className="break-all">{email}</strong> và được mời làm{' '}
            <strong>{role}</strong>.
          </p>
          <Button type="submit">Nhận lời mời</Button>
        </Form>
      ) : (
        <p>
          {isOver
            ? TEXT.linkOver
            : `Lời mời này dành cho một email khác. Bạn đang đăng nhập với ${email}; hãy đăng nhập bằng email nhận được thư.`}
        </p>
      )}
    </AuthFrame>
  )
}
