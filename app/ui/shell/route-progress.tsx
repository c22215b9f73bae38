import { useNavigation } from 'react-router'
import { say } from '#app/vietnamese/say.ts'

/** A thin line at the top while the next page is on its way. */
export function RouteProgress() {
  const navigation = useNavigation()
  if (navigation.state === 'idle') return null
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="h-full origin-left animate-progress bg-action" />
      <span className="sr-only">{say('Đang tải...', { en: 'Loading...' })}</span>
    </output>
  )
}
