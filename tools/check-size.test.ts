import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { consentFindings, consentLine, firstLoadFindings, firstLoadTable, measureFirstLoad } from './check-size.ts'
import { measureConsent } from './size/measure-consent.ts'
import type { FirstLoad } from './size/measure-first-load.ts'

const HEAD = '<link rel="stylesheet" href="/style.css"><link rel="modulepreload" href="/entry.js">'
const SITE: Record<string, string> = {
  '/': `<html><head>${HEAD}<link rel="preload" as="font" href="/latin.woff2"></head><body>
    <!-- <img src="https://comment.example/a.png"> --><a href="https://link.example/">a link is no contact</a>
    <picture><source srcset="/small.webp 1x, /large.webp 2x"><img src="/small.webp"></picture>
    <script>const text = '<img src="https://text.example/a.png">'</script>
    <script type="module" async>import * as route0 from "/route.js";import("/entry.js")</script></body></html>`,
  '/style.css': `@font-face{src:url(/latin.woff2);unicode-range:U+0000-00FF}
    @font-face{src:url("/greek.woff2");unicode-range:U+0370-03FF}a{color:red}`,
  '/entry.js': 'import{a}from"./chunk.js";const later=()=>import("./later.js");',
  '/chunk.js': `import"./entry.js";export const a="${'a'.repeat(5000)}"`,
  '/route.js': 'export{a}from"./chunk.js"',
  '/latin.woff2': 'font',
  '/small.webp': 'small',
  '/large.webp': 'larger',
}

async function measure<Load = FirstLoad>(
  changes: Record<string, string>,
  how: (url: string) => Promise<Load> = measureFirstLoad as (url: string) => Promise<never>,
): Promise<Load> {
  const site = { ...SITE, ...changes }
  const server = createServer((request, response) => {
    const text = site[request.url ?? '']
    const isZipped = request.headers['accept-encoding'] === 'gzip'
    response.writeHead(text === undefined ? 404 : 200, isZipped ? { 'content-encoding': 'gzip' } : {})
    response.end(isZipped ? gzipSync(text ?? '') : text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    return await how(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}

/** Text that gzip can't compress below this. */
function heavy(kb: number): string {
  return `//${randomBytes(kb * 1024).toString('base64')}`
}

/** The page's script imports this many others. */
function manyScripts(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, place) => `/part-${place}.js`)
  const parts = Object.fromEntries(names.map((name) => [name, '']))
  return { ...parts, '/route.js': names.map((name) => `import"${name}"`).join(';') }
}

it('counts what a browser transfers for the home page, once each', async () => {
  const measurement = await measure({})
  expect(measurement.requests.map(({ path }) => path).toSorted()).toEqual(
    ['/', '/chunk.js', '/entry.js', '/large.webp', '/latin.woff2', '/route.js', '/style.css'].toSorted(),
  )
  const sizes = Object.keys(SITE).filter((path) => path !== '/small.webp')
  const bytesOf = (paths: string[]): number => paths.reduce((sum, path) => sum + gzipSync(SITE[path] ?? '').length, 0)
  expect(measurement.totalBytes).toBe(bytesOf(sizes))
  expect(measurement.javascriptBytes).toBe(bytesOf(['/entry.js', '/chunk.js', '/route.js']))
  expect(firstLoadFindings(measurement)).toEqual([])
  expect(firstLoadTable(measurement)).toContain('KB JavaScript (limit 15, goal 5)')
})

it.each([
  ['size too large', 'JavaScript 1', { '/chunk.js': heavy(16) }],
  ['size too large', 'CSS 1', { '/style.css': heavy(15) }],
  ['size too large', 'all together 9', { '/large.webp': heavy(90) }],
  ['too many requests', '13 requests', manyScripts(6)],
  ['other host', 'cdn.example', { '/': `${HEAD}<script src="https://cdn.example/a.js"></script>` }],
  ['other host', 'fonts.example', { '/style.css': '@font-face{src:url(//fonts.example/a.woff2)}' }],
  ['other host', 'cdn.example', { '/chunk.js': 'import "https://cdn.example/a.js"' }],
  ['blindness', 'neither', { '/': '<p>Only words</p>' }],
])('reports %s: %s', async (rule, mention, changes) => {
  const findings = firstLoadFindings(await measure(changes))
  expect(findings).toEqual([{ file: '/', rule, message: expect.stringContaining(mention) }])
})

it('counts what comes before anybody has agreed: the script that asks, all that it imports, and the one in the page', async () => {
  const own = '(function(){"[data-cookie-settings]"})({"consent":{"key":"k","script":"/ask.js"}})'
  const page = { '/': `<script nonce="n">${own}</script>`, '/ask.js': 'import{a}from"./chunk.js"' }
  const load = await measure(page, measureConsent)
  const bytes = (text: string) => gzipSync(text).length
  expect(load).toEqual({
    scriptBytes: bytes(page['/ask.js']) + bytes(SITE['/chunk.js']!) + bytes(SITE['/entry.js']!),
    inlineBytes: bytes(own),
  })
  expect(consentFindings(load)).toEqual([])
  expect(consentLine(load)).toMatch(/^Before consent: 0\.\d KB of JavaScript \(limit 6\)/)
  const heavier = await measure({ ...page, '/ask.js': heavy(6) }, measureConsent)
  expect(consentFindings(heavier)).toMatchObject([{ rule: 'size too large' }])
  await expect(measure({ '/': '<p>Only words</p>' }, measureConsent)).rejects.toThrow('names no script')
})

it('fails loudly when something the page needs is missing', async () => {
  await expect(measure({ '/': `${HEAD}<img src="/gone.png">` })).rejects.toThrow('/gone.png answered 404')
})
