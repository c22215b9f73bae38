import { expect, test } from 'vitest'
import { answerTo, missingIn } from '#tests/support/reckoned.ts'

/** Questions of running costs as strangers asked them, and the figures that a right answer holds. */
test.each([
  [
    'Cái quạt cây 50W bật suốt đêm 10 tiếng với máy lạnh nhà tôi cứ cho là 5 số một đêm, một tháng chênh nhau mấy tiền, điện nhà tôi đang ở bậc 3000 đồng',
    '405 nghìn',
    '135 kWh',
    '45 nghìn',
    '450 nghìn',
  ],
  [
    'Tủ lạnh cũ nhà em đời 2008, thợ đo 2 số rưỡi một ngày. Thay con mới ghi 350kWh/năm giá 9 triệu thì bao lâu lấy lại vốn? Tiền điện nhà em bình quân 2800',
    '5,7 năm',
    '1,57 triệu',
  ],
  [
    'Cho anh hỏi con máy sấy bơm nhiệt 9kg một mẻ tốn chừng 1,8 số, nhà anh 4 mẻ một tuần, so với máy ngưng tụ 4,5 số một mẻ, một năm lệch nhau nhiêu, bơm nhiệt mắc hơn 5 triệu thì có đáng? điện 3 ngàn',
    '1,68 triệu',
    '35,6 tháng',
    '374,4 kWh',
    '936 kWh',
  ],
  [
    'mở tivi 55 inch cho ông già coi từ 6h sáng tới 9h tối, điện tivi ghi 130W, tiền điện tui trung bình 2500 một số, một tháng ổng coi hết bao tiền',
    '58,5 kWh',
    '146,3 nghìn',
  ],
  [
    'Máy tính bàn chơi game con trai tôi 450W mở từ chiều tới 12 giờ đêm, thêm màn hình 27 inch 40W. 7 tiếng một ngày thì tháng mất bao nhiêu, tôi trừ vào tiền tiêu vặt nó. Giá 3.000.',
    '102,9 kWh',
    '308,7 nghìn',
  ],
  [
    'Con máy hút robot có trạm tự đổ rác, mua túi 90k cái thay 2 tháng, giẻ 150k một bộ 6 tháng, lọc 100k 6 tháng, chổi 200k một năm. Vậy nuôi nó năm bao tiền, chưa kể điện?',
    '1,24 triệu',
    '540 nghìn',
  ],
  [
    'Tiệm trà sữa e có 1 tủ đông 400 lít ngày ăn 2,2 số, 1 tủ mát 3,5 số, điện kinh doanh 3.400/số chưa VAT 8%. Mỗi tháng 2 cái này nuốt bao nhiêu',
    '171 kWh',
    '627,9 nghìn',
    'VAT 8%',
  ],
  [
    'Cháu chạy máy lọc không khí cả ngày đêm vì con hen, 24h mức thấp nó ghi 9W, khi bẩn nó lên 50W tầm 4 tiếng/ngày. Màng lọc 900 nghìn thay 9 tháng. Một tháng tổng hết mấy?',
    '11,4 kWh',
    '100 nghìn',
  ],
  [
    'Em mướn nhà được cho chọn: máy giặt cửa trước 0,9 số 60 lít nước một mẻ nóng 40 độ, máy cửa trên 0,15 số 130 lít giặt lạnh. Điện 3k, nước 15k một khối. Tháng 20 mẻ, cái nào rẻ?',
    'Máy cửa trên đỡ tốn hơn',
    '24 nghìn',
    '72 nghìn',
    '48 nghìn',
  ],
  [
    'Nước đóng bình 20 lít 50 ngàn, nhà em 4 ng uống 3 bình một tuần. So với máy lọc 6 triệu lõi mỗi năm 1 triệu rưỡi. Bao lâu có lời?',
    '11,4 tháng',
    '6,3 triệu',
  ],
  [
    'Cho hỏi cái máy làm nóng nước năng lượng mặt trời ko tính, tính cái trực tiếp 4500W nhà 4 người mỗi người tắm 10 phút, tháng bao nhiêu điện, giá 3k, mùa nóng bật nửa công suất',
    '90 kWh',
    '270 nghìn',
    '135 nghìn',
  ],
  [
    'Nhà trọ có điện 3.800, con nấu nồi cơm ngày 2 bữa, mỗi bữa 40 phút 500W rồi giữ ấm 5 tiếng 40W. Hỏi mỗi tháng hết mấy ngàn? có nên rút không giữ ấm?',
    '32 kWh',
    '121,6 nghìn',
    '45,6 nghìn',
  ],
  [
    'Bể cá cảnh không tính, tui tính cái laptop gaming con sạc 180W chơi 5 tiếng, cùng cái màn hình 34 inch 60W và loa 20W. Mỗi ngày hết mấy số, mấy tiền với giá 3.200?',
    '1,3 kWh',
    '4,16 nghìn',
  ],
  [
    'ngoại hỏi con: cái máy giặt ngoại xài bột thường một ký 45 ngàn, mỗi lần đổ nửa lon sữa bò chắc 150 gam, ngày giặt một lần. bữa nay con mua nước giặt 3,6 lít 170 ngàn biểu đổ 60ml. cái nào lợi hơn con',
    '202,5 nghìn',
    '85 nghìn',
    '117,5 nghìn',
  ],
  [
    'Quán nét cỏ em có 12 quạt treo tường 55W, mở từ 9 sáng tới 11 đêm. Có người chào quạt DC 22W giá 890k một cái. Đổi hết thì mấy tháng gỡ vốn? điện kinh doanh em trả 3.300',
    '10,68 triệu',
    '19,2 tháng',
  ],
  [
    'Đèn không tính chi hết, chừ o muốn biết trong nhà cái mô ăn điện nhất: tủ lạnh 1 số ngày, máy lạnh 6 số ngày mà chỉ mở 4 tháng, bình nóng lạnh 2 số ngày mà chỉ 5 tháng lạnh, máy giặt nửa số ngày. Tính cho o cả năm',
    'Máy lạnh tốn nhất',
    '720 kWh',
    '1.567,5 kWh',
  ],
  [
    'so giúp e: sấy đồ ở tiệm giặt sấy tự động 35k một mẻ 8kg, tuần 2 mẻ, với mua máy sấy bơm nhiệt 11tr ăn 1,6 số/mẻ giá điện 3k. bao lâu thì mua lời hơn, tính luôn giùm máy chắc xài 8 năm',
    '3,5 năm',
    '3,14 triệu',
    '14,13 triệu',
  ],
  [
    'Chung cư thu nước 18k/khối. Máy giặt mới khoe tiết kiệm, 75 lít một mẻ thay vì 140 lít. Nhà 5 người giặt 9 mẻ một tuần. Tiết kiệm một năm được mấy ly trà sữa 45k?',
    '547,6 nghìn',
    '12 ly trà sữa',
  ],
  [
    'Xe điện khỏi nói, hỏi nồi chiên: tối nào cũng hâm 2 miếng gà 8 phút máy 1700W, so với lò vi sóng ăn điện 1200W hâm 3 phút. mỗi tháng chênh nhiu, có đáng để mình cắn răng ăn gà mềm xèo ko',
    '6,8 kWh',
    '1,8 kWh',
    '5 kWh',
  ],
  [
    'quạt DC 30W chạy 12h/ngày so với quạt thường 55W, chênh 900k tiền mua, bao lâu huề vốn',
    '32,9 tháng',
    '328,5 nghìn',
  ],
  ['tủ lạnh cũ 700 kwh năm, thay tủ mới 350 kwh giá 9 triệu mấy năm hoàn vốn', '8,6 năm', '1,05 triệu'],
  [
    'máy lạnh inverter đắt hơn 2 triệu, mỗi tháng đỡ 80k tiền điện thì bao lâu lấy lại vốn',
    '25 tháng',
    '2 triệu',
  ],
  ['con LG mắc hơn con Aqua 1tr5 mà năm tiết kiệm được 500 ngàn tiền điện, mấy năm thì lời', '3 năm'],
  ['máy rửa chén 9 triệu, mỗi tháng bớt 120k tiền nước với nước rửa thì bao lâu hoàn vốn', '6,3 năm'],
])('%s', (question, ...figures) => expect(missingIn(question, figures)).toEqual([]))

test.each([
  'phòng trọ em chủ nhà tính 4k/số, xài máy lạnh 1 ngựa inverter từ 10h đêm tới 6h sáng, phòng 12m2 để 27 độ, tháng tốn tầm nhiêu v ạ',
  'máy rửa chén nhà 4 người ngày rửa 1 lần thì 1 tháng hết bao nhiêu tiền điện nước viên rửa muối bóng gộp lại, đừng nói chung chung nha cho số luôn',
  'Máy lọc nước RO xả bỏ nước nhiều lắm phải không cô, nhà con 5 người uống nấu một ngày cỡ 20 lít, tiền nước 12 ngàn một khối, tháng bỏ đi bao nhiêu tiền?',
  'gia đình tui đổi gas qua bếp từ, một bình gas 12kg 450 ngàn xài 1 tháng rưỡi. qua bếp từ thì mỗi tháng tốn nhiêu điện, giá điện tui bậc 3-4 chừng 2.9k',
  'Máy nước nóng gián tiếp 30 lít cắm 24/24 với bật trước khi tắm nửa tiếng thì chênh nhiều không? Nhà hai vợ chồng tắm tối',
  'Bảo bối của tôi là cái bình đun nước 1,5 lít, ngày tôi đun 6 lần pha trà. Ông bạn già bảo phích điện giữ nóng 24h tiết kiệm hơn, ai đúng hả cô?',
  'Em nuôi heo đất. Mỗi đêm tắt cục wifi, rút tivi, rút lò vi sóng, rút máy giặt thì một năm được bao nhiêu bỏ heo? Chồng cười em bần tiện',
  'Hồi đó xài bóng đèn nhiều không tính, giờ hỏi cái loa kéo karaoke 400W ghi to tướng ngoài thùng. Chiều thứ bảy nào cũng hát 4 tiếng, có tốn như máy lạnh không, hàng xóm thì khỏi bàn',
  'nhà 3 tầng mẹ em tính mua máy hút ẩm nhưng web mình ko có loại đó thì phải, nên hỏi bật chế độ dry máy lạnh 1.5hp suốt mùa nồm 20 ngày, ngày 6 tiếng, nghe nói dry chỉ ăn nửa điện. khoảng bao nhiêu tiền ạ, điện 2.9k, Hải Phòng',
])('%s does not state all it takes', (question) => expect(answerTo(question)).toBe(''))
