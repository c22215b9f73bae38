import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const AIR_FACTS: readonly Fact[] = [
  {
    id: 'cadr',
    question: 'CADR là gì, chọn máy lọc không khí cỡ nào?',
    asks: ['cadr', 'máy lọc không khí + chọn | công suất | diện tích | phòng + là gì | thế nào | bao nhiêu'],
    kinds: ['air_purifier'],
    verdict:
      'CADR là lượng khí sạch máy cho ra mỗi giờ (m³/giờ); chia cho trần cao và 2–3 lần thay khí mỗi giờ là ra số m² hợp.',
    claims: [
      claim('EPA dùng CADR làm thước đo khả năng lọc thật của máy, càng cao càng lọc nhanh.', from.EPA_AIR),
      claim('CADR do hiệp hội AHAM đặt cách thử; con số ghi ở tốc độ gió cao nhất.', WIKI.cadr),
      claim(
        'Quy tắc hai phần ba của AHAM: CADR khói (feet khối mỗi phút) ít nhất bằng hai phần ba diện tích phòng tính bằng feet vuông.',
        from.AHAM,
      ),
    ],
    changes: 'Phòng nhiều khói bếp, nuôi chó mèo hay trần cao thì lấy cỡ trên và bật số cao.',
    related: ['Máy lọc không khí cho phòng 25 m² dưới 5 triệu', 'HEPA là gì?'],
  },
  {
    id: 'can-may-loc-khong-khi',
    question: 'Có cần mua máy lọc không khí không?',
    asks: ['máy lọc không khí + có cần | có nên | cần thiết | có tốt'],
    kinds: ['air_purifier'],
    verdict:
      'Đáng mua khi không khí nhiều bụi mịn, nhà có người dị ứng hay hen, hoặc sát đường; còn mùi và khí thì phải bỏ nguồn và mở cửa trước.',
    claims: [
      claim('EPA xếp thứ tự: bỏ nguồn gây ô nhiễm, thông gió, rồi mới tới lọc khí.', from.EPA_AIR),
      claim(
        'Máy lọc giảm được hạt bụi trong phòng nó đứng, không lọc được cả nhà qua cửa đóng.',
        from.EPA_AIR,
      ),
      claim('Muốn lọc bụi mịn thì cần màng HEPA đúng cấp và CADR đủ cho phòng.', from.EPA_HEPA),
    ],
    changes: 'Phòng mở cửa suốt ngày thì máy gần như lọc cả ngoài đường: đóng cửa lúc bụi cao rồi mới bật.',
    related: ['Máy lọc không khí cho phòng 25 m² dưới 5 triệu', 'CADR là gì, chọn máy lọc không khí cỡ nào?'],
  },
  {
    id: 'hepa',
    question: 'Màng HEPA là gì, có diệt khuẩn không?',
    asks: [
      'hepa + là gì | diệt khuẩn | diệt | vi khuẩn | h13 | h14 | true hepa | khác gì | bao lâu',
      'màng lọc + hepa | thường | rửa được',
      'than hoạt tính + máy lọc không khí',
    ],
    kinds: ['air_purifier'],
    verdict:
      'HEPA giữ ít nhất 99,97% hạt cỡ 0,3 micron đi qua màng: giữ lại chứ không diệt, và không giữ được mùi, khí.',
    claims: [
      claim(
        'EPA nêu HEPA giữ 99,97% hạt 0,3 micron, cỡ khó giữ nhất; hạt lớn và nhỏ hơn còn dễ giữ hơn.',
        from.EPA_HEPA,
      ),
      claim(
        'Mùi và hơi hóa chất là khí, cần than hoạt tính, mà than cũng bão hòa và phải thay.',
        from.EPA_AIR,
      ),
      claim('Chữ “HEPA-type” không bảo đảm mức trên.', from.EPA_AIR),
    ],
    changes: 'Màng quá hạn vừa lọc kém vừa giảm gió: thay theo mốc của hãng.',
    related: ['Máy lọc không khí dưới 4 triệu', 'CADR là gì, chọn máy lọc không khí cỡ nào?'],
  },
  {
    id: 'ion-ozone',
    question: 'Ion âm, ozone trong máy lọc khí có an toàn không?',
    asks: ['ion âm | ozone | plasma + máy lọc không khí | an toàn | có hại | là gì | khử mùi'],
    kinds: ['air_purifier', 'ac'],
    verdict:
      'Ozone là chất ăn mòn, EPA khuyên không dùng máy tạo ozone trong nhà; ion âm không thay được màng lọc.',
    claims: [
      claim(
        'EPA nói máy tạo ozone làm sạch không hiệu quả ở mức an toàn và có thể gây kích ứng phổi.',
        from.EPA_OZONE,
      ),
      claim('Bụi bị ion làm lắng xuống sàn, tường vẫn còn trong phòng, quét mới đi.', from.EPA_AIR),
    ],
    changes: 'Nhà có người hen hay trẻ nhỏ thì tránh hẳn các máy phát ozone.',
    related: ['Máy lọc không khí màng HEPA dưới 4 triệu', 'HEPA là gì?'],
  },
  {
    id: 'may-hut-am',
    question: 'Máy hút ẩm hay máy lạnh chế độ Dry?',
    asks: [
      'máy hút ẩm + dry | máy lạnh | có nên | cần không | hay | bao nhiêu lít | độ ẩm | tốn điện | cho phòng',
    ],
    kinds: ['dehumidifier'],
    verdict:
      'Mùa nồm kéo dài thì máy hút ẩm: nó rút nước đều, phòng không lạnh; còn vài hôm ẩm thì chế độ Dry của máy lạnh là đủ.',
    claims: [
      claim('EPA khuyên giữ độ ẩm dưới 60%, lý tưởng là 30–50%.', from.EPA_MOLD),
      claim('Máy hút ẩm ngưng tụ cho khí đi qua dàn lạnh rồi sưởi lại nên phòng ấm nhẹ.', WIKI.dehumidifier),
      claim('Số lít ghi trên máy đo ở điều kiện rất ẩm và nóng, dùng thật thấp hơn.', WIKI.dehumidifier),
    ],
    changes: 'Tường ngấm nước thì phải sửa chỗ ngấm, hút ẩm chỉ đỡ phần ngọn.',
    related: ['Máy hút ẩm 16 lít dưới 6 triệu', 'Chế độ Dry của máy lạnh để làm gì?'],
  },
  {
    id: 'may-tao-am',
    question: 'Máy tạo ẩm có cần không?',
    asks: ['máy tạo ẩm | máy phun sương + có cần | có nên | có hại | trẻ | bao nhiêu | vệ sinh'],
    kinds: ['humidifier'],
    verdict:
      'Miền Nam hiếm khi cần; mùa khô lạnh miền Bắc mới có ích, và phải rửa hằng ngày để không thành ổ khuẩn.',
    claims: [
      claim(
        'Nước đọng trong máy tạo ẩm là nơi vi khuẩn và nấm mốc phát triển nếu không rửa.',
        WIKI.humidifier,
      ),
      claim('Độ ẩm trên 60% tạo điều kiện cho nấm mốc, nên đo trước khi bật.', from.EPA_MOLD),
    ],
    changes: 'Nhà nồm, tường mốc thì tuyệt đối không dùng thêm máy tạo ẩm.',
    related: ['Máy lọc không khí dưới 4 triệu', 'Máy hút ẩm hay máy lạnh chế độ Dry?'],
  },
  {
    id: 'quat-dieu-hoa',
    question: 'Quạt điều hòa (quạt hơi nước) có mát như máy lạnh không?',
    asks: [
      'quạt điều hòa | quạt hơi nước + có mát | có nên | là gì | tốn điện | máy lạnh | khác gì | có tốt | ẩm',
    ],
    kinds: ['fan'],
    verdict:
      'Không: nó thổi gió qua nước nên chỉ mát hơn quạt thường vài độ và làm phòng ẩm thêm, kém tác dụng ở miền Nam mùa nồm.',
    claims: [
      claim(
        'Làm mát bằng bay hơi hiệu quả khi không khí khô; không khí đã ẩm thì gần như không bay hơi.',
        WIKI.evaporative,
      ),
      claim(
        'Máy không thải nhiệt ra ngoài nên chạy trong phòng kín chỉ làm phòng ẩm và bí.',
        WIKI.evaporative,
      ),
    ],
    changes: 'Phòng thoáng, khí hậu khô như Nam Trung Bộ mùa nắng thì dùng được.',
    related: ['Quạt điều hòa dưới 4 triệu', 'Bật quạt cùng máy lạnh có đỡ tốn điện không?'],
  },
  {
    id: 'quat-dc',
    question: 'Quạt DC khác quạt AC thế nào?',
    asks: ['quạt dc | động cơ dc + quạt ac | là gì | khác gì | tốn điện | có nên', 'quạt + dc + ac'],
    kinds: ['fan'],
    verdict: 'Quạt DC êm và ít điện hơn ở số nhỏ, thường nhiều nấc gió; giá cao hơn và sửa phức tạp hơn.',
    claims: [
      claim(
        'Động cơ một chiều không chổi than điều tốc êm và hiệu suất cao hơn động cơ xoay chiều nhỏ.',
        WIKI.brushless,
      ),
      claim('Đa số quạt DC vẫn cắm điện nhà 220 V, bộ nguồn đổi điện ở bên trong.', WIKI.brushless),
    ],
    changes: 'Chỉ bật một số mạnh vài giờ thì quạt AC rẻ hơn và dễ thay tụ khi yếu.',
    related: ['Quạt DC dưới 1,5 triệu', 'Quạt điều hòa (quạt hơi nước) có mát như máy lạnh không?'],
  },
]

export const CLEANING_FACTS: readonly Fact[] = [
  {
    id: 'luc-hut-robot',
    question: 'Lực hút (Pa) của robot hút bụi bao nhiêu là đủ?',
    asks: ['lực hút | pa + robot hút bụi | bao nhiêu | đủ', '2000pa | 3000pa | 4000pa | 5000pa + robot'],
    kinds: ['robot_vacuum', 'vacuum'],
    verdict:
      'Không có một số Pa đủ cho mọi nhà: sàn gạch, gỗ cần ít hơn thảm dày và lông thú; chổi và đường đi quyết định sạch không kém.',
    claims: [
      claim(
        'Pa là độ chân không đo bịt kín, không phải lượng gió; hai máy cùng Pa vẫn hút khác nhau.',
        WIKI.vacuum,
      ),
      claim('Kiểu chổi, ron và cách robot đi hết sàn ảnh hưởng không kém lực hút.', WIKI.robot),
    ],
    changes: 'Nhà nhiều thảm thì tìm máy có tăng hút tự động khi lên thảm.',
    related: ['Robot hút bụi dưới 8 triệu', 'Robot hút bụi LDS và camera khác nhau thế nào?'],
  },
  {
    id: 'robot-lds-vslam',
    question: 'Robot hút bụi LDS và camera khác nhau thế nào?',
    asks: [
      'robot hút bụi + lds | lidar | vslam | camera | laser + là gì | khác gì | hay | nên',
      'lidar + robot',
      'robot hút bụi + bản đồ | lập bản đồ',
    ],
    kinds: ['robot_vacuum'],
    verdict:
      'LDS (laser) lập bản đồ nhanh và chạy trong tối được; camera (vSLAM) nhận biết vật tốt hơn nhưng cần ánh sáng.',
    claims: [
      claim('Cảm biến laser quay đo khoảng cách theo vòng nên vẽ bản đồ rõ ngay lần đầu.', WIKI.robot),
      claim('Máy dùng camera cần đủ sáng và gặp khó ở phòng tối, gương, kính.', WIKI.robot),
    ],
    changes: 'Nhà nhiều tầng thì hỏi có lưu nhiều bản đồ không.',
    related: ['Robot hút bụi có bản đồ dưới 8 triệu', 'Lực hút (Pa) của robot hút bụi bao nhiêu là đủ?'],
  },
  {
    id: 'robot-lau-nha',
    question: 'Robot hút bụi lau nhà có thay được lau tay không?',
    asks: [
      'robot hút bụi | robot lau nhà + lau + sạch | thay | có nên | khác gì | tự giặt giẻ',
      'robot lau nhà + có sạch | có nên',
    ],
    kinds: ['robot_vacuum'],
    verdict:
      'Nó giữ sàn sạch hằng ngày, không thay được lần lau tay kỹ; trạm tự giặt giẻ mới thật sự bớt công.',
    claims: [
      claim('Robot lau bằng khăn ẩm kéo theo, chỉ hợp bụi mịn; vết bám lâu vẫn phải cọ.', WIKI.robot),
      claim(
        'Máy có trạm giặt khăn cần thay nước sạch, nước bẩn và vệ sinh khay đều đặn.',
        from.ROBOT_MANUALS,
      ),
    ],
    changes: 'Nhà nhiều bậu cửa, thảm dày thì hiệu quả giảm, xem robot vượt được bao nhiêu milimét.',
    related: ['Robot hút bụi lau nhà dưới 10 triệu', 'Lực hút (Pa) của robot hút bụi bao nhiêu là đủ?'],
  },
  {
    id: 'hut-bui-khong-day',
    question: 'Máy hút bụi không dây hay có dây?',
    asks: [
      'hút bụi không dây + có dây | có nên | hay | khác gì | cầm tay',
      'máy hút bụi + pin | bao lâu | có dây + không dây',
      'máy hút bụi + loại nào',
    ],
    kinds: ['vacuum'],
    verdict:
      'Không dây tiện dọn hằng ngày nhưng mỗi lần sạc chỉ chạy vài chục phút; có dây hút mạnh đều, dọn nhà lớn, thảm dày không lo pin.',
    claims: [
      claim(
        'Máy dùng pin giảm lực hút ở chế độ tiết kiệm; thời gian ghi thường đo ở chế độ nhẹ nhất.',
        WIKI.vacuum,
      ),
      claim('Pin lithium chai dần theo số lần sạc và tuổi.', WIKI.battery),
    ],
    changes: 'Nhà nhiều tầng không thang máy thì nhẹ và không dây đáng hơn công suất.',
    related: ['Máy hút bụi không dây dưới 4 triệu', 'Robot hút bụi lau nhà có thay được lau tay không?'],
  },
]
