import { navigationTexts } from './shell-texts.ts'

export type NavigationLink = {
  text: string
  to: string
  /** The subject of the link, if its text alone does not say it. */
  about?: string
}

const aboutUs = { text: navigationTexts.aboutUs, to: '/about-us' }
const learnMore = { text: navigationTexts.learnMore, to: '/learn-more', about: navigationTexts.aboutSwitching }

/** Pages that can be linked to. A page joins this list in the same change that adds it to the routes. */
const existingPaths: readonly string[] = [
  '/',
  '/about-us',
  '/accessibility',
  '/become-a-partner',
  '/chat',
  '/company',
  '/cookies',
  '/learn-more',
  '/privacy',
  '/search',
  '/status',
  '/terms',
  '/terms/app',
  '/terms/waitlist',
  '/waitlist',
]

/** Suggestions for readers of any other page. */
const elsewhere: readonly NavigationLink[] = [aboutUs, learnMore]

const byRoute: Record<string, readonly NavigationLink[]> = {
  '/': [aboutUs, learnMore],
  '/learn-more': [aboutUs],
  '/about-us': [learnMore],
  '/become-a-partner': [aboutUs, learnMore],
  '/waitlist': [],
}

/** The dashboard's own sections, for signed-in users. */
const dashboard: readonly NavigationLink[] = [
  { text: navigationTexts.overview, to: '#overview' },
  { text: navigationTexts.insights, to: '#insights' },
  { text: navigationTexts.howItWorks, to: '#how-it-works' },
]

const footerColumns = [
  {
    title: navigationTexts.company,
    links: [
      aboutUs,
      { text: navigationTexts.whoWeAre, to: '/company' },
      { text: navigationTexts.becomeAPartner, to: '/become-a-partner' },
    ],
  },
  {
    title: navigationTexts.resources,
    links: [
      learnMore,
      { text: navigationTexts.faqs, to: '/learn-more#faq' },
      { text: navigationTexts.search, to: '/search' },
      { text: navigationTexts.status, to: '/status' },
    ],
  },
  {
    title: navigationTexts.legal,
    links: [
      { text: navigationTexts.terms, to: '/terms' },
      { text: navigationTexts.privacy, to: '/privacy' },
      { text: navigationTexts.accessibility, to: '/accessibility' },
    ],
  },
]

/** The header's links on a page for signed-in users only. */
export function accountLinks(pathname: string): readonly NavigationLink[] {
  return withoutSlash(pathname) === '/waitlist' ? dashboard : []
}

/** The header's links on a page. */
export function headerLinks(pathname: string): NavigationLink[] {
  return (byRoute[withoutSlash(pathname)] ?? elsewhere).filter(({ to }) => pageExists(to))
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/^(\/)\/*$|(?<!\/)\/+$/, '$1')
}

/** The footer's columns. */
export function footerLinks(): { title: string; links: NavigationLink[] }[] {
  return footerColumns.map(({ title, links }) => ({ title, links: links.filter(({ to }) => pageExists(to)) }))
}

export function pageExists(path: string): boolean {
  return existingPaths.includes(path.split(/[?#]/, 1)[0] ?? '')
}

/** False for one of our pages that does not exist yet. */
export function leadsSomewhere(url: string): boolean {
  return !url.startsWith('/') || url.startsWith('/blog/') || pageExists(url)
}
