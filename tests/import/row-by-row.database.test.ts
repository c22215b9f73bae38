import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlankCells, DuplicateStrategy } from '#app/domain/imports/import-subject.ts'
import { kindOf } from '#app/domain/imports/plan-kind.ts'
import { seeded } from '#bench/generate.ts'
import type { Connection } from '#db/client.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase, openDatabase } from '#tests/support/database.ts'
import { csvOf, importsOver } from '#tests/support/imports.ts'
import { isLong } from '#tests/support/long.ts'
import { importRowByRow } from '#tests/support/row-by-row.ts'

/** What `npm test` takes holds every case of a row many times over. */
const ROWS = isLong ? 5_000 : 300

const FIELDS = [
  'title',
  'content',
  'category_id',
  'author_id',
  'excerpt',
  'subcategory_id',
  'is_featured',
  'status',
  'tags',
] as const

/** Rows that clash, repeat, overwrite each other, and are wrong in every way, more often than any file. */
function generate(seed: number) {
  const random = seeded(seed)
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? ''
  const number = (below: number) => Math.floor(random() * below)
  return Array.from({ length: ROWS }, () => {
    const title = random() < 0.5 ? `Bài ${number(400)}` : `Bài ${number(100)} ${number(4)}`
    return {
      title: random() < 0.03 ? pick(['', '  ', '?!']) : pick([title, ` ${title.toUpperCase()} `]),
      content: pick([
        '<p>A</p>',
        `<p>B${number(9)}</p>`,
        'chữ',
        '<p onclick="x">C</p>',
        '',
        '<script>1</script>',
      ]),
      category_id: random() < 0.93 ? pick(['1', '2']) : pick(['', 'x', '9', '1.5', '-1']),
      author_id: random() < 0.95 ? pick(['1', ' 2 ']) : pick(['', '2x', '99999999999']),
      excerpt: pick(['', '', 'Tóm tắt', `Khác ${number(5)}`]),
      subcategory_id: pick(['', '', '', '1', '2', 'y']),
      is_featured: pick(['', 'true', 'TRUE', '1', '0', 'no']),
      status: pick(['', 'draft', 'Published', 'published', 'publish']),
      tags: pick(['', '', 'Tủ lạnh', 'tu lanh, Máy giặt', 'Inverter,,inverter , 9 kg', '9kg']),
    }
  })
}

const CASES: [DuplicateStrategy, BlankCells][] = [
  ['skip', 'keep'],
  ['rename', 'keep'],
  ['overwrite', 'keep'],
  ['overwrite', 'clear'],
]

async function fill(connection: Connection): Promise<void> {
  const make = articleMaker(connection.db)
  const first = await make.category('mot')
  const second = await make.category('hai')
  await make.subcategory(first, 'Con một')
  await make.subcategory(second, 'Con hai')
  await make.author('a')
  await make.author('b')
  for (const number of [1, 5, 7])
    await make.article(`bai-${number}`, { categoryId: second, excerpt: 'Có sẵn' })
}

const articlesOf = async ({ pool }: Connection) => {
  const { rows } = await pool.query(`
    select slug, title, content, content_text, reading_time, excerpt, category_id, subcategory_id, author_id, is_featured,
      status, published_at is not null as has_time,
      array(select vi_fold(t.name) from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id order by 1) as tags
    from articles a order by slug`)
  return rows
}

describeOnDatabase('the import in sets', 'schema', (_, kind) => {
  describe.each(CASES)(`of ${ROWS} rows, duplicates: %s, blank cells: %s`, (strategy, blank) => {
    let ours: Connection
    let reference: Connection
    beforeAll(async () => {
      const which = kind === 'embedded' ? 'embedded' : 'PostgreSQL'
      ours = await openDatabase(which, 'schema')
      reference = await openDatabase(which, 'schema')
      await fill(ours)
      await fill(reference)
    })
    afterAll(async () => {
      await ours.close()
      await reference.close()
    })

    it('comes to what the specification comes to row by row, and to what its dry run said', async () => {
      const rows = generate(strategy.length + blank.length)
      const told = await importRowByRow(reference, rows, { strategy, blank })
      const imports = importsOver(ours)
      const id = await imports.upload(
        csvOf([FIELDS, ...rows.map((row) => FIELDS.map((field) => row[field]))]),
        { strategy, blank },
      )
      const plan = await imports.plan(id)
      const simple = plan.rows.map(({ row, outcome, key, problems }) => ({
        row,
        outcome,
        slug: key,
        problems: outcome === 'error' ? problems.map(({ message }) => message) : [],
      }))
      expect(simple).toEqual(told)
      expect(new Set(plan.rows.map(kindOf)).size).toBeGreaterThan(2)

      await imports.start(id)
      await imports.runner.finish()
      const done = await imports.rows(id)
      imports.close()
      expect(
        done.map(({ row, outcome, key, problems }) => ({
          row,
          outcome,
          slug: key,
          problems: outcome === 'error' ? problems?.map(({ message }) => message) : [],
        })),
      ).toEqual(told)
      expect(await articlesOf(ours)).toEqual(await articlesOf(reference))
    })
  })
})
