import type { Reading } from './reading.ts'

/** 'đừng tiêu hết', 'khỏi xài hết', 'còn dư càng nhiều càng tốt': the sum is there, and is to be kept as far as may be. */
const SPARES =
  /(?:^|\s)(?:(?:dung|khong|khoi|ko|dung co) (?:nen )?(?:tieu|xai|dung|mua) (?:sach |can )?het|(?:du|thua) (?:duoc )?cang nhieu cang (?:tot|hay)|cang (?:it tien|re) cang tot)(?![a-z])/

/** Whether less than the sum that was said is wished to be spent. */
export const sparesMoney = ({ folded }: Reading): boolean => SPARES.test(folded)
