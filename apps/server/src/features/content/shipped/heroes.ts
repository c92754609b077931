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
  image: null,
}

const heroContents = [
  {
    ...blank,
    title: 'Switch energy in seconds.',
    subtitle: 'Free for homes in England, Wales and Scotland.',
    description: 'Let our AI agent find the perfect energy deal for you.',
    campaignName: 'default',
    targetAudience: 'default',
    isDefault: true,
  },
]

const heroBanners = [
  {
    ...blank,
    title: 'Switch energy in seconds.',
    subtitle: 'You say yes in about a minute. Your energy stays on while we do the rest.',
    description: 'Let our AI agent find the perfect energy deal for you.',
    campaignName: 'default',
    targetAudience: 'default',
    isDefault: true,
  },
  {
    ...blank,
    title: 'Save over £230 in 60 seconds.',
    subtitle: 'Over one year, compared with the October 2025 price cap, on sample tariffs. See the note below.',
    description:
      'You run the company. Mo reads your home energy bill, checks the sums and shows you the deal. You only have to decide.',
    primaryButtonText: 'Get Started',
    secondaryButtonText: 'Learn More',
    primaryButtonUrl: '#upload',
    secondaryButtonUrl: '#learn',
    campaignName: 'founders',
    targetAudience: 'founders',
    overlayMessage: 'Built for founders',
  },
  {
    ...blank,
    title: 'Warm home, smaller bill.',
    subtitle: 'If your deal is already good, Mo says so.',
    description:
      'You use the most energy when it’s cold, so that’s when an expensive tariff hurts most. Show Mo a bill to see if you’re on one.',
    campaignName: 'winter',
    targetAudience: 'winter',
    overlayMessage: 'Before the frost',
  },
]

export const shippedHeroes: readonly NewRecord[] = [
  ...heroBanners.map((fields) => ({
    kind: 'hero-banner',
    documentId: `shipped-hero-${fields.campaignName}`,
    fields,
  })),
  ...heroContents.map((fields) => ({
    kind: 'hero-content',
    documentId: `shipped-hero-content-${fields.campaignName}`,
    fields,
  })),
]
