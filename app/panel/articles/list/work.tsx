import { ARTICLES_PATH, FIRST_STATE, listPath } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleListState } from '#app/domain/blog/editing/list-state.ts'
import type { ArticleWork } from '#app/domain/blog/queries/articles-for-editors.server.ts'
import { WorkChips } from '#app/panel/parts/work-chips.tsx'
import { noun, say } from '#app/vietnamese/say.ts'

/** The articles that are not out yet or lack something. */
export function OpenWork({ work, state }: { work: ArticleWork; state: ArticleListState }) {
  const { draft, scheduled } = work
  const only = (change: Partial<ArticleListState>) => listPath(FIRST_STATE, change)
  return (
    <WorkChips
      label={say('Needs work', { vi: 'Việc cần làm' })}
      current={listPath(state)}
      whole={ARTICLES_PATH}
      works={[
        {
          label: say(noun(draft, 'draft'), { vi: 'bản nháp' }),
          count: draft,
          to: only({ status: 'draft' }),
        },
        {
          label: say('scheduled', { vi: 'đã hẹn giờ' }),
          count: scheduled,
          to: only({ status: 'scheduled' }),
        },
        {
          label: say('no picture', { vi: 'chưa có ảnh bìa' }),
          count: work['no-picture'],
          to: only({ kind: 'no-picture' }),
        },
        {
          label: say('no excerpt', { vi: 'chưa có tóm tắt' }),
          count: work['no-excerpt'],
          to: only({ kind: 'no-excerpt' }),
        },
      ]}
      none={say('No drafts, nothing scheduled; every article has its picture and excerpt.', {
        vi: 'Không còn bản nháp hay bài hẹn giờ; bài nào cũng có ảnh bìa và tóm tắt.',
      })}
    />
  )
}
