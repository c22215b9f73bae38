import { describe, expect, test } from 'vitest'
import { illustrationFromPath } from '#app/kinds/drawings/path.ts'
import { readDemo } from '#db/demo/read.ts'
import { fault } from '#tests/support/svg.ts'
import { figurePictureFromPath } from './figure-picture.ts'
import { productGallery } from './picture.ts'

const product = { title: 'Tủ lạnh thử', image: null, kind: 'fridge', attributes: {}, images: [] }
const image = (name: string) => ({ url: `http://shop.vn/${name}.jpg`, alt: '' })

describe('productGallery', () => {
  test('shows the product’s own pictures first, over https, then ours up to five', () => {
    const gallery = productGallery({
      ...product,
      image: 'http://shop.vn/a.jpg',
      images: [image('a'), image('b')],
      attributes: { capacity_l: 300, inverter: true, width_mm: 600, height_mm: 1700, depth_mm: 650 },
    })
    expect(gallery.map(({ src, isIllustration }) => [src.split('--')[1] ?? src, isIllustration])).toEqual([
      ['https://shop.vn/a.jpg', false],
      ['https://shop.vn/b.jpg', false],
      ['tylelon-600x1700x650.svg', true],
      ['thongso.svg?capacity_l=300&inverter=true', true],
      ['kichthuoc-600x1700x650.svg', true],
    ])
  })

  test('keeps every picture of the product’s own, and adds none of ours to five of them', () => {
    const images = ['a', 'b', 'c', 'd', 'e', 'f'].map(image)
    const gallery = productGallery({ ...product, images })
    expect(gallery).toHaveLength(6)
    expect(gallery.some(({ isIllustration }) => isIllustration)).toBe(false)
  })

  test('draws a machine whose colour is not stated in the first that it is sold in', () => {
    const drawn = (...names: string[]) =>
      productGallery({
        ...product,
        attributes: { capacity_l: 300 },
        variants: names.map((name) => ({ name })),
      })[0]?.src
    expect(drawn('Đen', 'Bạc')).toContain('-den--')
    expect(drawn('Đen', 'Bản 2 dàn lạnh')).toBe(drawn())
  })

  test('is the drawing and the room of a product of which nothing is known', () => {
    expect(productGallery(product).map(({ alt }) => alt)).toEqual([
      'Ảnh minh họa Tủ lạnh thử',
      'Ảnh minh họa Tủ lạnh thử: trong bếp',
    ])
  })
})

describe('the pictures of the demo catalogue', () => {
  const demo = readDemo()
  const kinds = new Map(demo.categories.map(({ slug, kind }) => [slug, kind]))
  const galleries = demo.products.map(({ title, category, attributes }) =>
    productGallery({ title, image: null, kind: kinds.get(category) ?? '', attributes, images: [] }),
  )
  const addresses = [...new Set(galleries.flat().map(({ src }) => src))]

  test('are two to five a product, each with a text of its own', () => {
    const odd = galleries.filter(
      (gallery) =>
        gallery.length < 2 ||
        gallery.length > 5 ||
        new Set(gallery.map(({ alt }) => alt)).size !== gallery.length,
    )
    expect(galleries.length).toBeGreaterThan(500)
    expect(odd).toEqual([])
  })

  test('are all drawn, well-formed and under 6 KB', () => {
    const faults = addresses.flatMap((src) => {
      const svg = illustrationFromPath(src) ?? figurePictureFromPath(src) ?? ''
      const reason =
        svg === '' ? 'not drawn' : (fault(svg) ?? (Buffer.byteLength(svg) > 6144 ? 'large' : null))
      return reason ? [`${src}: ${reason}`] : []
    })
    expect(faults).toEqual([])
  })

  test('are of no unknown kind', () => {
    expect(addresses.filter((src) => src.includes('/appliance-'))).toEqual([])
  })
})
