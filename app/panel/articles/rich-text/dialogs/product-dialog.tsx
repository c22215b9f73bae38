import type { Editor } from '@tiptap/react'
import { Dialog } from '#app/ui/dialog.tsx'
import { say } from '#app/vietnamese/say.ts'
import { insertBlock } from '../insert.ts'
import { ProductSearch } from './product-search.tsx'

/** Puts the box of a product into the text. */
export function ProductDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={say('Product box', { vi: 'Hộp sản phẩm' })}>
      <ProductSearch
        onPick={({ id }) => {
          onClose()
          insertBlock(editor, { type: 'productBox', attrs: { id } })
        }}
      />
    </Dialog>
  )
}
