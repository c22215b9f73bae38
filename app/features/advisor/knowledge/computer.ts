import { claim } from './fact.ts'
import type { Fact } from './fact.ts'
import * as from from './sources.ts'

const { WIKI } = from

export const COMPUTER_FACTS: readonly Fact[] = [
  {
    id: 'ram-laptop',
    question: 'RAM là gì, laptop cần bao nhiêu GB?',
    asks: [
      'ram + laptop + là gì | bao nhiêu | mấy gb | có đủ | 8gb | 16gb | nâng cấp',
      'ram + là gì',
      'ram 8gb | 8gb + 16gb',
      '8gb ram | ram 8gb + có đủ | còn đủ | đủ dùng',
    ],
    kinds: ['laptop', 'desktop', 'tablet'],
    verdict:
      'RAM là chỗ để tạm cho phần mềm đang mở; mua laptop Windows năm 2026 nên lấy 16 GB, 8 GB chỉ đủ cho việc rất nhẹ.',
    claims: [
      claim(
        'RAM mất dữ liệu khi tắt máy, khác ổ cứng; hết RAM thì máy phải mượn ổ cứng và chậm hẳn.',
        WIKI.ram,
      ),
      claim(
        'VietTimes khuyên 16 GB RAM và 512 GB SSD làm mức sàn học tập, văn phòng năm 2026; MacBook có thể 8/256.',
        from.VIETTIMES_LAPTOP,
      ),
      claim('Nhiều laptop mỏng hàn RAM vào bo mạch, mua rồi không nâng được.', WIKI.ram),
    ],
    changes: 'Dựng phim, máy ảo hay đồ họa nặng thì 32 GB.',
    related: ['Laptop RAM 16 GB dưới 18 triệu', 'SSD và HDD khác nhau thế nào?'],
  },
  {
    id: 'ssd-hdd',
    question: 'SSD và HDD khác nhau thế nào?',
    asks: [
      'ssd + hdd',
      'ssd + là gì | hơn | bền | bao lâu | khác gì | ổ cứng',
      'ổ cứng + loại nào + laptop | ssd',
      'nvme | m.2 + sata | là gì | khác gì',
      'ssd + 256gb | 512gb + đủ | nên',
    ],
    kinds: ['laptop', 'desktop', 'storage_drive'],
    verdict:
      'SSD không có đĩa quay nên mở máy và mở phần mềm nhanh hơn rất nhiều, chịu va đập tốt; HDD rẻ trên mỗi GB, hợp để lưu trữ.',
    claims: [
      claim('SSD lưu bằng chip nhớ, không có phần chuyển động, nên không chờ đầu đọc tìm chỗ.', WIKI.ssd),
      claim(
        'NVMe đi qua đường PCIe nên nhanh hơn SSD cổng SATA; việc thường ngày thì chênh ít thấy hơn chênh giữa SSD và HDD.',
        WIKI.nvme,
      ),
    ],
    table: {
      columns: ['', 'SSD', 'HDD'],
      rows: [
        ['Cách lưu', 'Chip nhớ', 'Đĩa từ quay'],
        ['Tốc độ', 'Nhanh', 'Chậm'],
        ['Va đập, tiếng ồn', 'Chịu tốt, im', 'Dễ hỏng, có tiếng'],
        ['Giá mỗi GB', 'Cao hơn', 'Thấp'],
      ],
    },
    changes: 'Dù ổ nào, dữ liệu quan trọng vẫn cần một bản sao ở chỗ khác.',
    related: ['Laptop SSD 512 GB dưới 15 triệu', 'RAM là gì, laptop cần bao nhiêu GB?'],
  },
  {
    id: 'cpu-gpu',
    question: 'CPU và GPU khác nhau thế nào?',
    asks: [
      'cpu + gpu | card | là gì',
      'gpu | vga + là gì | khác gì',
      'core i5 | i5 | ryzen 5 + i7 | ryzen 7 | khác gì | hay',
      'core i3 + i5',
      'intel + amd + laptop | cpu | khác gì | hay',
      'u | h | hx + chip + intel | laptop + khác gì',
    ],
    kinds: ['laptop', 'desktop'],
    verdict:
      'CPU làm việc chung, GPU vẽ hình và tính song song; tên i5, i7, Ryzen 5 chỉ so được khi cùng đời và cùng hậu tố.',
    claims: [
      claim(
        'CPU xử lý tuần tự nhiều loại việc; GPU có rất nhiều nhân nhỏ cho phép tính giống nhau như dựng hình.',
        WIKI.gpu,
      ),
      claim(
        'Cùng tên i7, con chip tiết kiệm điện (đuôi U) và con hiệu năng cao (đuôi H, HX) mạnh yếu khác hẳn.',
        WIKI.cpu,
      ),
      claim(
        'Dựng phim, game, CAD và 3D mới cần GPU rời; học và văn phòng thì chưa cần.',
        from.VIETTIMES_LAPTOP,
      ),
    ],
    changes: 'Cùng tầm giá, thêm RAM và SSD thường dễ thấy hơn lên một bậc CPU.',
    related: ['Laptop văn phòng dưới 15 triệu', 'Card rời và card tích hợp khác nhau thế nào?'],
  },
  {
    id: 'card-roi',
    question: 'Card rời và card tích hợp khác nhau thế nào?',
    asks: [
      'card rời + onboard | tích hợp | là gì | có cần | khác gì | có nên',
      'card đồ họa | vga + rời | onboard | tích hợp',
      'laptop + card rời + có cần | có nên | học | đồ họa',
    ],
    kinds: ['laptop', 'desktop'],
    verdict:
      'Card rời có bộ nhớ hình riêng, cần cho game nặng, 3D và dựng phim; card tích hợp nằm trong CPU, đủ cho văn phòng, học tập, xem phim 4K.',
    claims: [
      claim('Card tích hợp dùng chung RAM của máy, card rời có VRAM riêng.', WIKI.gpu),
      claim('Card rời dùng thêm điện và tỏa thêm nhiệt, nên máy thường nặng hơn và pin ngắn hơn.', WIKI.gpu),
    ],
    changes: 'Game nhẹ thì card tích hợp đời mới có thể đã đủ: xem phép thử của đúng con chip.',
    related: ['Laptop card rời dưới 20 triệu', 'CPU và GPU khác nhau thế nào?'],
  },
  {
    id: 'man-oled-ips',
    question: 'Màn OLED và IPS trên laptop, màn hình khác nhau thế nào?',
    asks: [
      'oled + ips',
      'ips + va | tn | là gì | khác gì | có nên',
      'màn hình | laptop + oled + có nên | hay | hại mắt | khác gì',
      'ips + là gì',
    ],
    kinds: ['laptop', 'monitor'],
    verdict:
      'OLED đen sâu, màu rực; IPS đều màu, sáng ổn định, không lo lưu hình và rẻ hơn, hợp làm văn bản cả ngày.',
    claims: [
      claim('IPS giữ màu khi nhìn nghiêng tốt hơn TN và phổ biến trong màn hình làm việc.', WIKI.ips),
      claim('OLED tự phát sáng từng điểm nên hình tĩnh lâu như thanh tác vụ có thể để lại vệt.', WIKI.oled),
      claim(
        'Nhiều màn OLED giảm sáng bằng cách nhấp nháy nhanh, người nhạy cảm dễ mỏi mắt; tùy mẫu.',
        WIKI.oled,
      ),
    ],
    table: {
      columns: ['', 'OLED', 'IPS'],
      rows: [
        ['Màu đen', 'Tắt hẳn', 'Xám nhẹ'],
        ['Hình tĩnh', 'Có thể lưu vệt', 'Không'],
        ['Giá', 'Cao', 'Thấp hơn'],
        ['Hợp với', 'Xem phim, làm màu', 'Văn bản, bảng tính'],
      ],
    },
    changes: 'Mua để đọc và gõ văn bản thì độ nét và lớp chống chói quan trọng hơn OLED hay IPS.',
    related: ['Laptop màn OLED dưới 25 triệu', 'Màn hình 27 inch dưới 6 triệu'],
  },
  {
    id: 'srgb',
    question: '100% sRGB nghĩa là gì, có cần không?',
    asks: [
      'srgb | dci p3 | adobe rgb + là gì | có cần | 100 | bao nhiêu | đồ họa',
      'độ phủ màu | gam màu + là gì',
    ],
    kinds: ['laptop', 'monitor'],
    verdict:
      'sRGB là dải màu chuẩn của web; 100% sRGB là màn hiện đủ dải đó, cần cho thiết kế và chỉnh ảnh, còn văn phòng thì không bắt buộc.',
    claims: [
      claim('sRGB là tiêu chuẩn IEC 61966-2-1, hầu hết ảnh và video trên mạng theo dải này.', from.IEC_SRGB),
      claim('VietTimes coi 100% sRGB là điều kiện đầu tiên cho laptop đồ họa.', from.VIETTIMES_LAPTOP),
      claim('Đủ dải màu chưa chắc đúng màu: còn phải cân chỉnh.', from.IEC_SRGB),
    ],
    changes: 'In ấn chuyên nghiệp cần dải rộng hơn như Adobe RGB và máy cân màu.',
    related: ['Laptop 100% sRGB dưới 20 triệu', 'Màn OLED và IPS trên laptop, màn hình khác nhau thế nào?'],
  },
  {
    id: 'tan-so-quet-man-hinh',
    question: 'Màn hình 60 Hz, 144 Hz có khác nhiều không?',
    asks: [
      '144hz | 165hz | 240hz + 60hz | có cần | có nên | khác gì | là gì | màn hình',
      'tần số quét + màn hình | laptop | có cần | là gì',
      '90hz | 120hz + điện thoại + có cần | khác gì | 60hz | tốn pin',
    ],
    kinds: ['monitor', 'laptop', 'phone'],
    verdict:
      'Khác rõ khi chơi game nhanh và cuộn màn hình; từ 144 lên 240 Hz thì khó thấy hơn, và card phải đủ sức vẽ bằng ấy hình.',
    claims: [
      claim(
        'Hz là số lần màn hình vẽ lại mỗi giây; cao hơn thì mỗi hình hiện ngắn hơn nên mắt thấy mượt hơn.',
        WIKI.refreshRate,
      ),
      claim('Card chỉ vẽ 60 hình mỗi giây thì màn 144 Hz cũng không mượt thêm.', WIKI.gpu),
    ],
    changes: 'Trên điện thoại, tần số cao làm hao pin hơn nếu không tự giảm khi đứng yên.',
    related: ['Màn hình 144 Hz dưới 5 triệu', 'Màn hình 27 inch 2K dưới 7 triệu'],
  },
  {
    id: 'do-phan-giai-man-hinh',
    question: 'Màn hình 2K, 4K bao nhiêu inch là hợp?',
    asks: [
      '2k | 1440p + màn hình | inch | là gì | 4k | full hd | laptop',
      'màn hình + 24 inch | 27 inch + full hd | 2k | 4k',
      'ppi + là gì | màn hình',
    ],
    kinds: ['monitor', 'laptop'],
    verdict:
      '24 inch hợp Full HD, 27 inch hợp 2K, 32 inch hợp 4K: mật độ điểm ảnh quanh 90–140 mỗi inch cho chữ nét ở khoảng cách bàn.',
    claims: [
      claim(
        'Mật độ điểm ảnh (PPI) là số điểm trên một inch; Full HD trên 27 inch chỉ khoảng 82 nên chữ dễ rỗ.',
        WIKI.pixelDensity,
      ),
      claim(
        'Tính ra: 24 inch Full HD khoảng 92 điểm mỗi inch, 27 inch 2K (2.560 × 1.440) khoảng 109, 32 inch 4K khoảng 138.',
        from.OWN_SUM,
      ),
    ],
    changes: 'Làm văn bản cả ngày thì nét đáng hơn cỡ lớn; ngồi xa thì cỡ lớn đáng hơn.',
    related: ['Màn hình 27 inch 2K dưới 6 triệu', 'Màn hình 60 Hz, 144 Hz có khác nhiều không?'],
  },
  {
    id: 'pin-laptop',
    question: 'Laptop cắm sạc liên tục có hỏng pin không?',
    asks: [
      'laptop + cắm sạc | sạc liên tục | vừa sạc vừa dùng | sạc qua đêm | chai pin',
      'pin + laptop + wh | bao lâu | mấy tiếng | chai',
    ],
    kinds: ['laptop'],
    verdict:
      'Không hỏng ngay: mạch tự ngắt khi đầy, nhưng để 100% và nóng suốt ngày thì pin già nhanh hơn; bật giới hạn sạc 80% nếu máy có.',
    claims: [
      claim('Pin lithium già theo số chu kỳ, theo nhiệt độ và theo thời gian ở mức đầy.', WIKI.battery),
      claim(
        'Wh là dung lượng năng lượng của pin: cùng chip, máy 70 Wh chạy lâu hơn máy 40 Wh.',
        WIKI.battery,
      ),
    ],
    changes: 'Lâu ngày không dùng thì cất ở khoảng nửa pin, chỗ mát.',
    related: ['Laptop pin trâu dưới 20 triệu', 'RAM là gì, laptop cần bao nhiêu GB?'],
  },
  {
    id: 'may-in-phun-laser',
    question: 'Máy in phun hay máy in laser?',
    asks: [
      'in phun + in laser | laser',
      'máy in + loại nào | phun | laser + khác gì | có nên | tốn mực',
      'hộp mực + bao nhiêu trang | đắt',
    ],
    kinds: ['printer'],
    verdict:
      'In chữ đen nhiều thì laser: nhanh, không khô mực; in màu, ảnh thì phun, và nhà in thưa nên chọn phun bình mực lớn.',
    claims: [
      claim(
        'In phun dùng mực lỏng dễ khô nghẹt khi để lâu không in; laser dùng bột mực nên để lâu không sao.',
        WIKI.inkjet,
      ),
      claim(
        'Số trang ghi trên hộp mực đo bằng bộ trang mẫu của tiêu chuẩn ISO/IEC; in trang đậm hơn thì được ít trang hơn.',
        from.ISO_PAGE_YIELD,
      ),
      claim('Laser làm nóng trống sấy nên ăn điện từng lúc, và máy màu đắt hơn máy phun.', WIKI.laser),
    ],
    table: {
      columns: ['', 'In phun', 'In laser'],
      rows: [
        ['Để lâu không in', 'Dễ nghẹt', 'Không sao'],
        ['In chữ đen', 'Được', 'Nhanh, sắc'],
        ['In ảnh màu', 'Tốt', 'Kém hơn'],
        ['Chi phí mỗi trang', 'Tùy bình mực', 'Thấp khi in nhiều'],
      ],
    },
    changes: 'Cần quét và in hai mặt tự động thì xem tính năng trước loại mực.',
    related: ['Laptop văn phòng dưới 15 triệu', 'SSD và HDD khác nhau thế nào?'],
  },
  {
    id: 'wifi',
    question: 'Wifi 5, wifi 6 và mesh khác nhau thế nào?',
    asks: [
      'wifi 6 + wifi 5 | là gì | có cần | khác gì',
      'wifi mesh + là gì | có nên | khác gì',
      'wifi 2.4 + 5',
      'router + là gì | có cần | wifi yếu | bao xa',
      'wifi + yếu | chập chờn | xuyên tường',
    ],
    kinds: ['router'],
    verdict:
      'Wifi 6 nhanh và chịu nhiều máy hơn wifi 5; nhà nhiều tầng, nhiều tường thì mesh đáng tiền hơn đổi chuẩn.',
    claims: [
      claim('Băng 2,4 GHz đi xuyên tường xa hơn, 5 GHz nhanh hơn nhưng kém xuyên.', WIKI.wifi),
      claim('Mesh phát thêm điểm trong nhà, mỗi bức tường giữa hai điểm vẫn làm yếu sóng.', WIKI.wifi),
      claim('Điện thoại, laptop chỉ có chuẩn cũ thì nối với bộ phát mới vẫn chạy theo chuẩn cũ.', WIKI.wifi),
    ],
    changes: 'Gói cước chậm thì đổi bộ phát mới cũng không nhanh hơn gói.',
    related: ['Laptop dưới 18 triệu', '5G, NFC và eSIM dùng để làm gì?'],
  },
  {
    id: 'may-chieu-lumen',
    question: 'Máy chiếu bao nhiêu lumen là đủ?',
    asks: ['máy chiếu + lumen | ansi | bao nhiêu | tivi | hay | có nên | khác gì'],
    kinds: ['projector'],
    verdict:
      'Tùy phòng sáng hay tối và khung hình to hay nhỏ: hãy hỏi số ANSI lumen; phòng sáng ban ngày thì tivi thường lợi hơn máy chiếu nhỏ.',
    claims: [
      claim(
        'Lumen là quang thông; chỉ ANSI lumen mới đo trên màn theo một cách, lumen suông thì mỗi nơi một kiểu.',
        WIKI.lumen,
      ),
      claim(
        'Máy chiếu yếu đi rõ rệt trong phòng sáng vì màn trắng cũng phản ánh sáng phòng.',
        WIKI.projector,
      ),
    ],
    changes: 'Phòng khách mở, xem thời sự ban ngày thì chọn tivi lớn.',
    related: ['Tivi 65 inch dưới 20 triệu', 'Ngồi xa bao nhiêu thì mua tivi cỡ nào?'],
  },
]
