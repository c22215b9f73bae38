/** Something dangerous is happening, on the folded text. */
const HAZARD =
  /(?:^|\s)(?:(?:bi |hay bi )?(?:dien giat|giat dien|te tay|te te)|ro (?:ri )?dien|nhiem dien|(?:bi |dang )?(?:chap|cham) dien|chay khet|mui khet|khet (?:let|qua)|boc (?:khoi|chay)|toe lua|danh lua|phat no|bi no|(?:ro|xi) (?:ri )?(?:khi )?gas|mui gas|phong pin|pin (?:[a-z]+ ){0,3}bi phong)(?![a-z])/

/** Questions about avoiding the danger or buying against it: 'máy nước nóng chống giật'. */
const PREVENTS =
  /(?:^|\s)(?:chong (?:giat|ro|chay|no)|nen mua|mua|loai nao|goi y|tu van|tranh bi|phong (?:ngua|tranh)|co bi .{0,20}khong)(?![a-z])/

/** Whether a folded question tells of a danger at hand: a shock, a burning smell, gas, a swollen battery. */
export const isHazard = (folded: string): boolean => HAZARD.test(folded) && !PREVENTS.test(folded)
