import { expect, test } from 'vitest'
import { filesIn, fontsIn, importsIn } from './assets.ts'

const HTML = `<!doctype html><html><head>
<link rel="modulepreload" href="/assets/entry-1.js"/><link rel="modulepreload" href="/assets/react-2.js"/>
<link rel="stylesheet" href="/assets/root-3.css"/>
<link rel="preload" as="font" type="font/woff2" href="/assets/be-4.woff2" crossorigin=""/>
<link rel="icon" href="/favicon.svg"/></head><body>
<script nonce="x">window.data = "not /assets/loaded.js"</script>
<script nonce="x" type="module" async="">import "/assets/manifest-5.js";
import * as route0 from "/assets/root-6.js";import("/assets/entry-1.js");</script>
<script src="/assets/late-7.js"></script></body></html>`

test('every script that a page loads is found once, however it is asked for', () => {
  expect(filesIn(HTML).scripts.toSorted()).toEqual([
    '/assets/entry-1.js',
    '/assets/late-7.js',
    '/assets/manifest-5.js',
    '/assets/react-2.js',
    '/assets/root-6.js',
  ])
})

test('styles and preloaded fonts are told from other links', () => {
  expect(filesIn(HTML)).toMatchObject({ styles: ['/assets/root-3.css'], fonts: ['/assets/be-4.woff2'] })
})

test('the fonts of a style sheet are found beside it', () => {
  const css =
    '@font-face{src:url(/assets/a.woff2) format("woff2")}@font-face{src:url("b.woff2")}.x{background:url(c.svg)}'
  expect(fontsIn(css, 'http://site/assets/root.css')).toEqual([
    'http://site/assets/a.woff2',
    'http://site/assets/b.woff2',
  ])
})

test('a script brings its static imports and exports with it, not what it imports later', () => {
  const code =
    'import{a as b,t}from"./react-1.js";import * as c from"../d-2.js";import"./e-3.js";const f=()=>import("./late-4.js");export{g}from"./h-5.js"'
  expect(importsIn(code, 'http://site/assets/root.js')).toEqual([
    'http://site/assets/react-1.js',
    'http://site/d-2.js',
    'http://site/assets/e-3.js',
    'http://site/assets/h-5.js',
  ])
})
