import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { MAINS_VOLTS } from '../understand/hazard.ts'
import type { Overload } from '../understand/hazard.ts'
import { plainDraft } from './draft.ts'
import type { Draft } from './draft.ts'

const FIRE = 'Có khói hay lửa thì ra ngoài, đóng cửa lại sau lưng và gọi 114.'

const OF_BATTERY: readonly string[] = [
  'An toàn trước đã: pin phồng hay nóng bất thường có thể bốc cháy: bạn ngừng sạc, tắt máy nếu tắt được, và đừng đè, chọc, dán lại hay tự tháo.',
  'Để máy trên nền gạch, chỗ thoáng, xa đồ dễ cháy và xa chỗ ngủ, rồi mang tới trung tâm bảo hành của hãng thay pin; pin hỏng không bỏ chung với rác.',
  FIRE,
]

/** Smoke or fire is there: people first. */
const OF_BURNING_BATTERY: readonly string[] = [
  'An toàn trước đã: bế trẻ nhỏ và đưa mọi người ra khỏi phòng ngay, đóng cửa lại sau lưng rồi gọi 114; đừng quay vào lấy máy.',
  'Ngắt aptomat nếu với tới được mà không phải lại gần máy. Đừng cầm, chọc, đập hay ôm máy vào người: pin có thể bùng lên bất cứ lúc nào, khói của nó rất độc.',
  'Hết khói rồi cũng đừng sạc hay bật lại: pin lithium có thể cháy lại sau nhiều giờ; để ngoài trời, xa đồ dễ cháy, rồi mang tới trung tâm bảo hành.',
]
const BURNS =
  /(?<!\p{L})(?:khói|bốc cháy|bùng cháy|phát cháy|lửa)(?!\p{L})|(?<!\p{L})(?:thay|boc|xi|co) khoi(?!\p{L})/u

/**
 * What to do at once in each sort of danger, asked in this order on the folded question. What helps in one harms in another:
 * who smells gas must touch no switch, who is shocked needs the power off first.
 */
const ADVICE: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?:^|\s)(?:chay|boc chay|bung chay|co lua|bat lua|phuc lua)(?![a-z]).*(?:^|\s)(?:tat|doi|do|hat|xit) nuoc(?![a-z])|(?:noi chien|lo|noi|chao dau|dau)(?: [a-z]+){0,6} (?:chay|co lua|boc lua|boc chay)(?: [a-z]+){0,8} (?:mo ra|mo nap|keo ra)(?![a-z])/,
    [
      'Đừng tạt nước và đừng mở ra: nước làm dầu cháy bắn tung, còn mở cửa là thêm gió cho lửa, và máy vẫn đang có điện.',
      'Ngắt aptomat hoặc rút phích nếu với tới được mà không phải đưa tay qua lửa; để nguyên cửa đóng cho lửa tự tắt, lửa nhỏ bên ngoài thì phủ chăn ướt vắt ráo hoặc dùng bình chữa cháy.',
      FIRE,
    ],
  ],
  [
    /(?:^|\s)(?:nguc|meo mieng|meo mat|liet nua|yeu nua)(?![a-z]).*(?:^|\s)(?:tay|kho tho|va mo hoi|len co|len ham|noi|te)(?![a-z])/,
    [
      'An toàn trước đã: gọi 115 ngay. Đau ngực lan ra tay, khó thở, vã mồ hôi hay méo miệng, nói khó, yếu một bên người có thể là tim hoặc đột quỵ, mỗi phút đều quý.',
      'Đồng hồ đo nhịp bình thường không loại được chuyện này. Để người bệnh ngồi nghỉ, đừng tự đi xe tới viện, đừng cho ăn uống, và làm theo lời nhân viên cấp cứu.',
      'Chuyện máy móc để sau, khi mọi người đã an toàn.',
    ],
  ],
  [
    /(?:^|\s)(?:nuot|uong(?: nham| phai)?|ngam|an(?: nham| phai)|liem|cho vo mieng|bo vo mieng)(?: [a-z]+){0,4} (?:vien (?:rua|giat|tay|khu)|nuoc (?:rua chen|giat|xa vai|tay|lau)|bot (?:giat|rua)|goi hut am|hat hut am|thuoc tay|hoa chat|chat tay|javel|javen)(?![a-z])/,
    [
      'An toàn trước đã: gọi 115 hoặc đưa tới bệnh viện gần nhất ngay, dù bé còn chơi hay tỉnh táo; môi đỏ, rát miệng, chảy dãi, ho sặc là dấu hiệu bỏng hóa chất.',
      'Lấy hết phần còn trong miệng ra, lau và súc bằng nước sạch. Đừng gây nôn, đừng cho uống chanh, giấm hay thuốc gì khi chưa hỏi 115; giữ vỏ hộp đem theo cho bác sĩ xem.',
      'Chuyện máy móc để sau, khi mọi người đã an toàn.',
    ],
  ],
  [
    /(?:^|\s)(?:moi tim|tim tai|bat tinh|ngat xiu|kho tho|ngung tho|co giat|mau khong cam|bong nang|nuot (?:phai )?(?:[a-z]+ ){0,2}pin|nuot pin|pin (?:[a-z]+ ){0,8}(?:nuot|vo mieng|vao mieng|ngam))(?![a-z])/,
    [
      'An toàn trước đã: gọi 115 ngay, và làm theo lời nhân viên cấp cứu. Nếu còn mùi gas, khói hay phòng kín có than, máy phát đang chạy: đưa mọi người ra chỗ thoáng trước.',
      'Người đó còn chạm vào máy thì ngắt aptomat (cầu dao) trước, đừng chạm tay trần vào họ. Trẻ nuốt pin cúc áo phải tới bệnh viện ngay, dù vẫn chơi bình thường.',
      'Máy để yên đó, khi mọi người đã an toàn hãy nhờ thợ xem.',
    ],
  ],
  [
    /(?:^|\s)(?:dien giat|bi giat|giat vang|giat ban|giat te|giat nga)(?![a-z]).*(?:^|\s)(?:tim|nguc|te|choang|chong mat|non|lo mo|met|kho tho|co cung|nga|xiu)(?![a-z])/,
    [
      'An toàn trước đã: gọi 115 hoặc đưa đi cấp cứu ngay, dù người còn tỉnh. Điện đi qua người có thể làm tim loạn nhịp sau đó vài giờ; tê tay, tim đập nhanh, choáng, tức ngực là dấu hiệu phải đo điện tim, đừng nằm nghỉ rồi tính.',
      'Ngắt aptomat của máy trước khi lại gần. Để người bệnh nằm, có người ngồi cạnh; ngừng thở thì ép tim theo lời 115 cho tới khi xe tới.',
      'Máy để nguyên, đừng cắm lại; khi mọi người ổn hãy nhờ thợ đo rò.',
    ],
  ],
  [
    /(?:^|\s)(?:may phat|than|bep than|suoi)(?![a-z]).*(?:nhuc dau|chong mat|buon non|lo do|ngat|met la)|(?:khi co|ngo doc khi|khi than)(?![a-z])/,
    [
      'An toàn trước đã: đưa mọi người ra chỗ thoáng ngay, kể cả người đang ngủ, rồi gọi 115: nhức đầu, buồn nôn bên than hay máy phát là dấu hiệu ngộ độc khí CO, không màu và không mùi.',
      'Mở hết cửa, tắt máy hay lửa nếu làm được mà không phải ở lại lâu. Người lịm đi thì báo ngay cho 115 và làm theo hướng dẫn.',
      'Máy phát, than, bếp lửa chỉ dùng ngoài trời thoáng, xa cửa sổ.',
    ],
  ],
  [
    /^(?!.*(?:^|\s)(?:te te|te ran|te tay|giat dien|bi giat|ro dien)(?![a-z])).*?(?:^|\s)(?:chay mau|dut tay|dut ngon|kep tay|ket tay|cat vao tay|rach|dap ngon|thot tay|tho tay|tho ngon|quat chem|bi cua)(?![a-z])/,
    [
      'An toàn trước đã: tắt và rút điện máy, lấy gạc hay khăn sạch ấn chặt lên vết thương và giơ cao tay 10 phút, đừng mở ra xem.',
      'Máu không cầm, vết sâu, ngón tay lệch hay tê thì gọi 115 hoặc tới bệnh viện ngay; tay còn kẹt trong máy thì rút điện, đừng giật mạnh.',
      'Khi mọi người ổn rồi hãy hỏi mình tiếp về loại an toàn hơn nhé.',
    ],
  ],
  [
    /(?:^|\s)(?:nong|soi)(?: [a-z]+){0,3} (?:vo|vao|len|trung|xuong)(?: [a-z]+){0,2} (?:tay|chan|mat|nguoi|bung|nguc|lung|dui)(?![a-z])|(?:^|\s)(?:do rop|rop (?:da|het|len|roi)|phong da|bi bong|phong rop|nuoc soi|phong nuoc|(?<!nong )bong (?:ca |het |hai )?(?:tay|chan|mat|ma|da|lung|nguc|bung))(?![a-z])|(?:^|\s)(?:hoi|hoi nong|hoi nuoc|thanh nhiet|mat bep|lo nuong|dau soi)(?![a-z]).*(?:^|\s)(?:tay|chan|mat|da)(?: [a-z]+){0,4} (?:do(?! di| choi| dac)|rat|phong|bong)(?![a-z])/,
    [
      'An toàn trước đã: xả nước mát sạch lên chỗ bỏng khoảng 20 phút, cởi đồ và nữ trang quanh đó nếu không dính vào da; đừng bôi kem đánh răng, nước mắm hay đá lạnh.',
      'Bỏng rộng hơn lòng bàn tay, ở mặt, tay, vùng kín, hoặc ở trẻ nhỏ thì gọi 115 hay tới bệnh viện ngay.',
      'Rút điện máy và để nguội, tính chuyện máy sau.',
    ],
  ],
  [
    /(?:^|\s)(?:set danh|sam set|dong set|mua dong|mua giong|giong bao)(?![a-z])/,
    [
      'An toàn trước đã: giông ở xa thì ngắt cầu dao, rút phích tivi, modem và dây ăng-ten, rút bằng tay khô; sét đang đánh ngay trên đầu thì đừng chạm vào dây, phích hay vòi nước nữa, tránh xa máy và cửa sổ.',
      'Tủ lạnh đóng kín vẫn giữ lạnh được vài giờ. Máy đã bị sét mà khét, nháy hay tê tay thì để nguyên, ngắt cầu dao và gọi thợ.',
      FIRE,
    ],
  ],
  [
    /(?:^|\s)(?:dung|ngoi|chan|loi|giam|nam|bi bom)(?: [a-z]+){0,4} (?:trong|duoi|giua|vao|len|vo)(?: (?:vung|dong|cai))? nuoc(?! (?:nong|mam|uong|ngam))(?![a-z])|(?:^|\s)nuoc(?: [a-z]+){0,3} (?:tran|chay|ri|ro|do|phun|bung|lenh lang)(?: [a-z]+){0,4} (?:san|nha|sofa|phong|bep)(?![a-z])/,
    [
      'An toàn trước đã: bước ngay ra chỗ khô, đi dép khô, đưa trẻ nhỏ ra theo; đang đứng trong nước thì đừng chạm máy, phích cắm, ổ cắm hay vỏ kim loại nào.',
      'Từ chỗ khô, ngắt aptomat (cầu dao) tổng rồi mới khóa van nước. Cầu dao nằm trong chỗ ướt thì đừng lội vào, ra ngoài gọi thợ điện hoặc điện lực ngắt từ công tơ.',
      'Chưa ngắt điện thì chưa lau, chưa rút phích. Ngắt rồi thì lau khô, để ổ cắm và máy khô hẳn, nhờ thợ đo rò rồi hãy bật lại; ai thấy tê, choáng thì gọi 115.',
    ],
  ],
  [
    /(?:^|\s)(?:nuoc (?:ngap|tran|vao|lot|do|chay) (?:[a-z]+ ){0,3}(?:o cam|o dien|may|tu|dien)|ngap nuoc|nuoc ngap|bi ngap|nha (?:[a-z]+ ){0,3}ngap|nuoc (?:len|dang) (?:toi|den|qua|cao)|ngap (?:toi|den|roi|nua|ca nha)|ngam nuoc|chim nuoc|nuoc lut|nuoc lu|lu|lut)(?![a-z])/,
    [
      'An toàn trước đã: đừng lội vào nước đang có điện. Ngắt cầu dao tổng khi tay và chỗ đứng còn khô; không tới được cầu dao thì ra ngoài và gọi điện lực.',
      'Máy đã ngập thì đừng cắm lại, kể cả khi đã khô bên ngoài: nhờ thợ kiểm tra cách điện trước. Ai bị tê hay choáng thì gọi 115.',
    ],
  ],
  [
    /(?:^|\s)(?:javel|javen|thuoc tay)(?![a-z])/,
    [
      'An toàn trước đã: ra chỗ thoáng ngay, mở cửa và đừng quay lại ngửi: thuốc tẩy trộn với giấm, axit hay nước tẩy bồn cầu sinh khí clo.',
      'Ho, khó thở, rát mắt thì rửa bằng nhiều nước sạch và gọi 115.',
    ],
  ],
  [
    /(?:^|\s)(?:tu lanh|tu dong|may lanh|ong dong|dan lanh)(?![a-z])(?=.*(?:^|\s)(?:xi xi|xi hoi|xi ga|xi gas|xi ra|thung ong|mop|thung)(?![a-z]))(?=.*(?:^|\s)(?:bep gas|bep ga|bat lua|lua|dang nau|kho ca|nau an)(?![a-z]))/,
    [
      'An toàn trước đã: gas lạnh của nhiều tủ cháy được. Tắt bếp lửa gần đó nếu với tới an toàn, mở hết cửa, và đừng bật hay tắt công tắc, đừng rút phích ở chỗ có mùi: một tia lửa nhỏ cũng đủ bắt cháy.',
      'Đưa mọi người ra chỗ thoáng; muốn cắt điện thì ngắt cầu dao ở xa chỗ đó. Hết mùi rồi hãy gọi thợ điện lạnh, đừng cắm lại thử.',
      FIRE,
    ],
  ],
  [
    /(?:^|\s)(?:(?:mui|xi|ro|ro ri|hoi|nghe|hit) (?:[a-z]+ ){0,4}(?:gas|ga)|(?:gas|ga) (?:bi )?(?:xi|ro|nong nac|boc mui))(?![a-z])/,
    [
      'An toàn trước đã: có mùi gas thì đừng bật hay tắt công tắc, quạt, bếp, bật lửa, cũng đừng rút phích cắm: một tia lửa nhỏ cũng đủ gây nổ.',
      'Khóa van bình gas nếu với tới được, mở hết cửa, đưa mọi người ra ngoài. Ở ngoài rồi hãy gọi nhà cung cấp gas; có cháy thì gọi 114.',
      'Chỉ quay vào dùng bếp khi đã hết mùi và thợ gas kiểm tra dây, van.',
    ],
  ],
  [
    /(?:^|\s)(?:pin|sac du phong|power ?bank)(?![a-z]).*(?:phong|phu|chuong|bung|xi|chay|khoi|nong)|(?:phong|phu|chuong|bung) (?:[a-z]+ ){0,2}pin(?![a-z])|(?:^|\s)(?:phong|phinh) (?:cai )?(?:bung|lung)(?![a-z])/,
    OF_BATTERY,
  ],
  [
    /(?:^|\s)(?:te|te te|te ran|ran ran|ran|(?<!may )giat)(?![a-z]).*(?:^|\s)(?:voi(?! (?:khoi|mui|tieng))|sen|tam(?! (?:lot|ngan|che|kinh|van|tham|go|nhua|cao su))|nuoc)(?![a-z])|(?:^|\s)(?:voi|sen|tam|nuoc nong|nong lanh)(?![a-z]).*(?:^|\s)(?:te|ran|(?<!may )giat)(?![a-z])/,
    [
      'An toàn trước đã: tê rần khi chạm nước là điện đang rò từ máy ra, không phải tĩnh điện hay trời ẩm. Cả nhà đừng tắm, đừng chạm vòi, và ngắt aptomat (cầu dao) của máy nước nóng bằng tay khô.',
      'Đừng bật lại dùng tạm, kể cả chỉ một lần. Gọi thợ điện đo rò, xem dây nối đất và bộ chống giật (ELCB); ruột máy thủng thì thay máy.',
      'Ai bị giật mà choáng, đau ngực, tim đập loạn thì gọi 115 hoặc đi khám ngay.',
    ],
  ],
  [
    /(?:^|\s)(?:vi song|viba)(?![a-z]).*(?:^|\s)(?:toe lua|tia lua|lua|xet|chop|danh lua|no|khoi)(?![a-z])/,
    [
      'An toàn trước đã: tắt lò, rút phích và để cửa đóng cho tới khi hết khói, lửa bên trong sẽ tự tắt vì thiếu khí.',
      'Tia lửa thường do giấy bạc, chén viền kim loại, hoặc tấm mica trong lò bẩn, cháy. Bỏ kim loại ra; mica đã cháy thì đừng dùng tiếp, gọi hãng thay tấm mới.',
      'Hết kim loại, mica sạch mà vẫn tóe lửa thì ngừng hẳn và đừng tự mở vỏ: tụ bên trong còn giữ điện. Lửa lan ra ngoài thì ngắt cầu dao, ra khỏi nhà và gọi 114.',
    ],
  ],
  [
    /(?:^|\s)(?:mat (?:kinh|bep)|kinh)(?![a-z]).*(?:^|\s)(?:nut|vo|ran|be)(?![a-z])|(?:^|\s)(?:nut|vo|ran|be)(?![a-z]).*(?:^|\s)(?:mat (?:kinh|bep))(?![a-z])/,
    [
      'An toàn trước đã: mặt bếp nứt thì ngừng nấu và ngắt aptomat, dù bếp vẫn nóng bình thường. Nước và đồ trào thấm qua vết nứt là chập điện hoặc giật người, kính còn có thể vỡ khi gặp nóng.',
      'Dán lại hay ráng dùng thêm đều không được. Gọi hãng báo đúng mã bếp để hỏi giá thay mặt kính; bếp cũ thì so với giá bếp mới rồi hãy quyết.',
      'Trong lúc chờ, dùng tạm bếp khác.',
    ],
  ],
  [
    /(?:^|\s)(?:aptomat|atomat|aptomac|attomat|cau dao|cb|elcb|rcbo|chong giat)(?![a-z])(?: [a-z]+){0,4} (?:nhay|nga|sap|cup|ngat)(?![a-z])|(?:^|\s)(?:nhay|sap|nga) (?:[a-z]+ ){0,2}(?:aptomat|atomat|aptomac|attomat|cau dao|cb|elcb)(?![a-z])/,
    [
      'An toàn trước đã: aptomat nhảy là đang cắt điện vì rò hoặc quá tải. Đừng bật đi bật lại, đừng giữ cần, đừng thay loại to hơn.',
      'Tắt và rút hết máy trên đường dây đó bằng tay khô. Cứ cắm đúng một máy là nhảy thì máy ấy rò hay chập: để nguyên, gọi hãng hoặc thợ điện; cắm nhiều máy mới nhảy thì dây đang quá tải, bớt máy lại.',
      `${FIRE} Ai bị tê hay giật mà choáng, đau ngực thì đi khám ngay.`,
    ],
  ],
  [
    /(?:^|\s)(?:phich|o cam|o dien|day dien|day nguon|o noi|o keo)(?![a-z])(?: [a-z]+){0,6} (?:nong|chay|khet|den|xem|mem|toe lua)(?![a-z])/,
    [
      'An toàn trước đã: ổ hay phích nóng, đen, chảy nhựa là tiếp xúc lỏng hoặc quá tải. Tắt máy, ngắt aptomat rồi mới rút phích bằng tay khô, và đừng cắm lại chỗ đó.',
      'Nhờ thợ điện thay ổ và phích, xem tiết diện dây. Máy đun, nấu, sấy cắm thẳng ổ tường, mỗi máy một ổ, không qua ổ nối.',
      FIRE,
    ],
  ],
  [
    /(?:^|\s)(?:vo|tu|cua|thanh|nap|mat sau|canh) (?:[a-z]+ ){0,4}(?:te|te te|ran|ran ran|giat)(?![a-z])|(?:^|\s)(?:so|cham|dung) (?:[a-z]+ ){0,6}(?:te|te te|ran|ran ran|giat)(?![a-z])/,
    [
      'An toàn trước đã: chạm vỏ máy mà tê là điện rò ra vỏ, chân trần hay tay ướt thì nặng hơn. Đừng chạm nữa, ngắt aptomat của ổ đó rồi mới rút phích bằng tay khô.',
      'Gọi thợ điện đo rò và làm dây nối đất cho ổ cắm; hết rò mới dùng lại. Lót dép hay kê cao su không phải là sửa.',
      'Ai bị giật mà choáng, đau ngực hay bỏng thì cần đi khám ngay.',
    ],
  ],
]

/** Machines whose danger is their battery. */
const BATTERY_KINDS: ReadonlySet<Kind> = new Set([
  'phone',
  'laptop',
  'tablet',
  'smartwatch',
  'headphones',
  'power_bank',
])
const SWOLLEN =
  /(?:^|\s)(?:phong|phu|chuong|bung|pinh|khoi|xi khoi|nong ran|hoi hot|(?:doi|vong|cong|u|nho|day) len|(?:ho|he|tach|bat) (?:ra|mot|1|cai|nap|khe|mep)|kenh|dong (?:nap )?(?:khong|ko|hong|k) (?:sat|khit))(?![a-z])/
/** Water that came into what has a battery. */
const WET =
  /(?:^|\s)(?:do|dinh|rot|rop|roi|tut|ngam|vo|vao|vot|tran|hat|tat)(?: [a-z0-9]+){0,5} (?:nuoc|ca phe|tra|bia|sua|ho|ao|bien|mua|lavabo|toilet|xo|chau)(?![a-z])|(?:^|\s)(?:uot (?:nhep|sung|het)|(?:vo|vao|ngam|dinh|bi) nuoc)(?![a-z])|(?:^|\s)(?:nuoc|ca phe|tra|bia|sua|canh)(?: [a-z]+){0,3} (?:tran|do|van|hat|rot|chay|vao|vo)(?: (?:len|vao|vo|xuong|ra|trung|het))* (?:ban phim|laptop|may|dien thoai|lap|macbook|ipad|loa|tai nghe)(?![a-z])/
const OF_WET: readonly string[] = [
  'An toàn trước đã: tắt máy ngay, rút sạc bằng tay khô; đừng bật thử, đừng cắm sạc lại, đừng sấy nóng hay bỏ vào lò, và vùi gạo không cứu được máy.',
  'Laptop thì úp xuống cho nước chảy ra, điện thoại thì tháo ốp, lấy SIM, lau khô; dựng chỗ thoáng có gió rồi mang tới trung tâm bảo hành càng sớm càng tốt để mở ra vệ sinh, kể cả khi máy có vẻ vẫn chạy.',
  'Máy nóng lên, phồng hay bốc khói thì để ra chỗ trống, tránh xa; có lửa thì ra ngoài và gọi 114.',
]

const OF_ELECTRICITY: readonly string[] = [
  'An toàn trước đã: bạn đừng chạm vào máy nữa, ngắt aptomat (cầu dao) của khu vực đó rồi mới rút phích cắm bằng tay khô.',
  FIRE,
  'Đừng tự tháo máy. Gọi thợ điện có tay nghề hoặc bảo hành của hãng kiểm tra dây, ổ cắm và tiếp đất trước khi dùng lại; ai bị giật mà choáng, đau ngực hay bỏng thì cần đi khám ngay.',
]

/** What to do at once in a danger of a sort that is known; null for one that is not. */
function adviceFor(question: string, kinds: readonly Kind[]): readonly string[] | null {
  // Without its marks 'với' (and) would be 'vòi' (a tap).
  const folded = fold(question.replaceAll(/(?<!\p{L})với(?!\p{L})/giu, 'và'))
  const ofSort = ADVICE.find(([pattern]) => pattern.test(folded))?.[1]
  if (ofSort) return ofSort === OF_BATTERY && BURNS.test(question.toLowerCase()) ? OF_BURNING_BATTERY : ofSort
  if (!kinds.some((kind) => BATTERY_KINDS.has(kind))) return null
  if (BURNS.test(question.toLowerCase())) return OF_BURNING_BATTERY
  return WET.test(folded) ? OF_WET : SWOLLEN.test(folded) ? OF_BATTERY : null
}

/** Whether it is known what to do at once in the danger that a text tells of. */
export const isKnownHazard = (question: string, kinds: readonly Kind[]): boolean =>
  adviceFor(question, kinds) !== null

/** A danger at hand: what to do at once in its sort, and whom to call. No product and no further questions. */
export function writeHazard(
  question: string,
  kinds: readonly Kind[] = [],
  overload: Overload | null = null,
): Draft {
  const paragraphs = overload ? ofOverload(overload) : (adviceFor(question, kinds) ?? OF_ELECTRICITY)
  return { ...plainDraft([...paragraphs], []), rules: [...paragraphs] }
}

/** Somebody in danger tells of more: away from it comes before all that was said already. */
export const SAYS_MORE_OF_DANGER =
  'Điều bạn vừa kể còn gấp hơn lúc nãy: rời khỏi chỗ đó ngay, bảo người trong nhà cùng tránh ra; chuyện máy tính sau.'

/** A machine that draws more than its socket carries: the sum, and what to do instead. */
function ofOverload({ amps, watts }: Overload): string[] {
  const most = formatNumber(amps * MAINS_VOLTS)
  const drawn = formatNumber(Math.ceil(watts / MAINS_VOLTS))
  return [
    `Bạn đừng cắm như vậy: ổ ${formatNumber(amps)}A chỉ chịu được khoảng ${most}W, còn máy ${formatNumber(watts)}W kéo khoảng ${drawn}A. Ổ và dây sẽ nóng lên, chảy nhựa và có thể cháy nhà.`,
    'Máy cỡ này cần đường dây riêng từ tủ điện với aptomat và tiết diện dây đúng dòng điện của nó; không dùng ổ nối dài hay ổ chia. Nhờ thợ điện có tay nghề đi dây rồi hãy dùng.',
    'Nếu đã lỡ cắm và thấy ổ nóng hay có mùi khét: ngắt aptomat trước, rồi mới rút phích bằng tay khô; có khói lửa thì gọi 114.',
  ]
}
