import { BLOCKS } from '#app/domain/blog/blocks/blocks.ts'
import type { BlockName } from '#app/domain/blog/blocks/blocks.ts'
import { say } from '#app/vietnamese/say.ts'

/** What a block is called. */
export function sayBlock(name: BlockName): string {
  const { en, vi } = BLOCKS[name].words
  return say(en, { vi })
}
