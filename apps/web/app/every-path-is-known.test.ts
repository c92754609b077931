import { pagePaths } from '@mowatt/contract/known-paths'
import { expect, test } from 'vitest'
import routes from './routes.ts'

test('statistics know every path of the site, and no other', () => {
  const paths = routes
    .flatMap((each) => ('children' in each && each.children ? each.children : [each]))
    .map(({ path = '' }) => path)
    .filter((path) => path !== '*')
    .flatMap((path) => (path.endsWith('?') ? [path.replace(/\/[^/]*$/, ''), path.slice(0, -1)] : [path]))
  expect(pagePaths.toSorted()).toEqual(paths.map((path) => `/${path}`).toSorted())
})
