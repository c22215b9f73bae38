/** Questions to a shop (instalments, delivery, where to find it) that an adviser without a shop cannot answer; folded. */
const SERVICE =
  /(?:^|\s)(?:(?:(?:co |ban |ho tro |cho |duoc )+(?:mua )?tra gop|tra gop (?:duoc|dc|0%? ?(?:duoc|dc)|qua the) ?(?:khong|ko|k|chu)?)|(?:co |)giao hang|free ?ship|phi ship|ship (?:cod|tan noi|ve|den|ra|vo|vao|khong|ko)|dat hang|dat mua|don hang|them vao gio|gio hang|thanh toan|chuyen khoan|chuyen tien|so tai khoan|stk|dat coc|xuat hoa don|hoa don vat|(?:shop|cua hang|ben (?:minh|ban|shop)|showroom|chi nhanh) (?:o dau|o cho nao|dia chi|mo cua|may gio|co (?:lap dat|giao|bao hanh|ban))|dia chi (?:shop|cua hang|o dau)|hotline|so tong dai|tong dai|muon doi tra|doi tra (?:o|tai|ben) (?:shop|cua hang)|hoan tien|huy don|con hang khong|ma giam gia|voucher|thu cu doi moi)(?![a-z])/

/** Whether a folded question is one to a shop. */
export const isForShop = (folded: string): boolean => SERVICE.test(folded)
