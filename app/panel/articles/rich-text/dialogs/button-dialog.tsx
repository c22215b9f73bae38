import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { linkAddress } from '#app/domain/blog/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { insertBlock } from '../insert.ts'

/** Puts a link that looks like a button into the text. */
export function ButtonDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const [words, setWords] = useState('')
  const [address, setAddress] = useState('')
  const [errors, setErrors] = useState<{ words?: string; address?: string }>({})
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const href = linkAddress(address)
    const text = words.trim()
    if (!href || !text)
      return setErrors({
        ...(text ? {} : { words: 'Say what happens when it is pressed' }),
        ...(href ? {} : { address: 'Enter an https address or a path of this site' }),
      })
    onClose()
    insertBlock(editor, { type: 'linkButton', attrs: { href }, content: [{ type: 'text', text }] })
  }
  return (
    <Dialog open onClose={onClose} title="Button">
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label="Words"
          lang="vi"
          value={words}
          error={errors.words}
          ref={first}
          placeholder="Xem giá hôm nay"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <TextField
          label="Address"
          inputMode="url"
          value={address}
          error={errors.address}
          placeholder="https://... or /products/12"
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Button type="submit" className="justify-self-end">
          Insert button
        </Button>
      </form>
    </Dialog>
  )
}
