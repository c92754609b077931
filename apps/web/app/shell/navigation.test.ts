import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { footerLinks, headerLinks } from './navigation.ts'

test('every link leads to a page that exists', () => {
  const paths = routes.map(({ path = '' }) => `/${path}`)
  const pages = ['/', '/learn-more', '/about-us', '/become-a-partner', '/waitlist']
  const links = [...pages.flatMap(headerLinks), ...footerLinks().flatMap((column) => column.links)]
  for (const { to } of links) expect(paths).toContain(to.replace(/[?#].*$/, ''))
})

test('the footer has no empty columns', () => {
  for (const { links } of footerLinks()) expect(links).not.toEqual([])
})
