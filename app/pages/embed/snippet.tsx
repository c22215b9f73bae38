import { Copy } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { copyLink } from '#app/ui/copy-link.ts'

type SnippetProps = {
  /** What it is, for the name of the button that copies it. */
  name: string
  code: string
}

/** A piece of code to take along; it wraps, so that all of it is seen. Without a script it is marked and copied by hand. */
export function Snippet({ name, code }: SnippetProps) {
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-line bg-sunken p-4">
      <pre className="text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{code}</code>
      </pre>
      <Button
        variant="secondary"
        className="justify-self-start no-js:hidden print:hidden"
        onClick={() =>
          void copyLink(code, {
            done: { title: 'Đã sao chép', description: 'Bạn dán mã vào trang của mình nhé.' },
            failed: {
              title: 'Không sao chép được',
              description: 'Bạn bôi đen đoạn mã rồi sao chép giúp nhé.',
            },
          })
        }
      >
        <Copy aria-hidden="true" className="size-5" />
        Sao chép
        <span className="sr-only">{name}</span>
      </Button>
    </div>
  )
}
