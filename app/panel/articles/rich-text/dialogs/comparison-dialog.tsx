import type { Editor } from '@tiptap/react'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { say } from '#app/vietnamese/say.ts'
import { insertBlock } from '../insert.ts'
import { loadCards } from '../nodes/load-cards.ts'
import { ProductSearch } from './product-search.tsx'
import type { ChosenProduct } from './product-search.tsx'

/** Chooses the products of a comparison, or those of the one that is selected anew. */
export function ComparisonDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('comparison')['ids'] ?? '')
  const [chosen, setChosen] = useState<readonly ChosenProduct[]>([])
  useEffect(() => {
    if (before === '') return
    const abort = new AbortController()
    loadCards(before, abort.signal).then(
      (cards) => setChosen(cards.map(({ id, title, category }) => ({ id: Number(id), title, category }))),
      () => undefined,
    )
    return () => abort.abort()
  }, [before])
  const isFull = chosen.length >= MOST_COMPARED
  const save = () => {
    const ids = chosen.map(({ id }) => id).join(',')
    onClose()
    if (before) editor.commands.updateAttributes('comparison', { ids })
    else insertBlock(editor, { type: 'comparison', attrs: { ids } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Product comparison', { vi: 'So sánh sản phẩm' })}
      footer={
        <Button disabled={chosen.length < 2} onClick={save}>
          {before
            ? say('Save comparison', { vi: 'Lưu bảng so sánh' })
            : say('Insert comparison', { vi: 'Chèn bảng so sánh' })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-muted" aria-live="polite">
          {chosen.length < 2
            ? say(`Choose 2 to ${MOST_COMPARED} products of one category. ${chosen.length} chosen.`, {
                vi: `Bạn chọn từ 2 đến ${MOST_COMPARED} sản phẩm cùng loại. Đã chọn ${chosen.length}.`,
              })
            : say(`${chosen.length} of ${MOST_COMPARED} chosen.`, {
                vi: `Đã chọn ${chosen.length} trên ${MOST_COMPARED}.`,
              })}
        </p>
        {chosen.length > 0 && (
          <ol
            lang="vi"
            aria-label={say('Chosen products', { vi: 'Các sản phẩm đã chọn' })}
            className="grid gap-1"
          >
            {chosen.map(({ id, title }) => (
              <li key={id} className="flex items-center justify-between gap-2 rounded-control bg-sunken ps-3">
                {title}
                <IconButton
                  label={say(`Bỏ ${title}`, { en: `Remove ${title}` })}
                  onClick={() => setChosen(chosen.filter((each) => each.id !== id))}
                >
                  <X aria-hidden="true" className="size-4" />
                </IconButton>
              </li>
            ))}
          </ol>
        )}
        {!isFull && <ProductSearch beside={chosen} onPick={(product) => setChosen([...chosen, product])} />}
      </div>
    </Dialog>
  )
}
