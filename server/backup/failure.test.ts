import { expect, it } from 'vitest'
import { BackupError, sayCommandFailure, sayFailure } from './failure.ts'

const failure = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: long story`), { code, path })

it.each(['ENOSPC', 'EDQUOT'])('says of %s that the disk is full', (code) => {
  expect(sayFailure(failure(code))).toMatch(/^The disk is full/)
})

it('says of a full disk under the embedded database that it is full', () => {
  expect(sayCommandFailure({ name: 'ErrnoError', errno: 51 })).toMatch(/^The disk is full/)
})

it('says of a refused file which one, and who may', () => {
  expect(sayFailure(failure('EACCES', '/srv/data/backups'))).toBe(
    'No permission for /srv/data/backups: run this as the user of the server.',
  )
})

it('says of a disk that may only be read which setting opens it', () => {
  expect(sayFailure(failure('EROFS', '/mnt/backups'))).toMatch(/^\/mnt\/backups is on a disk.*ReadWritePaths/)
})

it('says everything else in one line', () => {
  expect(sayFailure(new BackupError('first\nsecond'))).toBe('first')
  expect(sayFailure('text')).toBe('text')
  expect(sayFailure({ odd: 1 })).toBe('{"odd":1}')
})

it('says of a database that is away what a start says of it, and of a storage that is away what the storage said', () => {
  const away = Object.assign(new Error('connect ENOENT /run/x'), { code: 'ENOENT', syscall: 'connect' })
  expect(sayCommandFailure(away)).toMatch(/^The database cannot be reached \(connect ENOENT/)
  expect(sayCommandFailure(new BackupError('The storage does not answer.', { cause: away }))).toBe(
    'The storage does not answer.',
  )
  expect(sayCommandFailure(failure('EACCES', '/x'))).toMatch(/^No permission for \/x/)
})
