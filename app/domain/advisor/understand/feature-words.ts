import type { Entry } from './lexicon.ts'
import type { Feature, Heat, PriceLevel, Priority, Use } from './need.ts'

const entry = <T>(value: T, phrases: string): Entry<T> => ({ value, phrases: phrases.split(' | ') })

/** Words for features, as people say them. */
export const FEATURE_WORDS: readonly Entry<Feature>[] = [
  entry('inverter', 'inverter | biến tần'),
  entry(
    'two_way',
    '2 chiều | hai chiều | nóng lạnh 2 chiều | điều hòa nóng lạnh | máy lạnh nóng lạnh | có sưởi | sưởi ấm | cần sưởi | sưởi được | muốn sưởi | biết sưởi | có chiều nóng',
  ),
  entry('front_load', 'cửa trước | cửa ngang | lồng ngang | front load | cửa lồng ngang'),
  entry('top_load', 'cửa trên | lồng đứng | cửa đứng | top load'),
  entry(
    'with_dryer',
    'giặt sấy | kèm sấy | có sấy | vừa giặt vừa sấy | giặt và sấy | tích hợp sấy | sấy tích hợp | có luôn sấy | sấy luôn | có chức năng sấy',
  ),
  entry('heat_pump', 'bơm nhiệt | heat pump | heatpump'),
  entry(
    'side_by_side',
    'side by side | sbs | side-by-side | sidebyside | hai cửa mở ngang | hai cánh mở ngang | 2 cửa mở ngang | 2 cánh mở ngang | hai cánh mở hai bên | mở hai cánh hai bên | như tủ áo | giống tủ áo | kiểu tủ áo',
  ),
  entry(
    'multi_door',
    'multi door | nhiều cửa | tủ lạnh nhiều cánh | 4 cánh | 4 cửa | bốn cánh | french door',
  ),
  entry(
    'bottom_freezer',
    'ngăn đá dưới | ngăn đông dưới | ngăn đá phải nằm dưới | ngăn đá phải ở dưới | ngăn đông phải nằm dưới | ngăn đông phải ở dưới | ngăn đá ở dưới | ngăn đông ở dưới | ngăn đá nằm dưới | ngăn đông nằm dưới | ngăn đá nằm phía dưới | ngăn đông nằm phía dưới | ngăn đá phía dưới | ngăn đông phía dưới | ngăn đá bên dưới | ngăn đông bên dưới | ngăn đá để dưới | ngăn đông để dưới | cửa dưới đá | cửa đá dưới | dưới đá | loại đá dưới | kiểu đá dưới | tủ đá dưới',
  ),
  entry(
    'top_freezer',
    'ngăn đá trên | ngăn đông trên | ngăn đá ở trên | ngăn đông ở trên | ngăn đá nằm trên | ngăn đông nằm trên | ngăn đá nằm phía trên | ngăn đông nằm phía trên | ngăn đá phía trên | ngăn đông phía trên | ngăn đá bên trên | ngăn đông bên trên | loại đá trên | kiểu đá trên | tủ đá trên',
  ),
  entry('mini', 'tủ lạnh mini | mini bar | loại mini | tủ mini'),
  entry('ice_maker', 'làm đá tự động | làm đá | ice maker'),
  entry('water_dispenser', 'lấy nước ngoài | lấy nước bên ngoài | vòi lấy nước'),
  entry(
    'smart',
    'smart tivi | smart tv | tivi thông minh | google tv | google tivi | android tv | android tivi | smart',
  ),
  entry('oled', 'oled'),
  entry('qled', 'qled | quantum dot'),
  entry('mini_led', 'mini led | miniled'),
  entry('4k', '4k | uhd | ultra hd | gấp bốn full hd | gấp 4 full hd'),
  entry('8k', '8k | gấp đôi 4k | gấp hai 4k | gấp bốn 4k | gấp 4 4k'),
  entry('full_hd', 'full hd | fullhd | fhd'),
  entry('high_refresh', 'tần số quét cao | màn hình tần số cao | high refresh'),
  entry('5g', '5g | mạng 5g'),
  entry('discrete_gpu', 'card rời | card đồ họa rời | vga rời | gpu rời | rtx | gtx | card màn hình rời'),
  entry(
    'self_empty',
    'tự đổ rác | đổ rác tự động | tự hút rác | trạm đổ rác | dock đổ rác | trạm hút rác | khỏi đổ rác | trạm rác',
  ),
  entry('mop', 'lau nhà | lau được nhà | hút lau | vừa hút vừa lau | có lau'),
  entry(
    'direct_heater',
    'trực tiếp | làm nóng trực tiếp | không bình | không có bình | khỏi bình | direct water heater | direct heater | instant water heater | tankless',
  ),
  entry('storage_heater', 'gián tiếp | có bình chứa | loại có bình | storage water heater | storage heater'),
  entry('air_cooler', 'quạt điều hòa | quạt điều hoà | quạt hơi nước | quạt phun sương | máy làm mát'),
  entry('induction', 'bếp từ | bếp điện từ | đôi toàn từ | bếp toàn từ | thuần từ | từ hết hai bên'),
  entry('infrared', 'hồng ngoại'),
  entry('grill', 'có nướng | kèm nướng | chức năng nướng'),
  entry('high_frequency', 'cao tần | cao tầng | nồi ih | công nghệ ih | nấu ih | ih'),
]

/** Words for what a product is used for. */
export const USE_WORDS: readonly Entry<Use>[] = [
  entry(
    'study',
    'học tập | đi học | học online | học bài | học | làm bài tập | học sinh | study | school | college | ôn thi | học tiếng anh | luyện thi',
  ),
  entry(
    'student',
    'sinh viên | student | lên đại học | năm nhất | đậu đại học | đỗ đại học | vô đại học | tân sinh viên | ký túc xá | học xa nhà',
  ),
  entry(
    'office',
    'văn phòng | giáo viên | office | excel | word | làm việc | kế toán | dân văn phòng | công sở | làm kế toán | họp online | họp zoom | gõ văn bản | soạn văn bản | làm báo cáo | thuyết trình',
  ),
  entry(
    'programming',
    'lập trình | code | coding | dev | cntt | công nghệ thông tin | programming | lập trình viên | viết code | viết phần mềm | viết app | chạy docker | chạy máy ảo | dân it | học it',
  ),
  entry(
    'graphics',
    'đồ họa | đồ hoạ | photoshop | thiết kế | chỉnh ảnh | chỉnh sửa ảnh | illustrator | lightroom | design | designer | procreate | retouch | vẽ digital | corel | làm banner',
  ),
  entry(
    'video',
    'dựng phim | dựng video | edit video | render | premiere | chỉnh sửa video | edit phim | capcut | video editing | after effects | dựng clip | xuất video | edit clip | hậu kỳ | davinci resolve',
  ),
  entry(
    'cad',
    'autocad | cad | kiến trúc | sketchup | 3d | solidworks | solidwork | revit | 3ds max | bản vẽ | lumion | vẽ 3d | thiết kế nội thất | kỹ sư xây dựng | vẽ kỹ thuật',
  ),
  entry(
    'gaming',
    'chơi game | game | gaming | pubg | liên quân | lol | liên minh | valorant | genshin | free fire | fps | cs2 | gta | ff | cày game | chiến game | cày rank | đánh rank | game thủ | fifa online | leo rank',
  ),
  entry(
    'livestream',
    'livestream | live stream | stream | bán hàng online | lai chim | live bán hàng | live tiktok | live facebook | lên live | tiktok shop',
  ),
  entry(
    'delivery',
    'chạy ship | chạy grab | shipper | xe ôm | chạy giao hàng | đi giao hàng | làm giao hàng | nghề giao hàng | giao hàng công nghệ | chạy xe | chạy be | ngoài đường cả ngày | ship hàng | nhận cuốc | chạy cuốc | chạy shopeefood | giao đồ ăn',
  ),
  entry(
    'movies',
    'xem phim | netflix | youtube | giải trí | movies | coi phim | cày phim | cày netflix | rạp tại gia | như rạp | phim bộ',
  ),
  entry(
    'football',
    'bóng đá | xem bóng | đá banh | coi đá banh | xem thể thao | coi thể thao | kênh thể thao | xem đá bóng | coi banh | world cup | ngoại hạng anh | cúp c1',
  ),
  entry(
    'baby',
    'em bé | trẻ sơ sinh | con nhỏ | bé nhỏ | có bé | có con nhỏ | sơ sinh | bé sơ sinh | mới sinh | em bé ngủ | cho con bú | bỉm sữa',
  ),
  entry(
    'elderly',
    'người già | ông bà | bố mẹ | ba má | ba mẹ | cha mẹ | người lớn tuổi | mẹ già | cho mẹ | cho má | cho bố | cho bà | cho ông | ông ngoại | bà ngoại | ông nội | bà nội | mắt kém | mắt mờ | lãng tai | tai lãng | nghễnh ngãng | cụ nhà | tay run | ba má già | bố mẹ già | người cao tuổi | tía má | thầy u',
  ),
  entry(
    'rental_room',
    'phòng trọ | ở trọ | ký túc xá | ký túc | nhà trọ | phòng thuê | dãy trọ | khu trọ | xóm trọ | chủ trọ | ở ghép | gác lửng | chuyển trọ | ở thuê | chủ nhà không cho',
  ),
  entry('bedroom', 'phòng ngủ | bedroom | đầu giường | buồng ngủ'),
  entry('living_room', 'phòng khách | living room'),
  entry(
    'shop',
    '!quán | !cửa hàng | quán cafe | quán ăn | kinh doanh | nhà hàng | tạp hóa | mở quán | quán cà phê | quán nhậu | tiệm tạp hóa | khách sạn | homestay | mở tiệm | quán cơm | quán phở | spa | buôn bán | tiệm tóc | tiệm cắt tóc',
  ),
  entry(
    'gift',
    'làm quà | bốc thăm | rút thăm | trúng thưởng | !tặng | quà tặng | tặng mẹ | tặng bố | tặng vợ | tặng bạn | quà cưới | gift | mừng tân gia | tân gia | mừng cưới | mừng nhà mới | mừng thọ | thôi nôi | đầy tháng | mua quà | món quà | quà sinh nhật | mừng sinh nhật | quà tết | !biếu | hùn mua | hùn tiền | sinh nhật | biếu ba má | biếu bố mẹ | tặng người yêu | tặng bạn gái | valentine | biếu sếp',
  ),
  entry(
    'pet',
    'thú cưng | lông chó | lông mèo | nuôi mèo | nuôi chó | nuôi 1 chó | nuôi 1 mèo | nuôi 2 chó | nuôi 2 mèo | nuôi hai chó | nuôi hai mèo | nuôi 3 mèo | chó mèo | nuôi thú | có chó | có mèo | con mèo | con chó | mèo rụng lông | chó rụng lông | cún cưng | hoàng thượng | boss nhà',
  ),
  entry('cooking', 'nấu ăn | nấu nướng | nấu nhiều | trong bếp | đồ bếp | nhà bếp | cho bếp | để bếp'),
]

/** Words for what matters most. */
export const PRIORITY_WORDS: readonly Entry<Priority>[] = [
  entry(
    'cheap',
    'rẻ | giá mềm | bình dân | ít tốn tiền | đỡ tốn tiền | đừng mắc quá | đừng đắt quá | không quá mắc | không quá đắt | vừa túi tiền | hạt dẻ | giá tốt | giá hợp lý | tiết kiệm tiền | cheap | giá thấp | ít tiền | kẹt tiền | rẻ rẻ | giá sinh viên | ngân sách eo hẹp | túi tiền eo hẹp | tài chính hạn hẹp | lương ba cọc | càng rẻ càng tốt | viêm màng túi | dư đồng nào mừng đồng đó | dư đồng nào hay đồng đó | dư đồng nào tốt đồng đó',
  ),
  entry(
    'value',
    'ngon bổ rẻ | đáng tiền | p/p | hiệu năng trên giá | đáng mua | đáng đồng tiền | xứng đáng giá tiền | ngon trong tầm giá | đáng đồng tiền bát gạo',
  ),
  entry(
    'durable',
    'bền | bền bỉ | độ bền | ít hư | ít hỏng | lâu hư | durable | xài lâu | dùng lâu | mau hư | hư hoài | hỏng vặt | hư vặt | trâu bò | nồi đồng cối đá | ăn chắc mặc bền | hỏng suốt | xài lâu dài | dùng chục năm | dùng được lâu | sửa hoài | vài bữa là hư',
  ),
  entry(
    'saving',
    'tiết kiệm điện | ít điện | ít tốn điện | không tốn mấy điện | đỡ tốn điện | ít hao điện | tiết kiệm năng lượng | không tốn điện | đỡ hao điện | energy saving | ít ăn điện | tiết kiệm nước | đỡ tốn nước | ít tốn nước | hao điện | ngốn điện | xót tiền điện | tiền điện tăng | tiền điện cao | sợ hóa đơn',
  ),
  entry(
    'quiet',
    '!êm | đừng lớn tiếng | không lớn tiếng | đừng ồn | êm ái | im ru | im re | êm ru | im lặng | im ắng | không kêu | không gây tiếng động | ít ồn | không ồn | yên tĩnh | chạy êm | không gây ồn | quiet | đỡ ồn | vận hành êm | độ ồn thấp | kêu ù ù | kêu như máy cày | sợ ồn | ồn thấy ghê | ồn quá trời | kêu rầm rầm | kêu rè rè | nghe nhức óc',
  ),
  entry(
    'battery',
    'pin trâu | pin khỏe | pin khoẻ | pin bền | pin lâu | pin tốt | pin cao | pin lớn | pin dùng | thời lượng pin | battery | pin khủng | pin tụt | pin trưa là hết | sập nguồn | ôm cục sạc | hết pin nhanh | mau hết pin | tụt pin | sạc cả ngày | ngày sạc mấy lần | dính ổ điện | quên sạc | quên cắm sạc | lười sạc | ngại sạc | ít phải sạc | đỡ phải sạc | khỏi sạc nhiều | sạc hoài | pin quan trọng | ưu tiên pin',
  ),
  entry(
    'camera',
    'chụp ảnh đẹp | chụp hình đẹp | chụp ảnh | chụp hình | camera đẹp | camera tốt | cam ngon | cam đẹp | selfie | quay phim đẹp | chụp đẹp | cam xịn | camera | quay video | quay vlog | quay tiktok | chụp đêm | chụp chân dung | xóa phông | chụp selfie | chụp thiếu sáng | camera nét | quay video rõ',
  ),
  entry(
    'light',
    '!nhẹ | mỏng nhẹ | gọn nhẹ | dễ mang | nhẹ nhàng | lightweight | mang đi | nặng quá | nhẹ hều | vác đi | nặng như cục gạch | nhẹ tênh | siêu nhẹ | bưng không nổi | xách không nổi',
  ),
  entry(
    'easy',
    'dễ dùng | dễ sử dụng | dễ xài | đơn giản | dễ thao tác | easy | không rành công nghệ | mù công nghệ | bấm là chạy | nhiều nút quá | một nút là xong | cắm vô là chạy | nhìn là biết xài',
  ),
  entry(
    'fast',
    'mạnh | mượt | cấu hình cao | cấu hình mạnh | chạy nhanh | không lag | ko lag | hiệu năng | cấu hình khủng | chậm rì | mượt mà | đơ máy | ì ạch | chậm như rùa | treo máy',
  ),
  entry(
    'big',
    'dung tích lớn | màn hình lớn | màn to | màn lớn | màn hình to | rộng rãi | nhà đông người | ba thế hệ | gia đình đông | đại gia đình | loại bự | cỡ lớn | chứa nhiều',
  ),
  entry(
    'compact',
    'không cần máy lớn | không cần lớn | không cần to | khỏi to | không cần loại to | nhỏ gọn | gọn gàng | xách tay được | bỏ vali | bỏ balo | bỏ túi | loại nhỏ | cỡ nhỏ | nhỏ thôi | nhỏ nhỏ | nhỏ xíu | bé bé | loại mini | cỡ mini | compact | gọn nhẹ | gọn | tiết kiệm diện tích | nhà chật | bếp chật | chiếm chỗ | choán chỗ | chiếm diện tích | nhét góc | bé bé xinh xinh',
  ),
  entry(
    'sound',
    'âm thanh hay | âm thanh tốt | loa hay | loa to | nghe hay | bass | âm thanh | nghe đã tai | loa bé quá | tiếng lí nhí',
  ),
  entry('picture', 'hình ảnh đẹp | màu đẹp | hình đẹp | màn hình đẹp | màn đẹp | sắc nét | màu chuẩn'),
  entry(
    'healthy',
    'kháng khuẩn | diệt khuẩn | an toàn sức khỏe | lọc khuẩn | lọc bụi mịn | bụi mịn | ăn healthy | eat clean | ăn kiêng | ít dầu mỡ | sống lành mạnh',
  ),
  entry(
    'cooling',
    'làm lạnh nhanh | lạnh nhanh | mát nhanh | lạnh sâu | nóng hầm hập | nóng chảy mỡ | mồ hôi nhễ nhại | nực quá | nóng nực | mát rượi | mau mát | mau lạnh | lạnh lẹ | mát lẹ | oi bức | nóng như thiêu',
  ),
  entry(
    'cleaning',
    'giặt sạch | hút mạnh | lực hút mạnh | sạch sâu | dễ vệ sinh | dễ lau chùi | khó chùi | khó rửa | lười rửa | lười chùi | ngại rửa | cực khâu rửa | dễ chùi rửa',
  ),
]

/** What makes a room hot. */
export const HEAT_WORDS: readonly Entry<Heat>[] = [
  entry(
    'sun',
    'hướng tây | nắng chiếu | hướng nắng | nắng chiều | bị nắng | nắng nóng | nắng gắt | nhiều nắng | phòng nắng | hấp nóng | nóng hầm | nắng rọi | nắng xiên khoai | nắng táp | tường kính | vách kính | cửa kính nắng',
  ),
  entry(
    'top_floor',
    'tầng áp mái | áp mái | sát mái | mái tôn | lợp tôn | lợp fibro | mái fibro | tầng thượng | tầng trên cùng | sân thượng | gác mái | nhà tôn | dưới mái | trần tôn | vách tôn | tường tôn | gác tôn | tầng cao nhất',
  ),
  entry(
    'open_kitchen',
    'thông bếp | liền bếp | liền với bếp | thông với bếp | bếp liền phòng khách | bếp thông | bếp mở | vừa ở vừa nấu',
  ),
  entry('crowded', 'đông người | nhiều người | khách ngồi kín | đông nghẹt | ngủ chung cả nhà'),
]

/** Words for a price level, relative to the kind. */
export const LEVEL_WORDS: readonly Entry<PriceLevel>[] = [
  entry(
    'cheap',
    'giá rẻ | rẻ tiền | bình dân | giá mềm | giá sinh viên | rẻ rẻ | phổ thông | bèo | cheap | hạt dẻ | giá hạt dẻ | ngon bổ rẻ | budget phone | best budget',
  ),
  entry(
    'mid',
    'tầm trung | trung cấp | giá vừa phải | vừa tiền | mid range | midrange | trung bình | giá tầm trung',
  ),
  entry('high', 'cao cấp | !xịn | xịn sò | xịn xò | flagship | hàng khủng | đắt tiền | premium | high end'),
]
