import { expect, it } from 'vitest'
import { asWritten } from './as-written.ts'

it.each([
  ['Kích thước', '168.6 x 76.28 x 8.3 mm', '168,6 × 76,28 × 8,3 mm'],
  ['Tần số quét', '90', '90 Hz'],
  ['Tần số quét', '120 Hz', '120 Hz'],
  ['Màu màn hình', '16,7 Triệu', '16,7 triệu màu'],
  ['Màu màn hình', '16.7 triệu màu', '16,7 triệu màu'],
  ['Độ phân giải', '1080 x 2460 Pixels', '1.080 × 2.460 px'],
  ['Độ phân giải', '720 x 1600 Pixels', '720 × 1.600 px'],
  ['Tỷ lệ màn hình', '20.5:9', '20,5:9'],
  ['Kết nối', 'Bluetooth 5.3', 'Bluetooth 5.3'],
  ['Mã', 'AQR-T410FA', 'AQR-T410FA'],
])('of %s %s is written %s', (name, value, written) => expect(asWritten(name, value)).toBe(written))
