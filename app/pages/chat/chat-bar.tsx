import { History, MessageSquarePlus } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'

/** What leads out of a conversation: to another that is kept, to a new one. */
export function ChatBar({ onHistory, onNew }: { onHistory: () => void; onNew: () => void }) {
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-1 py-2 pointer-coarse:[&>*]:min-h-11">
      <h1 className="flex items-center px-2 text-sm font-semibold">Chat với cố vấn AI</h1>
      <Button
        variant="ghost"
        size="sm"
        onClick={onHistory}
        aria-haspopup="dialog"
        className="ms-auto px-2 no-js:hidden"
      >
        <History aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Các cuộc trò chuyện</span>
      </Button>
      <Button variant="ghost" size="sm" onClick={onNew} className="px-2 no-js:hidden">
        <MessageSquarePlus aria-hidden="true" className="size-4 max-sm:hidden" />
        Cuộc trò chuyện mới
      </Button>
    </div>
  )
}
