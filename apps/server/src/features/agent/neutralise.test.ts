import { expect, test } from 'vitest'
import { neutralise } from './neutralise.ts'

const own = new Set(['mowatt.example'])

test.for([
  ['![x](https://evil.example/p.png?d=1) Hi', 'x Hi'],
  ['![x](https://evil.example', 'x'],
  ['<img src=x onerror=alert(1)>Hi<script>a()</script>', 'Hia()'],
  ['<img src="https://evil.example/', ''],
  ['Read [this](https://evil.example/login) now', 'Read this now'],
  ['Read [this](https://mowatt.example/blog) now', 'Read this (https://mowatt.example/blog) now'],
  ['Read [this](/blog/x) now', 'Read this (/blog/x) now'],
  ['Read [this](//evil.example) now', 'Read this now'],
  ['Read [this](https://mowatt.example@evil.example) now', 'Read this now'],
  ['[1]: https://evil.example/x', ''],
  ['Go to javascript:alert(1) or www.evil.example', 'Go to ) or '],
  ['a\u202Eb\u2066c\u200Bd\u{E0041}e', 'abcde'],
  ['\u001B[31mred\u001B[0m \u001B]8;;https://evil.example\u0007link', 'red link'],
])('%j becomes harmless', ([text, harmless]) => {
  expect(neutralise(text!, own)).toBe(harmless)
})
