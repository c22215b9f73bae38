import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { linkAddress } from '#app/domain/blog/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { ArticleSearch } from './article-search.tsx'

/** Where the selected words lead. Without a selection the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const before = editor.getAttributes('link') as { href?: string; title?: string | null }
  const [href, setHref] = useState(before.href ?? '')
  const [title, setTitle] = useState(before.title ?? '')
  const [error, setError] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const address = linkAddress(href)
    if (!address)
      return setError(
        say('Enter an https address, a path of this site, a mail address or a phone number', {
          vi: 'Bạn nhập địa chỉ https, đường dẫn của trang này, địa chỉ email hoặc số điện thoại nhé',
        }),
      )
    const attributes = { href: address, title: title.trim() || null }
    onClose()
    if (editor.state.selection.empty && !before.href) {
      const marks = [{ type: 'link', attrs: attributes }]
      editor.chain().focus().insertContent({ type: 'text', text: href.trim(), marks }).run()
    } else editor.chain().focus().extendMarkRange('link').setLink(attributes).run()
  }
  return (
    <Dialog open onClose={onClose} title={say('Link', { vi: 'Liên kết' })}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label={say('Address', { vi: 'Địa chỉ' })}
          type="text"
          inputMode="url"
          value={href}
          error={error}
          placeholder={say('https://... or /products/12', { vi: 'https://... hoặc /products/12' })}
          ref={first}
          onChange={({ currentTarget }) => setHref(currentTarget.value)}
        />
        <ArticleSearch
          onPick={(path) => {
            setHref(path)
            setError('')
            first.current?.focus()
          }}
        />
        <TextField
          label={say('Title (optional)', { vi: 'Tiêu đề (không bắt buộc)' })}
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {before.href && (
            <Button
              variant="secondary"
              onClick={() => {
                onClose()
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
              }}
            >
              {say('Remove link', { vi: 'Bỏ liên kết' })}
            </Button>
          )}
          <Button type="submit">{say('Save link', { vi: 'Lưu liên kết' })}</Button>
        </div>
      </form>
    </Dialog>
  )
}
