import { Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import type { NodeViewProps } from '@tiptap/react'
import { useEffect, useState } from 'react'
import type { ProductCardView } from '#app/ui/product-card.tsx'
import { say } from '#app/vietnamese/say.ts'
import { loadCards } from './load-cards.ts'

/** Products beside each other: only their ids are kept, the page makes the table of what the catalogue says then. */
export const Comparison = Node.create({
  name: 'comparison',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    ids: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['productIds'] ?? '',
      renderHTML: ({ ids }: Record<string, unknown>) => ({ 'data-product-ids': ids }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-product-ids]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(ComparisonView),
})

function ComparisonView({ node, selected }: NodeViewProps) {
  const ids = String(node.attrs['ids'])
  const [found, setFound] = useState<'loading' | 'failed' | ProductCardView[]>('loading')
  useEffect(() => {
    const abort = new AbortController()
    loadCards(ids, abort.signal).then(setFound, () => !abort.signal.aborted && setFound('failed'))
    return () => abort.abort()
  }, [ids])
  const missing = typeof found === 'object' ? ids.split(',').length - found.length : 0
  return (
    <NodeViewWrapper className={`editor-plate ${selected ? 'editor-selected' : ''}`}>
      <span>
        {say('Product comparison: the table is made when the page is', {
          vi: 'So sánh sản phẩm: bảng được dựng khi mở trang',
        })}
      </span>
      {found === 'failed' && (
        <span>
          {say('The products ', { vi: 'Chưa tải được các sản phẩm ' })}
          {ids}
          {say(' could not be loaded.', { vi: ' .' })}
        </span>
      )}
      {typeof found === 'object' && <span lang="vi">{found.map(({ title }) => title).join(' · ')}</span>}
      {missing > 0 && (
        <span>
          {missing}
          {say(' not in the catalogue: readers will not see it.', {
            vi: ' không còn trong kho sản phẩm: người đọc sẽ không thấy.',
          })}
        </span>
      )}
    </NodeViewWrapper>
  )
}
