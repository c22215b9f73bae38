import { Node } from '@tiptap/core'
import type { Editor } from '@tiptap/core'
import type { Node as ProseMirrorNode } from '@tiptap/pm/model'
import { say } from '#app/vietnamese/say.ts'
import { AWAITED } from '../pasting/foreign-pictures.ts'

/**
 * A picture that could not come along with a paste: it stands in the text until it is brought, and nowhere else. What is saved does
 * not have it.
 */
export const AwaitedPicture = Node.create({
  name: 'awaitedPicture',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    name: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute(AWAITED) ?? '',
      renderHTML: ({ name }: Record<string, unknown>) => ({ [AWAITED]: name }),
    },
    alt: { default: '' },
    src: { default: null },
  }),
  parseHTML: () => [{ tag: `img[${AWAITED}]`, priority: 100 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span')
      dom.className = 'editor-awaited'
      dom.textContent = say(
        `Picture not uploaded yet: ${node.attrs['alt'] || node.attrs['name'] || say('no name', { vi: 'không tên' })}`,
        {
          vi: `Ảnh chưa tải lên: ${node.attrs['alt'] || node.attrs['name'] || say('no name', { vi: 'không tên' })}`,
        },
      )
      return { dom }
    }
  },
})

/** A picture to be brought: where it stands now, and what is known of it. `src` is data, or an address of another site. */
export type Offered = { pos: number; isAwaited: boolean; name: string; alt: string; src: string | null }

/** The pictures of the text that wait to be brought: those that could not come, and those of `sites` by their address. */
export function offeredIn({ doc }: Editor['state'], sites: ReadonlySet<string>): Offered[] {
  const found: Offered[] = []
  doc.descendants((node: ProseMirrorNode, pos) => {
    const { src, alt, name } = node.attrs as Record<string, string | null>
    const isAwaited = node.type.name === 'awaitedPicture'
    const isPicture = node.type.name === 'picture' || node.type.name === 'image'
    if (isAwaited || (isPicture && src && sites.has(src)))
      found.push({ pos, isAwaited, name: name ?? '', alt: alt ?? '', src: src ?? null })
  })
  return found
}
