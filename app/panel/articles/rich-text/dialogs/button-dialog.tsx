import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { linkAddress } from '#app/domain/blog/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { say } from '#app/vietnamese/say.ts'
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
        ...(text
          ? {}
          : {
              words: say('Say what happens when it is pressed', {
                vi: 'Bạn ghi bấm vào thì điều gì xảy ra nhé',
              }),
            }),
        ...(href
          ? {}
          : {
              address: say('Enter an https address or a path of this site', {
                vi: 'Bạn nhập một địa chỉ https hoặc đường dẫn của trang này nhé',
              }),
            }),
      })
    onClose()
    insertBlock(editor, { type: 'linkButton', attrs: { href }, content: [{ type: 'text', text }] })
  }
  return (
    <Dialog open onClose={onClose} title={say('Button', { vi: 'Nút bấm' })}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label={say('Words', { vi: 'Chữ trên nút' })}
          lang="vi"
          value={words}
          error={errors.words}
          ref={first}
          placeholder={say('Xem giá hôm nay', { en: 'See today’s price' })}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <TextField
          label={say('Address', { vi: 'Địa chỉ' })}
          inputMode="url"
          value={address}
          error={errors.address}
          placeholder={say('https://... or /products/12', { vi: 'https://... hoặc /products/12' })}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Button type="submit" className="justify-self-end">
          {say('Insert button', { vi: 'Chèn nút' })}
        </Button>
      </form>
    </Dialog>
  )
}
