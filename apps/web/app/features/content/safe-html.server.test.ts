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
  ['scripts go with what is in them', 'a<script>alert("<p>")</script>b', 'ab'],
  ['a script without an end takes the rest', 'a<script>alert(1)', 'a'],
  ['pictures go', '<img src=x onerror=alert(1)>a', 'a'],
  ['frames and drawings go', '<iframe src="//x"></iframe><svg onload=alert(1)><p>x</p></svg>a', 'a'],
  ['comments go', 'a<!-- <p> -->b', 'ab'],
  ['what is left open is closed', '<ul><li>a', '<ul><li>a</li></ul>'],
  ['a closing tag alone is dropped', 'a</b>b', 'ab'],
  ['but for a paragraph, as in browsers', 'a</p>b', 'a<p></p>b'],
  ['a closing tag closes what is inside', '<ul><li>a</ul>b', '<ul><li>a</li></ul>b'],
  ['stray signs become text', 'a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['half a tag takes the next one for its attribute', '<p <b>a', '<p>a</p>'],
  ['entities become what they stand for', '&pound;20 &#163;', '£20 £'],
  [
    'a quote cannot leave the link',
    `<a href='/x"onmouseover="alert(1)'>a</a>`,
    '<a href="/x&quot;onmouseover=&quot;alert(1)">a</a>',
  ],
] as const)('%s', ([, source, html]) => {
  expect(safeHtml(source)).toBe(html)
})
