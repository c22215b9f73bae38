import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photograph as a phone sends it: turned by its EXIF, with who, what and where in it. */
export function aPhoto({
  width = 1200,
  height = 800,
}: { width?: number; height?: number } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
    .withExif({
      IFD0: { Artist: 'Nguyen Van A', Make: 'Secret Camera', Orientation: '6' },
      IFD3: { GPSLatitude: '10/1 46/1 0/1', GPSLongitude: '106/1 41/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** An animation of two frames. */
export async function anAnimation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp(await Promise.all([frame('red'), frame('blue')]), { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** A PNG of few bytes that says it is many millions of pixels. */
export function aBomb(): Buffer {
  const size = Buffer.from([0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 2, 0, 0, 0])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
