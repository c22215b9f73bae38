import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { taughtWords } from '#app/domain/advisor/taught-words.server.ts'
import { emptySearches } from '#app/domain/catalogue/queries/open-work.server.ts'
import { searchDictionary } from '#app/domain/catalogue/queries/synonyms.server.ts'
import { trySearch } from '#app/domain/catalogue/queries/try-search.server.ts'
import { logZeroResult } from '#app/domain/catalogue/queries/zero-results.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { addPerson } from '#tests/support/people.ts'
import { synonymWrites } from './synonym-writes.server.ts'

const SEARCH = 'máy hạ nhiệt'
const resolving = { search: 'may ha nhiet', head: 'máy lạnh', phrase: SEARCH }

describeOnDatabase('writing synonyms', 'demo', (database) => {
  const db = () => database().db
  let actor: string
  beforeAll(async () => {
    actor = await addPerson(database(), 'bien-tap@example.vn', 'editor')
  })
  beforeEach(async () => {
    await database().pool.query('truncate synonyms; delete from audit_log; delete from zero_result_queries')
    await logZeroResult(db(), SEARCH)
  })
  const writes = () => synonymWrites(db(), actor)
  const log = async () =>
    (
      await database().pool.query<{ line: string }>(
        `select entity || ' ' || action as line from audit_log order by id`,
      )
    ).rows.map(({ line }) => line)
  const group = { forms: ['kệ tivi', 'giá treo tivi'], narrower: [], except: [], note: null }

  describe('a failed search that is resolved', () => {
    it('finds what its group is called, is off the list, and is understood by the advisor', async () => {
      expect((await trySearch(db(), SEARCH)).total).toBe(0)
      const outcome = await writes().resolve(resolving)
      const { total } = await trySearch(db(), SEARCH)
      expect(total).toBeGreaterThan(0)
      expect(total).toBe((await trySearch(db(), 'máy lạnh')).total)
      expect(outcome.toast?.title).toBe(`“máy hạ nhiệt” nay tìm ra ${total} sản phẩm`)
      expect((await emptySearches(db(), 5)).count).toBe(0)
      expect((await taughtWords(db()))('máy hạ nhiệt cho phòng 18 m²')).toBe('máy lạnh cho phòng 18 m²')
      expect(await log()).toEqual(['synonym update', 'failed-search resolve'])
    })

    it('is as before when that is taken back', async () => {
      const { undo } = await writes().resolve(resolving)
      await writes().unresolve(resolving.search, Number(undo?.fields['line']))
      expect((await trySearch(db(), SEARCH)).total).toBe(0)
      expect((await emptySearches(db(), 5)).count).toBe(1)
      expect((await taughtWords(db()))(SEARCH)).toBe(SEARCH)
    })

    it('may mean a category that no group names, and stays open while it finds nothing', async () => {
      await logZeroResult(db(), 'zzz lạ')
      const outcome = await writes()
        .resolve({ search: 'zzz la', head: 'khóa cửa zzz', phrase: 'x' })
        .catch(String)
      expect(outcome).toContain('Không còn nhóm từ hay danh mục đó.')
    })

    it('is not added twice', async () => {
      await writes().resolve(resolving)
      await expect(writes().resolve(resolving)).rejects.toMatchObject({ code: 'conflict' })
    })
  })

  describe('a group', () => {
    it('is added, changed, deleted and brought back, each with its line in the log', async () => {
      await writes().save(group, null)
      await writes().save({ ...group, forms: ['kệ tivi', 'giá treo tivi', 'tủ để màn hình'] }, 'ke tivi')
      const { undo } = await writes().remove('ke tivi')
      await writes().restore(Number(undo?.fields['line']))
      const [segment] = (await searchDictionary(db())).segments(['tu', 'de', 'man', 'hinh'])
      expect(segment?.also).toContain('kệ tivi')
      expect(await log()).toEqual(['synonym create', 'synonym update', 'synonym delete', 'synonym restore'])
      await expect(writes().restore(Number(undo?.fields['line']))).rejects.toMatchObject({
        code: 'not_found',
      })
    })

    it('holds no phrase of another, and a shipped one keeps its name', async () => {
      const phrase = { ...group, forms: ['đệm massage', 'Điều Hòa'] }
      await expect(writes().save(phrase, null)).rejects.toMatchObject({
        fields: { forms: '“Điều Hòa” đã có trong nhóm “máy lạnh”.' },
      })
      await expect(
        writes().save({ ...group, forms: ['ghế xoa bóp', 'x9'] }, 'ghe massage'),
      ).rejects.toMatchObject({ code: 'conflict' })
      expect(await log()).toEqual([])
    })

    it('is in force with the next request, whoever wrote it', async () => {
      const db = database().db
      await searchDictionary(db)
      await database().pool.query(
        `insert into synonyms (forms, narrower) values ('["loa kéo", "loa xách tay"]', '[]')`,
      )
      const [segment] = (await searchDictionary(db)).segments(['loa', 'xach', 'tay'])
      expect(segment?.also).toEqual(['loa kéo'])
    })
  })
})
