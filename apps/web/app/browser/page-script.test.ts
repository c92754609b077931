import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { pageScript } from './page-script.ts'

const options = {
  themeKey: '</script>',
  colours: { light: '#fff', dark: '#000' },
  react: true,
  account: { key: 'a', script: '/assets/account.js', settings: {} },
  referralKey: 'r',
  offline: ['o'] as const,
  consent: { key: 'c', start: '{', days: 365, script: '/assets/consent.js', settings: {} },
}

test('the script stands on its own and stays inside its element', () => {
  const script = pageScript(options)
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toMatch(/<\/script|__vite|import(?!\(url\))/)
})
