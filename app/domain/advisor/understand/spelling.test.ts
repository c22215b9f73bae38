import { expect, test } from 'vitest'
import { repairSpelling, withinOneEdit } from './spelling.ts'

test.each(['WW10T634DLX/SV', 'rt38cg6584b1/sv', 'GN-L422GB/SV', 'FV1409S4W/VP'])(
  'the code %s stays',
  (code) => expect(repairSpelling(code)).toBe(code),
)

test.each([
  ['ko lay LG', 'không lay LG'],
  ['tivi55inch duoi10tr', 'tivi 55inch duoi 10tr'],
  ['tuwj lanhj', 'tu lanh'],
  ['inveter', 'inverter'],
  ['mays giawtj ddieenj', 'may giat dien'],
  ['dieeuf hoaf tieets kiem', 'dieu hoa tiet kiem'],
  ['duwowis 10 trieju', 'duoi 10 trieu'],
  ['RT38CG6584B1 S24', 'RT38CG6584B1 S24'],
  ['Asus Max Plus', 'Asus Max Plus'],
])('%s is repaired to %s', (text, repaired) => expect(repairSpelling(text)).toBe(repaired))

test.each([
  ['maygiat', 'maygiat', true],
  ['maygiatt', 'maygiat', true],
  ['maygit', 'maygiat', true],
  ['maygiet', 'maygiat', true],
  ['mayigat', 'maygiat', true],
  ['maygait', 'maygiat', true],
  ['maygiet1', 'maygiat', false],
  ['tulanh', 'maylanh', false],
])('%s and %s within one edit: %s', (a, b, expected) => expect(withinOneEdit(a, b)).toBe(expected))
