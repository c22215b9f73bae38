import type { Reading } from './reading.ts'

const SMALL =
  /^\s?(?:nào |nao )?(?:loại |cỡ |size |dạng )?(?:nhỏ|bé|mini|nho|be|min)(?:\s(?:thôi|xíu|nhỏ|gọn|thoi))?(?=\s*(?:$|[,.;+&!?]|\p{L}))(?!\s(?:con|nhà|hơn|trai|gái|nha))/u

/** Whether what is named up to `end` is wanted small: 'tủ đông nhỏ', 'quạt mini'. */
export const isSmall = ({ marked }: Reading, end: number): boolean => SMALL.test(marked.slice(end))
