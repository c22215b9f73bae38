import { useLocation } from 'react-router'
import { ViewTabs } from '#app/panel/parts/view-tabs.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

/** How much there is on each screen. */
export type TeachCounts = Record<'questions' | 'pins' | 'facts', number>

/** Leads between the screens on which editors teach the advisor, the list first. */
export function TeachTabs({ counts: { questions, pins, facts } }: { counts: TeachCounts }) {
  const { pathname } = useLocation()
  const counted = (label: string, count: number) => `${label} (${formatNumber(count)})`
  return (
    <ViewTabs
      label={say('Dạy cố vấn', { en: 'Teach the advisor' })}
      views={[
        {
          value: '/admin/teach',
          label: counted(say('Câu cần dạy', { en: 'Questions to teach' }), questions),
        },
        {
          value: '/admin/teach/pins',
          label: counted(say('Câu trả lời đã ghim', { en: 'Pinned answers' }), pins),
        },
        { value: '/admin/teach/facts', label: counted(say('Dữ kiện đã viết', { en: 'Facts' }), facts) },
      ]}
      current={pathname}
      href={(path) => path}
    />
  )
}
