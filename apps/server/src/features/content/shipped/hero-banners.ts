import type { NewRecord } from '../content-store.ts'

const blank = {
  subtitle: null,
  primaryButtonText: 'Join waitlist',
  secondaryButtonText: 'Chat with energy assistant',
  primaryButtonUrl: '#waitlist',
  secondaryButtonUrl: '#chat',
  uploadButtonTextMobile: 'Save now',
  uploadButtonTextDesktop: 'Upload your bill to save',
  overlayMessage: null,
  isDefault: false,
  image: { data: null },
}

export const shippedHeroBanners: readonly NewRecord[] = [
  {
    kind: 'hero-banner',
    documentId: 'shipped-hero-default',
    fields: {
      ...blank,
      title: 'Switch energy in seconds.',
      description: 'Let our AI agent find the perfect energy deal for you.',
      campaignName: 'default',
      targetAudience: 'default',
      isDefault: true,
    },
  },
  {
    kind: 'hero-banner',
    documentId: 'shipped-hero-founders',
    fields: {
      ...blank,
      title: 'Save over £230 in 60 seconds.',
      description: 'You run the company. Mo reads the bill, checks the sums and finds the deal.',
      primaryButtonText: 'Get Started',
      secondaryButtonText: 'Learn More',
      primaryButtonUrl: '#upload',
      secondaryButtonUrl: '#learn',
      campaignName: 'founders',
      targetAudience: 'founders',
      overlayMessage: 'Built for founders',
    },
  },
  {
    kind: 'hero-banner',
    documentId: 'shipped-hero-winter',
    fields: {
      ...blank,
      title: 'Warm home, smaller bill.',
      description: 'Winter is when a dear tariff costs most. Show Mo a bill and see if yours is one.',
      campaignName: 'winter',
      targetAudience: 'winter',
      overlayMessage: 'Before the frost',
    },
  },
]
