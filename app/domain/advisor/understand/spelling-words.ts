import { fold } from '#app/vietnamese/fold.ts'

/** Short forms that mean one thing only; 'k', 'dc', 'z' and the like depend on context and stay. */
export const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ko: 'không',
    kô: 'không',
    kh: 'không',
    hok: 'không',
    nhứt: 'nhất',
    thix: 'thích',
    thik: 'thích',
    thjk: 'thích',
    thick: 'thích',
    hông: 'không',
    đc: 'được',
    đk: 'được',
    bn: 'bao nhiêu',
    bnhiu: 'bao nhiêu',
    bnhiêu: 'bao nhiêu',
    bnh: 'bao nhiêu',
    nhiu: 'nhiêu',
    j: 'gì',
    ng: 'người',
    ngừi: 'người',
    ngta: 'người ta',
    vc: 'vợ chồng',
    ntn: 'như thế nào',
    sv: 'sinh viên',
    vp: 'văn phòng',
    ktx: 'ký túc xá',
    trịu: 'triệu',
    chiệu: 'triệu',
    triẹu: 'triệu',
    trệu: 'triệu',
    tiệu: 'triệu',
    trieuj: 'triệu',
    trieeuj: 'triệu',
    treiu: 'triệu',
    trieju: 'triệu',
    trăng: 'trắng',
    rưởi: 'rưỡi',
    hổng: 'không',
    nhựt: 'nhật',
    inv: 'inverter',
    invt: 'inverter',
    iv: 'inverter',
    xún: 'xuống',
    xuốg: 'xuống',
    xuông: 'xuống',
    xg: 'xuống',
    mún: 'muốn',
    mih: 'mình',
    mk: 'mình',
    thg: 'tháng',
    dthoai: 'điện thoại',
    đhồ: 'đồng hồ',
    dhồ: 'đồng hồ',
    đhô: 'đồng hồ',
    hk: 'không',
    đthoai: 'điện thoại',
    đthoại: 'điện thoại',
    dth: 'điện thoại',
    smtv: 'smart tivi',
    macbok: 'macbook',
    yt: 'youtube',
    đth: 'điện thoại',
    mrc: 'máy rửa chén',
    mrb: 'máy rửa bát',
    mln: 'máy lọc nước',
    mlkk: 'máy lọc không khí',
    mnn: 'máy nước nóng',
    nckd: 'nồi chiên không dầu',
    lvs: 'lò vi sóng',
    khog: 'không',
    hìh: 'hình',
    tủlạnh: 'tủ lạnh',
    sammsung: 'samsung',
    samsum: 'samsung',
    samsumg: 'samsung',
    panasonick: 'panasonic',
    panasoni: 'panasonic',
    elextrolux: 'electrolux',
    electrolus: 'electrolux',
    toshiva: 'toshiba',
    tosiba: 'toshiba',
    daikinn: 'daikin',
    xiaome: 'xiaomi',
    xaomi: 'xiaomi',
    iphon: 'iphone',
    ifone: 'iphone',
    iphne: 'iphone',
    labtop: 'laptop',
    laptob: 'laptop',
    lapop: 'laptop',
    latop: 'laptop',
    inveter: 'inverter',
    invecter: 'inverter',
    inventer: 'inverter',
    invester: 'inverter',
    inverte: 'inverter',
  }),
)

/** Words people write without a space before a number ('tivi55', 'duoi10tr'). */
export const GLUED_BEFORE_NUMBER: ReadonlySet<string> = new Set(
  'tivi tv iphone ipad ip duoi tren tam khoang gia laptop lap phong nha ram rom ssd tulanh maylanh maygiat dieuhoa redmi macbook galaxy hon gan den toi'.split(
    ' ',
  ),
)

/** Syllables a question about devices is made of; a Telex leftover is only repaired to one of these. */
const SYLLABLES =
  'máy lạnh tủ giặt điều hòa tivi quạt nồi cơm điện chiên không dầu bếp từ lò vi sóng nướng hút bụi lọc nước khí sấy tóc ' +
  'quần áo rửa chén bát nóng bình loa thanh xay sinh tố đun siêu tốc màn hình đồng hồ thông minh tai nghe bàn ủi là ' +
  'mùi ép trái cây áp suất làm sữa hạt pha cà phê tính để in ảnh chiếu dự phòng sạc ổ cứng ẩm tạo ghế cạo râu rượu ' +
  'điện thoại bảng dưới trên khoảng tầm giá triệu nghìn trăm người nhà phòng mét vuông rẻ đắt bền tiết kiệm êm pin ' +
  'trâu chụp đẹp nhẹ cho mua tư vấn nên chọn loại nào tốt nhất của hãng thì sao còn với và có không bao nhiêu muốn cần ' +
  'học văn game chơi đồ họa lập trình gia đình vợ chồng con tuổi ngựa lít inch cửa ngang đứng trước chiều mini to nhỏ ' +
  'vừa hơn khác bỏ đi thứ hai ba bốn năm sáu bảy tám chín mười tôi em mình anh chị bạn xin chào cảm ơn thế này kia ' +
  'cái chiếc dùng xài thử xem so sánh hay cũ mới ngăn đá đông nhiều ít đến tới thôi nữa lại ra vào bé già ông bà mẹ bố'

export const KNOWN_SYLLABLES: ReadonlySet<string> = new Set([
  'bass',
  ...SYLLABLES.split(' ').map(fold),
  ...'max plus pro ultra mini full smart fast best for with under over about four five six tablet macbook lg box fridge or'.split(
    ' ',
  ),
])
