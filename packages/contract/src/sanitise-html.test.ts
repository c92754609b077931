import attacks from './data/attack-markup.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { safeLink } from './safe-link.ts'
import { sanitiseHtml } from './sanitise-html.ts'

const PLAIN_TAGS =
  'p|br|strong|em|b|i|u|s|a|ul|ol|li|dl|dt|dd|h[2-6]|blockquote|code|pre|sup|sub|hr|table|caption|thead|tbody|tfoot|tr|th|td'
const TEXT = /^(?:[^<>&"]|&(?:amp|lt|gt|quot|nbsp);)+/
const PLAIN_TAG = new RegExp(`^</?(?:${PLAIN_TAGS})>`)
const LINK = /^<a href="((?:[^<>&"]|&(?:amp|lt|gt|quot|nbsp);)*)">/
const CELL = /^<t[dh](?: colspan="[1-9]\d?")?(?: rowspan="[1-9]\d?")?>/

/** Parses the output with the only grammar that it may have; anything that does not match is returned. */
function unreadable(html: string): string {
  let rest = html
  while (rest !== '') {
    const [piece] = TEXT.exec(rest) ?? PLAIN_TAG.exec(rest) ?? CELL.exec(rest) ?? []
    const [link, target = ''] = LINK.exec(rest) ?? []
    if (link !== undefined && safeLink(target.replaceAll('&amp;', '&').replaceAll('&quot;', '"')) === undefined)
      return rest
    const length = (piece ?? link)?.length
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

test('the corpus is large', () => {
  expect(new Set([...attacks.html, ...attacks.svg]).size).toBeGreaterThan(240)
})

test.each(attacks.html)('nothing of %j is left but text, plain tags and safe links', (attack) => {
  const clean = sanitiseHtml(attack)
  expect(unreadable(clean)).toBe('')
  expect(openAndClosed(clean)).toBe('')
  expect(sanitiseHtml(clean)).toBe(clean)
})

test('a drawing has no place in HTML', () => {
  for (const attack of attacks.svg) expect(unreadable(sanitiseHtml(attack))).toBe('')
})

test.each([
  ['<p>Plain <strong>bold</strong>, <em>italic</em> and <code>code</code>.</p>'],
  ['<ul><li>one</li><li>two<br>lines</li></ul>'],
  ['<ol><li><p>one</p></li></ol>'],
  ['<h3>Heading</h3><blockquote><p>Words</p></blockquote><hr>'],
  ['<p><a href="/terms#who">a</a> <a href="#top">b</a> <a href="https://ico.org.uk/x?a=1&amp;b=2">c</a></p>'],
  ['<p><a href="mailto:hello@mowatt.example">write</a></p>'],
  ['<table><thead><tr><th>a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>'],
  ['<p>H<sub>2</sub>O, 10 m<sup>2</sup>, 1 &lt; 2 &amp; 3 &gt; 2</p>'],
])('%s stays as it is', (html) => {
  expect(sanitiseHtml(html)).toBe(html)
})

test.each([
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<ul><li>a<li>b<ul><li>c</ul></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
  ['<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['<div>a <span class="x">b</span></div>', 'a b'],
  ['<b>a<i>b</b>c', '<b>a<i>b</i></b>c'],
  ['<table><tr><td>a<td>b<tr><th>c</table>', '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>'],
  ['<a href="/x">a<a href="/y">b</a>', '<a href="/x">a</a><a href="/y">b</a>'],
  ['&pound;5&nbsp;a&ndash;b &hellip; &eacute;', '£5&nbsp;a–b … é'],
  ['<script>x</script>after', 'after'],
  ['1 < 2', '1 &lt; 2'],
  ['<P CLASS=x>Big</P>', '<p>Big</p>'],
])('%s becomes %s', (given, expected) => {
  expect(sanitiseHtml(given)).toBe(expected)
})

/** Its own random number generator, so that a failure can be reproduced. */
function randomly(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
}

test('whatever is put together from dangerous pieces comes out readable, and the same again', () => {
  const pieces = attacks.html
    .flatMap((attack) => attack.slice(0, 200).split(/(?=[<>"'&= ])/))
    .concat('</svg>', '</script>')
  const random = randomly(42)
  for (let round = 0; round < 3000; round++) {
    const parts = Array.from(
      { length: 1 + Math.floor(random() * 14) },
      () => pieces[Math.floor(random() * pieces.length)],
    )
    const attack = parts.join('')
    const clean = sanitiseHtml(attack)
    const verdict = {
      attack,
      unreadable: unreadable(clean),
      unbalanced: openAndClosed(clean),
      again: sanitiseHtml(clean),
    }
    expect(verdict).toEqual({ attack, unreadable: '', unbalanced: '', again: clean })
  }
})

test.each(['<', '<a ', '<script ', '</script ', '<!--', '<svg>', '<p>', '&#', '<a href="', '<script></scrip'])(
  'a hundred thousand characters of %s are read to their end',
  (piece) => {
    expect(sanitiseHtml(piece.repeat(100_000 / piece.length))).not.toContain('<a href')
  },
)

test('nothing is kept of what nests deeper than any text, and the reading stops there', () => {
  expect(sanitiseHtml(`${'<b>'.repeat(100)}deep`)).toContain('deep')
  // Each end tag without a start tag searches all open elements: without the limit, this takes minutes.
  expect(sanitiseHtml(`${'<b>'.repeat(300_000)}${'</i>'.repeat(300_000)}deep`)).toBe('')
})
