import { ArrowLeft, History, MessageSquarePlus } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'

type ChatBarProps = {
  /** Something was asked: there is something to leave for a new conversation. */
  begun: boolean
  onHistory: () => void
  onNew: () => void
}

/** What leads out of a conversation: home, to another that is kept, to a new one. */
export function ChatBar({ begun, onHistory, onNew }: ChatBarProps) {
  return (
    <div className="chat-bar">
      <h1 className="sr-only">Chat với cố vấn AI</h1>
      <Button asChild variant="ghost" size="sm">
        <Link to="/">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {/* On a phone the line is for the ways on, each with its name. */}
          <span className="max-sm:sr-only">Về trang chủ</span>
        </Link>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        onClick={onHistory}
        aria-haspopup="dialog"
        className="ms-auto no-js:hidden"
      >
        <History aria-hidden="true" className="size-4" />
        <span>
          Lịch sử<span className="max-sm:sr-only"> trò chuyện</span>
        </span>
      </Button>
      {begun && (
        <Button variant="ghost" size="sm" onClick={onNew} className="no-js:hidden">
          <MessageSquarePlus aria-hidden="true" className="size-4" />
          <span>
            <span className="max-sm:sr-only">Cuộc </span>
            <span className="max-sm:inline-block max-sm:first-letter:uppercase">trò chuyện mới</span>
          </span>
        </Button>
      )}
    </div>
  )
}
