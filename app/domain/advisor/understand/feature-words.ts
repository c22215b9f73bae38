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
    'giặt sấy | kèm sấy | có sấy | vừa giặt vừa sấy | giặt và sấy | tích hợp sấy | có chức năng sấy',
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
    'ngăn đá dưới | ngăn đông dưới | ngăn đá ở dưới | ngăn đông ở dưới | ngăn đá nằm dưới | ngăn đông nằm dưới | ngăn đá nằm phía dưới | ngăn đông nằm phía dưới | ngăn đá phía dưới | ngăn đông phía dưới | ngăn đá bên dưới | ngăn đông bên dưới | ngăn đá để dưới | ngăn đông để dưới | loại đá dưới | kiểu đá dưới | tủ đá dưới',
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
  entry('direct_heater', 'trực tiếp | làm nóng trực tiếp | không bình | không có bình | khỏi bình'),
  entry('storage_heater', 'gián tiếp | có bình chứa | loại có bình'),
  entry('air_cooler', 'quạt điều hòa | quạt điều hoà | quạt hơi nước | máy làm mát'),
  entry('induction', 'bếp từ | bếp điện từ | đôi toàn từ | bếp toàn từ | thuần từ | từ hết hai bên'),
  entry('infrared', 'hồng ngoại'),
  entry('grill', 'có nướng | kèm nướng | chức năng nướng'),
  entry('high_frequency', 'cao tần | cao tầng | nồi ih | công nghệ ih'),
]

/** Words for what a product is used for. */
export const USE_WORDS: readonly Entry<Use>[] = [
  entry(
    'study',
    'học tập | đi học | học online | học bài | học | làm bài tập | học sinh | study | school | college',
  ),
  entry('student', 'sinh viên | student'),
  entry('office', 'văn phòng | office | excel | word | làm việc | kế toán | dân văn phòng | công sở'),
  entry(
    'programming',
    'lập trình | code | coding | dev | cntt | công nghệ thông tin | programming | lập trình viên',
  ),
  entry(
    'graphics',
    'đồ họa | đồ hoạ | photoshop | thiết kế | chỉnh ảnh | chỉnh sửa ảnh | illustrator | lightroom | design | designer',
  ),
  entry(
    'video',
    'dựng phim | dựng video | edit video | render | premiere | chỉnh sửa video | edit phim | capcut | video editing',
  ),
  entry('cad', 'autocad | cad | kiến trúc | sketchup | 3d | solidworks | solidwork | revit | 3ds max'),
  entry(
    'gaming',
    'chơi game | game | gaming | pubg | liên quân | lol | liên minh | valorant | genshin | free fire | fps | cs2 | gta | ff',
  ),
  entry('livestream', 'livestream | live stream | stream | bán hàng online'),
  entry(
    'delivery',
    'chạy ship | chạy grab | shipper | xe ôm | chạy giao hàng | đi giao hàng | làm giao hàng | nghề giao hàng | giao hàng công nghệ | chạy xe',
  ),
  entry('movies', 'xem phim | netflix | youtube | giải trí | movies'),
  entry('football', 'bóng đá | xem bóng | đá banh | thể thao'),
  entry('baby', 'em bé | trẻ sơ sinh | con nhỏ | bé nhỏ | có bé | có con nhỏ | sơ sinh'),
  entry(
    'elderly',
    'người già | ông bà | bố mẹ | ba má | ba mẹ | cha mẹ | người lớn tuổi | mẹ già | cho mẹ | cho má | cho bố | cho bà | cho ông',
  ),
  entry('rental_room', 'phòng trọ | ở trọ | ký túc xá | ký túc | nhà trọ'),
  entry('bedroom', 'phòng ngủ | bedroom'),
  entry('living_room', 'phòng khách | living room'),
  entry('shop', '!quán | !cửa hàng | quán cafe | quán ăn | kinh doanh | nhà hàng | tạp hóa'),
  entry(
    'gift',
    'làm quà | !tặng | quà tặng | tặng mẹ | tặng bố | tặng vợ | tặng bạn | quà cưới | gift | mừng tân gia | tân gia | mừng cưới | mừng nhà mới | mừng thọ | thôi nôi | đầy tháng | mua quà | món quà | quà sinh nhật | mừng sinh nhật | quà tết | !biếu | hùn mua | hùn tiền',
  ),
  entry('pet', 'thú cưng | lông chó | lông mèo | nuôi mèo | nuôi chó | chó mèo'),
  entry('cooking', 'nấu ăn | nấu nướng | nấu nhiều | trong bếp | đồ bếp | nhà bếp'),
]

/** Words for what matters most. */
export const PRIORITY_WORDS: readonly Entry<Priority>[] = [
  entry(
    'cheap',
    'rẻ | giá mềm | bình dân | ít tốn tiền | đỡ tốn tiền | đừng mắc quá | đừng đắt quá | không quá mắc | không quá đắt | vừa túi tiền | hạt dẻ | giá tốt | giá hợp lý | tiết kiệm tiền | cheap | giá thấp | ít tiền',
  ),
  entry('value', 'ngon bổ rẻ | đáng tiền | p/p | hiệu năng trên giá | đáng mua | đáng đồng tiền'),
  entry('durable', 'bền | bền bỉ | độ bền | ít hư | ít hỏng | lâu hư | durable | xài lâu | dùng lâu'),
  entry(
    'saving',
    'tiết kiệm điện | ít tốn điện | đỡ tốn điện | ít hao điện | tiết kiệm năng lượng | không tốn điện | đỡ hao điện | energy saving | ít ăn điện | tiết kiệm nước | đỡ tốn nước | ít tốn nước',
  ),
  entry(
    'quiet',
    '!êm | êm ái | im ru | im re | êm ru | im lặng | im ắng | không kêu | không gây tiếng động | ít ồn | không ồn | yên tĩnh | chạy êm | không gây ồn | quiet | đỡ ồn | vận hành êm | độ ồn thấp',
  ),
  entry(
    'battery',
    'pin trâu | pin khỏe | pin khoẻ | pin bền | pin lâu | pin tốt | pin cao | pin lớn | pin dùng | thời lượng pin | battery | pin khủng',
  ),
  entry(
    'camera',
    'chụp ảnh đẹp | chụp hình đẹp | chụp ảnh | chụp hình | camera đẹp | camera tốt | cam ngon | cam đẹp | selfie | quay phim đẹp | chụp đẹp | cam xịn | camera | quay video',
  ),
  entry('light', '!nhẹ | mỏng nhẹ | gọn nhẹ | dễ mang | nhẹ nhàng | lightweight | mang đi'),
  entry('easy', 'dễ dùng | dễ sử dụng | dễ xài | đơn giản | dễ thao tác | easy'),
  entry(
    'fast',
    'mạnh | mượt | cấu hình cao | cấu hình mạnh | chạy nhanh | không lag | ko lag | hiệu năng | cấu hình khủng',
  ),
  entry('big', 'dung tích lớn | màn hình lớn | màn to | màn lớn | màn hình to | rộng rãi'),
  entry(
    'compact',
    'nhỏ gọn | gọn gàng | xách tay được | bỏ vali | bỏ balo | bỏ túi | loại nhỏ | cỡ nhỏ | nhỏ thôi | nhỏ nhỏ | nhỏ xíu | bé bé | loại mini | cỡ mini | compact | gọn nhẹ | gọn | tiết kiệm diện tích',
  ),
  entry('sound', 'âm thanh hay | âm thanh tốt | loa hay | loa to | nghe hay | bass | âm thanh'),
  entry('picture', 'hình ảnh đẹp | màu đẹp | hình đẹp | màn hình đẹp | màn đẹp | sắc nét | màu chuẩn'),
  entry('healthy', 'kháng khuẩn | diệt khuẩn | an toàn sức khỏe | lọc khuẩn | lọc bụi mịn | bụi mịn'),
  entry('cooling', 'làm lạnh nhanh | lạnh nhanh | mát nhanh | lạnh sâu'),
  entry('cleaning', 'giặt sạch | hút mạnh | lực hút mạnh | sạch sâu | dễ vệ sinh | dễ lau chùi'),
]

/** What makes a room hot. */
export const HEAT_WORDS: readonly Entry<Heat>[] = [
  entry(
    'sun',
    'hướng tây | nắng chiếu | hướng nắng | nắng chiều | bị nắng | nắng nóng | nắng gắt | nhiều nắng | phòng nắng | hấp nóng | nóng hầm',
  ),
  entry(
    'top_floor',
    'tầng áp mái | áp mái | sát mái | mái tôn | tầng thượng | tầng trên cùng | sân thượng | gác mái',
  ),
  entry('open_kitchen', 'thông bếp | liền bếp | liền với bếp | thông với bếp | bếp liền phòng khách'),
  entry('crowded', 'đông người | nhiều người'),
]

/** Words for a price level, relative to the kind. */
export const LEVEL_WORDS: readonly Entry<PriceLevel>[] = [
  entry(
    'cheap',
    'giá rẻ | rẻ tiền | bình dân | giá mềm | giá sinh viên | rẻ rẻ | phổ thông | bèo | cheap | hạt dẻ | giá hạt dẻ | ngon bổ rẻ | budget phone',
  ),
  entry(
    'mid',
    'tầm trung | trung cấp | giá vừa phải | vừa tiền | mid range | midrange | trung bình | giá tầm trung',
  ),
  entry('high', 'cao cấp | !xịn | xịn sò | xịn xò | flagship | hàng khủng | đắt tiền | premium | high end'),
]
