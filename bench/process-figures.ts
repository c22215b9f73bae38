import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc: 100 on every Linux that Node supports. */
const TICKS_A_SECOND = 100

/** CPU time used so far, in ms, from the text of /proc/<pid>/stat: user and system together. */
export const cpuMsOf = (stat: string): number => msIn(stat, [11, 12])

/** The same with that of children that have ended. */
const cpuMsWithEnded = (stat: string): number => msIn(stat, [11, 12, 13, 14])

function msIn(stat: string, wanted: readonly number[]): number {
  // The name in brackets may hold spaces; the fields after it are counted from the state (field 3).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (wanted.reduce((sum, at) => sum + Number(fields[at]), 0) * 1000) / TICKS_A_SECOND
}

/** Resident memory in MB from the text of /proc/<pid>/status. */
export function residentMbOf(status: string): number {
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024)
}

/** CPU time a process has used so far, all its threads, in ms. */
export const cpuMs = (pid: number) => cpuMsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** Resident memory of a process, in MB. */
export const residentMb = (pid: number) => residentMbOf(readFileSync(`/proc/${pid}/status`, 'utf8'))

/** CPU time of a process and all its children, those that have ended among them, in ms: of PostgreSQL's first process, all of PostgreSQL. */
export function familyCpuMs(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce(
    (sum, child) => sum + cpuMs(Number(child)),
    cpuMsWithEnded(readFileSync(`/proc/${pid}/stat`, 'utf8')),
  )
}

/** The process that started another. */
export const parentOf = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
