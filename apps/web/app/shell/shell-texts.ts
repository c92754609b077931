/** Texts of every page around its content, and of error pages. */

export const accountMenuTexts = {
  account: 'Account',
  signedInAs: 'Signed in as',
  yourHome: 'Your home',
  dashboard: 'View Dashboard',
  referAFriend: 'Refer a Friend',
  signOut: 'Sign out',
} as const

export const authPlaceholderTexts = {
  settingUp: 'Setting up',
} as const

export const errorPageTexts = {
  titleFor: (siteName: string) => `Something went wrong | ${siteName}`,
  title: 'Something went wrong',
  lead: 'It’s our fault, not yours. Please try again in a moment.',
  tryAgain: 'Try again',
} as const

export const mobileMenuTexts = {
  menu: 'Menu',
  main: 'Main',
  search: 'Search',
  joinWaitlist: 'Join waitlist',
} as const

export const navigationTexts = {
  aboutUs: 'About Us',
  learnMore: 'Learn More',
  aboutSwitching: 'about switching',
  overview: 'Overview',
  insights: 'Insights',
  howItWorks: 'How it Works',
  company: 'Company',
  whoWeAre: 'Who We Are',
  becomeAPartner: 'Become a Partner',
  resources: 'Resources',
  faqs: 'FAQs',
  search: 'Search',
  status: 'Status',
  legal: 'Legal',
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
} as const

export const notFoundTexts = {
  titleFor: (siteName: string) => `Page not found | ${siteName}`,
  title: 'Page not found',
  lead: 'There’s nothing at this address. Try a search, or start from the home page.',
  goHome: 'Go to the home page',
} as const

export const previewTexts = {
  label: 'Preview',
  title: 'Preview.',
  lead: 'This page shows your draft. Visitors still see the live page.',
  back: 'Back to the draft',
} as const

export const searchFormTexts = {
  searchThisSite: 'Search this site',
  search: 'Search',
} as const

export const siteFooterTexts = {
  contactAt: (contactEmail: string) => `Contact ${contactEmail}`,
  contact: 'Contact',
  cookieSettings: 'Cookie Settings',
  rights: (year: number | undefined, siteName: string) =>
    `© ${year ?? ''} ${siteName}. For homes in England, Wales and Scotland.`,
  social: (siteName: string) => `${siteName} on social media`,
  newTab: '(opens in a new tab)',
} as const

export const siteHeaderTexts = {
  home: (siteName: string) => `${siteName} home`,
  search: 'Search',
  joinWaitlist: 'Join waitlist',
  main: 'Main',
} as const

export const skipLinkTexts = {
  skipToContent: 'Skip to content',
} as const

export const themeToggleTexts = {
  dark: 'Switch to dark theme',
  light: 'Switch to light theme',
} as const
