import { afterEach, beforeEach, vi, type Mock } from 'vitest'
import '../src/theme/tailwind.css'

let errors: Mock<typeof console.error>

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
