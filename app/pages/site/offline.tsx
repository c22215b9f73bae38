import { WifiOff } from 'lucide-react'
import { plainTitle } from '#app/edge/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PROSE_STYLES } from '#app/ui/prose-styles.ts'
import { Prose } from '#app/ui/prose.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import type { Route } from './+types/offline'

export const links: Route.LinksFunction = () => [PROSE_STYLES]

export const meta: Route.MetaFunction = ({ matches }) => [
  plainTitle(matches, 'Đang ngoại tuyến'),
  { name: 'robots', content: 'noindex' },
]

/** Kept by the service worker (public/sw.js), which writes the articles that can still be read into the empty part. */
export default function OfflinePage() {
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        icon={<WifiOff aria-hidden="true" />}
        title="Bạn đang ngoại tuyến"
        text="Trang này cần có mạng. Khi có mạng trở lại, bạn tải lại trang nhé."
        actions={
          <form>
            <Button type="submit">Tải lại</Button>
          </form>
        }
      />
      <Prose className="mx-auto">
        <div id="da-doc" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </Prose>
    </Container>
  )
}
