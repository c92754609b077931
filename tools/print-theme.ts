import { readFileSync, writeFileSync } from 'node:fs'

const DARK_SELECTOR = ":root[data-theme='dark']"

const folder = new URL('../packages/ui/src/theme/', import.meta.url)
const themeFile = new URL('theme.css', folder)
const theme = themeFromTokens(readFileSync(new URL('tokens.css', folder), 'utf8'))

if (!process.argv.includes('--check')) {
  writeFileSync(themeFile, theme)
} else if (readFileSync(themeFile, 'utf8') !== theme) {
  console.error('packages/ui/src/theme/theme.css is stale: run `node tools/print-theme.ts`.')
  process.exit(1)
}

/** Returns theme.css: the tokens by import, and their dark block again for a root that follows the system. */
function themeFromTokens(tokensCss: string): string {
  const darkBlock = blockAfter(tokensCss, DARK_SELECTOR).replaceAll(/^(?=.)/gm, '  ')
  return [
    '/* Printed by tools/print-theme.ts from tokens.css. Change the tokens, then run it again. */',
    "@import './tokens.css';",
    `@media (prefers-color-scheme: dark) {\n  :root[data-theme='system'] {${darkBlock}  }\n}\n`,
  ].join('\n\n')
}

function blockAfter(css: string, selector: string): string {
  const start = css.indexOf(`\n${selector} {`)
  if (start === -1) throw new Error(`tokens.css has no block for ${selector}.`)
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start) + 1)
}
