export const GREETING =
  /(?:^|\s)(?:xin chao|chao|hello|helo|hi|hey|alo|a lo|chao buoi (?:sang|toi|chieu)|good morning|chao shop|chao ban)(?![a-z])/
export const THANKS =
  /(?:^|\s)(?:cam on|cam on ban|thanks?|thank you|tks|thks|tk nhe|cam ơn|camon|biet on)(?![a-z])/

/** The visitor is displeased with an answer, or with the advisor. */
export const COMPLAINT =
  /(?:^|\s)(?:(?:ngu|dot|do hoi|vo dung|te qua|do qua|chan qua|lua dao|noi nham|tra loi (?:sai|lung tung|linh tinh)|khong giong|nham nhi)|(?:sai|nham) (?:roi|bet|het|qua)|khong (?:dung|phai) (?:y|cai)(?: minh| toi| em)?|(?:may|bot) (?:ngu|dot|do)|ai (?:ngu|dot)|fuck|dm|vcl|vkl|stupid|useless)(?![a-z])/
