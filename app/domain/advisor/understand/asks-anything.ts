/** What asks, wherever it stands; the no of 'có … không' only at the end, as 'không cần lau nhà đâu' asks nothing. */
const ASKS =
  /\?|(?:^|\s)(?:sao|tai sao|vi sao|rang|(?:the|nhu|lam) (?:nao|sao)|bao (?:nhieu|lau|gio)|nhieu (?:tien|vay|lam)|nhiu|bn|gi|nao|o dau|may (?:tien|trieu|dong|ky|kg|gam|lit|w|oat|inch|nam|thang|do|gio|ngay|phan|phut|tieng|lan|vong|loi|nguoi|bo|met|cm|muc|ngan|gb|hz|ngua|hp|db|cai|chiec|loai)|(?:thiet|that|dung) (?:ha|a|khong|ko|k|hong|hok)|ha(?= ?[,.])|co (?:(?!hay )[a-z]+ ){1,4}(?:khong|ko|hong|hok)(?! (?:cung|sao|quan))|what|why|which|how|any|co nen|hay la|thi sao)(?![a-z])|(?:^|\s)(?:khong|ko|k|hong|hok|hem|hk|hom|hong|khon|chua|ha|nhi|duoc chu|bao nhieu|may|chi|mo|rua|j)(?: (?:vay|z|v|em|anh|chi|shop|ad|a|ban|nhi|ta|ha|con|chau|bac|co|chu|luon|the|nha|day|ah|he|hi|ta))*[\s.!]*$/

/** Whether a folded turn asks anything, rather than tells how the machine is to be, or who uses it. */
export const asksAnything = (folded: string): boolean => ASKS.test(folded)
