import { History, MessageSquarePlus } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'

/** What leads out of a conversation: to another that is kept, to a new one. */
export function ChatBar({ onHistory, onNew }: { onHistory: () => void; onNew: () => void }) {
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-1 py-2 pointer-coarse:[&>*]:min-h-11">
      {/* On a phone the line is for the two ways out, each with its name. */}
      <h1 className="flex items-center px-2 text-sm font-semibold max-sm:sr-only">Chat với cố vấn AI</h1>
      <Button
        variant="ghost"
        size="sm"
        onClick={onHistory}
        aria-haspopup="dialog"
        className="px-2 no-js:hidden sm:ms-auto"
      >
        <History aria-hidden="true" className="size-4" />
        Các cuộc trò chuyện
      </Button>
      <Button variant="ghost" size="sm" onClick={onNew} className="px-2 no-js:hidden max-sm:ms-auto">
        <MessageSquarePlus aria-hidden="true" className="size-4" />
        Cuộc trò chuyện mới
      </Button>
    </div>
  )
}
