import type { Describe } from './json-ld.ts'

export type Crumb = { name: string; path: string }

/** The way from the home page to this one; the home page itself is added. */
export function describeBreadcrumbs(crumbs: readonly Crumb[]): Describe {
  return ({ siteUrl }) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl + path,
    })),
  })
}
