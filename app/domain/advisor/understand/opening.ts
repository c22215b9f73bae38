/** What stands before the name of what is looked for, and is no question of it. */
export const OPENING =
  /^(?:(?:a|oi|alo|da|ad|shop|ban|em|anh|chi|co|chu|bac|minh|toi|tui|con|chau|nha|cho|xin|can|tim|kiem|lay|mua|muon|dang|dinh|tinh|co|gium|giup|tu van|goi y|hoi|mot|1|cai|chiec|bo|loai|dong)[\s,.!]+)*$/
