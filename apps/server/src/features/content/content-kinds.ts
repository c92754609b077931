/**
 * What a field holds. `text`, `number`, `boolean` and `date` can be sorted and filtered by; `media` and `sections` are
 * sent only when they are asked for; the others differ in how they are made safe on the way out.
 */
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
  /** As it stands in the table. */
  name: string
  /** The address under /api. */
  path: string
  isSingle: boolean
  fields: Readonly<Record<string, FieldType>>
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

/** Everything that editors can write. */
export const contentKinds: readonly ContentKind[] = [
  collection('hero-content', 'hero-contents', hero),
  collection('hero-banner', 'hero-banners', hero),
  collection('benefit', 'benefits', { icon: 'icon', title: 'text', description: 'text', order: 'number' }),
  collection('faq', 'faqs', { slug: 'text', question: 'text', answer: 'markdown', order: 'number' }),
  collection('blog-post', 'blog-posts', {
    title: 'text',
    description: 'text',
    slug: 'text',
    icon: 'icon',
    featured: 'boolean',
    category: 'text',
    author: 'text',
    body: 'blocks',
  }),
  collection('step', 'steps', { stepNumber: 'number', title: 'text', description: 'text' }),
  collection('claim', 'claims', {
    key: 'text',
    figure: 'text',
    label: 'text',
    basis: 'text',
    checkedOn: 'date',
    expiresOn: 'date',
    order: 'number',
  }),
  single('benefits-section', sectionHeader),
  single('faq-section', sectionHeader),
  single('blog-section', sectionHeader),
  single('main-terms-and-conditions', legal),
  single('privacy-policy', legal),
  single('waitlist-terms-and-conditions', legal),
  single('app-terms-and-conditions', legal),
  single('global-setting', {
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
  }),
  single('home-page', { howItWorks: 'json', demo: 'json', callToAction: 'json' }),
  single('about-page', { ...page, trademarkNote: 'text' }),
  single('partner-page', page),
  single('learn-more-page', page),
]

function collection(name: string, path: string, fields: ContentKind['fields']): ContentKind {
  return { name, path, isSingle: false, fields }
}

function single(name: string, fields: ContentKind['fields']): ContentKind {
  return { name, path: name, isSingle: true, fields }
}
