import { contentFields as shapes } from '@mowatt/contract/content-fields'
import type * as z from 'zod/mini'

/** The type of a field. */
export type FieldType =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'url'
  | 'markdown'
  | 'blocks'
  | 'icon'
  | 'json'
  | 'media'
  | 'sections'

export type ContentKind = {
  /** As stored in the table. */
  name: string
  /** The address under /api. */
  path: string
  isSingle: boolean
  /** Whether the number is fixed: none can be created or deleted. */
  isFixed?: boolean
  fields: Readonly<Record<string, FieldType>>
  /** The schema that each field must pass before it is served. */
  shape: Readonly<Record<string, z.core.$ZodType>>
}

/** The fields of a section of a legal document. */
export const sectionFields = { title: 'text', content: 'text', order: 'number' } as const

const hero = {
  title: 'text',
  subtitle: 'text',
  description: 'blocks',
  primaryButtonText: 'text',
  secondaryButtonText: 'text',
  primaryButtonUrl: 'url',
  secondaryButtonUrl: 'url',
  uploadButtonTextMobile: 'text',
  uploadButtonTextDesktop: 'text',
  campaignName: 'text',
  targetAudience: 'text',
  overlayMessage: 'text',
  isDefault: 'boolean',
  image: 'media',
} as const

const sectionHeader = { title: 'text', subtitle: 'text', ctaText: 'text', ctaUrl: 'url' } as const

const legal = { title: 'text', subtitle: 'text', lastUpdated: 'date', inShort: 'json', sections: 'sections' } as const

const page = { title: 'text', metaTitle: 'text', metaDescription: 'text', lead: 'text', body: 'blocks' } as const

const benefit = { icon: 'icon', title: 'text', description: 'text', order: 'number' } as const

const blogPost = {
  title: 'text',
  description: 'text',
  slug: 'text',
  icon: 'icon',
  featured: 'boolean',
  category: 'text',
  author: 'text',
  body: 'blocks',
} as const

const claim = {
  key: 'text',
  figure: 'text',
  label: 'text',
  basis: 'text',
  checkedOn: 'date',
  expiresOn: 'date',
  isKept: 'boolean',
  order: 'number',
} as const

const globalSetting = {
  siteName: 'text',
  siteDescription: 'text',
  siteUrl: 'url',
  logoUrl: 'url',
  primaryColor: 'text',
  secondaryColor: 'text',
  metaTitle: 'text',
  metaDescription: 'text',
  openGraphImage: 'url',
  twitterHandle: 'text',
  footerText: 'text',
  contactEmail: 'text',
} as const

/** Everything that editors can write. */
export const contentKinds: readonly ContentKind[] = [
  collection('hero-content', 'hero-contents', hero, shapes.heroContent),
  collection('hero-banner', 'hero-banners', { ...hero, startsOn: 'date', endsOn: 'date' }, shapes.heroBanner),
  collection('benefit', 'benefits', benefit, shapes.benefit),
  collection('faq', 'faqs', { slug: 'text', question: 'text', answer: 'markdown', order: 'number' }, shapes.faq),
  collection('blog-post', 'blog-posts', blogPost, shapes.blogPost),
  collection('step', 'steps', { stepNumber: 'number', title: 'text', description: 'text' }, shapes.step),
  collection('claim', 'claims', claim, shapes.claim),
  single('benefits-section', sectionHeader, shapes.sectionHeader),
  single('faq-section', sectionHeader, shapes.sectionHeader),
  single('blog-section', sectionHeader, shapes.sectionHeader),
  single('main-terms-and-conditions', legal, shapes.legalDocument),
  single('privacy-policy', legal, shapes.legalDocument),
  single('waitlist-terms-and-conditions', legal, shapes.legalDocument),
  single('app-terms-and-conditions', legal, shapes.legalDocument),
  single('global-setting', globalSetting, shapes.globalSetting),
  single('home-page', { howItWorks: 'json', demo: 'json', callToAction: 'json' }, shapes.homePage),
  single('about-page', { ...page, trademarkNote: 'text' }, shapes.aboutPage),
  single('partner-page', page, shapes.page),
  single('learn-more-page', page, shapes.page),
]

function collection(
  name: string,
  path: string,
  fields: ContentKind['fields'],
  shape: ContentKind['shape'],
): ContentKind {
  return { name, path, isSingle: false, fields, shape }
}

function single(name: string, fields: ContentKind['fields'], shape: ContentKind['shape']): ContentKind {
  return { name, path: name, isSingle: true, fields, shape }
}
