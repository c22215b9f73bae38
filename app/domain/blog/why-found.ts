import type { CardView } from './card-view.ts'
import type { TextPiece } from './highlight.ts'

type Found = { title: readonly TextPiece[]; text: readonly TextPiece[] }

/** Why a search found an article, in a few words: where it stands. @param typed what was looked for */
export function whyFound(typed: string, { title, text }: Found, { category, author }: CardView): string {
  if (title.some(({ hit }) => hit)) return `tiêu đề có “${said(title)}”`
  if (text.some(({ hit }) => hit)) return `trong bài có “${said(text)}”`
  return `“${typed}” thuộc chuyên mục ${category.name} hoặc tác giả ${author.name}`
}

/** The first thing that was marked, as it is written there. */
const said = (pieces: readonly TextPiece[]) => pieces.find(({ hit }) => hit)?.text ?? ''
