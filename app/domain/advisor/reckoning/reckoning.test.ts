import { expect, test } from 'vitest'
import { answerTo, missingIn } from '#tests/support/reckoned.ts'

test.each([
  ['quạt 60W mở 8 tiếng mỗi đêm, điện 3k, tháng tốn nhiêu', '14,4 kWh', '43,2 nghìn'],
  [
    'nồi cơm 700w ngày nấu 2 lần mỗi lần 30 phút, điện 3.000 một số, một tháng hết bao nhiêu tiền',
    '21 kWh',
    '63 nghìn',
  ],
  ['tủ đông ăn 1,5 số một ngày, giá điện 2.500, 1 năm hết mấy tiền', '547,5 kWh', '1,37 triệu'],
  ['Tủ lạnh dán nhãn 0,8 kWh/24h, điện 3.000đ thì một tháng mất mấy tiền', '24 kWh', '72 nghìn'],
  ['tủ đông ghi 1,5kWh/24 giờ, giá điện 2.500, 1 năm tốn mấy tiền', '547,5 kWh', '1,37 triệu'],
  ['may lanh an 6 so mot dem, dien 3 ngan, thang het bao nhieu', '180 kWh', '540 nghìn'],
  ['Máy giặt nửa số một mẻ, tuần giặt 4 mẻ, điện 3k, năm hết bao nhiêu tiền điện', '104 kWh', '312 nghìn'],
  ['Tủ lạnh ghi 365 kWh/năm, chủ trọ tính 4 ngàn một số, mỗi tháng em trả bao nhiêu', '30,4 kWh', '121,7'],
  ['3 cái quạt 45W chạy 10 tiếng một ngày, 3.200 đồng/kWh, tháng mấy tiền', '40,5 kWh', '129,6 nghìn'],
  [
    'nhà 5 người mỗi người tắm 8 phút, máy nước nóng trực tiếp 4500W, điện 3k một số, tháng bao nhiêu',
    '90 kWh',
    '270 nghìn',
  ],
  [
    'Bàn ủi 1200W, tuần ủi 2 lần, mỗi lần 45 phút, giá điện 3 ngàn, một tháng hết mấy',
    '7,8 kWh',
    '23,4 nghìn',
  ],
  ['Camera 5W chạy 24/24, điện 2.800, một năm tốn bao nhiêu', '43,8 kWh', '122,6 nghìn'],
  ['cục wifi 10W cắm suốt ngày đêm thì tháng hết mấy đồng điện, 3k/số', '7,2 kWh', '21,6 nghìn'],
  ['tivi 100W coi từ 5h chiều tới 10h tối, bậc 3000, tháng tốn mấy', '15 kWh', '45 nghìn'],
  ['Máy bơm 750W ngày bơm 30 phút, điện 2k5 một số, tháng nhiêu tiền', '28,1 nghìn'],
  [
    'ấm siêu tốc 1800W mỗi lần 5 phút, ngày 4 lần, 3 ngàn rưỡi một ký điện, tháng hết mấy',
    '18 kWh',
    '63 nghìn',
  ],
  ['lò vi sóng 1200W hâm 5 phút một lần, ngày 3 lần, điện 2.9k, tháng tốn bao nhiêu', '9 kWh', '26,1 nghìn'],
  ['lò nướng 2kw nướng 1 tiếng rưỡi mỗi tuần, điện 3k, một tháng hết bao nhiêu', '13 kWh', '39 nghìn'],
  [
    'bếp hồng ngoại 2000W ngày nấu 3 bữa mỗi bữa nửa tiếng, 3k/kWh, một năm bao nhiêu tiền',
    '1.095 kWh',
    '3,29 triệu',
  ],
  [
    'máy nước nóng 2500W bật 20 phút mỗi ngày, giá điện 3 nghìn, bà nhà hỏi một tháng mấy tiền',
    '25 kWh',
    '75 nghìn',
  ],
  ['xe máy điện sạc một lần 1,5 số, tuần sạc 4 lần, điện 2.800, tháng hết bao nhiêu', '26 kWh', '72,8 nghìn'],
  ['điện 3k5, quạt trần 75W, 12 tiếng/ngày, hai cái, một tháng bao nhiêu', '54 kWh', '189 nghìn'],
  ['loa kéo 200W hát 3 tiếng mỗi tuần, 3k một số, một năm tốn mấy', '31,2 kWh', '93,6 nghìn'],
  [
    'quán em 8 cái quạt 60W mở 10 tiếng/ngày, tháng chạy 26 ngày, 3.300 một số, hết nhiêu',
    '124,8 kWh',
    '411,8 nghìn',
  ],
  ['máy lạnh 1 số một giờ, mở 8 tiếng mỗi đêm, điện 3k, một tháng bao nhiêu', '240 kWh', '720 nghìn'],
  ['xài máy lạnh 0,7 số 1 tiếng, đêm mở 9 tiếng, phòng trọ 4k/số, tháng mấy tiền', '189 kWh', '756 nghìn'],
  ['máy rửa bát 1,2 số một lần, hai ngày rửa một lần, điện 3k, tháng bao nhiêu', '18 kWh', '54 nghìn'],
  ['tủ lạnh mini 0,8 số ngày mỗi phòng một cái, 5 phòng, điện 3.500, tháng hết mấy', '120 kWh', '420 nghìn'],
  [
    'Hai vợ chồng em xài 2 cái máy lạnh, mỗi cái đêm 4 số, điện 3 nghìn, tháng hết mấy triệu',
    '240 kWh',
    '720 nghìn',
  ],
  [
    'Máy giặt mỗi mẻ 0,4 kWh và 70 lít nước, tuần giặt 5 mẻ, điện 2.800đ/số, nước 11.000đ/m3, một tháng tốn bao nhiêu',
    '24,3 nghìn',
    '16,7 nghìn',
    '41 nghìn',
  ],
  ['máy sấy quần áo 2000W sấy 1 tiếng 30 phút, tuần 3 lần, 3k/số, tháng mấy tiền', '39 kWh', '117 nghìn'],
  ['máy sấy 2000W sấy 1h30, tuần 3 lần, 3k/số, tháng mấy tiền', '39 kWh', '117 nghìn'],
  ['loa 50W mở 5 tiếng một ngày chỉ thứ bảy chủ nhật, điện 3k, tháng tốn mấy', '2,17 kWh', '6,5 nghìn'],
  ['máy lạnh ăn 3 số một ngày, chỉ cuối tuần mở, điện 3k, năm hết bao nhiêu', '312 kWh', '936 nghìn'],
  ['máy bơm 750W ngày 1 tiếng, điện 2.500 tháng nhiêu tiền', '22,5 kWh', '56,3 nghìn'],
  ['nồi cơm 1.8 lít 700W nấu 40 phút, ngày 2 lần, điện 3k tháng mấy', '28 kWh', '84 nghìn'],
  [
    'cái máy lạnh xài từ 8h tối đến 5h sáng mỗi giờ 0,6 ký điện, giá 3 ngàn 2, tháng mấy tiền',
    '162 kWh',
    '518,4 nghìn',
  ],
])('one thing: %s', (question, ...figures) => expect(missingIn(question, figures)).toEqual([]))

test.each([
  ['Máy hút ẩm 300W chạy 8 tiếng mỗi ngày suốt 3 tháng, điện 3k, tốn tổng bao nhiêu', '216 kWh', '648 nghìn'],
  ['Máy sưởi 2000W bật 3 tiếng mỗi tối trong 2 tháng lạnh, điện 3k, hết bao nhiêu', '360 kWh', '1,08 triệu'],
  [
    'tủ đông 1,8 số một ngày giá điện 3k, xài 10 năm thì tốn hết bao nhiêu tiền điện',
    '1,97 triệu',
    '10 năm như vậy thì khoảng 19,71 triệu',
  ],
])('a season: %s', (question, ...figures) => expect(missingIn(question, figures)).toEqual([]))

test.each([
  ['pc 350W với màn hình 30W mở 6 tiếng một ngày, giá 3k, tháng bao nhiêu', '68,4 kWh', '205,2 nghìn'],
  [
    'mỗi ngày hết mấy số: laptop 90W cắm 8 tiếng với đèn bàn 10W 5 tiếng, điện 3.000',
    '0,77 kWh',
    '2,31 nghìn',
  ],
  [
    'nồi áp suất 1000W 40 phút một bữa ngày một bữa; nồi cơm 700W 30 phút một bữa ngày 2 bữa; điện 3k, cộng lại tháng bao nhiêu',
    '41 kWh',
    '123 nghìn',
  ],
  [
    'Máy bơm hồ cá 25W chạy 24h, đèn 12W bật 8 tiếng, điện 3.000đ/số, một tháng hết bao nhiêu',
    '20,9 kWh',
    '62,6 nghìn',
  ],
  [
    'tivi 150W 5 tiếng, amply 300W 2 tiếng, loa 100W 2 tiếng mỗi ngày, giá 3000, mỗi tháng mấy tiền',
    '46,5 kWh',
    '139,5 nghìn',
  ],
  [
    'Tủ mát 4 số ngày, tủ kem 3 số ngày, điện kinh doanh 3.200 chưa VAT 10%, tháng bao nhiêu',
    '210 kWh',
    '739,2 nghìn',
  ],
  [
    'máy lạnh 750w chạy 4 tiếng mỗi ngày, chia 3 đứa thì mỗi đứa đóng mấy, trọ tính điện 4k',
    '90 kWh',
    '360 nghìn',
    '120 nghìn',
  ],
  [
    'Tủ lạnh 1 số ngày, máy lạnh 5 số ngày mở 3 tháng, bình nóng lạnh 2 số ngày dùng 4 tháng. cái nào tốn nhất cả năm? điện 3k',
    'Máy lạnh tốn nhất',
    '450 kWh',
    '1.055 kWh',
  ],
  [
    'cái mô tốn điện nhất rứa: bếp từ 2 số ngày, tủ lạnh 1,2 số ngày, máy giặt 0,4 số ngày, giá 3k',
    'Bếp từ tốn nhất',
    '108 kWh',
    '324 nghìn',
  ],
])('several things: %s', (question, ...figures) => expect(missingIn(question, figures)).toEqual([]))

test.each([
  [
    'máy lọc nước thay lõi 350k 6 tháng, màng 800k 2 năm, một năm nuôi hết bao nhiêu',
    '700 nghìn',
    '1,1 triệu',
  ],
  [
    'robot lau nhà: túi rác 60k một cái thay 1 tháng, khăn 80k 3 tháng, nước lau 120k 2 tháng. Tính giùm một năm hết mấy',
    '320 nghìn',
    '1,76 triệu',
  ],
  [
    'Máy lọc không khí 40W chạy 12 tiếng một ngày, màng lọc 600k thay 6 tháng, điện 3k, mỗi tháng tổng bao nhiêu',
    '100 nghìn',
    '143,2 nghìn',
  ],
  [
    'Máy rửa chén 0,9 số với 12 lít nước một mẻ, ngày 1 mẻ, điện 3k, nước 15k/khối, viên rửa 4k một mẻ. tháng tổng mấy?',
    '27 kWh',
    '206,4 nghìn',
  ],
  [
    'lọc thô 120k thay 3 tháng, lọc than 200k thay 6 tháng, màng RO 900k thay 2 năm, vậy mỗi năm hết bao nhiêu',
    '450 nghìn',
    '1,33 triệu',
  ],
])('what is used up: %s', (question, ...figures) => expect(missingIn(question, figures)).toEqual([]))

test.each([
  [
    'Máy sấy bơm nhiệt 1,5 số một mẻ với máy sấy thông hơi 4 số một mẻ, tuần 3 mẻ, điện 3k, một năm chênh bao nhiêu',
    '390 kWh',
    '1,17 triệu',
  ],
  [
    'quạt điều hòa 100W với máy lạnh 800W, mở 8 tiếng một ngày, điện 3k, mỗi tháng chênh nhau bao nhiêu',
    '168 kWh',
    '504 nghìn',
  ],
  [
    'Đèn sợi đốt 60W so với đèn led 9W, ngày thắp 5 tiếng, 2.500 một số, năm đỡ được bao nhiêu',
    '93,1 kWh',
    '232,7 nghìn',
  ],
  [
    'máy giặt cửa trên 150 lít một mẻ, cửa trước 60 lít một mẻ, tháng 16 mẻ, nước 12k một khối, cái nào rẻ hơn',
    'Cửa trước',
    '17,3 nghìn',
  ],
  [
    'Bình thủy điện giữ ấm 40W cả ngày đêm so với ấm đun 1500W ngày 5 lần mỗi lần 4 phút, điện 3k, tháng chênh nhiêu',
    '13,8 kWh',
    '41,4 nghìn',
  ],
  [
    'bột giặt 40k một ký, mỗi lần 80g, tháng giặt 20 lần; nước giặt 3 lít 150k mỗi lần 60ml. cái nào rẻ hơn',
    '64 nghìn',
    '60 nghìn',
    '4 nghìn',
  ],
  [
    'quạt 45W với quạt 60W mở 12 tiếng thì một tháng chênh bao nhiêu, điện 3k',
    'Quạt 45 W đỡ tốn hơn',
    '16,2 nghìn',
  ],
  [
    'Bếp từ 2kW nấu ngày 1,5 tiếng, điện 3k so với gas 420k một bình xài 2 tháng, cái nào rẻ hơn mỗi tháng',
    'Gas đỡ tốn hơn',
    '60 nghìn',
  ],
  [
    'hai tủ lạnh, cái cũ 2 số ngày, cái mới 0,8 số ngày, điện 3.000 mỗi tháng chênh mấy',
    'Cái mới đỡ tốn hơn',
    '108 nghìn',
  ],
  [
    'Gas 450k/bình xài được 45 ngày, bếp từ mỗi ngày 2 số, điện 3k thì mỗi tháng lợi hơn bao nhiêu',
    'Bếp từ đỡ tốn hơn',
    '300 nghìn',
    '120 nghìn',
  ],
  [
    'máy lạnh 800W mở 8 tiếng, quạt 50W mở 10 tiếng, cái nào tốn hơn, điện nhà 3k',
    'mỗi tháng chênh khoảng 531 nghìn',
  ],
])('one set against the other: %s', (question, ...figures) =>
  expect(missingIn(question, figures)).toEqual([]),
)

test.each([
  [
    'tủ lạnh cũ 2 số một ngày, tủ mới 0,9 số một ngày giá 8 triệu, điện 3k, bao lâu hoàn vốn',
    '1,2 triệu',
    '6,6 năm',
  ],
  [
    '10 bóng đèn 40W mở 12 tiếng, thay bóng led 15W giá 60k một bóng, điện 3k, mấy tháng lấy lại vốn',
    '600 nghìn',
    '2,2 tháng',
  ],
  [
    'giặt tiệm 20k một mẻ tuần 3 mẻ so với mua máy giặt 7 triệu, mỗi mẻ 0,5 số, điện 3k, bao lâu thì có lời',
    '2,89 triệu',
    '2,4 năm',
  ],
  [
    'giặt tiệm 20k một mẻ tuần 3 mẻ so với mua máy giặt 7 triệu, mỗi mẻ 0,5 số, điện 3k, bao lâu thì có lời, chắc xài 10 năm',
    '2,4 năm',
    '21,86 triệu',
  ],
  [
    'Nước bình 15k một bình, tuần 4 bình, máy lọc 5 triệu, lõi mỗi năm 1 triệu, bao lâu huề vốn',
    '2,12 triệu',
    '2,4 năm',
  ],
  [
    'răng tủ lạnh tui ăn 3 số 1 ngày, chừ thay tủ 1,2 số 1 ngày giá 10 triệu thì mấy năm lấy lại tiền? điện 2.500',
    '1,64 triệu',
    '6,1 năm',
  ],
  [
    'Máy lạnh inverter 4 số một đêm thay máy cũ 7 số một đêm, máy inverter mắc hơn 3 triệu, mỗi năm mở 6 tháng, điện 3k, mấy năm hoàn vốn',
    '1,62 triệu',
    '1,9 năm',
  ],
  [
    'tủ lạnh cũ 2 số, tủ mới 1 số một ngày, mua tủ mới 7tr5, điện 3k. mấy năm thì huề',
    '1,09 triệu',
    '6,8 năm',
  ],
])('what a purchase saves: %s', (question, ...figures) => expect(missingIn(question, figures)).toEqual([]))

test.each([
  'máy lạnh 1.5hp mở 8 tiếng một ngày tháng tốn bao nhiêu, điện 3k',
  'quạt 60W mở 8 tiếng có tốn hơn máy lạnh không, điện 3k',
  'nhà em xài 300 số một tháng thì hết bao nhiêu tiền',
  'máy sấy 2000W tốn điện không',
  'tủ lạnh dưới 9 triệu cho 4 người tốn bao nhiêu điện',
  'máy lạnh bật 8 tiếng, quạt 60W bật 10 tiếng, điện 3k, tháng chênh bao nhiêu',
  'tiền điện tháng 700k, thêm cái tủ lạnh nữa thì tốn bao nhiêu điện',
  'trọ điện 4.000, cơm ngày 1 bữa 500W 30 phút, quạt 40W 10 tiếng, tháng bao nhiêu tiền điện',
  'chạy máy phát điện 5kW mỗi ngày 2 tiếng hết bao nhiêu',
  'máy lạnh 5 số một đêm, nghỉ thứ bảy chủ nhật, điện 3k, tháng hết bao nhiêu',
  'quạt 50W chạy 8 tới 10 tiếng một ngày, tháng tốn bao nhiêu',
])('%s is left to others', (question) => expect(answerTo(question)).toBe(''))
