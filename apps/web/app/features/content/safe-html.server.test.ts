import attacks from '@mowatt/contract/attack-markup.json' with { type: 'json' }
import { safeLink } from '@mowatt/contract/safe-link'
import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.server.ts'

test.for([
  ['plain text is kept', 'Who we are', 'Who we are'],
  ['the usual tags are kept', '<p>You <strong>must</strong> be 18.</p>', '<p>You <strong>must</strong> be 18.</p>'],
  ['attributes go', '<p class="x" onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
  ['a safe link stays', '<a href="/terms?a=1&amp;b=2">x</a>', '<a href="/terms?a=1&amp;b=2">x</a>'],
  ['an unsafe link loses its target', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['a hidden unsafe link too', '<a href="java&#115;cript:alert(1)">x</a>', '<a>x</a>'],
  ['a link without quotes', '<a href=/terms>x</a>', '<a href="/terms">x</a>'],
  [
    'a link to another host opens a new tab and says so',
    '<p>See <a href="https://ico.org.uk/?a=1&b=2">the <b>ICO',
    '<p>See <a href="https://ico.org.uk/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">the <b>ICO</b>' +
      '<span class="sr-only"> (opens in a new tab)</span></a></p>',
  ],
  ['scripts go with what is in them', 'a<script>alert("<p>")</script>b', 'a b'],
  ['a script without an end takes the rest', 'a<script>alert(1)', 'a'],
  ['pictures go', '<img src=x onerror=alert(1)>a', 'a'],
  ['frames and drawings go', '<iframe src="//x"></iframe><svg onload=alert(1)><p>x</p></svg>a', 'a'],
  ['comments go', 'a<!-- <p> -->b', 'ab'],
  ['what is left open is closed', '<ul><li>a', '<ul><li>a</li></ul>'],
  ['a closing tag alone is dropped', 'a</p>b', 'ab'],
  ['a closing tag closes what is inside', '<ul><li>a</ul>b', '<ul><li>a</li></ul>b'],
  ['stray signs become text', 'a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['half a tag is text', '<p <b>a', '&lt;p <b>a</b>'],
  ['entities are kept', '&pound;20 &#163;', '&pound;20 &#163;'],
  [
    'a quote cannot leave the link',
    `<a href='/x"onmouseover="alert(1)'>a</a>`,
    '<a href="/x&quot;onmouseover=&quot;alert(1)">a</a>',
  ],
] as const)('%s', ([, source, html]) => {
  expect(safeHtml(source)).toBe(html)
})

const TEXT = /^(?:[^<>&]|&#?\w+;)+/
const PLAIN_TAG =
  /^<\/?(?:p|br|hr|h[2-6]|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|a|blockquote|code|pre|sub|sup|table|thead|tbody|tr|th|td)>/
const LINK = /^<a href="([^"<>]+)"(?: target="_blank" rel="noopener noreferrer")?>/
const NEW_TAB = /^<span class="sr-only"> \(opens in a new tab\)<\/span>/

/** Reads the output by the only grammar that it may have; whatever does not fit is returned. */
function unreadable(html: string): string {
  let rest = html
  while (rest !== '') {
    const [link, target = ''] = LINK.exec(rest) ?? []
    const [piece] = TEXT.exec(rest) ?? PLAIN_TAG.exec(rest) ?? NEW_TAB.exec(rest) ?? []
    const address = target.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&lt;', '<')
    if (link !== undefined && safeLink(address) === undefined) return rest
    const length = (link ?? piece)?.length
    if (length === undefined) return rest
    rest = rest.slice(length)
  }
  return ''
}

function openAndClosed(html: string): string {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (name === 'br' || name === 'hr') continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return `</${name}> closes something else`
  }
  return open.join(' ')
}

test.for([...attacks.html, ...attacks.svg])('nothing of %j is left but text, plain tags and safe links', (attack) => {
  const clean = safeHtml(attack)
  expect(unreadable(clean)).toBe('')
  expect(openAndClosed(clean)).toBe('')
})

test('the time for nonsense grows with its length, not with its square', () => {
  for (const piece of ['<a "', '<', '<!--', '<script', "<p '", '<a href=']) {
    expect(safeHtml(piece.repeat(200_000 / piece.length))).not.toContain('script')
  }
})
