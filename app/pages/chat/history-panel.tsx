import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import { drop, dropAll, keptConversations, onOtherTab } from './conversation/history.ts'
import type { Kept } from './conversation/kept.ts'

type HistoryPanelProps = {
  /** The conversation on the page. */
  openId: string | null
  onOpen: (id: string) => void
  /** Told that the conversation on the page was taken away. */
  onGone: () => void
  onClose: () => void
}

/** The conversations this browser keeps: open one, take one away or all of them. */
export function HistoryPanel({ openId, onOpen, onGone, onClose }: HistoryPanelProps) {
  const [list, setList] = useState(keptConversations)
  const [removed, setRemoved] = useState<{ title: string; bringBack: () => void } | null>(null)
  const refresh = () => setList(keptConversations())
  useEffect(() => onOtherTab(() => setList(keptConversations())), [])
  const remove = ({ id, title }: Kept) => {
    const bringBack = drop(id)
    setRemoved({ title, bringBack })
    refresh()
    if (id === openId) onGone()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="Lịch sử trò chuyện"
      footer={
        list.length > 0 && (
          <DeleteAll
            count={list.length}
            onConfirm={() => {
              dropAll()
              setRemoved(null)
              refresh()
              onGone()
            }}
          />
        )
      }
    >
      <p className="text-sm text-muted">
        Chỉ lưu trong trình duyệt này, tối đa 20 cuộc gần nhất. Xóa ở đây là mất hẳn.
      </p>
      <div role="status">
        {removed && (
          <p className="mt-3 flex items-center justify-between gap-3 rounded-control bg-sunken py-1 ps-3 pe-1 text-sm">
            <span className="min-w-0 truncate">Đã xóa “{removed.title}”</span>
            <Button
              variant="ghost"
              size="sm"
              className="shrink-0 text-action"
              onClick={() => {
                removed.bringBack()
                setRemoved(null)
                refresh()
              }}
            >
              Hoàn tác
            </Button>
          </p>
        )}
      </div>
      {list.length === 0 ? (
        <p className="py-10 text-center text-muted">Chưa có cuộc trò chuyện nào được lưu.</p>
      ) : (
        <ul className="-mx-2 mt-3 grid gap-1">
          {list.map((kept) => (
            <KeptItem
              key={kept.id}
              kept={kept}
              isOpen={kept.id === openId}
              onOpen={() => onOpen(kept.id)}
              onRemove={() => remove(kept)}
            />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

type KeptItemProps = { kept: Kept; isOpen: boolean; onOpen: () => void; onRemove: () => void }

function KeptItem({ kept, isOpen, onOpen, onRemove }: KeptItemProps) {
  const { title, updatedAt, conversation } = kept
  const questions = conversation.messages.filter(({ from }) => from === 'visitor').length
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isOpen || undefined}
        className="min-h-14 min-w-0 grow rounded-control px-3 py-2 text-start hover:bg-sunken aria-[current]:bg-action-soft"
      >
        <span className="line-clamp-2 font-semibold">{title}</span>
        <span className="text-sm text-muted tabular-nums">
          {isOpen && 'Đang mở · '}
          {formatDateTime(updatedAt)} · {questions} câu hỏi
        </span>
      </button>
      <IconButton label={`Xóa cuộc trò chuyện: ${title}`} onClick={onRemove} className="text-muted">
        <Trash2 aria-hidden="true" className="size-4.5" />
      </IconButton>
    </li>
  )
}

/** Everything goes only on a second press. */
function DeleteAll({ count, onConfirm }: { count: number; onConfirm: () => void }) {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <Button variant="ghost" onClick={() => setAsked(true)} className="text-danger">
        Xóa tất cả
      </Button>
    )
  return (
    <>
      <p role="alert" className="me-auto self-center font-semibold">
        Xóa cả {count} cuộc trò chuyện?
      </p>
      <Button variant="secondary" onClick={() => setAsked(false)}>
        Giữ lại
      </Button>
      <Button variant="danger" onClick={onConfirm}>
        Xóa hết
      </Button>
    </>
  )
}
