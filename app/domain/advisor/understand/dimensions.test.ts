import { expect, test } from 'vitest'
import { readDimensions } from './dimensions.ts'
import { readQuestion } from './reading.ts'

test.each([
  ['lọt lòng 48x30x36 cm (rộng x cao x sâu)', { widthMm: 480, heightMm: 300, depthMm: 360, inGap: true }],
  ['hốc 60 x 85 x 60 cm (ngang x cao x sâu)', { widthMm: 600, heightMm: 850, depthMm: 600, inGap: true }],
  ['cao x rộng x sâu 170x60x65', { heightMm: 1700, widthMm: 600, depthMm: 650 }],
  ['ngang*sâu*cao: 60*65*170cm', { widthMm: 600, depthMm: 650, heightMm: 1700 }],
  ['kích thước 600x650x1700 mm (RxSxC)', { widthMm: 600, depthMm: 650, heightMm: 1700 }],
  ['chỗ trống 60x85 cm (rộng x cao)', { widthMm: 600, heightMm: 850, inGap: true }],
  ['tủ lạnh 60x65x170cm', { widthMm: 600, depthMm: 650, heightMm: 1700 }],
  ['khe để máy giặt cao 85 ngang 60 sâu 55cm', { heightMm: 850, widthMm: 600, depthMm: 550, inGap: true }],
  ['ô tủ sâu 55 rộng 60', { depthMm: 550, widthMm: 600, inGap: true }],
  ['hộc kệ cao 35cm ngang 50', { heightMm: 350, widthMm: 500, inGap: true }],
  ['cái kệ 55cm ngang 50 sâu', { widthMm: 550, depthMm: 500 }],
  ['ngang 600 sâu 650 cao 1700mm', { widthMm: 600, depthMm: 650, heightMm: 1700 }],
  ['ngang 60 cao 170 sâu 65', { widthMm: 600, heightMm: 1700, depthMm: 650 }],
  ['khe 62cm', { widthMm: 620, inGap: true }],
])('%s', (question, expected) => expect(readDimensions(readQuestion(question))).toEqual(expected))
