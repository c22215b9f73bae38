import { redirect } from 'react-router'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerApi, answerInEnglish } from '#app/edge/problem.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { addPicture, forBrowser } from '#app/platform/media/add-picture.server.ts'
import { readUpload } from '#app/platform/media/read-upload.server.ts'
import type { Route } from './+types/upload'

/** Pictures one person may send. */
const UPLOADS_AN_HOUR = { hits: 300, seconds: 60 * 60 }

/** Takes one picture: JSON for our scripts, back to the library for a plain form. */
export async function action(asked: Route.ActionArgs) {
  const { id: by } = await requireStaff(asked, 'media')
  const { request, context } = asked
  const { db, media, signal } = context.get(requestContext)
  // Our dialog says which language the form is in that it stands in.
  const answer = request.headers.get('accept-language') === 'en' ? answerInEnglish : answerApi
  return answer(async () => {
    await countHit(db, `upload:${by}`, UPLOADS_AN_HOUR)
    const upload = await readUpload(request)
    const { picture, isNew } = await addPicture(
      {
        db,
        store: media,
        signal,
        by,
        record: (tx, { id, alt, url }) =>
          recordChange(tx, {
            actorId: by,
            action: 'create',
            entity: 'media',
            entityId: id,
            detail: { alt, url },
          }),
      },
      upload,
    )
    if (request.headers.get('accept')?.includes('text/html')) return redirect('/admin/media', 303)
    // The words just typed are meant for this place, also where the library knows the picture by others.
    return Response.json({ ...forBrowser(picture), alt: upload.alt }, { status: isNew ? 201 : 200 })
  })
}
