import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { ListedGroup } from '#app/domain/catalogue/synonyms/groups.ts'
import { DeleteButton } from '#app/panel/parts/delete-button.tsx'
import { openerOf } from '#app/panel/parts/use-open-form.ts'
import type { OpenForm } from '#app/panel/parts/use-open-form.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { say } from '#app/vietnamese/say.ts'

const ORIGIN = {
  get shipped() {
    return say('Có sẵn', { en: 'Built in' })
  },
  get changed() {
    return say('Đã sửa', { en: 'Edited' })
  },
  get own() {
    return say('Tự thêm', { en: 'Your own' })
  },
} as const

/** Groups of synonyms, each with what it means and where it comes from. */
export function GroupList({
  groups,
  hrefOf,
}: {
  groups: readonly ListedGroup[]
  hrefOf: OpenForm['hrefOf']
}) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {groups.map((group) => (
        <li key={group.key} className="flex items-start gap-2 py-3 ps-4 pe-1">
          <div className="grid min-w-0 grow gap-1">
            <p className="flex flex-wrap items-center gap-2">
              <strong>{group.forms[0]}</strong>
              <Badge tone={group.origin === 'shipped' ? 'neutral' : 'action'}>{ORIGIN[group.origin]}</Badge>
            </p>
            {group.forms.length > 1 && <p>{group.forms.slice(1).join(', ')}</p>}
            <Extra label={say('Hẹp hơn', { en: 'Narrower' })} phrases={group.narrower} />
            <Extra label={say('Ngoại trừ', { en: 'Exceptions' })} phrases={group.except} />
            {group.note && (
              <p className="text-sm text-muted">
                {say('Ghi chú: ', { en: 'Note: ' })}
                {group.note}
              </p>
            )}
          </div>
          <Link
            id={openerOf('edit', group.key)}
            to={hrefOf('edit', group.key)}
            preventScrollReset
            aria-label={say(`Sửa nhóm ${group.forms[0]}`, { en: `Edit the group ${group.forms[0]}` })}
            title={say('Sửa', { en: 'Edit' })}
            className={buttonClass('ghost', 'md', 'shrink-0 px-3')}
          >
            <Pencil aria-hidden="true" className="size-4" />
          </Link>
          {group.origin !== 'shipped' && (
            <DeleteButton
              fields={{ intent: 'delete', key: group.key }}
              label={`${group.origin === 'own' ? say('Xóa nhóm', { en: 'Delete group' }) : say('Đưa về bản có sẵn:', { en: 'Reset to built-in:' })} ${group.forms[0]}`}
              title={
                group.origin === 'own'
                  ? say('Xóa nhóm từ', { en: 'Delete group' })
                  : say('Đưa nhóm về bản có sẵn', { en: 'Reset the group' })
              }
              question={
                group.origin === 'own'
                  ? say(`Tìm kiếm và cố vấn sẽ không còn hiểu các từ của nhóm “${group.forms[0]}”.`, {
                      en: `Search and the advisor will no longer understand the terms of “${group.forms[0]}”.`,
                    })
                  : say(
                      `Những gì biên tập đã sửa ở nhóm “${group.forms[0]}” sẽ bỏ đi. Bạn có thể khôi phục ở cuối trang.`,
                      {
                        en: `What editors changed in “${group.forms[0]}” will be dropped. You can restore it at the end of the page.`,
                      },
                    )
              }
              confirm={group.origin === 'own' ? say('Xóa', { en: 'Delete' }) : say('Đưa về', { en: 'Reset' })}
              cancel={say('Hủy', { en: 'Cancel' })}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function Extra({ label, phrases }: { label: string; phrases: readonly string[] }) {
  if (phrases.length === 0) return null
  return (
    <p className="text-sm text-muted">
      {label}: {phrases.join(', ')}
    </p>
  )
}
