import { Node } from '@tiptap/core'
import { NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react'
import type { NodeViewProps } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { ProductCard } from '#app/ui/product-card.tsx'
import type { ProductCardView } from '#app/ui/product-card.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { say } from '#app/vietnamese/say.ts'
import { loadCards } from './load-cards.ts'

/** Where a product's live card stands in an article: only its id is kept, the page shows it as the catalogue has it. */
export const ProductBox = Node.create({
  name: 'productBox',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: {
      default: null,
      parseHTML: (element: HTMLElement) => Number(element.getAttribute('data-product-id')) || null,
      renderHTML: ({ id }: Record<string, unknown>) => ({ 'data-product-id': id }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-product-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
  addNodeView: () => ReactNodeViewRenderer(ProductBoxView),
})

type Found = 'loading' | 'failed' | ProductCardView | null

function ProductBoxView({ node, selected }: NodeViewProps) {
  const id = Number(node.attrs['id'])
  const [found, setFound] = useState<Found>('loading')
  useEffect(() => {
    const abort = new AbortController()
    loadCards(String(id), abort.signal).then(
      ([card]) => setFound(card ?? null),
      () => {
        if (!abort.signal.aborted) setFound('failed')
      },
    )
    return () => abort.abort()
  }, [id])
  return (
    <NodeViewWrapper
      className={`editor-product ${selected ? 'editor-selected' : ''}`}
      aria-label={say(`Product ${typeof found === 'object' && found ? found.title : id}`, {
        vi: `Sản phẩm ${typeof found === 'object' && found ? found.title : id}`,
      })}
    >
      {found === 'loading' && <Spinner label={say(`Product ${id}`, { vi: `Sản phẩm ${id}` })} />}
      {found === 'failed' && (
        <p>
          {say('Product ', { vi: 'Sản phẩm ' })}
          {id}
          {say(': the card could not be loaded.', { vi: ': chưa tải được thẻ.' })}
        </p>
      )}
      {found === null && (
        <p>
          {say('Product ', { vi: 'Sản phẩm ' })}
          {id}
          {say(' is not in the catalogue: readers will see nothing here.', {
            vi: ' không còn trong kho sản phẩm: người đọc sẽ không thấy gì ở đây.',
          })}
        </p>
      )}
      {typeof found === 'object' && found && (
        // Its links are the page's: here it is a thing to be moved and deleted.
        <div inert lang="vi">
          <ProductCard product={found} variant="list" headingLevel={3} />
        </div>
      )}
    </NodeViewWrapper>
  )
}
