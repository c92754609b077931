export type NavigationLink = { text: string; to: string }

const aboutUs = { text: 'About Us', to: '/about-us' }
const learnMore = { text: 'Learn More', to: '/learn-more' }

/** Pages that can be linked to. A page joins this list in the same change that adds it to the routes. */
const existingPaths: readonly string[] = ['/']

const byRoute: Record<string, readonly NavigationLink[]> = {
  '/': [aboutUs, learnMore],
  '/learn-more': [aboutUs],
  '/about-us': [learnMore],
  '/become-a-partner': [aboutUs, learnMore],
}

const footerColumns = [
  { title: 'Company', links: [aboutUs, { text: 'Become a Partner', to: '/become-a-partner' }] },
  { title: 'Resources', links: [learnMore, { text: 'FAQs', to: '/learn-more#faq' }] },
  {
    title: 'Legal',
    links: [
      { text: 'Terms', to: '/terms' },
      { text: 'Privacy', to: '/privacy' },
    ],
  },
]

/** The header's links on a page. */
export function headerLinks(pathname: string): NavigationLink[] {
  return (byRoute[pathname] ?? []).filter(exists)
}

/** The footer's columns; one without links is left out. */
export function footerLinks(): { title: string; links: NavigationLink[] }[] {
  return footerColumns
    .map(({ title, links }) => ({ title, links: links.filter(exists) }))
    .filter(({ links }) => links.length > 0)
}

function exists({ to }: NavigationLink): boolean {
  return existingPaths.includes(to.replace(/[?#].*$/, ''))
}
