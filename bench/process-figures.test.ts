import { expect, test } from 'vitest'
import { cpuMsOf, residentMbOf } from './process-figures.ts'

test('CPU time is user plus system time, whatever the name in brackets holds', () => {
  const stat = '4242 (node (a) b) S 1 4242 4242 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 11 0 123 456 789'
  expect(cpuMsOf(stat)).toBe(3000)
})

test('resident memory is read in whole MB', () => {
  expect(residentMbOf('Name:\tnode\nVmPeak:\t 9 kB\nVmRSS:\t  307200 kB\n')).toBe(300)
  expect(residentMbOf('Name:\tnode\n')).toBeNaN()
})
