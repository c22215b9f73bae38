/** Product kinds the advisor understands, with their Vietnamese name. The catalogue's `kind` uses the same keys. */
export const KIND_LABELS = {
  tv: 'Tivi',
  fridge: 'Tủ lạnh',
  freezer: 'Tủ đông',
  washer: 'Máy giặt',
  dryer: 'Máy sấy quần áo',
  ac: 'Máy lạnh',
  phone: 'Điện thoại',
  laptop: 'Laptop',
  tablet: 'Máy tính bảng',
  rice_cooker: 'Nồi cơm điện',
  air_fryer: 'Nồi chiên không dầu',
  hob: 'Bếp từ',
  microwave: 'Lò vi sóng',
  oven: 'Lò nướng',
  robot_vacuum: 'Robot hút bụi',
  vacuum: 'Máy hút bụi',
  water_purifier: 'Máy lọc nước',
  air_purifier: 'Máy lọc không khí',
  fan: 'Quạt',
  hair_dryer: 'Máy sấy tóc',
  water_heater: 'Máy nước nóng',
  dishwasher: 'Máy rửa chén',
  soundbar: 'Loa thanh',
  speaker: 'Loa',
  blender: 'Máy xay sinh tố',
  kettle: 'Bình đun siêu tốc',
  monitor: 'Màn hình',
  smartwatch: 'Đồng hồ thông minh',
  headphones: 'Tai nghe',
  iron: 'Bàn ủi',
  range_hood: 'Máy hút mùi',
  juicer: 'Máy ép trái cây',
  pressure_cooker: 'Nồi áp suất',
  soy_milk_maker: 'Máy làm sữa hạt',
  coffee_maker: 'Máy pha cà phê',
  desktop: 'Máy tính để bàn',
  printer: 'Máy in',
  camera: 'Máy ảnh',
  security_camera: 'Camera an ninh',
  projector: 'Máy chiếu',
  power_bank: 'Sạc dự phòng',
  charger: 'Củ sạc',
  router: 'Bộ phát wifi',
  storage_drive: 'Ổ cứng',
  dehumidifier: 'Máy hút ẩm',
  humidifier: 'Máy tạo ẩm',
  massage_chair: 'Ghế massage',
  shaver: 'Máy cạo râu',
  wine_cooler: 'Tủ rượu',
  phone_case: 'Ốp lưng',
  screen_protector: 'Miếng dán màn hình',
  keyboard: 'Bàn phím',
  mouse: 'Chuột máy tính',
  game_console: 'Máy chơi game',
  water_dispenser: 'Cây nước nóng lạnh',
} as const

/** The key of a product kind. */
export type Kind = keyof typeof KIND_LABELS

/** The Vietnamese name of a kind, capitalised as a title ('Tủ lạnh'). */
export function kindLabel(kind: Kind): string {
  return KIND_LABELS[kind]
}

/** Whether a string is the key of a known kind. */
export function isKind(key: string): key is Kind {
  return Object.hasOwn(KIND_LABELS, key)
}
