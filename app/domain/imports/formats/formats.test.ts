import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wordpressExport } from '#tests/support/wordpress.ts'
import { makeTable } from './as-table.server.ts'
import type { Source } from './as-table.server.ts'

/** A zip file of these parts, as small as the format lets it be. */
function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const data = Buffer.from(text)
    const packed = deflateRawSync(data)
    const own = Buffer.alloc(26)
    own.writeUInt16LE(20, 0)
    own.writeUInt16LE(8, 4)
    own.writeUInt32LE(crc32(data), 10)
    own.writeUInt32LE(packed.length, 14)
    own.writeUInt32LE(data.length, 18)
    own.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), own, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    centrals.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), own, rest, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(centrals.length, 4)
  end.writeUInt16LE(centrals.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end])
}

const SHEET = (rows: string) => `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`
const WORKBOOK = {
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Bảng giá" r:id="rId7"/><sheet name="Khác" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Tên</t></si><si><r><t>Tủ </t></r><r><t>lạnh &amp; đông</t></r></si></sst>',
  'xl/worksheets/sheet1.xml': SHEET('<row><c><v>9</v></c></row>'),
  'xl/worksheets/sheet2.xml': SHEET(
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Giá</t></is></c><c r="C1" t="str"><v>Ngày</v></c><c r="D1" t="str"><v>Có</v></c></row>' +
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><f>1+1</f><v>1.299E7</v></c><c r="C3" s="1"><v>45809</v></c></row>' +
      '<row r="4"><c r="A4" t="str"><v>B</v></c><c r="D4" t="b"><v>1</v></c></row>',
  ),
}

const FEED = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY big "aaaaaaaaaa"><!ENTITY bigger "&big;&big;">]>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Cửa hàng</title>
<item><g:id>K1</g:id><title>Tủ &amp; lạnh &bigger;</title><g:price>7990000 VND</g:price><link>https://a.vn/1</link>
<g:additional_image_link>https://a.vn/1.jpg</g:additional_image_link><g:additional_image_link>https://a.vn/2.jpg</g:additional_image_link>
<g:google_product_category>5613</g:google_product_category><g:product_type>Điện lạnh &gt; Tủ lạnh</g:product_type>
<g:product_detail><g:section_name>Chung</g:section_name><g:attribute_name>Dung tích</g:attribute_name><g:attribute_value>300 lít</g:attribute_value></g:product_detail>
<g:shipping><g:price>1</g:price></g:shipping></item>
<item><g:id>K2</g:id><title><![CDATA[Quạt <b>]]></title></item></channel></rss>`

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><g:id>K1</g:id><title>Quạt</title><link rel="alternate" href="https://a.vn/1"/></entry></feed>`

describe('files that are no tables', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cm-formats-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const tableOf = async (content: string | Buffer, sources: readonly Source[] = ['xlsx', 'json', 'feed']) => {
    const path = join(folder, 'file')
    writeFileSync(path, content)
    const made = await makeTable(path, sources)
    return { source: made?.source ?? null, rows: made ? parse(readFileSync(path)) : null }
  }

  it('a workbook: its first sheet, texts of every kind, days, cells left out', async () => {
    expect(await tableOf(zipOf(WORKBOOK))).toEqual({
      source: 'xlsx',
      rows: [
        ['Tên', 'Giá', 'Ngày', 'Có'],
        ['Tủ lạnh & đông', '12990000', '2025-06-01', ''],
        ['B', '', '', 'true'],
      ],
    })
  })

  it.each([
    ['a list', '[{"id": 1, "name": "A [{", "specs": {"a": [1]}},\n {"name": "B", "new": true}]'],
    ['an object a line', '{"id": 1, "name": "A [{", "specs": {"a": [1]}}\n{"name": "B", "new": true}\n'],
  ])('JSON: %s', async (_, text) => {
    expect(await tableOf(text)).toEqual({
      source: 'json',
      rows: [
        ['id', 'name', 'specs', 'new'],
        ['1', 'A [{', '{"a":[1]}', ''],
        ['', 'B', '', 'true'],
      ],
    })
  })

  it('JSON with a mark of its encoding, and in pieces', async () => {
    const { rows } = await tableOf(
      `\ufeff${JSON.stringify(Array.from({ length: 5_000 }, (_, n) => ({ n, text: 'Tủ "lạnh"\\' })))}`,
    )
    expect(rows?.length).toBe(5_001)
    expect(rows?.at(-1)).toEqual(['4999', 'Tủ "lạnh"\\'])
  })

  it('a feed in RSS: fields, details as JSON, nothing of what is nested, no entity of its own', async () => {
    const { source, rows } = await tableOf(FEED)
    expect(source).toBe('feed')
    const [header = [], first = [], second = []] = rows ?? []
    const said = Object.fromEntries(header.map((name, at) => [name, first[at]]))
    expect(said).toEqual({
      id: 'K1',
      title: 'Tủ & lạnh &bigger;',
      price: '7990000 VND',
      link: 'https://a.vn/1',
      additional_image_link: 'https://a.vn/1.jpg\nhttps://a.vn/2.jpg',
      product_type: 'Điện lạnh > Tủ lạnh',
      google_product_category: '5613',
      product_detail: '[{"group":"Chung","name":"Dung tích","value":"300 lít"}]',
    })
    expect(header.at(-1)).toBe('google_product_category')
    expect(second[header.indexOf('title')]).toBe('Quạt <b>')
  })

  it('a feed in Atom', async () => {
    expect((await tableOf(ATOM)).rows).toEqual([
      ['id', 'title', 'link'],
      ['K1', 'Quạt', 'https://a.vn/1'],
    ])
  })

  it('WordPress: the pictures that [gallery] names stand as the gallery of a block', async () => {
    const file = wordpressExport({
      url: 'https://cu.example',
      authors: {},
      posts: [{ id: 1, title: 'Một', content: 'a [gallery ids="5,6"] [gallery ids="5,7"]' }],
      pictures: [5, 6].map((id) => ({ id, url: `https://cu.example/${id}.jpg`, alt: `Ảnh ${id}` })),
    })
    const { rows } = await tableOf(file, ['wordpress'])
    const [header = [], first = []] = rows ?? []
    expect(first[header.indexOf('content')]).toBe(
      'a <figure class="wp-block-gallery"><figure><img src="https://cu.example/5.jpg" alt="Ảnh 5"></figure><figure><img src="https://cu.example/6.jpg" alt="Ảnh 6"></figure></figure> [gallery ids="5,7"]',
    )
  })

  it.each([['id,title\n1,A\n'], ['[SKU],[Tên]\n1,A\n'], ['']])('%j stays as it is', async (text) =>
    expect(await tableOf(text)).toEqual({ source: null, rows: null }),
  )

  it.each<[string, string | Buffer, string]>([
    ['JSON that ends too soon', '[{"a": 1}, {"b": ', 'object 2 does not end'],
    ['a list of other things', '[{"a": 1}, 5]', 'something else stands before object 2'],
    ['an object that is none', '{"a": 1}{"b" 2}', 'object 2 is no JSON'],
    ['an object without end', `{"a": "${'x'.repeat(2_100_000)}`, 'object 1 does not end'],
    [
      'too many fields',
      JSON.stringify(Array.from({ length: 201 }, (_, n) => ({ [`f${n}`]: 1 }))),
      'More than 200 fields',
    ],
    ['too many rows', '{"a":1}\n'.repeat(200_001), 'More than 200000 rows'],
    ['a feed without end', '<rss><item><title>A', 'an item does not end'],
    ['a feed nested too deep', `<rss><item>${'<a>'.repeat(50)}`, 'nested too deep'],
    ['an archive that is no workbook', zipOf({ 'a.txt': 'x' }), 'it has no sheet'],
    ['a damaged workbook', zipOf(WORKBOOK).subarray(0, 300), 'the file is damaged'],
    [
      'a row too wide',
      zipOf({ 'xl/worksheets/sheet1.xml': SHEET('<row><c r="ZZZ1"><v>1</v></c></row>') }),
      'more than 1000 columns',
    ],
    [
      'a workbook that unfolds to more than it may',
      zipOf({
        'xl/worksheets/sheet1.xml': SHEET(''),
        'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(151_000_000)}</t></si></sst>`,
      }),
      'more than can be read',
    ],
  ])('%s is refused and leaves nothing beside', async (_, content, message) => {
    await expect(tableOf(content)).rejects.toThrow(message)
    expect(readFileSync(join(folder, 'file')).length).toBeGreaterThan(0)
  })
})
