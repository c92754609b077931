/** Legal documents and the pages that show them. */
export const legalPaths = [
  { name: 'main', path: '/terms' },
  { name: 'app', path: '/terms/app' },
  { name: 'waitlist', path: '/terms/waitlist' },
  { name: 'privacy', path: '/privacy' },
] as const

/** Pages whose text is written by editors. */
export const pagePaths = [
  { name: 'learn-more', path: '/learn-more' },
  { name: 'about', path: '/about-us' },
  { name: 'partner', path: '/become-a-partner' },
] as const
