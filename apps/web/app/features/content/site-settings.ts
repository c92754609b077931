/** What every page needs to know about the site: an explicit list, because all of it is sent to the browser. */
export type SiteSettings = {
  siteName: string
  siteDescription: string
  primaryColor: string
  secondaryColor: string
  metaTitle: string
  metaDescription: string
  footerText: string
  contactEmail: string
}

/** Used while the content service does not respond. */
export const defaultSettings: SiteSettings = {
  siteName: 'Mowatt',
  siteDescription: 'Compare gas and electricity deals, and switch in under a minute.',
  primaryColor: '#F8BF1E',
  secondaryColor: '#1d1d1f',
  metaTitle: 'Mowatt: switch energy in seconds',
  metaDescription:
    'Mo reads your energy bill, checks the sums and finds you a deal. Free for homes in England, Wales and Scotland.',
  footerText: 'Mo digs through energy bills so you don’t have to.',
  contactEmail: 'hello@mowatt.example',
}
