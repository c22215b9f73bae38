import { useLocation } from 'react-router'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { say } from '#app/vietnamese/say.ts'

/** Leads between whom the newsletter goes to and its issues. */
export function NewsletterTabs() {
  const { pathname } = useLocation()
  return (
    <ViewTabs
      label={say('Bản tin', { en: 'Newsletter' })}
      views={[
        { value: '/admin/newsletter', label: say('Người nhận', { en: 'Recipients' }) },
        { value: '/admin/newsletter/issues', label: say('Các số', { en: 'Issues' }) },
      ]}
      current={pathname}
      href={(path) => path}
    />
  )
}
