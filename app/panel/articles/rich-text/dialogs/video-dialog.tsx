import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { videoPlayer } from '#app/domain/blog/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
import { insertBlock } from '../insert.ts'

/** Puts a video of YouTube or Vimeo into the text. */
export function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [error, setError] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const src = videoPlayer(address)
    if (!src) {
      setError(
        say('Enter the address of a YouTube or Vimeo video', {
          vi: 'Bạn nhập địa chỉ một video YouTube hoặc Vimeo nhé',
        }),
      )
      return first.current?.focus()
    }
    onClose()
    // Whoever does not see it is told at least what it is.
    const attrs = { src, title: title.trim() || 'Video', allowfullscreen: '' }
    insertBlock(editor, { type: 'video', attrs })
  }
  return (
    <Dialog open onClose={onClose} title="Video">
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label={say('Address', { vi: 'Địa chỉ' })}
          inputMode="url"
          required
          value={address}
          error={error}
          ref={first}
          placeholder="https://www.youtube.com/watch?v=..."
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <TextField
          label={say('Title (optional)', { vi: 'Tiêu đề (không bắt buộc)' })}
          hint={say('Read out instead of the video', { vi: 'Được đọc lên thay cho video' })}
          lang="vi"
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Button type="submit" className="justify-self-end">
          {say('Insert video', { vi: 'Chèn video' })}
        </Button>
      </form>
    </Dialog>
  )
}
