import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const TV_FACTS: readonly Fact[] = [
  {
    id: 'oled-va-qled',
    question: 'Tivi OLED và QLED khác nhau thế nào?',
    asks: [
      'oled + qled | qned | neo qled',
      'oled + nanocell | lcd | led',
      'oled + tivi thường | loại thường',
    ],
    kinds: ['tv'],
    verdict:
      'OLED đen sâu và nhìn nghiêng không phai màu, hợp xem phim trong phòng tối; QLED là màn LCD có chấm lượng tử, sáng hơn và rẻ hơn, hợp phòng khách nhiều nắng.',
    claims: [
      claim(
        'Mỗi điểm ảnh OLED tự phát sáng và tắt hẳn được nên màu đen là đen thật; LCD, kể cả QLED, luôn có đèn nền lọt qua một ít.',
        from.AP_TV,
      ),
      claim(
        'Chữ Q của QLED là lớp chấm lượng tử đặt giữa đèn nền và tấm LCD, cho màu rực hơn và độ sáng cao hơn LCD thường.',
        WIKI.quantumDot,
      ),
      claim(
        'OLED có thể lưu vết hình đứng yên lâu ngày như logo kênh; các bài thử dài hạn thấy vết này khi bật một nội dung tĩnh hàng nghìn giờ.',
        from.RTINGS_BURN_IN,
      ),
    ],
    table: {
      columns: ['', 'OLED', 'QLED'],
      rows: [
        ['Nguồn sáng', 'Từng điểm ảnh tự sáng', 'Đèn nền LED sau tấm LCD'],
        ['Màu đen', 'Tắt hẳn điểm ảnh', 'Xám nhẹ, tùy vùng làm tối'],
        ['Phòng sáng', 'Kém lợi thế', 'Lợi thế nhờ sáng hơn'],
        ['Góc nhìn', 'Rộng', 'Phai dần khi nhìn nghiêng'],
        ['Hình tĩnh lâu ngày', 'Có thể lưu vết', 'Hầu như không'],
      ],
    },
    changes:
      'Phòng nhiều nắng, hay mở kênh tin tức có logo suốt ngày, hoặc ngân sách dưới tầm OLED thì QLED hay Mini LED hợp hơn.',
    related: ['Tivi OLED dưới 25 triệu', 'Mini LED là gì?', 'Ngồi cách 3 m nên mua tivi bao nhiêu inch?'],
  },
  {
    id: 'qled-va-led',
    question: 'QLED có hơn tivi LED thường không?',
    asks: [
      'qled + led',
      'qled + là gì | nghĩa là gì | tivi thường | có nên | đáng tiền',
      'nanocell + là gì | khác gì | led',
    ],
    kinds: ['tv'],
    verdict:
      'QLED vẫn là tivi LED, thêm lớp chấm lượng tử để màu rực và sáng hơn; đáng tiền nếu bạn xem phim HDR, còn xem truyền hình thường thì khác biệt nhỏ.',
    claims: [
      claim('Tivi LED và QLED đều là màn LCD có đèn nền LED; QLED chỉ khác ở lớp chấm lượng tử.', from.AP_TV),
      claim(
        'Chấm lượng tử là hạt bán dẫn rất nhỏ, đổi ánh sáng xanh của đèn nền thành đỏ và lục tinh khiết hơn.',
        WIKI.quantumDot,
      ),
      claim(
        'Tên gọi mỗi hãng một khác: QLED, QNED, NanoCell, Crystal UHD là tên thương mại, không phải tiêu chuẩn chung.',
        from.VIETTIMES_TV,
      ),
    ],
    changes: 'Số vùng làm tối và độ sáng thật của từng mẫu quan trọng hơn chữ in trên vỏ hộp.',
    related: ['Tivi QLED dưới 15 triệu', 'Tivi OLED và QLED khác nhau thế nào?'],
  },
  {
    id: 'mini-led',
    question: 'Mini LED là gì, có hơn QLED không?',
    asks: [
      'mini led + là gì | qled | oled | khác gì | có nên | đáng | hơn | led',
      'neo qled + là gì | khác gì',
    ],
    kinds: ['tv'],
    verdict:
      'Mini LED là đèn nền chia thành rất nhiều đèn nhỏ, tối sáng theo từng vùng, nên tương phản tốt hơn QLED thường và sáng hơn OLED.',
    claims: [
      claim(
        'Mini LED thay đổi đèn nền chứ không thay tấm LCD; màu vẫn đi qua lớp chấm lượng tử như QLED.',
        from.AP_TV,
      ),
      claim(
        'Nhiều vùng làm tối thì vùng tối cạnh vật sáng ít bị quầng; ít vùng thì vẫn thấy viền sáng quanh chữ.',
        WIKI.lcd,
      ),
      claim('OLED vẫn chỉnh được từng điểm ảnh, điều mà đèn nền theo vùng không đạt tới.', WIKI.oled),
    ],
    changes: 'Hai mẫu cùng ghi Mini LED có thể chênh nhau nhiều về số vùng làm tối; hãy hỏi con số đó.',
    related: ['Tivi Mini LED nào rẻ nhất?', 'Tivi OLED và QLED khác nhau thế nào?'],
  },
  {
    id: 'oled-luu-anh',
    question: 'Tivi OLED có bị lưu ảnh (burn-in) không?',
    asks: [
      'oled + lưu ảnh | burn in | burnin | cháy hình | bóng mờ | lưu hình | ám màn',
      'oled + bền | tuổi thọ | bao lâu',
    ],
    kinds: ['tv'],
    verdict:
      'Có thể, khi một hình đứng yên được bật rất lâu; xem phim và truyền hình đổi kênh bình thường thì rủi ro thấp.',
    claims: [
      claim(
        'Vật liệu phát sáng hữu cơ già dần theo thời gian sáng, chỗ sáng nhiều già nhanh hơn nên để lại vết.',
        WIKI.oled,
      ),
      claim(
        'Bài thử của RTINGS bật cùng một kênh tin tức liên tục nhiều tháng để tạo ra vết; đó là mức dùng nặng hơn nhà thường rất nhiều.',
        from.RTINGS_BURN_IN,
      ),
    ],
    changes:
      'Dùng tivi làm màn hình máy tính, bảng hiệu cửa hàng hay mở một kênh cả ngày thì nên chọn LCD, QLED hoặc Mini LED.',
    related: ['Tivi QLED 55 inch dưới 15 triệu', 'Tivi OLED và QLED khác nhau thế nào?'],
  },
  {
    id: '4k-va-full-hd',
    question: 'Tivi 4K và Full HD khác nhau thế nào?',
    asks: [
      '4k + full hd | fhd | 1080p | hd',
      '4k + là gì | có cần | có nên | có đáng | cần thiết | thấy khác',
      'full hd + là gì | có đủ | lỗi thời',
    ],
    kinds: ['tv'],
    verdict:
      '4K có số điểm ảnh gấp bốn Full HD; ở tivi từ khoảng 43 inch và ngồi gần bạn mới thấy rõ, tivi 32 inch thì Full HD là đủ.',
    claims: [
      claim(
        '4K (UHD) là 3.840 × 2.160 điểm ảnh, Full HD là 1.920 × 1.080, tức bằng một phần tư.',
        from.ITU_UHD,
      ),
      claim(
        'Ngồi càng xa thì mắt càng khó thấy thêm chi tiết, nên cỡ màn và khoảng cách quyết định 4K có ích hay không.',
        from.RTINGS_DISTANCE,
      ),
      claim(
        'Nội dung thấp hơn 4K được tivi phóng lên, nét hơn bao nhiêu tùy bộ xử lý hình của máy.',
        WIKI.lcd,
      ),
    ],
    table: {
      columns: ['', 'Full HD', '4K'],
      rows: [
        ['Điểm ảnh', '1.920 × 1.080', '3.840 × 2.160'],
        ['Hợp cỡ', '32–43 inch', 'Từ 43 inch'],
        ['Nguồn phát', 'Truyền hình, đầu cũ', 'Netflix, YouTube, máy chơi game'],
      ],
    },
    changes: 'Ngồi gần dưới 1,5 m hoặc dùng làm màn hình máy tính thì 4K thấy rõ ngay cả ở cỡ nhỏ.',
    related: ['Tivi 4K 50 inch dưới 10 triệu', 'Tivi 8K có đáng mua không?'],
  },
  {
    id: 'tivi-8k',
    question: 'Tivi 8K có đáng mua không?',
    asks: [
      '8k + 4k + hay | với | và | khác gì',
      '8k + có đáng | đáng mua | có nên | có cần | là gì | 4k | cần thiết',
    ],
    kinds: ['tv'],
    verdict:
      'Với đa số gia đình thì chưa: nội dung 8K còn rất ít và phải ngồi rất gần màn lớn mới thấy khác 4K.',
    claims: [
      claim('8K là 7.680 × 4.320 điểm ảnh, gấp bốn lần 4K.', from.ITU_UHD),
      claim(
        'Ở khoảng cách ngồi quen thuộc, mắt đã khó tách các điểm ảnh của 4K trên màn 65 inch.',
        from.RTINGS_DISTANCE,
      ),
    ],
    changes: 'Màn từ 85 inch trở lên và ngồi rất gần thì 8K mới có chỗ dùng.',
    related: ['Tivi 4K 65 inch dưới 20 triệu', 'Tivi 4K và Full HD khác nhau thế nào?'],
  },
  {
    id: 'tan-so-quet-tivi',
    question: 'Tivi 60 Hz và 120 Hz khác nhau thế nào?',
    asks: [
      '60hz + 120hz | 144hz',
      'tần số quét + tivi | là gì | bao nhiêu',
      '120hz + có cần | có nên | là gì | để làm gì | đáng',
    ],
    kinds: ['tv'],
    verdict:
      '120 Hz vẽ hình gấp đôi số lần mỗi giây, thấy rõ khi xem bóng đá và chơi game; xem phim, thời sự thì 60 Hz là đủ.',
    claims: [
      claim(
        'Tần số quét là số lần màn hình vẽ lại trong một giây; nhiều hơn thì chuyển động ít nhòe hơn.',
        WIKI.refreshRate,
      ),
      claim('Muốn chơi game 4K ở 120 Hz, tivi và dây phải đạt mức băng thông của HDMI 2.1.', from.HDMI_21),
      claim(
        'Tên như “Motion Rate” hay “MotionFlow” là cách gọi riêng của hãng, không phải tần số quét của tấm nền.',
        WIKI.motion,
      ),
    ],
    changes: 'Không chơi game và ít xem thể thao thì để dành tiền cho màn lớn hơn hoặc đèn nền tốt hơn.',
    related: ['Tivi 120 Hz dưới 20 triệu', 'HDMI 2.1 để làm gì?'],
  },
  {
    id: 'hdr',
    question: 'HDR trên tivi là gì, có cần không?',
    asks: [
      'hdr + là gì | có cần | có nên | khác gì | dolby vision | tác dụng | để làm gì',
      'dolby vision + là gì | hdr',
    ],
    kinds: ['tv'],
    verdict:
      'HDR là cách ghi hình có vùng sáng và vùng tối rộng hơn; chỉ đẹp thật khi tivi đủ sáng hoặc làm tối được từng vùng.',
    claims: [
      claim('Tiêu chuẩn HDR cho truyền hình được ITU công bố ở khuyến nghị BT.2100.', from.ITU_HDR),
      claim(
        'Tivi nhận được tín hiệu HDR nhưng đèn nền yếu thì hình gần như không khác hình thường.',
        WIKI.lcd,
      ),
      claim(
        'Dolby Vision là dạng HDR có chỉ dẫn theo từng cảnh; cần cả phim lẫn tivi cùng dùng định dạng đó.',
        WIKI.dolbyVision,
      ),
    ],
    changes: 'Chỉ xem truyền hình cáp và YouTube thường thì HDR ít khi được dùng tới.',
    related: ['Tivi 55 inch xem phim đẹp dưới 20 triệu', 'Mini LED là gì?'],
  },
  {
    id: 'hdmi-2-1',
    question: 'HDMI 2.1 để làm gì, có cần không?',
    asks: [
      'hdmi 2.1 + là gì | có cần | để làm gì | khác gì | hdmi 2.0 | tác dụng | có nên',
      'hdmi 2.1 + ps5 | xbox | chơi game',
      'vrr | allm + là gì',
    ],
    kinds: ['tv', 'monitor'],
    verdict:
      'Cần khi bạn cắm PS5, Xbox hoặc máy tính để chơi 4K ở 120 Hz; xem phim và truyền hình thì HDMI 2.0 là đủ.',
    claims: [
      claim('HDMI 2.1 nâng băng thông từ 18 lên 48 Gbps, đủ cho 4K ở 120 Hz.', from.HDMI_21),
      claim(
        'Các chức năng hay đi kèm là VRR (đổi tần số quét theo game), ALLM (tự bật chế độ trễ thấp) và eARC.',
        from.HDMI_21,
      ),
      claim(
        'Nhiều tivi chỉ có một hai cổng đạt mức này; cổng nào thì xem chữ in cạnh cổng hoặc sách hướng dẫn.',
        WIKI.hdmi,
      ),
    ],
    changes: 'Màn 60 Hz thì cổng HDMI 2.1 cũng không vẽ hơn 60 hình mỗi giây.',
    related: ['Tivi 120 Hz chơi game dưới 20 triệu', 'Tivi 60 Hz và 120 Hz khác nhau thế nào?'],
  },
  {
    id: 'earc',
    question: 'ARC và eARC khác nhau thế nào?',
    asks: [
      'earc + arc | là gì | khác gì | có cần',
      'arc + là gì | loa thanh | tivi | để làm gì',
      'loa thanh + cắm | nối | kết nối + tivi',
    ],
    kinds: ['soundbar', 'tv', 'speaker'],
    verdict:
      'Cả hai đưa tiếng từ tivi ra loa thanh bằng một dây HDMI; eARC truyền được âm thanh không nén, ARC thì nén.',
    claims: [
      claim(
        'eARC nằm trong bộ chức năng của HDMI 2.1 và chở được âm thanh nhiều kênh không nén, kể cả Dolby Atmos.',
        from.HDMI_21,
      ),
      claim('Tivi và loa phải cùng có eARC; một bên chỉ có ARC thì cả hai chạy theo ARC.', WIKI.hdmi),
      claim('Phải cắm đúng cổng có in chữ ARC hoặc eARC trên tivi.', WIKI.hdmi),
    ],
    changes: 'Loa thanh 2.1 phổ thông nghe phim trên Netflix thì ARC là đủ.',
    related: ['Loa thanh dưới 5 triệu', 'HDMI 2.1 để làm gì?'],
  },
  {
    id: 'tivi-co-nao',
    question: 'Ngồi xa bao nhiêu thì mua tivi cỡ nào?',
    asks: [
      'khoảng cách + tivi + xem | ngồi | an toàn',
      'công thức | cách tính + cỡ tivi | kích thước tivi | inch',
      'xem tivi + gần | hại mắt',
    ],
    kinds: ['tv'],
    verdict:
      'Lấy khoảng cách ngồi (mét) nhân 39,37 rồi chia 1,63 là ra cỡ inch cho góc nhìn 30 độ; 2,5 m thì khoảng 60 inch.',
    claims: [
      claim(
        'Góc nhìn 30 độ là mức khuyên dùng cho xem chung; 40 độ cho cảm giác rạp phim.',
        from.RTINGS_DISTANCE,
      ),
      claim(
        'Theo công thức này, ngồi 2 m hợp khoảng 48 inch, 2,5 m khoảng 60 inch, 3 m khoảng 72 inch; nhỏ hơn vẫn xem tốt.',
        from.OWN_SUM,
      ),
    ],
    changes: 'Kệ hẹp, người lớn tuổi quen màn nhỏ hoặc chủ yếu xem thời sự thì bớt một cỡ.',
    related: ['Ngồi cách 2,5 m nên mua tivi bao nhiêu inch?', 'Tivi 55 inch dưới 12 triệu'],
  },
  {
    id: 'he-dieu-hanh-tivi',
    question: 'Google TV, Tizen, webOS khác nhau thế nào?',
    asks: [
      'google tv | android tv + tizen | webos | khác gì | là gì',
      'tizen | webos + là gì | khác gì',
      'tizen + webos',
      'hệ điều hành + tivi',
      'smart tivi + internet tivi | tivi thường | là gì',
    ],
    kinds: ['tv'],
    verdict:
      'Cả ba đều mở được YouTube, Netflix, FPT Play; Google TV nhiều ứng dụng hơn, Tizen (Samsung) và webOS (LG) gọn và ít phải cài đặt.',
    claims: [
      claim(
        'Tivi thông minh là tivi có hệ điều hành và ứng dụng nối mạng; kho ứng dụng do hãng làm hệ điều hành quyết định.',
        WIKI.smartTv,
      ),
      claim(
        'Samsung dùng Tizen, LG dùng webOS, còn Sony, TCL và nhiều hãng khác dùng Google TV hoặc Android TV.',
        from.VIETTIMES_TV,
      ),
    ],
    changes: 'Nếu nhà có sẵn hộp giải mã hay đầu phát riêng, hệ điều hành trong tivi ít quan trọng.',
    related: ['Tivi Google TV dưới 10 triệu', 'Tivi 4K và Full HD khác nhau thế nào?'],
  },
  {
    id: 'tivi-ton-dien',
    question: 'Tivi tốn bao nhiêu điện một tháng?',
    asks: ['tivi + tốn điện | tiền điện'],
    kinds: ['tv'],
    verdict:
      'Lấy công suất ghi trên máy (W) nhân số giờ xem: tivi 150 W xem 5 giờ mỗi ngày dùng khoảng 22,5 kWh một tháng 30 ngày.',
    claims: [
      claim('Điện năng (kWh) bằng công suất (kW) nhân số giờ dùng.', WIKI.kilowattHour),
      claim(
        'Số ghi trên máy là mức cao nhất; đèn nền chiếm phần lớn điện nên giảm sáng thì dùng ít hơn.',
        WIKI.lcd,
      ),
      claim('Khi tắt bằng điều khiển, tivi vẫn chờ lệnh và dùng một lượng điện nhỏ.', WIKI.standby),
    ],
    changes: 'Màn càng lớn và càng sáng càng tốn; HDR tốn hơn hình thường.',
    related: ['Tivi 50 inch tiết kiệm điện dưới 12 triệu', 'Tính tiền điện theo bậc thế nào?'],
  },
]
