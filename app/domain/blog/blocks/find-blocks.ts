import { fold } from '#app/vietnamese/fold.ts'
import { BLOCK_NAMES, BLOCKS } from './blocks.ts'
import type { BlockName } from './blocks.ts'

type Known = { name: BlockName; names: string[]; words: string[] }

const wordsOf = (text: string) => fold(text).split(/\s+/).filter(Boolean)

const KNOWN: readonly Known[] = BLOCK_NAMES.map((name) => {
  const { en, vi, also } = BLOCKS[name].words
  return { name, names: [fold(en), fold(vi)], words: wordsOf(`${en} ${vi} ${also}`) }
})

/**
 * The blocks that what was typed may mean, in Vietnamese with or without marks or in English: each of its words begins a word of
 * theirs. What is called so comes before what is also found by it; all of them where nothing was typed.
 */
export function findBlocks(typed: string): BlockName[] {
  const asked = wordsOf(typed)
  const together = asked.join(' ')
  const found = KNOWN.filter(({ words }) => asked.every((word) => words.some((own) => own.startsWith(word))))
  const isCalled = ({ names }: Known) => names.some((own) => own.startsWith(together))
  return [...found.filter(isCalled), ...found.filter((known) => !isCalled(known))].map(({ name }) => name)
}
