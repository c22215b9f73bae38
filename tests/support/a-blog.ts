import type { Connection } from '#db/client.ts'
import { articleMaker } from './articles.ts'

const CONTENT = `<p>Mở bài.</p><h2>Tính theo người</h2><p>Một người <a href="https://example.com/a">80 lít</a>.</p>
<table><caption>Cỡ tủ</caption><tr><th>Người</th></tr><tr><td>4</td></tr></table><h3>Nhà có trẻ</h3>
<div data-product-id="1"></div><div data-product-id="2000000000"></div><div data-product-id="9999999999"></div>
<p onclick="alert(1)">Cuối<script>alert(2)</script><img src="x" onerror="alert(3)"></p>`

/**
 * A blog of 23 articles in a database of a test, whose demo articles it replaces: one with everything an article can have
 * ('chon-tu-lanh'), twenty plain ones, one that has a category's slug, one of 100 KB, and two that nobody may see.
 * @returns the ids by a short name
 */
export async function aBlog({ db, pool }: Connection): Promise<Record<'main' | 'taken' | 'draft', number>> {
  await pool.query('delete from articles')
  const make = articleMaker(db)
  const categoryId = await make.category('tu-van')
  const tagId = await make.tag('tu-lanh-4-nguoi', { name: 'Tủ lạnh 4 người', color: '#0f766e' })
  await make.tag('the-rong', { name: 'Thẻ rỗng' })
  const subcategoryId = await make.subcategory(categoryId, 'Chọn máy')
  const authorId = await make.author('to-thu', 'Tổ Thử')
  await pool.query(`update authors set bio = 'Viết để thử.' where id = $1`, [authorId])
  const main = await make.article('chon-tu-lanh', {
    title: 'Chọn tủ lạnh & "cửa" </script> cho nhà 4 người đông vui nhất xóm',
    excerpt: 'Đếm người rồi mới đếm lít.',
    content: CONTENT,
    categoryId,
    subcategoryId,
    authorId,
    isFeatured: true,
    isAiWritten: true,
    isDemo: true,
    viewCount: 2345,
    likeCount: 3,
    readingTime: 4,
    publishedAt: new Date('2026-03-05T20:00:00Z'),
    updatedAt: new Date('2026-04-01T03:00:00Z'),
    tags: [tagId],
  })
  for (let number = 1; number <= 20; number += 1) {
    await make.article(`meo-${number}`, {
      title: `Mẹo số ${number} với máy giặt`,
      categoryId,
      tags: [tagId],
    })
  }
  const taken = await make.article('meo-vat', { title: 'Mẹo vặt là gì' })
  const draft = await make.article('ban-nhap', {
    status: 'draft',
    publishedAt: null,
    title: 'Bản nháp bí mật',
  })
  await make.article('hen-gio', { publishedAt: new Date(Date.now() + 3_600_000), title: 'Hẹn giờ bí mật' })
  await make.article('dai', { content: `<h2>Mục</h2>${`<p>${'chữ '.repeat(200)}</p>`.repeat(128)}` })
  await pool.query(`insert into article_slug_history (slug, article_id) values ('chon-tu-lanh-cu', $1)`, [
    main,
  ])
  return { main, taken, draft }
}
