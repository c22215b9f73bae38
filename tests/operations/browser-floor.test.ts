import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FLOOR, youngInScript, youngInStyles } from '#tests/support/browser-floor.ts'
import { formerFiles } from '../../scripts/place-build.ts'

const ASSETS = 'build/client/assets'
const former = formerFiles('build')
const files = (end: string) =>
  readdirSync(ASSETS).filter((name) => name.endsWith(end) && !former.has(`client/assets/${name}`))

/** Without it everything is there and can be used. */
const REFINEMENT = 'looks a little plainer'

/** What is younger than the floor and used all the same, with what stands in for it where it is missing. */
const WITH_FALLBACK: Record<string, string> = {
  ':popover-open': 'a class stands for it: app/ui/popover-fallback.ts',
  '.showPopover()': 'asked for first: without it a toast stands where it is',
  '.hidePopover()': 'called where it exists',
  ':open': 'stands in an :is() beside [open]',
  'field-sizing': 'a box that cannot grow scrolls',
  'animation-timeline': 'within @supports; a script moves the line that shows how far one has read',
  scroll: 'within @supports, as above',
  'backdrop-filter': 'its prefixed form stands beside it',
  'forced-color-adjust': 'only where colours are forced, which no browser does that lacks it',
  'Error.captureStackTrace': 'asked for first (zod)',
  'URL.canParse': 'asked for first (zod)',
  '.startViewTransition()': 'asked for first (React Router); the site asks for none',
  '.caretPositionFromPoint()': 'asked for first (the editor)',
  '.use()': 'not of the web: React',
  '.take()': 'not of the web: the list of pictures',
  '.move()': 'not of the web: the editor',
  '.error()': 'not of the web: zod',
  '.escape()': 'not of the web: the reader of Markdown',
  'text-wrap': REFINEMENT,
  'accent-color': REFINEMENT,
  resize: REFINEMENT,
  'scrollbar-gutter': REFINEMENT,
  'text-size-adjust': REFINEMENT,
  'content-visibility': REFINEMENT,
  'contain-intrinsic-block-size': REFINEMENT,
  'overflow-clip-margin': REFINEMENT,
  'overscroll-behavior': REFINEMENT,
  'overscroll-behavior-x': REFINEMENT,
  'scrollbar-width': REFINEMENT,
  ':selection': REFINEMENT,
  size: REFINEMENT,
  '@page': REFINEMENT,
}

/** The names that a look at files gives, each with the files it stands in. */
function youngIn(end: string, look: (text: string) => Set<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files(end)) {
    for (const name of look(readFileSync(join(ASSETS, file), 'utf8')))
      found.set(name, [...(found.get(name) ?? []), file])
  }
  return found
}

describe('the oldest browsers that the site is made for', () => {
  test('are iOS and Safari 16.4, Firefox ESR and Chromium of two years ago', () => {
    expect(FLOOR).toMatchObject({ safari: '16.4', safari_ios: '16.4' })
    expect(Number(FLOOR.firefox)).toBeGreaterThan(100)
    expect(Number(FLOOR.chrome)).toBeGreaterThan(100)
  })

  test('are told from younger ones', () => {
    expect([...youngInScript('fetch("", { signal: AbortSignal.any([a, AbortSignal.timeout(1)]) })')]).toEqual(
      ['AbortSignal.any'],
    )
    expect([
      ...youngInScript('Map.groupBy(a, b); a.toSorted(); b.isSubsetOf(c); new URLPattern("")'),
    ]).toEqual(['Map.groupBy', '.isSubsetOf()', 'URLPattern'])
    expect([
      ...youngInStyles(
        'a{field-sizing:content;color:light-dark(red,blue)}b:popover-open{inset:0}c:has(d){e:f}',
      ),
    ]).toEqual(expect.arrayContaining(['field-sizing', 'light-dark', ':popover-open']))
    expect([
      ...youngInStyles('a:has(b):hover{color:oklch(0.5 0 0);height:100dvh}@media (width>=40rem){c{d:e}}'),
    ]).toEqual([])
  })

  test('know all that the built scripts and styles use, or have something in its place', () => {
    expect(files('.js').length).toBeGreaterThan(50)
    expect(files('.css').length).toBeGreaterThan(0)
    const young = new Map([...youngIn('.js', youngInScript), ...youngIn('.css', youngInStyles)])
    const without = [...young]
      .filter(([name]) => !(name in WITH_FALLBACK))
      .map(([name, files]) => `${name} in ${files.slice(0, 3).join(', ')}`)
    expect(without).toEqual([])
    expect(Object.keys(WITH_FALLBACK).filter((name) => !young.has(name))).toEqual([])
  })
})
