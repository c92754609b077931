import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.for([
  ['/terms/', '/terms'],
  ['/TERMS', '/terms'],
  ['/Terms/App//', '/terms/app'],
  ['/BLOG/a-Post/', '/blog/a-Post'],
  ['/no-such-Page/', '/no-such-Page'],
  ['/chat/AbC/', '/chat/AbC'],
])('%s is %s', ([asked, path]) => {
  expect(canonicalPath(asked ?? '')).toBe(path)
})

test.for(['/', '/terms', '/blog/a-Post', '/link/AbC', '//', '//elsewhere.example/', '/terms.data', '/No-Such-Page'])(
  '%s stays',
  (asked) => {
    expect(canonicalPath(asked)).toBeUndefined()
  },
)
