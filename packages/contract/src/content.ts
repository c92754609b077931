import * as z from 'zod/mini'
import { contentFields } from './content-fields.ts'
import { ContentRefusal, sentRecord } from './content-sent.ts'
import { endpoint } from './endpoint.ts'

const identity = { id: z.int(), documentId: z.string() }

const stamps = { createdAt: z.string(), updatedAt: z.string(), publishedAt: z.string() }

/** A record as our own pages request it: with all of its fields. */
function recordOf<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.object({ ...identity, ...fields, ...stamps })
}

/** The same, as any client may request it. */
function sentOf(fields: z.core.$ZodLooseShape) {
  return sentRecord({ ...fields, ...stamps })
}

/** Which relations are included, and with which fields. Filters are written `filters[field][$operator]`. */
const shapeQuery = {
  populate: z.optional(z.string()),
  fields: z.optional(z.string()),
}

const ListQuery = z.looseObject({
  ...shapeQuery,
  sort: z.optional(z.string()),
  'pagination[page]': z.optional(z.int()),
  'pagination[pageSize]': z.optional(z.int()),
  'pagination[start]': z.optional(z.int()),
  'pagination[limit]': z.optional(z.int()),
  'pagination[withCount]': z.optional(z.boolean()),
})

const counted = { pageCount: z.optional(z.int()), total: z.optional(z.int()) }
const Pagination = z.object({
  pagination: z.union([
    z.object({ page: z.int(), pageSize: z.int(), ...counted }),
    z.object({ start: z.int(), limit: z.int(), ...counted }),
  ]),
})

type Named = { name: string; summary: string; path: `/api/${string}` }

function listOf<Fields extends z.core.$ZodLooseShape>(fields: Fields, { name, summary, path }: Named) {
  return endpoint({
    name: `list${name}s`,
    summary: `${summary} (published only)`,
    method: 'GET',
    path,
    query: ListQuery,
    reply: z.object({ data: z.array(recordOf(fields)), meta: Pagination }),
    sends: z.object({ data: z.array(sentOf(fields)), meta: Pagination }),
    refusal: ContentRefusal,
    fails: [],
  })
}

function oneOf<Fields extends z.core.$ZodLooseShape>(fields: Fields, { name, summary, path }: Named) {
  return endpoint({
    name: `read${name}`,
    summary: `One of these: ${summary}`,
    method: 'GET',
    path: `${path}/:documentId`,
    params: z.object({ documentId: z.string() }),
    query: z.looseObject(shapeQuery),
    reply: z.object({ data: recordOf(fields), meta: z.object({}) }),
    sends: z.object({ data: sentOf(fields), meta: z.object({}) }),
    refusal: ContentRefusal,
    fails: ['not_found'],
  })
}

function single<Fields extends z.core.$ZodLooseShape>(fields: Fields, { name, summary, path }: Named) {
  return endpoint({
    name: `read${name}`,
    summary,
    method: 'GET',
    path,
    query: z.looseObject(shapeQuery),
    reply: z.object({ data: recordOf(fields), meta: z.object({}) }),
    sends: z.object({ data: sentOf(fields), meta: z.object({}) }),
    refusal: ContentRefusal,
    fails: ['not_found'],
  })
}

function both<Fields extends z.core.$ZodLooseShape>(fields: Fields, named: Named) {
  return [listOf(fields, named), oneOf(fields, named)] as const
}

const of = contentFields

const heroBanners = both(of.heroBanner, {
  name: 'HeroBanner',
  summary: 'Campaign banners for the home page',
  path: '/api/hero-banners',
})
const claims = both(of.claim, {
  name: 'Claim',
  summary: 'Claims made on the site, with their basis and dates',
  path: '/api/claims',
})
export const readGlobalSetting = single(of.globalSetting, {
  name: 'GlobalSetting',
  summary: 'Site name, colours, metadata and contact details',
  path: '/api/global-setting',
})

export const readWaitlistTermsAndConditions = legal(
  'WaitlistTermsAndConditions',
  'Waitlist competition terms',
  '/api/waitlist-terms-and-conditions',
)

export const [listHeroBanners] = heroBanners
export const [listClaims] = claims

function legal(name: string, what: string, path: Named['path']) {
  return single(of.legalDocument, { name, summary: `${what}; sections are only included if populated, in order`, path })
}

function header(name: string, where: string, path: Named['path']) {
  return single(of.sectionHeader, { name, summary: `Header text for ${where}`, path })
}

/** All responses of the content service. */
export const contentEndpoints = [
  ...heroBanners,
  ...both(of.heroContent, { name: 'HeroContent', summary: 'Hero text', path: '/api/hero-contents' }),
  ...both(of.benefit, { name: 'Benefit', summary: 'Reasons to use the service', path: '/api/benefits' }),
  ...both(of.faq, { name: 'Faq', summary: 'Frequently asked questions, with answers', path: '/api/faqs' }),
  ...both(of.blogPost, { name: 'BlogPost', summary: 'Guides and articles', path: '/api/blog-posts' }),
  ...both(of.step, { name: 'Step', summary: 'How it works, step by step', path: '/api/steps' }),
  ...claims,
  readGlobalSetting,
  header('BenefitsSection', 'the benefits', '/api/benefits-section'),
  header('FaqSection', 'the questions', '/api/faq-section'),
  header('BlogSection', 'the articles', '/api/blog-section'),
  legal('MainTermsAndConditions', 'Website terms', '/api/main-terms-and-conditions'),
  legal('PrivacyPolicy', 'Privacy policy', '/api/privacy-policy'),
  readWaitlistTermsAndConditions,
  legal('AppTermsAndConditions', 'App terms', '/api/app-terms-and-conditions'),
  single(of.homePage, { name: 'HomePage', summary: 'Home page text', path: '/api/home-page' }),
  single(of.aboutPage, { name: 'AboutPage', summary: 'Who we are', path: '/api/about-page' }),
  single(of.page, { name: 'PartnerPage', summary: 'What partners get', path: '/api/partner-page' }),
  single(of.page, { name: 'LearnMorePage', summary: 'Learn more page', path: '/api/learn-more-page' }),
]
