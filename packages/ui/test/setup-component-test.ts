import { afterEach, beforeAll, beforeEach, vi, type Mock } from 'vitest'
import { commands } from 'vitest/browser'
import '../src/theme/tailwind.css'

declare module 'vitest/browser' {
  interface BrowserCommands {
    waitForFrame(): Promise<void>
  }
}

let errors: Mock<typeof console.error>

beforeAll(() => commands.waitForFrame())

beforeEach(() => {
  document.documentElement.lang = 'en-GB'
  document.documentElement.dataset['theme'] = 'light'
  errors = vi.spyOn(console, 'error')
})

afterEach(() => {
  const written = errors.mock.calls
  vi.restoreAllMocks()
  if (written.length > 0) throw new Error(`The test wrote to console.error: ${written.join('\n')}`)
})
