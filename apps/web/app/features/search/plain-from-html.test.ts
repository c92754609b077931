import { expect, test } from 'vitest'
import { plainFromHtml } from './plain-from-html.ts'

test.for([
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<p>sav<strong>ings</strong> <a href="/x">here</a></p>', 'savings here'],
  ['Tom &amp; Bea &lt;b&gt; &#163;5 &#xa3;6 &pound;7&nbsp;!', 'Tom & Bea <b> £5 £6 £7 !'],
  ['&nosuch; &#99999999;', '&nosuch; &#99999999;'],
  ['&#0;&#xD800;', ''],
  ['<a href="https://x.example">x<span class="sr-only"> (opens in a new tab)</span></a>.', 'x.'],
  ['<script>alert(1)</script>text<style>p{}</style>', 'text'],
])('%j reads %j', ([html, plain]) => {
  expect(plainFromHtml(html ?? '')).toBe(plain)
})
