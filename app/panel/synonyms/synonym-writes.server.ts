import { z } from 'zod'
import { catalogueShape } from '#app/domain/catalogue/queries/catalogue-shape.server.ts'
import { deleteGroup, groupsToEdit, saveGroup } from '#app/domain/catalogue/queries/edit-synonyms.server.ts'
import { settleEmptySearch } from '#app/domain/catalogue/queries/open-work.server.ts'
import { trySearch } from '#app/domain/catalogue/queries/try-search.server.ts'
import { groupKey, grownBy, phraseKey } from '#app/domain/catalogue/synonyms/groups.ts'
import type { GroupInput } from '#app/domain/catalogue/synonyms/synonym-schema.ts'
import { done, undoable } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { settle as settleQuestions } from '#app/panel/teach/settle.server.ts'
import { changeDetails } from '#app/platform/audit/change-details.server.ts'
import { deletionDetail } from '#app/platform/audit/deletions.server.ts'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'

/** What the log calls a group of synonyms. */
export const SYNONYM = 'synonym'

const storedGroup = z.object({
  forms: z.array(z.string()),
  narrower: z.array(z.string()),
  except: z.array(z.string()),
  note: z.string().nullable(),
})
const deletedGroup = z.object({ row: storedGroup })
const savedGroup = z.object({ after: storedGroup, before: storedGroup.nullable() })

/** Writes of the synonym dictionary and of failed searches with their lines in the log. */
export function synonymWrites(db: Db, actorId: string) {
  const note = (
    tx: Transaction,
    action: ActionOn<'synonym'>,
    entityId: number,
    detail: Record<string, unknown>,
  ) => recordChange(tx, { actorId, action, entity: SYNONYM, entityId, detail })

  const save = async (tx: Transaction, group: GroupInput, key: string | null): Promise<number> => {
    const { id, head, before } = await saveGroup(tx, group, key)
    const detail = { name: head, before: before && plain(before), after: plain(group) }
    return note(tx, before || key ? 'update' : 'create', id, detail)
  }

  const settle = async (tx: Transaction, search: string, isDone: boolean): Promise<string> => {
    const text = await settleEmptySearch(tx, { key: search, isDone })
    if (text === null)
      throw new AppError(
        'not_found',
        say('Tìm kiếm này không còn trong danh sách.', { en: 'This search is no longer in the list.' }),
      )
    await recordChange(tx, {
      actorId,
      action: isDone ? 'resolve' : 'reopen',
      entity: 'failed-search',
      entityId: search,
      detail: { name: text },
    })
    return text
  }

  /** Puts a group back as it was before a line of the log. */
  const takeBack = async (tx: Transaction, line: number): Promise<void> => {
    const [change] = await changeDetails(tx, { lines: [line], entity: SYNONYM })
    const read = savedGroup.safeParse(change?.detail)
    if (!read.success)
      throw new AppError(
        'not_found',
        say('Không hoàn tác được nữa.', { en: 'This can no longer be undone.' }),
      )
    const { before, after } = read.data
    const key = groupKey(after)
    if (before) await save(tx, before, key)
    else {
      const row = await deleteGroup(tx, key)
      await note(tx, 'delete', row.id, { name: row.forms[0] })
    }
  }

  return {
    /** @param key the group that is changed; null for a new one @throws AppError as `saveGroup` */
    async save(group: GroupInput, key: string | null): Promise<Outcome> {
      await db.transaction((tx) => save(tx, group, key))
      return done(
        say('Đã lưu nhóm từ', { en: 'Group saved' }),
        say('Tìm kiếm và cố vấn hiểu các từ này ngay.', {
          en: 'Search and the advisor understand these terms at once.',
        }),
      )
    },

    /** @throws AppError as `deleteGroup` */
    async remove(key: string): Promise<Outcome> {
      const line = await db.transaction(async (tx) => {
        const row = await deleteGroup(tx, key)
        return note(tx, 'delete', row.id, { row: { name: row.forms[0], ...plain(row) } })
      })
      return undoable(say('Đã xóa nhóm từ', { en: 'Group deleted' }), {
        intent: 'restore',
        line: String(line),
      })
    },

    /** Brings a deleted group back. @throws AppError 'not_found', 'conflict' */
    async restore(line: number): Promise<Outcome> {
      const read = deletedGroup.safeParse(await deletionDetail(db, { line, entity: SYNONYM }))
      if (!read.success)
        throw new AppError(
          'not_found',
          say('Nhóm từ này đã được khôi phục rồi.', { en: 'This group has been restored already.' }),
        )
      const { row } = read.data
      await db.transaction(async (tx) => {
        const key = (await groupsToEdit(tx)).find((group) => group.key === groupKey(row))?.key ?? null
        await saveGroup(tx, row, key)
        const [change] = await changeDetails(tx, { lines: [line], entity: SYNONYM })
        await note(tx, 'restore', Number(change?.entityId ?? 0), { name: row.forms[0] })
      })
      return done(say('Đã khôi phục nhóm từ', { en: 'Group restored' }))
    },

    /** Makes a failed search find what a group or a category is called: its phrase becomes a narrower one of that group. */
    async resolve(asked: { search: string; head: string; phrase: string }): Promise<Outcome> {
      const { search, head, phrase } = asked
      const categories = await catalogueShape(db)
      const line = await db.transaction(async (tx) => {
        const group = (await groupsToEdit(tx)).find((known) => known.key === phraseKey(head))
        const category = [...categories.values()].find(({ name }) => phraseKey(name) === phraseKey(head))
        if (!group && !category)
          throw new AppError(
            'not_found',
            say('Không còn nhóm từ hay danh mục đó.', { en: 'That group or category no longer exists.' }),
          )
        const before = group ?? { forms: [head], narrower: [], except: [], note: null }
        const isKnown = [...before.forms, ...before.narrower].some(
          (known) => phraseKey(known) === phraseKey(phrase),
        )
        if (isKnown)
          throw new AppError(
            'conflict',
            say(`“${phrase}” đã có trong nhóm “${head}”.`, {
              en: `“${phrase}” is already in the group “${head}”.`,
            }),
          )
        const grown = { ...plain(before), narrower: [...before.narrower, phrase] }
        return save(tx, grown, group?.key ?? null)
      })
      return outcomeOfResolving(asked, line, await found(db, search, (tx) => settle(tx, search, true)))
    },

    /** Makes a phrase mean what another means; the questions in which it was met are done with. @throws AppError 'conflict' */
    async teach({ head, phrase, keys }: { head: string; phrase: string; keys: string[] }): Promise<Outcome> {
      const line = await db.transaction(async (tx) => {
        const groups = await groupsToEdit(tx)
        const known = groups.find((group) => group.key === phraseKey(head))
        const isKnown =
          known && [...known.forms, ...known.narrower].some((one) => phraseKey(one) === phraseKey(phrase))
        if (isKnown || phraseKey(head) === phraseKey(phrase)) {
          const why = say(`“${phrase}” đã có nghĩa là “${head}”.`, {
            en: `“${phrase}” means “${head}” already.`,
          })
          throw new AppError('conflict', why, { fields: { phrase: why } })
        }
        await settleQuestions(tx, actorId, { keys, to: 'done' })
        return save(tx, plain(grownBy(groups, head, phrase)), known?.key ?? null)
      })
      const fields = { intent: 'unteach', line: String(line), keys: keys.join(',') }
      return {
        ...undoable(
          say(`“${phrase}” nay nghĩa là “${head}”`, { en: `“${phrase}” now means “${head}”` }),
          fields,
        ),
        toast: {
          title: say(`“${phrase}” nay nghĩa là “${head}”`, { en: `“${phrase}” now means “${head}”` }),
          description: say('Tìm kiếm và cố vấn hiểu từ này ngay.', {
            en: 'Search and the advisor understand it at once.',
          }),
        },
      }
    },

    /** Takes that back: the group is as it was, and the questions are open again. @throws AppError 'not_found' */
    async unteach(line: number, keys: string[]): Promise<Outcome> {
      await db.transaction(async (tx) => {
        await takeBack(tx, line)
        await settleQuestions(tx, actorId, { keys, to: 'open' })
      })
      return done(
        say('Đã hoàn tác', { en: 'Undone' }),
        say('Nhóm từ trở lại như trước.', { en: 'The group is as it was before.' }),
      )
    },

    /** Takes a resolved search back: the group is as it was, and the search is open again. @throws AppError 'not_found' */
    async unresolve(search: string, line: number): Promise<Outcome> {
      await db.transaction(async (tx) => {
        await takeBack(tx, line)
        await settle(tx, search, false)
      })
      return done(
        say('Đã hoàn tác', { en: 'Undone' }),
        say('Nhóm từ trở lại như trước.', { en: 'The group is as it was before.' }),
      )
    },

    /** Takes a failed search off the list, or puts it back. @throws AppError 'not_found' */
    async settle(search: string, isDone: boolean): Promise<Outcome> {
      const text = await db.transaction((tx) => settle(tx, search, isDone))
      if (!isDone) return done(say('Đã đưa trở lại danh sách', { en: 'Back in the list' }), `“${text}”`)
      return undoable(say('Đã đánh dấu xử lý xong', { en: 'Marked as done' }), { intent: 'reopen', search })
    },
  }
}

/** How many products a failed search finds now; where it finds some, it is done with. */
async function found(db: Db, search: string, settle: (tx: Transaction) => Promise<string>) {
  const { total } = await trySearch(db, search)
  if (total > 0) await db.transaction(settle)
  return total
}

function outcomeOfResolving(
  { search, head, phrase }: { search: string; head: string; phrase: string },
  line: number,
  total: number,
): Outcome {
  const fields = { intent: 'unresolve', search, line: String(line) }
  if (total > 0) {
    const title = say(`“${phrase}” nay tìm ra ${formatNumber(total)} sản phẩm`, {
      en: `“${phrase}” now finds ${many(total, 'product')}`,
    })
    return {
      ...undoable(title, fields),
      toast: {
        title,
        description: say(`Đã thêm vào nhóm “${head}”.`, { en: `Added to the group “${head}”.` }),
      },
    }
  }
  const title = say(`Đã thêm “${phrase}” vào nhóm “${head}”`, {
    en: `Added “${phrase}” to the group “${head}”`,
  })
  const description = say('Tìm kiếm này vẫn chưa ra sản phẩm nào nên còn ở trong danh sách.', {
    en: 'This search still finds no products, so it stays in the list.',
  })
  return { ...undoable(title, fields), toast: { title, description } }
}

/** The parts of a group that are kept. */
function plain({ forms, narrower, except, note }: z.infer<typeof storedGroup> | Readonly<GroupLike>) {
  return { forms: [...forms], narrower: [...narrower], except: [...except], note }
}

type GroupLike = {
  forms: readonly string[]
  narrower: readonly string[]
  except: readonly string[]
  note: string | null
}
