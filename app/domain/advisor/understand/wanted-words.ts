import type { Entry } from './lexicon.ts'

/** A wish that no attribute of the catalogue states: its name in a sentence, and how titles and descriptions speak of it, folded. */
export type UnstatedWish = { label: string; spoken: RegExp }

const wish = (label: string, phrases: string, spoken: RegExp): Entry<UnstatedWish> => ({
  value: { label, spoken },
  phrases: phrases.split(' | '),
})

/** What people ask for that rows do not state: looked for in names and descriptions, else said to be unknown. */
export const UNSTATED_WISHES: readonly Entry<UnstatedWish>[] = [
  wish('cổng USB-C', 'type c | usb c | usb-c | type-c | cổng c', /usb ?-?c|type ?-?c/),
  wish('điều khiển giọng nói', 'giọng nói | tìm bằng giọng nói | ra lệnh bằng giọng nói', /giong noi|voice/),
  wish('eSIM', 'esim | e-sim', /esim/),
  wish('khe SIM 4G', 'sim 4g | gắn sim | lắp sim | có sim | khe sim', /(?:4g|5g|cellular|lte)/),
  wish('loại âm tủ', 'âm tủ | âm bếp | lắp âm | bán âm', /am tu|am bep|lap am|built/),
  wish('loại âm', 'bếp âm | âm bàn', /(?:^| )am(?: |$)/),
  wish('SmartThings', 'smartthings | smart things', /smartthings/),
  wish('Apple HomeKit', 'homekit | apple home', /homekit/),
  wish('Dolby Vision', 'dolby vision', /dolby vision/),
  wish('Dolby Atmos', 'dolby atmos | atmos', /atmos/),
  wish('cổng HDMI 2.1', 'hdmi 2.1', /hdmi 2[.,]1/),
  wish('cổng HDMI', 'hdmi', /hdmi/),
  wish('jack tai nghe 3,5 mm', 'jack 3.5 | 3.5mm | lỗ tai nghe | cổng tai nghe', /3[.,]5/),
  wish('khe thẻ nhớ', 'thẻ nhớ | khe thẻ | micro sd', /the nho|micro ?sd/),
  wish('sạc không dây', 'sạc không dây | wireless charging', /sac khong day|wireless charg/),
  wish('sạc nhanh', 'sạc nhanh | sạc siêu nhanh', /sac nhanh|\d+w/),
  wish('mở khóa vân tay', 'vân tay', /van tay/),
  wish('chống giật ELCB', 'elcb | chống giật | chống dò điện | chống rò điện', /elcb|chong giat/),
  wish('giặt nước nóng', 'giặt nước nóng | giặt nóng', /nuoc nong|hoi nuoc/),
  wish('giặt hơi nước', 'giặt hơi nước | hơi nước diệt khuẩn', /hoi nuoc|steam/),
  wish('diệt khuẩn', 'diệt khuẩn | khử khuẩn | uv', /diet khuan|khu khuan|(?:^| )uv/),
  wish('tự vệ sinh', 'tự làm sạch | tự vệ sinh | tự rửa', /tu lam sach|tu ve sinh/),
  wish('hẹn giờ', 'hẹn giờ | hẹn tắt', /hen gio/),
  wish('điều khiển từ xa', 'có remote | có điều khiển | điều khiển từ xa', /remote|dieu khien/),
  wish('micro', 'có mic | họp zoom', /(?:^| )mic/),
  wish('treo tường', 'treo tường được | có treo tường | vesa', /treo tuong|vesa/),
  wish('loại móc tai', 'móc tai | vành tai', /moc tai|vanh tai/),
  wish('truyền âm qua xương', 'dẫn truyền xương | truyền xương | open ear', /xuong|open/),
  wish('đo huyết áp', 'đo huyết áp', /huyet ap/),
  wish('bàn phím số', 'bàn phím số | phím số', /phim so/),
  wish('đèn bàn phím', 'đèn bàn phím | phím có đèn | led phím', /den ban phim|backlit/),
  wish('màn hình gập', 'màn hình gập | gập được', /gap|fold|flip/),
  wish('bút cảm ứng', 'có bút | bút cảm ứng | viết bút', /(?:^| )but|pen/),
  wish('nâng cấp RAM', 'nâng cấp ram | nâng ram | ram nâng', /nang cap/),
  wish('lọc than hoạt tính', 'than hoạt tính | khử mùi thuốc lá | mùi thuốc lá', /than hoat tinh|carbon/),
  wish('giặt giẻ tự động', 'tự giặt giẻ | giặt giẻ', /giat gie|giat khan/),
  wish('vắt cực khô', 'vắt khô | vắt cực khô', /vat cuc kho/),
  wish('điện áp rộng', 'điện yếu | điện chập chờn | dải điện áp | điện áp rộng', /dien ap/),
]
