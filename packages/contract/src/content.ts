import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A record as the content service sends it: identity outside, fields inside `attributes`. */
function recordOf<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.object({ id: z.int(), documentId: z.string(), attributes: z.object({ ...fields, ...stamps }) })
}

const stamps = {
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string(),
}

const nothing = z.nullable(z.string())

const Media = z.object({
  data: z.nullable(
    z.object({
      id: z.int(),
      attributes: z.object({
        url: z.string(),
        alternativeText: nothing,
        width: z.nullable(z.int()),
        height: z.nullable(z.int()),
      }),
    }),
  ),
})

/** Rich text as the content service stores it; plain strings are allowed too. */
const Blocks = z.array(z.looseObject({ type: z.string() }))

export const HeroBanner = recordOf({
  title: z.string(),
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
})
export type HeroBanner = z.infer<typeof HeroBanner>

export const GlobalSetting = recordOf({
  siteName: z.string(),
  siteDescription: z.string(),
  siteUrl: nothing,
  logoUrl: nothing,
  primaryColor: z.string(),
  secondaryColor: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  openGraphImage: nothing,
  twitterHandle: nothing,
  footerText: z.string(),
  contactEmail: z.string(),
})
export type GlobalSetting = z.infer<typeof GlobalSetting>

/** A figure that the site claims, with what it rests on. Past `expiresOn` it must be checked again. */
export const Claim = recordOf({
  key: z.string(),
  figure: z.string(),
  label: z.string(),
  basis: z.string(),
  checkedOn: z.iso.date(),
  expiresOn: z.iso.date(),
  order: z.int(),
})
export type Claim = z.infer<typeof Claim>

const Pagination = z.object({
  pagination: z.object({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() }),
})

const Populate = z.object({ populate: z.optional(z.literal('*')) })

export const listHeroBanners = endpoint({
  name: 'listHeroBanners',
  summary: 'Campaign banners of the home page, published ones only',
  method: 'GET',
  path: '/api/hero-banners',
  query: Populate,
  reply: z.object({ data: z.array(HeroBanner), meta: Pagination }),
  fails: [],
})

export const listClaims = endpoint({
  name: 'listClaims',
  summary: 'Figures that the site claims, with their basis and dates',
  method: 'GET',
  path: '/api/claims',
  query: Populate,
  reply: z.object({ data: z.array(Claim), meta: Pagination }),
  fails: [],
})

export const readGlobalSetting = endpoint({
  name: 'readGlobalSetting',
  summary: 'Name, colours, meta texts and contact of the site',
  method: 'GET',
  path: '/api/global-setting',
  query: Populate,
  reply: z.object({ data: GlobalSetting, meta: z.object({}) }),
  fails: ['not_found'],
})
