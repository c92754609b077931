import * as z from 'zod/mini'

const text = z.string()
const nothing = z.nullable(z.string())

const Media = z.nullable(
  z.object({
    id: z.int(),
    url: z.string(),
    alternativeText: nothing,
    width: z.nullable(z.number()),
    height: z.nullable(z.number()),
  }),
)

/** Rich text as the content service stores it. */
const Blocks = z.array(z.looseObject({ type: z.string() }))

const hero = {
  title: text,
  subtitle: nothing,
  description: z.nullable(z.union([z.string(), Blocks])),
  primaryButtonText: nothing,
  secondaryButtonText: nothing,
  primaryButtonUrl: nothing,
  secondaryButtonUrl: nothing,
  uploadButtonTextMobile: nothing,
  uploadButtonTextDesktop: nothing,
  campaignName: nothing,
  targetAudience: nothing,
  overlayMessage: nothing,
  isDefault: z.nullable(z.boolean()),
  image: z.optional(Media),
}

const sectionHeader = { title: text, subtitle: nothing, ctaText: nothing, ctaUrl: nothing }

const legalDocument = {
  title: text,
  subtitle: nothing,
  lastUpdated: z.iso.date(),
  inShort: z.array(z.string()),
  sections: z.optional(z.array(z.object({ id: z.int(), title: text, content: text, order: z.int() }))),
}

const page = { title: text, metaTitle: text, metaDescription: text, lead: text, body: Blocks }

const DemoMessage = z.object({
  from: z.enum(['mo', 'you']),
  text,
  file: z.optional(z.object({ name: text, detail: text })),
})

/** The fields of each kind, as they are sent; created, updated and published times are part of all of them. */
export const contentFields = {
  heroContent: hero,
  /** A campaign: without dates it runs for as long as it is published. */
  heroBanner: { ...hero, startsOn: z.nullable(z.iso.date()), endsOn: z.nullable(z.iso.date()) },
  benefit: {
    /** The name of one of our own icons, or a drawing. */
    icon: z.nullable(z.union([z.string(), z.object({ svg: text, width: z.number(), height: z.number() })])),
    title: text,
    description: text,
    order: z.int(),
  },
  /** Bold and links in an answer are written as Markdown. */
  faq: { slug: text, question: text, answer: text, order: z.int() },
  blogPost: {
    title: text,
    description: text,
    slug: text,
    icon: nothing,
    featured: z.boolean(),
    category: z.enum(['guide', 'technology', 'savings', 'sustainability']),
    author: nothing,
    body: Blocks,
  },
  step: { stepNumber: z.int(), title: text, description: text },
  /** A figure that the site claims, with its sources. After `expiresOn` it must be checked again. */
  claim: {
    key: text,
    figure: text,
    label: text,
    basis: text,
    checkedOn: z.iso.date(),
    expiresOn: z.iso.date(),
    /** Whether the figure is updated from our own data. */
    isKept: z.nullable(z.boolean()),
    order: z.int(),
  },
  sectionHeader,
  legalDocument,
  globalSetting: {
    siteName: text,
    siteDescription: text,
    siteUrl: nothing,
    logoUrl: nothing,
    primaryColor: text,
    secondaryColor: text,
    metaTitle: text,
    metaDescription: text,
    openGraphImage: nothing,
    twitterHandle: nothing,
    footerText: text,
    contactEmail: text,
  },
  homePage: {
    howItWorks: z.object({ title: text, lead: text }),
    demo: z.object({ label: text, note: text, agentName: text, agentRole: text, messages: z.array(DemoMessage) }),
    callToAction: z.object({ title: text, text, buttonText: text }),
  },
  page,
  aboutPage: { ...page, trademarkNote: nothing },
} as const
