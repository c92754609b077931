import { createContentChanges } from './content-changes.server.ts'
import { createContentCache, type ReadThrough } from './content-cache.server.ts'
import { type AskContent, ContentTrouble, createContentHost } from './content-host.server.ts'
import { readAllPages } from './read-all-pages.server.ts'
import { fallbackBenefits } from './fallbacks/benefits.server.ts'
import { fallbackClaims } from './fallbacks/claims.server.ts'
import { fallbackFaqs } from './fallbacks/faqs.server.ts'
import { fallbackHome } from './fallbacks/home.server.ts'
import { fallbackLegal } from './fallbacks/legal.server.ts'
import { fallbackPages } from './fallbacks/pages.server.ts'
import { fallbackPosts } from './fallbacks/posts.server.ts'
import { fallbackSections } from './fallbacks/sections.server.ts'
import { fallbackSteps } from './fallbacks/steps.server.ts'
import { isObject } from './flatten-record.ts'
import { heroFromBanner } from './hero-from-banner.ts'
import { homePageFrom, pageFrom, siteSettingsFrom } from './page-shapes.server.ts'
import { slugOf, usable } from './read-fields.ts'
import { benefitFrom, claimFrom, faqFrom, postFrom, sectionFrom, stepFrom } from './record-shapes.server.ts'
import type { ContentPage, ContentPageName, HomePage, LegalName, Post, SectionName } from './site-content.ts'
import { defaultSettings } from './site-settings.ts'

const SECTION_PATHS: Record<SectionName, string> = {
  benefits: '/benefits-section',
  faq: '/faq-section',
  blog: '/blog-section',
}
const LEGAL_PATHS: Record<LegalName, string> = {
  main: '/main-terms-and-conditions',
  privacy: '/privacy-policy',
  waitlist: '/waitlist-terms-and-conditions',
  app: '/app-terms-and-conditions',
}
const PAGE_PATHS: Record<ContentPageName | 'home', string> = {
  home: '/home-page',
  about: '/about-page',
  partner: '/partner-page',
  'learn-more': '/learn-more-page',
}

const HOME_PATHS = [PAGE_PATHS.home, SECTION_PATHS.benefits, '/hero-banners', '/claims', '/benefits', '/steps']

/** The content that a page may read. Nothing here rejects: missing content is replaced by our own texts. */
export type SiteContent = ReturnType<ReturnType<typeof createContentClient>>

/**
 * Creates the client of one content host. Each visit gets its own reader, which records which of its parts are our own
 * texts.
 */
export function createContentClient(ask: AskContent, contentUrl = '', nowMs: () => number = Date.now) {
  const get = createContentHost(ask)
  const readThrough: ReadThrough = createContentCache(nowMs)
  const changes = createContentChanges()

  /** A single record. A missing record is a valid response too: ours is then the right one, and there is no retry. */
  async function single<T>(
    path: string,
    read: (wire: unknown) => T | Promise<T>,
    own: () => T | Promise<T>,
  ): Promise<T> {
    try {
      const reply = await get(`/api${path}`)
      const record = isObject(reply) ? reply['data'] : undefined
      changes.note(path, [record])
      return await read(record)
    } catch (error) {
      if (error instanceof ContentTrouble && error.status === 404) return own()
      throw error
    }
  }

  async function list<T>(path: string, read: (wire: unknown) => T): Promise<T[]> {
    const records = await readAllPages(get, `/api${path}`)
    changes.note(path, records)
    const values = usable(records, read)
    // A list without a usable item has another shape.
    if (records.length > 0 && values.length === 0) throw new ContentTrouble()
    return values
  }

  const readPost = (wire: unknown) => postFrom(wire, contentUrl)

  return function enter() {
    const missing = new Set<string>()

    async function part<T>(name: string, load: () => Promise<T>, own: () => T | Promise<T>): Promise<T> {
      try {
        return await readThrough(name, load)
      } catch {
        missing.add(name)
        return own()
      }
    }

    function settings() {
      const own = () => defaultSettings
      return part('settings', () => single('/global-setting?populate=*', siteSettingsFrom, own), own)
    }

    return {
      /** The parts of this visit that content did not provide: worth retrying. */
      missing: () => [...missing],

      /** When a page's content last changed, all parts of which were read before. */
      changedAt: (page: ContentPageName | 'home') => changes.latest(page === 'home' ? HOME_PATHS : [PAGE_PATHS[page]]),

      settings,

      /** Campaign banners, then the plain hero for a host that has no banners. */
      heroBanners: () =>
        part(
          'hero',
          async () => {
            const read = (wire: unknown) => heroFromBanner(wire, contentUrl)
            const banners = await list('/hero-banners?populate=*', read).catch((error: unknown) => {
              if (error instanceof ContentTrouble && error.status === 404) return []
              throw error
            })
            return banners.length > 0 ? banners : await list('/hero-contents?populate=*', read)
          },
          () => [],
        ),

      claims: () =>
        part(
          'claims',
          async () => inOrder(await list('/claims?sort=order:asc&populate=*', claimFrom)),
          () => fallbackClaims,
        ),

      benefits: () =>
        part(
          'benefits',
          async () => inOrder(await list('/benefits?sort=order:asc&populate=*', benefitFrom)),
          () => fallbackBenefits,
        ),

      faqs: () =>
        part(
          'faqs',
          async () => inOrder(await list('/faqs?sort=order:asc&populate=*', faqFrom)),
          () => fallbackFaqs,
        ),

      posts: () =>
        part(
          'posts',
          async () => newestFirst(await list('/blog-posts?sort=publishedAt:desc&populate=*', readPost)),
          () => fallbackPosts,
        ),

      async post(slug: string): Promise<Post | undefined> {
        if (!slugOf(slug)) return undefined
        const isAsked = (post: Post) => post.slug === slug
        return part(
          `post ${slug}`,
          async () => (await list(`/blog-posts?filters[slug][$eq]=${slug}&populate=*`, readPost)).find(isAsked),
          () => fallbackPosts.find(isAsked),
        )
      },

      steps: () =>
        part(
          'steps',
          async () => {
            const steps = await list('/steps?sort=stepNumber:asc', stepFrom)
            return steps.toSorted((one, other) => one.stepNumber - other.stepNumber)
          },
          () => fallbackSteps,
        ),

      section(name: SectionName) {
        // Only our own titles contain the site's name; fetched first, the settings would make every page wait twice.
        const own = async () => fallbackSections((await settings()).siteName)[name]
        return part(`section ${name}`, () => single(`${SECTION_PATHS[name]}?populate=*`, sectionFrom, own), own)
      },

      legal(name: LegalName) {
        const own = () => fallbackLegal[name]
        const path = `${LEGAL_PATHS[name]}?populate=sections&sort=sections.order:asc`
        // Loaded with the sanitiser, which no start should wait for.
        const read = async (wire: unknown) => (await import('./legal-from.server.ts')).legalFrom(wire, own())
        return part(`legal ${name}`, () => single(path, read, own), own)
      },

      page<Name extends ContentPageName | 'home'>(name: Name) {
        type Page = Name extends 'home' ? HomePage : ContentPage
        const path = `${PAGE_PATHS[name]}?populate=*`
        const own = () => (name === 'home' ? fallbackHome : fallbackPages[name as ContentPageName]) as Page
        const read = (wire: unknown) =>
          (name === 'home' ? homePageFrom(wire, fallbackHome) : pageFrom(wire, contentUrl)) as Page
        return part(`page ${name}`, () => single(path, read, own), own)
      },
    }
  }
}

function inOrder<T extends { order: number }>(records: readonly T[]): T[] {
  return records.toSorted((one, other) => one.order - other.order)
}

function newestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
}
