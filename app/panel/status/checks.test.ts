import { describe, expect, it } from 'vitest'
import type { SiteState } from '#app/platform/site/site-state.ts'
import { checksOf } from './checks.ts'

const NOW = new Date('2026-11-25T05:00:00Z')
const DAY_MS = 86_400_000
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const GB = 2 ** 30

/** A site on which everything is as it should be. */
const WELL: SiteState = {
  version: '1.2.3',
  startedAt: ago(DAY_MS),
  isCopy: false,
  database: {
    kind: 'postgresql',
    version: '15.9',
    bytes: 300 * 2 ** 20,
    answeredMs: 2,
    waiting: 0,
    isReadOnly: false,
  },
  replica: { isUsed: true, why: 'it has all' },
  imports: { working: 0, failedLately: 0 },
  webhooks: { late: 0, failedLately: 0 },
  mail: { delivers: true, trouble: null, waiting: 1, givenUp: 0, doubtful: 0, lastError: null },
  storage: { kind: 'folder', name: '/data/uploads', problem: null },
  model: { name: 'sonar', isResting: false, tokensToday: 10, tokensADay: 1_000 },
  feeds: { on: 2, failing: [], held: 0 },
  disk: { free: 50 * GB, total: 100 * GB, folder: '/data' },
  backup: {
    everyMs: DAY_MS,
    place: '/backups',
    isEncrypted: true,
    made: [{ state: 'tried', at: ago(DAY_MS / 2), place: '/backups' }],
    lastOk: true,
    problem: null,
  },
}

const found = (changed: Partial<SiteState>, key: string) =>
  checksOf({ ...WELL, ...changed }, NOW).find((check) => check.key === key)

it('says that nothing can be saved while the database only reads', () => {
  const check = found({ database: { ...WELL.database, isReadOnly: true } }, 'database')
  expect(check?.state).toBe('broken')
  expect(check?.said).toContain('chỉ cho đọc')
})

it('asks nothing of anybody where all is well', () => {
  const checks = checksOf(WELL, NOW)
  expect(checks.map(({ state, todo }) => [state, todo])).toEqual(checks.map(() => ['ok', null]))
})

describe('what is wrong is told with what to do', () => {
  it.each<[string, Partial<SiteState>, string, RegExp]>([
    ['look', { database: { ...WELL.database, kind: 'embedded' } }, 'database', /db:move/],
    ['broken', { database: { ...WELL.database, waiting: 40 } }, 'database', /pg_stat_statements/],
    ['look', { disk: { free: 3 * GB, total: 100 * GB, folder: '/data' } }, 'disk', /Xóa bớt/],
    ['broken', { disk: { free: GB / 2, total: 100 * GB, folder: '/data' } }, 'disk', /Xóa bớt/],
    ['look', { replica: { isUsed: false, why: 'it is behind' } }, 'replica', /pg_stat_replication/],
    ['look', { disk: null }, 'disk', /DATA_DIR/],
    ['look', { backup: { ...WELL.backup, everyMs: null } }, 'backup', /BACKUP_EVERY/],
    [
      'broken',
      { backup: { ...WELL.backup, lastOk: false, problem: 'The disk is full.' } },
      'backup',
      /thử lại/,
    ],
    [
      'broken',
      { backup: { ...WELL.backup, made: [{ state: 'tried', at: ago(3 * DAY_MS), place: '/backups' }] } },
      'backup',
      /nhật ký/,
    ],
    [
      'look',
      {
        backup: {
          ...WELL.backup,
          made: [{ state: 'untried', at: ago(0), place: '/backups' }],
          problem: 'createdb',
        },
      },
      'backup',
      /tạm/,
    ],
    ['look', { backup: { ...WELL.backup, isEncrypted: false } }, 'backup', /BACKUP_PASSPHRASE/],
    ['look', { mail: { ...WELL.mail, delivers: false } }, 'mail', /SMTP_URL/],
    ...(
      [
        ['ca-unreadable', /quyền đọc/],
        ['ca-empty', /BEGIN CERTIFICATE/],
        ['untrusted', /SMTP_CA/],
        ['not-of-ca', /không cần khởi động lại/],
        ['other-name', /SMTP_URL/],
        ['expired', /Gia hạn/],
        ['no-tls', /STARTTLS/],
        ['login', /mật khẩu/],
        ['away', /tường lửa/],
        ['other', /hạn mức/],
      ] as const
    ).map(([kind, todo]): ['broken', Partial<SiteState>, string, RegExp] => [
      'broken',
      { mail: { ...WELL.mail, trouble: { kind, detail: 'no' } } },
      'mail',
      todo,
    ]),
    ['broken', { mail: { ...WELL.mail, givenUp: 2, lastError: '535 no' } }, 'mail', /SMTP_URL/],
    ['broken', { storage: { ...WELL.storage, problem: 'EACCES' } }, 'storage', /người dùng/],
    [
      'broken',
      { storage: { kind: 's3', name: 'https://s3.vn/anh', problem: '403' } },
      'storage',
      /S3_ENDPOINT/,
    ],
    [
      'broken',
      { model: { name: 'sonar', isResting: true, tokensToday: 1, tokensADay: 2 } },
      'model',
      /LLM_API_KEY/,
    ],
    [
      'look',
      { model: { name: 'sonar', isResting: false, tokensToday: 2, tokensADay: 2 } },
      'model',
      /Cài đặt/,
    ],
    ['broken', { feeds: { on: 2, failing: ['Máy Xanh'], held: 0 } }, 'feeds', /lần đọc gần nhất/],
    ['look', { feeds: { on: 2, failing: [], held: 1 } }, 'feeds', /Xem và quyết định/],
    ['look', { imports: { working: 1, failedLately: 1 } }, 'imports', /dòng nào/],
    ['look', { webhooks: { late: 3, failedLately: 0 } }, 'webhooks', /bên nhận/],
  ])('%s: %j', (state, changed, key, todo) => {
    const check = found(changed, key)
    expect(check?.state).toBe(state)
    expect(check?.todo).toMatch(todo)
  })
})

it.each<[Partial<SiteState>, string]>([
  [{ model: null }, 'model'],
  [{ feeds: { on: 0, failing: [], held: 0 } }, 'feeds'],
])('what is not used is no fault: %j', (changed, key) => {
  expect(found(changed, key)).toMatchObject({ state: 'off', todo: null })
})

it('says of a replica whether it is read from, and why not; where there is none, nothing', () => {
  expect(found({}, 'replica')?.said).toContain('đang đọc từ bản sao')
  expect(found({ replica: { isUsed: false, why: 'it is behind' } }, 'replica')?.said).toContain(
    '(bản sao đang chậm hơn máy chính)',
  )
  expect(found({ replica: null }, 'replica')).toBeUndefined()
})

it('says of a copy that it is one, and asks nothing of anybody for what it leaves alone', () => {
  const silent = { ...WELL, isCopy: true, mail: { ...WELL.mail, delivers: false } }
  const [first, ...others] = checksOf({ ...silent, backup: { ...WELL.backup, everyMs: null } }, NOW)
  expect(first).toMatchObject({ state: 'look', said: expect.stringMatching(/COPY=on/) })
  expect(others.filter(({ state }) => state === 'off').map(({ key }) => key)).toEqual([
    'backup',
    'mail',
    'feeds',
    'webhooks',
  ])
  expect(others.filter(({ todo }) => todo !== null)).toEqual([])
})

it('says where the newest backup lies, which is not where the next one goes once that was changed', () => {
  const moved = { ...WELL.backup, place: 's3://ban-sao/trang/', lastOk: false, problem: null }
  const said = found({ backup: moved }, 'backup')?.said
  expect(said).toMatch(/Bản gần nhất: .*, trong \/backups\. Bản sau sẽ nằm trong s3:\/\/ban-sao\/trang\/\.$/)
  expect(found({}, 'backup')?.said).not.toContain('Bản sau')
})

it('says of mails in doubt that they are not sent again', () => {
  expect(found({ mail: { ...WELL.mail, doubtful: 2 } }, 'mail')).toMatchObject({
    state: 'ok',
    said: expect.stringMatching(/2 thư báo giá không rõ.*không gửi lại/),
  })
})

it('says that the first backup is at work, before there is any', () => {
  expect(found({ backup: { ...WELL.backup, made: [], lastOk: null } }, 'backup')).toMatchObject({
    state: 'ok',
    said: 'Bản sao lưu đầu tiên đang được làm.',
  })
})
