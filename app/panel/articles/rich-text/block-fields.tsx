import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { linkAddress } from '#app/domain/blog/addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { CompactSelect } from '#app/ui/select.tsx'
import { say } from '#app/vietnamese/say.ts'
import type { Insertion } from './block-tools.ts'

type Fields = { editor: Editor; attrs: Readonly<Record<string, unknown>>; onOpen: (what: Insertion) => void }

/** The blocks that have something to be set, by their node. */
export const BLOCK_FIELDS: Readonly<Record<string, (fields: Fields) => React.ReactNode>> = {
  codeBlock: LanguageField,
  callout: KindField,
  linkButton: ButtonAddress,
  video: VideoTitle,
  footnote: ({ onOpen }) => (
    <Again words={say('Edit footnote', { vi: 'Sửa chú thích' })} onPress={() => onOpen('footnote')} />
  ),
  comparison: ({ onOpen }) => (
    <Again words={say('Choose products', { vi: 'Chọn sản phẩm' })} onPress={() => onOpen('comparison')} />
  ),
}

const LANGUAGES = 'bash c cpp css html java js json kotlin php python sql swift ts xml yaml'.split(' ')

function LanguageField({ editor, attrs }: Fields) {
  const language = typeof attrs['language'] === 'string' ? attrs['language'] : ''
  const known = language === '' || LANGUAGES.includes(language) ? LANGUAGES : [language, ...LANGUAGES]
  return (
    <CompactSelect
      label={say('Language of the code', { vi: 'Ngôn ngữ của đoạn mã' })}
      value={language}
      options={[
        { value: '', label: say('Plain text', { vi: 'Chữ thường' }) },
        ...known.map((value) => ({ value, label: value })),
      ]}
      onChange={({ currentTarget }) =>
        editor.commands.updateAttributes('codeBlock', { language: currentTarget.value || null })
      }
    />
  )
}

function KindField({ editor, attrs }: Fields) {
  return (
    <CompactSelect
      label={say('Sort of callout', { vi: 'Kiểu khung' })}
      value={String(attrs['kind'])}
      options={[
        { value: 'note', label: say('Note', { vi: 'Lưu ý' }) },
        { value: 'tip', label: say('Tip', { vi: 'Mẹo' }) },
        { value: 'warning', label: say('Warning', { vi: 'Cảnh báo' }) },
      ]}
      onChange={({ currentTarget }) =>
        editor.commands.updateAttributes('callout', { kind: currentTarget.value })
      }
    />
  )
}

/** What is typed is kept as soon as it is an address. */
function ButtonAddress({ editor, attrs }: Fields) {
  const id = useId()
  const href = String(attrs['href'])
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? href
  return (
    <>
      <label htmlFor={id} className="text-sm font-semibold">
        {say('Address of the button', { vi: 'Địa chỉ của nút' })}
      </label>
      <input
        id={id}
        inputMode="url"
        value={shown}
        aria-invalid={linkAddress(shown) === null || undefined}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const address = linkAddress(value)
          if (address) editor.commands.updateAttributes('linkButton', { href: address })
        }}
        className="control min-h-11 w-auto min-w-48 grow"
      />
    </>
  )
}

function VideoTitle({ editor, attrs }: Fields) {
  const id = useId()
  const title = typeof attrs['title'] === 'string' ? attrs['title'] : ''
  return (
    <>
      <label htmlFor={id} className="text-sm font-semibold">
        {say('Title of the video', { vi: 'Tiêu đề video' })}
      </label>
      <input
        id={id}
        lang="vi"
        value={title}
        maxLength={300}
        aria-invalid={title.trim() === '' || undefined}
        placeholder={say('What it shows, read out instead of it', {
          vi: 'Video cho thấy gì, được đọc lên thay cho video',
        })}
        onChange={({ currentTarget }) =>
          editor.commands.updateAttributes('video', { title: currentTarget.value })
        }
        className="control min-h-11 w-auto min-w-48 grow"
      />
    </>
  )
}

const Again = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <Button variant="secondary" size="sm" onClick={onPress}>
    {words}
  </Button>
)
