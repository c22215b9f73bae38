/** Tasks that are no shopping advice even where a device is named ('làm thơ về tủ lạnh'). */
export const OTHER_TASKS =
  /(?:^|\s)(?:(?:viet|lam|sang tac|ke|doc)(?: cho (?:toi|minh|em))?(?: giup(?: toi| minh)?)?(?: mot| 1)?(?: bai| doan| cau)? (?:tho|van(?! phong)|truyen|chuyen|code|ham|chuong trinh|email|thu tinh|luan van|essay|kich ban|ca dao|vui|cuoi)|dich (?:sang|cau|doan|ra tieng)|giai (?:toan|bai tap|phuong trinh)|phuong trinh|translate|write (?:me )?(?:a |an )?(?:poem|essay|story|code|email|song)|tell me a (?:joke|story)|bai tap ve nha)(?![a-z])/

/** Subjects and goods that are not ours; they only count where no product of ours is named. */
export const OTHER_SUBJECTS =
  /(?:^|\s)(?:thoi tiet|weather|nhiet do hom nay|troi (?:mua|nang)|tho tinh|lam tho|bai tho|poem|bai hat|(?:a|the|love|this) song|chinh tri|bau cu|tong thong|chu tich nuoc|thu tuong|quoc hoi|president|politics|election|dang phai|chien tranh|ukraine|bi benh|chua benh|benh vien|benh|trieu chung|uong thuoc|thuoc (?:gi|nao|ho|dau|cam)|dau (?:dau|bung|lung|hong|rang)|bac si|ung thu|tieu duong|huyet ap|giam can|mang thai|vaccine|chung khoan|co phieu|bitcoin|crypto|tien ao|gia vang|ty gia|lai suat|xo so|so de|lo de|ca do|ca cuoc|tu vi|boi bai|xem boi|cung hoang dao|nguoi yeu|to tinh|hen ho|ban gai|chia tay|thu do|lich su viet|the chien|dan so|cong thuc nau|cach nau|nau pho|mon an|nha hang|quan an|quan ao|chan vay|dam vay|vay (?:cuoi|dam|ngu|ngan|dai|hoa)|(?:doi|mua) giay|giay (?:dep|da|the thao|cao got|sneaker)|dep (?:le|quai|tong|xo)|doi dep|tui xach|my pham|son moi|kem duong|xe may|xe hoi|o to|oto|xe dap|honda|toyota|vinfast|nha dat|chung cu (?:gia|nao)|mua nha|thue nha|bat dong san|dat nen|ban ghe|giuong|nem|sofa|tu quan ao|rem cua|son tuong|thit|rau|trai cay ngon|ve may bay|may bay|khach san|du lich|tour|phim (?:gi|nao|hay)|ca si|dien vien|bong da (?:hom|toi)|ty so|ket qua (?:tran|bong)|world cup|premier league|messi|ronaldo|thi dai hoc|tuyen sinh|hoc phi|viec lam|tuyen dung|xin viec|joke|capital of|recipe|medicine|thu cung|cho meo|sach hay|truyen|game nao hay|choi chung)(?![a-z])/

export const GREETING =
  /(?:^|\s)(?:xin chao|chao|hello|helo|hi|hey|alo|a lo|chao buoi (?:sang|toi|chieu)|good morning|chao shop|chao ban)(?![a-z])/
export const THANKS =
  /(?:^|\s)(?:cam on|cam on ban|thanks?|thank you|tks|thks|tk nhe|cam ơn|camon|biet on)(?![a-z])/

/** The visitor is displeased with an answer, or with the advisor. */
export const COMPLAINT =
  /(?:^|\s)(?:(?:ngu|dot|do hoi|vo dung|te qua|do qua|chan qua|lua dao|noi nham|tra loi (?:sai|lung tung|linh tinh)|khong giong|nham nhi)|(?:sai|nham) (?:roi|bet|het|qua)|khong (?:dung|phai) (?:y|cai)(?: minh| toi| em)?|(?:may|bot|ai) (?:ngu|dot|do)|fuck|dm|vcl|vkl|stupid|useless)(?![a-z])/
