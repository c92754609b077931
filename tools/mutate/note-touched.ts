import { afterEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    touched?: string[]
  }
}

/** Reports which functions the tests of this file have entered so far. */
afterEach(({ task }) => {
  const { touched } = globalThis as { touched?: Set<string> }
  task.meta.touched = [...(touched ?? [])]
})
