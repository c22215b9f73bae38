import type { FactSource, SourceKind } from './fact.ts'

const source = (
  kind: SourceKind,
  publisher: string,
  title: string,
  { year = null, url = null }: { year?: number | null; url?: string | null } = {},
): FactSource => ({ kind, publisher, title, year, url })

const wiki = (title: string, page: string): FactSource =>
  source('reference', 'Wikipedia tiếng Anh', title, { url: `https://en.wikipedia.org/wiki/${page}` })

// Laws, decisions and standards.
export const CONSUMER_LAW = source('law', 'Quốc hội', 'Luật Bảo vệ quyền lợi người tiêu dùng 19/2023/QH15', {
  year: 2023,
  url: 'https://thuviennhadat.vn/vbpl/luat-bao-ve-quyen-loi-nguoi-tieu-dung-2023-19-2023-qh15-500102.html',
})
export const DISTANCE_LAW = source('law', 'Quốc hội', 'Luật 19/2023/QH15, chương III: giao dịch từ xa', {
  year: 2023,
  url: 'https://vi.wikisource.org/wiki/Lu%E1%BA%ADt_B%E1%BA%A3o_v%E1%BB%87_quy%E1%BB%81n_l%E1%BB%A3i_ng%C6%B0%E1%BB%9Di_ti%C3%AAu_d%C3%B9ng_n%C6%B0%E1%BB%9Bc_C%E1%BB%99ng_h%C3%B2a_x%C3%A3_h%E1%BB%99i_ch%E1%BB%A7_ngh%C4%A9a_Vi%E1%BB%87t_Nam_2023/Ch%C6%B0%C6%A1ng_III',
})
export const PROMOTION_DECREE = source('law', 'Chính phủ', 'Nghị định 81/2018/NĐ-CP về xúc tiến thương mại', {
  year: 2018,
})
export const TARIFF_SIX = source(
  'law',
  'Bộ Công Thương',
  'Quyết định 1279/QĐ-BCT về giá bán điện, áp dụng từ 10/5/2025',
  { year: 2025 },
)
export const TARIFF_FIVE = source(
  'law',
  'Thủ tướng Chính phủ',
  'Quyết định 14/2025/QĐ-TTg về cơ cấu biểu giá bán lẻ điện',
  { year: 2025 },
)
export const LABEL_DECISION = source(
  'law',
  'Thủ tướng Chính phủ',
  'Quyết định 14/2023/QĐ-TTg về thiết bị phải đạt hiệu suất năng lượng tối thiểu',
  {
    year: 2023,
    url: 'https://phucgia.com.vn/huong-dan-thu-nghiem-hieu-suat-nang-luong-may-dieu-hoa-khong-khi-khong-ong-gio.html',
  },
)
export const TCVN_AC = source(
  'standard',
  'Viện Tiêu chuẩn Chất lượng Việt Nam',
  'TCVN 7830:2021 về máy điều hòa',
  {
    year: 2021,
    url: 'https://tieuchuan.vsqi.gov.vn/tieuchuan/view?sohieu=TCVN+7830%3A2021',
  },
)
export const IEC_FRIDGE = source(
  'standard',
  'IEC',
  'IEC 62552: thiết bị lạnh gia dụng, đặc tính và cách thử',
  {
    year: 2015,
  },
)
export const IEC_IP = source('standard', 'IEC', 'IEC 60529: cấp bảo vệ của vỏ ngoài (mã IP)', { year: 2013 })
export const IEC_SRGB = source('standard', 'IEC', 'IEC 61966-2-1: không gian màu sRGB', { year: 1999 })
export const IEC_RCD = source('standard', 'IEC', 'IEC 60364-4-41: bảo vệ chống điện giật', { year: 2017 })
export const ISO_PAGE_YIELD = source('standard', 'ISO/IEC', 'ISO/IEC 24711 và 19752: số trang của hộp mực', {
  year: 2021,
})
export const ITU_UHD = source('standard', 'ITU', 'Khuyến nghị BT.2020: truyền hình siêu nét 4K, 8K', {
  year: 2015,
  url: 'https://www.itu.int/rec/R-REC-BT.2020',
})
export const ITU_HDR = source('standard', 'ITU', 'Khuyến nghị BT.2100: hình ảnh dải tương phản rộng (HDR)', {
  year: 2018,
  url: 'https://www.itu.int/rec/R-REC-BT.2100',
})
export const USB_PD = source('standard', 'USB-IF', 'USB Power Delivery', {
  year: 2021,
  url: 'https://www.usb.org/usb-charger-pd',
})

// Public agencies.
export const DOE_AC = source('agency', 'Bộ Năng lượng Mỹ', 'Bảo trì máy điều hòa', {
  url: 'https://www.energy.gov/energysaver/air-conditioner-maintenance',
})
export const EPA_GWP = source(
  'agency',
  'Cơ quan Bảo vệ Môi trường Mỹ (EPA)',
  'Bảng chỉ số nóng lên toàn cầu của gas lạnh',
  {
    url: 'https://www.epa.gov/climate-hfcs-reduction/technology-transitions-gwp-reference-table',
  },
)
export const EPA_MOLD = source('agency', 'Cơ quan Bảo vệ Môi trường Mỹ (EPA)', 'Nấm mốc và độ ẩm trong nhà', {
  url: 'https://www.epa.gov/mold/mold-course-chapter-2',
})
export const EPA_AIR = source(
  'agency',
  'Cơ quan Bảo vệ Môi trường Mỹ (EPA)',
  'Hướng dẫn chọn máy lọc không khí gia đình',
  {
    url: 'https://www.epa.gov/indoor-air-quality-iaq/guide-air-cleaners-home',
  },
)
export const EPA_HEPA = source('agency', 'Cơ quan Bảo vệ Môi trường Mỹ (EPA)', 'Màng HEPA là gì', {
  url: 'https://www.epa.gov/indoor-air-quality-iaq/what-hepa-filter',
})
export const EPA_OZONE = source(
  'agency',
  'Cơ quan Bảo vệ Môi trường Mỹ (EPA)',
  'Máy tạo ozone bán như máy lọc khí',
  {
    url: 'https://www.epa.gov/indoor-air-quality-iaq/ozone-generators-are-sold-air-cleaners',
  },
)
export const FDA_FRIDGE = source(
  'agency',
  'Cơ quan Thực phẩm và Dược phẩm Mỹ (FDA)',
  'Nhiệt độ tủ lạnh và an toàn thực phẩm',
  {
    url: 'https://www.fda.gov/food/buy-store-serve-safe-food/refrigerator-thermometers-cold-facts-about-food-safety',
  },
)
export const FDA_ACRYLAMIDE = source(
  'agency',
  'Cơ quan Thực phẩm và Dược phẩm Mỹ (FDA)',
  'Acrylamide trong chế biến thực phẩm',
  {
    url: 'https://www.fda.gov/food/process-contaminants-food/acrylamide-and-diet-food-storage-and-food-preparation',
  },
)
export const AHAM = source('standard', 'AHAM', 'AHAM Verifide: chọn máy lọc khí theo phòng', {
  url: 'https://ahamverifide.org',
})
export const FDA_MICROWAVE = source('agency', 'Cơ quan Thực phẩm và Dược phẩm Mỹ (FDA)', 'Lò vi sóng', {
  url: 'https://www.fda.gov/radiation-emitting-products/resources-you-radiation-emitting-products/microwave-ovens',
})
export const CDC_WATER = source('agency', 'CDC Mỹ', 'Các công nghệ xử lý nước uống trong gia đình', {
  url: 'https://www.cdc.gov/healthywater/drinking/home-water-treatment/household_water_treatment.html',
})
export const NYSERDA = source(
  'agency',
  'Cơ quan Năng lượng bang New York (NYSERDA)',
  'Máy giặt và máy sấy bơm nhiệt',
  {
    url: 'https://www.nyserda.ny.gov/Residents-and-Homeowners/Efficient-Appliances-and-Lighting/Major-Appliances/Laundry',
  },
)
export const CALMTA = source('agency', 'CalMTA, dẫn chương trình ENERGY STAR', 'Bếp từ: bảng thông tin', {
  url: 'https://calmta.org/resources-and-reports/fact-sheet-induction-cooktops-and-ranges',
})
export const EVN_26 = source(
  'agency',
  'EVN, VnExpress thuật lại',
  'Khuyến nghị không đặt điều hòa dưới 26 °C',
  {
    year: 2023,
    url: 'https://vnexpress.net/khuyen-nghi-khong-bat-dieu-hoa-duoi-26-do-c-4606482.html',
  },
)
export const EVN_HCMC = source('agency', 'EVNHCMC, VietNamNet thuật lại', 'Dùng điều hòa cho đỡ tốn điện', {
  year: 2023,
  url: 'https://vietnamnet.vn/evn-gia-dien-tang-63-so-ho-chi-nop-them-vai-nghin-den-11-000-dong-thang-2143848.html',
})

// Makers.
export const AC_MANUALS = source('maker', 'Daikin, Panasonic', 'Hướng dẫn sử dụng máy lạnh treo tường')
export const WASHER_MANUALS = source('maker', 'LG, Samsung', 'Hướng dẫn sử dụng máy giặt')
export const FRIDGE_MANUALS = source('maker', 'Panasonic, Hitachi, LG', 'Hướng dẫn sử dụng tủ lạnh')
export const HOB_MANUALS = source('maker', 'Bosch, Panasonic', 'Hướng dẫn sử dụng bếp từ')
export const KITCHEN_MANUALS = source('maker', 'Philips, Panasonic', 'Hướng dẫn sử dụng đồ bếp điện')
export const HEATER_MANUALS = source('maker', 'Ariston, Panasonic', 'Hướng dẫn sử dụng máy nước nóng')
export const PURIFIER_MANUALS = source('maker', 'Karofi, Kangaroo', 'Hướng dẫn sử dụng máy lọc nước')
export const ROBOT_MANUALS = source('maker', 'Ecovacs, Roborock', 'Hướng dẫn sử dụng robot hút bụi')
export const APPLE_BATTERY = source(
  'maker',
  'Apple, MacRumors thuật lại',
  'Tuổi thọ pin iPhone theo số chu kỳ sạc',
  {
    year: 2024,
    url: 'https://www.macrumors.com/2024/02/20/apple-raises-iphone-15-advertised-battery-lifespan/',
  },
)
export const APPLE_WATER = source(
  'maker',
  'Apple, ZDNET thuật lại',
  'Kháng nước không phải điều kiện vĩnh viễn',
  {
    year: 2016,
    url: 'https://www.zdnet.com/article/apples-warranty-for-water-resistant-iphone-7-doesnt-cover-liquid-damage/',
  },
)
export const HDMI_21 = source(
  'reference',
  'HDMI Forum, Audioholics thuật lại',
  'HDMI 2.1 giải thích đầy đủ',
  {
    year: 2020,
    url: 'https://www.audioholics.com/av-receiver-reviews/audio-video-cables/hdmi-2.1',
  },
)

// Press, test sites and shop labels.
export const AP_TV = source(
  'press',
  'AP, CTV News đăng lại',
  'QLED, OLED, QD-OLED: công nghệ tivi nào hợp với bạn',
  {
    year: 2023,
    url: 'https://prd.ctvnews.ca/sci-tech/article/qled-vs-oled-and-qd-oled-which-tv-tech-is-right-for-you',
  },
)
export const VIETTIMES_TV = source('press', 'VietTimes', 'Nên mua tivi OLED, QLED hay Crystal UHD', {
  year: 2025,
  url: 'https://viettimes.vn/nen-mua-tivi-oled-qled-hay-crystal-uhd-post185413.html',
})
export const RTINGS_DISTANCE = source('press', 'RTINGS', 'Cỡ tivi theo khoảng cách ngồi', {
  url: 'https://www.rtings.com/tv/reviews/by-size/size-to-distance-relationship',
})
export const RTINGS_BURN_IN = source('press', 'RTINGS', 'Thử lưu ảnh trên tivi OLED và LCD', {
  year: 2023,
  url: 'https://www.rtings.com/tv/tests/longevity-burn-in-test-updates-and-results',
})
export const VIETNAMBIZ_STARS = source(
  'press',
  'VietnamBiz',
  'Lý do nhiều điều hòa đạt nhãn năng lượng 5 sao',
  {
    year: 2024,
    url: 'https://vietnambiz.vn/ly-do-boi-thuc-dieu-hoa-dat-nhan-nang-luong-5-sao-20245795435602.htm',
  },
)
export const VNEXPRESS_LABEL = source('press', 'VnExpress', 'Ý nghĩa nhãn năng lượng dán trên điều hòa', {
  year: 2021,
  url: 'https://vnexpress.net/y-nghia-nhan-nang-luong-dan-tren-dieu-hoa-4301364.html',
})
export const PRESS_BTU = source(
  'press',
  'VietNamNet; Báo Đầu tư',
  'Tính công suất máy lạnh: 600 BTU mỗi m², 200 BTU mỗi m³',
)
export const PRESS_INVERTER = source(
  'press',
  '24h',
  'Những trường hợp nên mua điều hòa thường thay vì Inverter',
  {
    year: 2021,
    url: 'https://www.24h.com.vn/thoi-trang-hi-tech/nhung-truong-hop-nen-mua-dieu-hoa-thuong-thay-vi-inverter-c407a1259016.html',
  },
)
export const PRESS_INVERTER_DOUBT = source(
  'press',
  'VietBao.vn',
  'Điều hòa Inverter: ý kiến kỹ sư điện lạnh',
  {
    year: 2022,
    url: 'https://vietbao.vn/dieu-hoa-tiet-kiem-dien-nguoi-tieu-dung-bi-ho-voi-cong-nghe-inverter-366837.html',
  },
)
export const PRESS_AC_CLEANING = source('press', 'Báo Tin tức', 'Những lưu ý khi vệ sinh điều hòa', {
  year: 2017,
  url: 'https://baotintuc.vn/khoa-hoc-doi-song/nhung-luu-y-khi-ve-sinh-dieu-hoa-ban-can-biet-20170530213623739.htm',
})
export const CAFEF_WASHER = source(
  'press',
  'CafeF',
  'Máy giặt cửa ngang và cửa trên: loại nào tiết kiệm điện, nước',
  {
    year: 2025,
    url: 'https://cafef.vn/may-giat-cua-ngang-va-may-giat-cua-tren-loai-nao-tiet-kiem-dien-nuoc-hon-188250823113607893.chn',
  },
)
export const PRESS_HOB = source('press', 'Fast Company', 'Đun một lít nước bằng bếp từ và bếp gas', {
  year: 2016,
  url: 'https://www.fastcompany.com/3062598/induction-cooking-is-way-more-efficient-and-even-faster-than-gas',
})
export const PRESS_HEATER = source('press', 'Thanh Niên', 'Giảng viên kỹ thuật điện nói về bình nóng lạnh', {
  year: 2025,
  url: 'https://thanhnien.vn/bac-si-dien-chi-meo-tam-nuoc-am-giua-mua-he-sao-cho-tiet-kiem-an-toan-185250824200333275.htm',
})
export const PRESS_CLEARANCE = source('press', 'Soha; Báo Mới', 'Khoảng hở quanh tủ lạnh')
export const VIETTIMES_LAPTOP = source('press', 'VietTimes', 'Cấu hình laptop nên mua năm 2026', {
  year: 2026,
})
export const DMX_LABELS = source('press', 'Điện máy XANH', 'Nhãn số người và diện tích trên trang sản phẩm', {
  year: 2025,
})

export const REPAIR_HALF = source(
  'press',
  'Consumer Reports',
  'Sửa hay thay đồ gia dụng: mốc một nửa giá mới',
)
export const AC_SHARE = source('press', 'Thanh Niên, dẫn EVNHCMC', 'Tiêu thụ điện tăng vọt khi giãn cách', {
  year: 2021,
  url: 'https://thanhnien.vn/tai-chinh-kinh-doanh/tieu-thu-dien-tang-vot-khi-gian-cach-o-nha-tphcm-khuyen-nghi-tiet-kiem-dien-1442069.html',
})
export const INSTALMENT_TERMS = source(
  'press',
  'Phong Cách Xanh',
  'Điều khoản trả góp 0% bằng thẻ tín dụng',
  {
    url: 'https://www.phongcachxanh.vn/pages/tra-gop-0/',
  },
)

/** Sums of ours from figures whose source stands beside them, and how this site works. */
export const OWN_SUM = source('own', 'Chọn Máy', 'Phép tính của chúng tôi')
export const OWN_RULE = source('own', 'Chọn Máy', 'Cách trang này hiển thị giá và đánh giá')

// Open reference for how things work.
export const WIKI = {
  oled: wiki('OLED', 'OLED'),
  quantumDot: wiki('Màn hình chấm lượng tử', 'Quantum_dot_display'),
  lcd: wiki('Màn hình tinh thể lỏng', 'Liquid-crystal_display'),
  refreshRate: wiki('Tần số quét', 'Refresh_rate'),
  hdmi: wiki('HDMI', 'HDMI'),
  dolbyVision: wiki('Dolby Vision', 'Dolby_Vision'),
  motion: wiki('Nội suy chuyển động', 'Motion_interpolation'),
  smartTv: wiki('Tivi thông minh', 'Smart_TV'),
  inverter: wiki('Máy nén biến tần', 'Inverter_compressor'),
  heatPump: wiki('Bơm nhiệt', 'Heat_pump'),
  airConditioning: wiki('Điều hòa không khí', 'Air_conditioning'),
  horsepower: wiki('Tấn lạnh và BTU', 'Ton_of_refrigeration'),
  refrigerator: wiki('Tủ lạnh', 'Refrigerator'),
  autoDefrost: wiki('Xả đá tự động', 'Auto-defrost'),
  washer: wiki('Máy giặt', 'Washing_machine'),
  dryer: wiki('Máy sấy quần áo', 'Clothes_dryer'),
  induction: wiki('Bếp từ', 'Induction_cooking'),
  airFryer: wiki('Nồi chiên không dầu', 'Air_fryer'),
  microwave: wiki('Lò vi sóng', 'Microwave_oven'),
  riceCooker: wiki('Nồi cơm điện', 'Rice_cooker'),
  pressure: wiki('Nấu bằng áp suất', 'Pressure_cooking'),
  dishwasher: wiki('Máy rửa chén', 'Dishwasher'),
  hood: wiki('Máy hút mùi', 'Kitchen_hood'),
  juicer: wiki('Máy ép trái cây', 'Juicer'),
  osmosis: wiki('Thẩm thấu ngược', 'Reverse_osmosis'),
  waterIonizer: wiki('Máy điện phân nước, nước ion kiềm', 'Water_ionizer'),
  tds: wiki('Tổng chất rắn hòa tan', 'Total_dissolved_solids'),
  waterHeating: wiki('Đun nước nóng', 'Water_heating'),
  cadr: wiki('Chỉ số CADR', 'Clean_air_delivery_rate'),
  dehumidifier: wiki('Máy hút ẩm', 'Dehumidifier'),
  humidifier: wiki('Máy tạo ẩm', 'Humidifier'),
  evaporative: wiki('Làm mát bay hơi', 'Evaporative_cooler'),
  brushless: wiki('Động cơ một chiều không chổi than', 'Brushless_DC_electric_motor'),
  robot: wiki('Robot hút bụi', 'Robotic_vacuum_cleaner'),
  vacuum: wiki('Máy hút bụi', 'Vacuum_cleaner'),
  ram: wiki('Bộ nhớ truy cập ngẫu nhiên', 'Random-access_memory'),
  ssd: wiki('Ổ cứng thể rắn', 'Solid-state_drive'),
  nvme: wiki('NVM Express', 'NVM_Express'),
  gpu: wiki('Bộ xử lý đồ họa', 'Graphics_processing_unit'),
  cpu: wiki('Bộ xử lý trung tâm', 'Central_processing_unit'),
  ips: wiki('Tấm nền IPS', 'IPS_panel'),
  pixelDensity: wiki('Mật độ điểm ảnh', 'Pixel_density'),
  battery: wiki('Pin lithium-ion', 'Lithium-ion_battery'),
  inkjet: wiki('In phun', 'Inkjet_printing'),
  laser: wiki('In laser', 'Laser_printing'),
  wifi: wiki('Wi-Fi', 'Wi-Fi'),
  fiveG: wiki('5G', '5G'),
  nfc: wiki('Giao tiếp trường gần', 'Near-field_communication'),
  esim: wiki('eSIM', 'ESIM'),
  sensor: wiki('Kích thước cảm biến ảnh', 'Image_sensor_format'),
  pixelBinning: wiki('Gộp điểm ảnh', 'Pixel_binning'),
  noise: wiki('Chống ồn chủ động', 'Active_noise_control'),
  bluetooth: wiki('Bluetooth', 'Bluetooth'),
  aptx: wiki('Mã hóa âm thanh aptX', 'AptX'),
  soundbar: wiki('Loa thanh', 'Soundbar'),
  audioPower: wiki('Công suất âm thanh', 'Audio_power'),
  webcam: wiki('Camera IP', 'IP_camera'),
  stabilizer: wiki('Bộ ổn định điện áp', 'Voltage_regulator'),
  standby: wiki('Điện năng chờ', 'Standby_power'),
  kilowattHour: wiki('Kilowatt giờ', 'Kilowatt-hour'),
  projector: wiki('Máy chiếu', 'Video_projector'),
  lumen: wiki('Lumen', 'Lumen_(unit)'),
  greyMarket: wiki('Hàng xách tay', 'Grey_market'),
} as const
