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
export const SMALL_TALK =
  /(?:^|\s)(?:ban la (?:ai|gi|nguoi|robot|con|chatbot|may)|ban (?:ten|khoe|biet lam|lam duoc|giup duoc|co the (?:lam|giup)|bao nhieu tuoi|o dau)|ten (?:ban|gi)|tam biet|bye|goodbye|good bye|hen gap lai|who are you|what can you do|how are you|ok(?: ban| nhe| em| shop)?|oke|okay|tuyet voi|hay qua|gioi qua|tot qua|da hieu|hieu roi|vang|da|uh|uhm|haha|hihi|hehe|test)(?![a-z])/

/** The subject is electronics though no kind is named. */
export const DOMAIN =
  /(?:^|[^a-z])(?:inverter|btu|hp|ngua|cspf|gas r32|r32|r410a|r290|cuc nong|cuc lanh|dan nong|dan lanh|tem nang luong|nhan nang luong|sao nang luong|so sao|ton dien|tiet kiem dien|tien dien|bao hanh|tra gop|chinh hang|dien may|gia dung|thiet bi|do dien|dien tu|cong nghe|oled|qled|qned|mini led|nanocell|led|hdr|tan so quet|do phan giai|hdmi|ram|ssd|chip|cpu|gpu|card|snapdragon|dimensity|pin|sac|inch|wifi|bluetooth|5g|esim|nfc|loc ro|cadr|hepa|pm2|san pham|may nao|may gi|hang nao|thuong hieu|mau nao|con nao|khuyen mai|giam gia|mua|tu van|may|bep (?:ga|gas)|dau karaoke|dan karaoke|amply|may phat dien|camera hanh trinh|lap dat|bao tri|ve sinh|cong suat|dung tich|giao hang|doi tra)(?![a-z])/

export const BUY =
  /(?:^|\s)(?:mua|tu van|goi y|nen (?:mua|chon|lay|dung)|chon|kiem|tim|can|muon|dinh|cho (?:em|minh|toi) xin|de xuat|recommend|suggest|best|need|looking for|buy|which|nao (?:tot|ngon|on|ben|phu hop|duoc|dang)|loai nao|con nao|may nao|hang nao|mau nao|xin tu van|cho hoi|gioi thieu)(?![a-z])/
export const COMPARE =
  /(?:^|\s)(?:so sanh|so sach|compare|comparison|vs|versus|doi dau|so voi|so giua|khac (?:gi|nhau|biet|the nao)|hon kem|nao hon|nao (?:tot|ngon|ben|manh|dang mua|re|tiet kiem) hon|cai nao hon|con nao (?:hon|tot hon|ngon hon)|better)(?![a-z])/
export const EITHER = /(?:^|\s)(?:hay|hoac|vs|or|va|voi)(?![a-z])/
export const PRICE =
  /(?:^|\s)(?:bao nhieu tien|nhieu tien|may tien|gia (?:ca )?(?:hien tai |bay gio |hom nay |ban |cua )?(?:[a-z0-9.+/-]+ ){0,8}(?:bao nhieu|nhieu|sao|the nao|nhu the nao|may|khoang bao nhieu)|gia (?:sao|nao|bao nhieu|bn)|how much|price (?:of|for)|what.{0,3}s the price|bao gia|xin gia|check gia|gia the nao|co gia)(?![a-z])/
export const HOW_MUCH = /(?:^|\s)(?:bao nhieu|gia)\s*[?.!]*$|^gia (?:cua )?/
export const SIZE =
  /^(?:dung tich|cong suat|kich thuoc|khoi luong|size) .{0,30}(?:cho|phong|nha)(?![a-z])|(?:^|\s)(?:(?:bao nhieu|may|nhieu) (?:lit|l|kg|ky|ki|can|inch|in|btu|hp|ngua|w|bo|gb|g|m2|cho)|(?:cong suat|dung tich|kich thuoc|kich co|size|khoi luong|size man|kich co man|man hinh) (?:nao|bao nhieu|may|the nao|gi|phu hop|la vua|bao lon)|\d+ ?(?:l|lit|kg|ky|inch|in|hp|ngua|btu) (?:hay|hoac|or) \d.*|co (?:du|vua|phu hop) (?:cho|voi|dung) .*khong|bao nhieu (?:la )?(?:du|vua|hop ly|phu hop)|(?:lon|to) (?:co nao|bao nhieu)|what size|how big|how many (?:btu|liters|litres|kg|inches|hp)|which size|loai may (?:lit|kg|inch|ngua|hp))(?![a-z])/
export const EXPLAIN =
  /(?:^|\s)(?:la gi|tiet kiem (?:hon )?(?:duoc )?bao nhieu|nghia la|la sao|tai sao|vi sao|sao lai|do dau|nguyen nhan|khac gi|khac nhau|phan biet|hoat dong|nguyen ly|cong nghe gi|co ton dien|ton (?:bao nhieu|nhieu|may) (?:so )?dien|ton bao nhieu|bao lau|may nam|tuoi tho|ve sinh|bao duong|bao tri|meo (?:vat|hay|su dung|dung|tiet kiem|bao quan|giat|nho|chon)|cach|lam sao|lam the nao|huong dan|nen de|de bao nhieu do|may do|nhiet do (?:nao|bao nhieu|bn)|bi (?:loi|hu|hong|chay nuoc|keu|nong|dong da|lag|do|chai|hoi|mat|yeu|ro|gi)|khong (?:lanh|mat|chay|len|vat|xa|nong)|co nen|co can|co hai|co tot (?:cho|khong)|co an toan|co that|co thuc su|duoc (?:[a-z0-9]+ ){0,4}khong|uu (?:va )?nhuoc diem|uu diem|nhuoc diem|loi ich|tac dung|tac hai|what is|why|how (?:does|do|to)|difference|explain|giai thich|the nao la|kinh nghiem|luu y|dau hieu|bao nhieu do|may sao|xuat xu|san xuat o dau|cua nuoc nao)(?![a-z])/
export const DETAILS =
  /(?:^|\s)(?:thong so|cau hinh|chi tiet|danh gia|review|tinh nang|mau (?:gi|nao|sac)|con hang|bao hanh|ra mat|kich thuoc|nang bao nhieu|pin bao nhieu|man hinh|ram|camera|chip|co .{1,30} khong|specs?|xai on|dung on|co tot)(?![a-z])/
export const SIMILAR =
  /(?:^|\s)(?:tuong tu|giong|thay the|thay cho|ngang tam|cung phan khuc|tam nhu|alternative|similar)(?![a-z])/
/** What a machine costs to run, asked as a sum: 'tốn bao nhiêu tiền điện', 'hết mấy số điện', 'có tốn điện không'. */
export const RUNNING_COST =
  /(?:^|\s)(?:(?:ton|hao|ngon|an|het|mat|tieu thu|tieu ton|xai|dung|tra|cong) (?:khoang |tam |mat |het )?(?:bao nhieu|bn|may|nhieu) (?:so |kwh |ky |ki |chu |tien |cai )?(?:tien )?dien|(?:ton|het|hao|mat) (?:bao nhieu|bn|may) (?:kwh|so|ky|ki)|tien dien (?:(?!mua|chon|nen|tu van)[a-z0-9.,/]+ ){0,14}?(?:bao nhieu|bn|the nao|nhu the nao|khoang|het may|may tien)|(?:bao nhieu|bn|may) (?:tien dien|so dien|kwh|chu dien|ky dien)|(?:co |)ton (?:nhieu )?dien (?:khong|ko|k|hk|hong)|(?:co |)(?:ton|hao) dien (?:nhieu |lam )?(?:khong|ko|k)|(?:chi phi|tien) (?:van hanh|dien nang|dien)(?: [a-z0-9]+){0,8} (?:bao nhieu|the nao|ra sao)|dien nang tieu thu (?:bao nhieu|the nao|la)|(?:electricity|running) cost|cost to run|how much (?:electricity|power))(?![a-z])/
/** Advice is asked for, whatever else is. */
export const RECOMMENDS =
  /(?:^|\s)(?:tu van|goi y|nen (?:mua|chon|lay)|nao (?:tot|ngon|on|ben|re|dang)|(?:loai|con|may|mau|hang) nao|mua .{0,40}(?:duoi|tam|khoang|tren)|recommend|suggest)(?![a-z])/
/** The visitor is displeased with an answer, or with the advisor. */
export const COMPLAINT =
  /(?:^|\s)(?:(?:ngu|dot|do hoi|vo dung|te qua|do qua|chan qua|lua dao|noi nham|tra loi (?:sai|lung tung|linh tinh)|khong giong|nham nhi)|(?:sai|nham) (?:roi|bet|het|qua)|khong (?:dung|phai) (?:y|cai)(?: minh| toi| em)?|(?:may|bot|ai) (?:ngu|dot|do)|fuck|dm|vcl|vkl|stupid|useless)(?![a-z])/
