import { CORD_OUTSIDE, IN_BATH, IN_BED } from '../understand/safety.ts'

/**
 * Why a dangerous plan is one, and what to do instead, by what the folded question speaks of: the first that fits. Common
 * safety knowledge of makers' manuals: capacitors keep their charge, carbon monoxide has no smell, chlorine comes of bleach and acid.
 */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /(?=.*(?:^|\s)(?:be|con|chau|tre|thang|dua|no)(?![a-z]))(?=.*(?:^|\s)(?:tu dong|tu lanh|tu mat|may giat|may say|long giat|thung xop)(?![a-z])).*(?:^|\s)(?:nhot|khoa|dong nap|chui vao|chui vo|tron (?:trong|vo|vao)|cho chua)(?![a-z])/,
    'Tuyệt đối không, một phút cũng không: tủ kín hết không khí rất nhanh, lại lạnh, trẻ ngạt và tử vong trong vài phút mà bên ngoài không nghe tiếng kêu. Khóa tủ lúc bên trong trống, chìa để xa tầm tay, và kể cho bé nghe chỗ đó nguy hiểm chết người. Ba mẹ mệt quá, sợ mình quá tay thì nhờ người khác trông giúp một lúc, hoặc gọi tổng đài bảo vệ trẻ em 111.',
  ],
  [
    IN_BATH,
    'Tuyệt đối không: máy đang cắm điện mà rơi xuống nước là giật chết người, có chống giật cũng không chắc cứu kịp. Sấy ở ngoài phòng tắm, lau khô người, tay khô, đứng chỗ khô; tắm xong muốn ấm thì đóng cửa, mở nước ấm.',
  ],
  [
    IN_BED,
    'Đừng sạc trên giường, cạnh gối lúc ngủ: chăn gối giữ nhiệt, pin nóng lên dễ phồng, cháy mà mình không hay. Để sạc trên mặt bàn cứng, thoáng, xa giường; đầy thì rút, pin phồng hay nóng ran thì ngưng dùng.',
  ],
  [
    /(?:^|\s)(?:xit|phun|rua|tat|doi)(?: [a-z]+){0,6} (?:dan lanh|may lanh|dieu hoa|cuc lanh)(?![a-z])/,
    'Đừng xịt nước lúc máy đang chạy: nước vào bo mạch, mô-tơ là chập và giật. Ngắt aptomat, chờ quạt dừng hẳn, che kín bo, xịt áp nhẹ dọc lá tản nhiệt rồi để khô hẳn mới bật; không quen tay thì gọi thợ vệ sinh.',
  ],
  [
    /(?:^|\s)(?:dien thoai|dt|dthoai|iphone|ip|laptop|may tinh|ipad|dong ho|tai nghe)(?![a-z])(?=.*(?:^|\s)(?:lo vi song|viba|lo nuong|noi chien|may say|say|hap|ho lua|phoi)(?![a-z])).*(?:^|\s)(?:uot|nuoc|ho|mua)(?![a-z])/,
    'Đừng: lò vi sóng làm kim loại và pin trong máy nổ, bốc cháy; hơi nóng của máy sấy hay lò cũng làm hỏng pin và đẩy nước vào sâu hơn. Tắt máy, đừng bật thử, đừng cắm sạc; tháo ốp và SIM, lau khô, dựng chỗ thoáng có gió rồi mang tới trung tâm bảo hành càng sớm càng tốt.',
  ],
  [
    /(?:^|\s)(?:nhay|ngat|sap|cup)(?![a-z]).*(?:^|\s)(?:elcb|chong giat|chong ro)(?![a-z])|(?:^|\s)(?:elcb|chong giat|chong ro)(?![a-z]).*(?:^|\s)(?:nhay|ngat|sap|cup)(?![a-z])/,
    'Đừng bỏ cái chống giật: nó nhảy hoài nghĩa là máy đang rò điện thật, không có nó thì người đang tắm lãnh đủ. Ngưng tắm bằng máy đó ngay, ngắt cầu dao của máy bằng tay khô, báo chủ nhà và gọi thợ điện tìm chỗ rò (thường là thanh đun thủng hay dây ẩm).',
  ],
  [
    /(?:^|\s)(?:ban ui|ban la|may say toc)(?![a-z]).*(?:^|\s)(?:nau|chin|dun|nuong|mi|trung|com|ham|kho)(?![a-z])/,
    'Đừng: bàn ủi lật ngược hay máy sấy tóc không có chỗ đỡ nồi, không tự ngắt và rất dễ bén lửa vào chăn màn. Trọ cấm nấu thì ăn món không cần lửa, hoặc xin chủ nhà cho dùng ấm siêu tốc hay nồi nhỏ có ngắt tự động.',
  ],
  [
    /(?:^|\s)(?:dot than|than to ong|bep than|than hoa|may phat|suoi than|bep gas mini trong|suoi gas|suoi dau|(?:nong lanh|nuoc nong)(?: bang)? gas)(?![a-z])/,
    'Đừng: than, gas, máy phát hay lửa trong phòng kín sinh khí CO không màu không mùi, ngủ là không tỉnh lại được, và máy lọc không khí hay quạt không bỏ được khí này. Để ngoài trời thoáng; ai nhức đầu, buồn nôn thì ra chỗ thoáng ngay và gọi 115.',
  ],
  [
    /(?:^|\s)(?:javel|javen|thuoc tay|nuoc tay|chat tay)(?![a-z])/,
    'Đừng trộn: thuốc tẩy gặp giấm, axit hay nước tẩy bồn cầu sinh khí clo gây ngạt. Mỗi lần chỉ dùng một thứ, mở cửa, và xả sạch trước khi dùng thứ khác.',
  ],
  [
    /(?:^|\s)(?:vi song|viba)(?![a-z])(?=.*(?:^|\s)(?:trung|giay bac|la nhom|giay nhom|kim loai|inox|hop xop|vien vang)(?![a-z]))|(?:^|\s)(?:trung|giay bac|la nhom|giay nhom|kim loai|hop xop|vien vang)(?![a-z]).*(?:^|\s)(?:vi song|viba)(?![a-z])/,
    'Đừng: trứng còn vỏ, kể cả đã luộc, nổ tung trong lò hay lúc vừa lấy ra; giấy bạc và kim loại thì tóe lửa. Trứng bóc vỏ, cắt đôi, đậy hờ, hâm mức nhỏ; cơm bỏ ra tô sứ hay thủy tinh chịu nhiệt.',
  ],
  [
    /(?=.*(?:^|\s)(?:lo vi song|lo viba|viba|vi song)(?![a-z])).*(?:^|\s)(?:(?:day|dong|bit|van) (?:nap )?(?:kin|chat)|nap kin|binh sua|sua me|hu kin|binh kin)(?![a-z])/,
    'Đừng: bình, hũ đậy kín trong lò vi sóng không thoát hơi được, dễ bung nắp, nổ vào mặt lúc mở; sữa còn nóng chỗ nguội chỗ không, bé phỏng miệng mà tay mình sờ bình vẫn thấy ấm. Sữa thì ngâm bình trong nước ấm khoảng 40 độ hay dùng máy hâm, lắc đều rồi nhỏ thử lên cổ tay; đồ ăn thì mở nắp, đậy hờ.',
  ],
  [
    /(?:^|\s)(?:lo vi song|lo viba|viba)(?![a-z])(?=.*(?:^|\s)(?:mo|thao|sua|thay|che|cau tu|tu dien|ruot|vo may|do|cua|chap)(?![a-z]))|(?:^|\s)(?:mo|thao|sua|thay|che|tu dien|do)(?![a-z]).*(?:^|\s)(?:lo vi song|lo viba|viba)(?![a-z])/,
    'Đừng mở lò vi sóng, cũng đừng qua mặt công tắc cửa: tụ điện bên trong còn giữ điện áp chết người dù đã rút phích, còn cửa hở mà lò chạy thì sóng làm bỏng da, mắt. Bạn chỉ nên thử ổ cắm, đóng cửa cho kín, xem khóa trẻ em; còn lại gọi thợ.',
  ],
  [
    /(?:^|\s)(?:day mat|day tiep dia|day dat|noi dat|tiep dia|elcb|chong giat|chong ro)(?![a-z])/,
    'Đừng bỏ, cũng đừng nối dây đất vào ống nước hay dây nguội: dây nối đất và ELCB là thứ ngắt điện khi máy rò, không có nó thì nước và vỏ máy thành chỗ giật chết người. Vướng thì nhờ thợ điện đi lại cho gọn; nút thử trên ELCB nên bấm mỗi tháng một lần.',
  ],
  [
    /(?:^|\s)(?:cau chi|aptomat|cau dao|cb)(?![a-z])/,
    'Đừng nối tắt hay thay loại lớn hơn: cầu chì và aptomat nhảy là đang cứu dây khỏi cháy. Nhảy hoài thì bớt tải và gọi thợ điện tìm nguyên nhân.',
  ],
  [
    /(?:^|\s)(?:(?<!(?:chai|lon|binh|bep) )gas(?! mini)|(?:nap|sac|bom|thay|het|xa|them|hut) ga|moi chat|r32|r410a?|r22)(?![a-z])/,
    'Đừng tự làm: gas lạnh nén áp suất cao, loại R32 và R600a còn cháy được, và máy chỉ thiếu gas khi có chỗ rò. Gọi kỹ thuật viên tìm chỗ rò, hàn kín rồi mới nạp.',
  ],
  [
    CORD_OUTSIDE,
    'Đừng kéo ổ nối qua sân cho máy chạy suốt ngày: dây bị giẫm, ngấm mưa, phơi nắng là rò điện và cháy. Nhờ thợ kéo dây cố định đi ống, đủ tiết diện, có aptomat chống giật, ổ có nắp che. Máy để ngoài hiên thì cần mái che nắng mưa và thoáng sau lưng; tủ lạnh, tủ đông phơi nắng chạy hoài không đủ lạnh.',
  ],
  [
    /(?:^|\s)(?:o (?:dai )?noi|o cam|o chia|noi dai|o dien|o keo|chung (?:mot |1 )?o|o \d+ ?a)(?![a-z])/,
    'Không nên: một ổ nối dài 10A chỉ chịu khoảng 2.200 W cho tất cả những gì cắm vào, quá mức là dây nóng chảy và cháy. Mỗi món đun, nấu, sấy cắm riêng một ổ tường; bếp từ và máy lớn cần đường dây riêng.',
  ],
  [
    /(?:^|\s)(?:pin|sac du phong|cell)(?![a-z])/,
    'Đừng chọc, sạc tiếp hay tự thay: pin lithium hỏng có thể bốc cháy không dập được bằng nước. Ngừng sạc, để nơi thoáng xa đồ dễ cháy, mang tới trung tâm bảo hành.',
  ],
  [
    /^(?=.*(?:^|\s)quat(?![a-z]))(?=.*(?:^|\s)(?:thanh noi|(?:len|tren|trong|vao|canh) noi|noi (?:cua )?(?:be|con|em)|cui|xe day)(?![a-z])).*(?:^|\s)(?:be|con|so sinh|em be|chau)(?![a-z])/,
    'Đừng kẹp quạt lên nôi: bé với tay, tóc, dây điện hay quạt rơi đều nguy, gió thốc vào đầu cả đêm thì dễ bệnh. Đặt quạt cách nôi từ 1,5–2 m, số nhỏ, quay vào tường cho gió dội lại, dây ngoài tầm tay bé.',
  ],
  [
    /(?:^|\s)(?:110 ?v|220 ?v|110|bien ap)(?![a-z])/,
    'Đừng cắm thẳng: máy 100V hay 110V cắm vào 220V sẽ cháy. Muốn dùng thì phải qua biến áp hạ xuống đúng điện áp ghi trên tem, công suất ít nhất gấp rưỡi máy (máy 1.200 W thì lấy loại 2.000 VA trở lên, chạy liên tục được); tiền biến áp tốt có khi gần bằng một máy 220V mới.',
  ],
  [
    /(?=.*(?:^|\s)may say(?! toc)(?![a-z])).*(?:^|\s)(?:bit|chan|nut|bo|thao)(?: [a-z]+){0,2} (?:ong|lo) (?:xa|thoat|hoi)|(?=.*(?:^|\s)may say(?! toc)(?![a-z])).*(?:^|\s)(?:tu kin|phong kin|hoc kin)(?![a-z])/,
    'Đừng bịt ống xả hay nhét máy sấy vào tủ kín: hơi nóng ẩm và xơ vải không thoát được, máy quá nhiệt, xơ bén lửa là cháy, còn tường tủ thì mốc. Chỗ không đi được ống thì chọn máy ngưng tụ hay bơm nhiệt, chừa khe quanh máy, gỡ lưới xơ sau mỗi mẻ; ồn thì kê đệm cao su, đóng cửa phòng.',
  ],
  [
    /(?:^|\s)(?:bon tam|phong tam|nha tam|dang tam|tay uot|xit nuoc|rua nuoc|nhung nuoc)(?![a-z])/,
    'Đừng: nước dẫn điện vào người. Rút phích trước khi lau rửa, đồ cắm điện để xa chỗ tắm, tay khô mới chạm phích và công tắc.',
  ],
  [
    /(?:^|\s)(?:cuc nong|dan nong|ban cong|tren cao|mai nha|leo)(?![a-z])/,
    'Đừng tự leo ra: đã có người ngã vì cục nóng. Gọi thợ có dây bảo hiểm.',
  ],
  [
    /(?:^|\s)(?:noi chien|lo vi song|lo nuong|viba|bep|may say|tu lanh)(?![a-z]).*(?:^|\s)(?:tu kin|trong tu|tren noc|noc lo|tren lo|bit kin|trum|phu kin|che kin)(?![a-z])|(?:^|\s)(?:tu kin|tren noc|noc lo|trum|che kin)(?![a-z]).*(?:^|\s)(?:noi chien|lo vi song|lo nuong|viba|may say)(?![a-z])/,
    'Không nên: máy sinh nhiệt cần chỗ thoáng, thường chừa 10–15 cm quanh khe thoát hơi; bịt trong tủ kín hay chồng lên máy khác thì nóng dồn lại, hỏng máy và dễ cháy. Kê trên mặt bàn thoáng, dùng xong rút phích chờ nguội rồi cất; bếp chật thì chọn lò vi sóng có nướng thay cho hai máy.',
  ],
  [
    /(?:^|\s)(?:xang|con cong nghiep|axeton)(?![a-z]).*(?:giat|quan ao|do dinh|lau|chui|rua)|(?:giat|quan ao|lau|chui|rua)(?![a-z]).*(?:xang|con cong nghiep|axeton)(?![a-z])/,
    'Đừng: hơi xăng, cồn bắt lửa chỉ với tia lửa của mô-tơ hay công tắc, kể cả khi đã giặt qua nước. Đồ dính xăng dầu thì phơi chỗ thoáng cho bay hết mùi, rồi giặt tay bằng nước rửa chén, không cho vào máy giặt, máy sấy.',
  ],
]

/** The reason against a dangerous plan in its own case; null where none is known. */
export const reasonAgainst = (folded: string): string | null =>
  REASONS.find(([pattern]) => pattern.test(folded))?.[1] ?? null
