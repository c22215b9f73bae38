import { say } from '#app/vietnamese/say.ts'

/**
 * What the server says of a failure (server/backup, db/read-replica.ts), and the same in Vietnamese; `$1` is what it names. The log
 * and the commands say the English.
 */
const IN_VIETNAMESE: readonly [RegExp, string][] = [
  [/^The disk is full\.$/, 'ổ đĩa đã đầy.'],
  [/^The disk is full: .*$/, 'ổ đĩa đã đầy; chưa có gì bị thay đổi, phần ghi dở đã được xóa.'],
  [/^There is no folder (.+), and .*$/, 'không có thư mục $1, và người dùng chạy máy chủ không tạo được nó.'],
  [/^No permission for (.+): .*$/, 'không có quyền với $1; nó phải thuộc về người dùng chạy máy chủ.'],
  [
    /^(.+) is on a disk that this process may not write to .*$/,
    '$1 nằm trên ổ đĩa mà máy chủ không được ghi (systemd: ReadWritePaths=).',
  ],
  [
    /^(.+) is a file, or lies in one: .*$/,
    '$1 là một tệp hoặc nằm trong một tệp; BACKUP_TO phải là thư mục.',
  ],
  [/^The key of backups cannot be read: (.+)\.$/, 'không đọc được khóa của bản sao lưu ($1).'],
  [
    /^The key of backups in (.+) is too short: .*$/,
    'khóa của bản sao lưu trong $1 quá ngắn, cần ít nhất 12 ký tự.',
  ],
  [/^The backup was encrypted with another key\.$/, 'bản sao lưu được mã hóa bằng khóa khác.'],
  [
    /^The backup is encrypted: .*$/,
    'bản sao lưu đã mã hóa mà máy chủ chưa có BACKUP_PASSPHRASE hay BACKUP_KEY_FILE.',
  ],
  [/^The backup is damaged: (\S+) is not .*$/, 'bản sao lưu bị hỏng: $1 không còn như lúc được làm.'],
  [/^The backup is damaged: (.+)\.$/, 'bản sao lưu bị hỏng (“$1”).'],
  [/^The backup brings back no table\.$/, 'khôi phục thử bản sao lưu mà không ra bảng nào.'],
  [
    /^The backup brings back (\S+) rows of (\S+), and there were (\d+)\.$/,
    'khôi phục thử được $1 dòng của $2, trong khi lúc sao lưu có $3 dòng.',
  ],
  [/^The file is no backup of .*$/, 'tệp lấy về không phải là bản sao lưu của trang.'],
  [
    /^The user of DATABASE_URL may not make a scratch database: .*$/,
    'người dùng trong DATABASE_URL không được tạo cơ sở dữ liệu tạm; hãy chạy alter role … createdb, hoặc đặt BACKUP_TRY_URL.',
  ],
  [
    /^The database of BACKUP_TRY_URL cannot be reached\.$/,
    'không tới được cơ sở dữ liệu trong BACKUP_TRY_URL, nên bản sao lưu đã làm mà chưa khôi phục thử.',
  ],
  [
    /^The database of BACKUP_TRY_URL holds tables .*$/,
    'cơ sở dữ liệu trong BACKUP_TRY_URL đang có bảng khác; hãy chỉ tới một cơ sở dữ liệu trống.',
  ],
  [/^The storage of backups does not answer \((.+)\)\.$/, 'kho của bản sao lưu không trả lời ($1).'],
  [/^The storage of backups answers (\d+) to (.+)\.$/, 'kho của bản sao lưu trả lời $1 cho $2.'],
  [/^The storage of backups takes no files in parts\.$/, 'kho của bản sao lưu không nhận tệp gửi theo phần.'],
  [/^The storage of backups could not put (.+) together\.$/, 'kho của bản sao lưu không ghép được $1.'],
  [/^The storage of backups holds (.+) with another size\.$/, 'kho giữ $1 với kích thước khác lúc gửi.'],
  [
    /^There is no bucket (\S+) at (\S+): .*$/,
    'không có bucket $1 ở $2; hãy tạo nó, hoặc ghi bucket khác vào BACKUP_TO.',
  ],
  [/^There is no backup (\S+) in (.+)\.$/, 'không có bản sao lưu $1 trong $2.'],
  [
    /^(\S+) is not installed: .*$/,
    'máy chủ chưa cài $1; hãy cài gói postgresql-client, cùng phiên bản với PostgreSQL hoặc mới hơn.',
  ],
  [/^(\S+) failed\.$/, '$1 bị lỗi.'],
  [/^(\S+) was ended by (\S+)\.$/, '$1 bị ngắt giữa chừng ($2).'],
  [/^The server that made it ended\.$/, 'máy chủ đang làm bản sao lưu thì dừng.'],
  [
    /^The database cannot be reached \((.+)\): .*$/,
    'không nối được tới cơ sở dữ liệu ($1); xem DATABASE_URL và PostgreSQL có đang chạy không.',
  ],
  [/^it has all$/, 'bản sao đã có đủ'],
  [/^it is behind$/, 'bản sao đang chậm hơn máy chính'],
  [/^a change$/, 'vừa có thay đổi'],
  [/^changes are not heard$/, 'máy chủ này chưa nghe được các thay đổi'],
  [/^it was not looked yet$/, 'chưa kịp kiểm tra bản sao'],
  [/^status (\d+)$/, 'kho trả lời mã $1'],
]

const ends = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** The same as what a sentence ends with. */
export const reasonAtEnd = (reason: string): string => ends(reasonInWords(reason))

/** Why something failed, in the language of whoever reads; what only a machine has said is quoted. */
export function reasonInWords(reason: string): string {
  const [known] = IN_VIETNAMESE.filter(([pattern]) => pattern.test(reason))
  const own = known ? reason.replace(...known) : `hệ thống báo “${reason}”`
  return say(own, { en: reason })
}
