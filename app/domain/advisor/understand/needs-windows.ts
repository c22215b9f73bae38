import type { Kind } from '#app/kinds/kind.ts'
import type { Reading } from './reading.ts'

/** What runs on Windows alone, as teachers and offices ask for it. */
const WINDOWS =
  /(?:^|\s)(?:windows|win ?1[01]|phan mem (?:chay )?(?:tren )?(?:may tinh|pc)|file exe|misa|revit|autocad|solidworks|visual basic|phan mem go phim)(?![a-z])/
const IS_ASKED = /\?|(?:^|\s)(?:khong|ko|k|hong|hok|chua)(?: (?:vay|a|em|anh|chi|shop|ad))*[\s.!]*$/

/** The machine that is needed after all where a tablet was spoken of: 'cô giáo bắt xài phần mềm trên Windows'. */
export const neededInstead = ({ folded }: Reading, spokenOf: readonly Kind[]): Kind | null =>
  spokenOf.length === 1 && spokenOf[0] === 'tablet' && WINDOWS.test(folded) && !IS_ASKED.test(folded)
    ? 'laptop'
    : null
