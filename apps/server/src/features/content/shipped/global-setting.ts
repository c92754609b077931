import type { NewRecord } from '../content-store.ts'

export const shippedGlobalSetting: NewRecord = {
  kind: 'global-setting',
  documentId: 'shipped-global-setting',
  fields: {
    siteName: 'Mowatt',
    siteDescription: 'Mowatt helps homes in England, Wales and Scotland stop overpaying for gas and electricity.',
    siteUrl: 'https://mowatt.example',
    logoUrl: null,
    primaryColor: '#F8BF1E',
    secondaryColor: '#1d1d1f',
    metaTitle: 'Mowatt: switch energy in seconds',
    metaDescription:
      'Show Mo your energy bill or ask a question. He checks the sums, compares tariffs honestly and helps you switch. Free to use.',
    openGraphImage: null,
    twitterHandle: null,
    footerText:
      'Mo digs through energy bills, so you don’t have to. Free to use. We may earn commission from suppliers, but it never changes the order of the deals.',
    contactEmail: 'hello@mowatt.example',
  },
}
