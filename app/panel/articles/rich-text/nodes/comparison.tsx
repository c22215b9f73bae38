import { Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import type { NodeViewProps } from '@tiptap/react'
import { useEffect, useState } from 'react'
import type { ProductCardView } from '#app/ui/product-card.tsx'
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
      <span>Product comparison: the table is made when the page is</span>
      {found === 'failed' && <span>The products {ids} could not be loaded.</span>}
      {typeof found === 'object' && <span lang="vi">{found.map(({ title }) => title).join(' · ')}</span>}
      {missing > 0 && <span>{missing} not in the catalogue: readers will not see it.</span>}
    </NodeViewWrapper>
  )
}
