import { BackToTop } from '#app/ui/back-to-top.tsx'
import { Container } from '#app/ui/container.tsx'
import { PROSE_STYLES } from '#app/ui/prose-styles.ts'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { Figures, ProductCards, Reading, States } from './cards.tsx'
import { Buttons, Fields, Marks, Overlays } from './controls.tsx'
import { Illustrations } from './illustrations.tsx'

/** The design system on one page, for those who build the site: outside production only. */
export function loader() {
  if (import.meta.env.PROD) throw new Response(null, { status: 404 })
  return null
}

export const links = () => [PROSE_STYLES]

export function meta() {
  return [{ title: 'Hệ thiết kế' }, { name: 'robots', content: 'noindex' }]
}

export default function DesignSystem() {
  return (
    <Container className="py-8">
      <div className="mb-8 flex items-center justify-between gap-4">
        <h1 className="text-4xl font-bold">Hệ thiết kế</h1>
        <ThemeSwitch name="theme" />
      </div>
      <ProductCards />
      <Buttons />
      <Fields />
      <Marks />
      <Figures />
      <Overlays />
      <Reading />
      <States />
      <Illustrations />
      <BackToTop />
    </Container>
  )
}
