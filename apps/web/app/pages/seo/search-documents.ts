import { anchorsOf } from '../../features/content/articles/anchor-of.ts'
import { richTextToPlain } from '../../features/content/rich-text-to-plain.ts'
import type { Benefit, ContentPage, Faq, LegalDocument, Post } from '../../features/content/site-content.ts'
import { plainAnswer } from '../../features/seo/describe-faqs.ts'
import { plainFromHtml } from '../../features/search/plain-from-html.ts'
import type { SearchDocument } from '../../features/search/search-document.ts'

/** Longer than any heading, and short enough to be shown and searched with each section of that name. */
const LONGEST_TITLE = 200

export type Searched = {
  posts: readonly Post[]
  faqs: readonly Faq[]
  benefits: readonly Benefit[]
  legal: readonly { document: LegalDocument; path: string }[]
  pages: readonly { page: ContentPage; path: string }[]
}

/** Everything on the site that a visitor may search, as plain text with its address. */
export function searchDocuments({ posts, faqs, benefits, legal, pages }: Searched): SearchDocument[] {
  return [
    ...posts.map(({ title, description, body, slug }) =>
      document('article', title, [description, richTextToPlain(body)], `/blog/${slug}`),
    ),
    ...faqs.map(({ question, answer, slug }) =>
      document('question', question, [plainAnswer(answer)], `/learn-more#faq-${slug}`),
    ),
    ...benefits.map(({ title, description }) => document('benefit', title, [description], '/#benefits')),
    ...legal.flatMap(legalSections),
    ...pages.map(({ page, path }) => document('page', page.title, [page.lead, richTextToPlain(page.body)], path)),
  ]
}

/** Each section separately, because they are long; the whole, because visitors know it by name. */
function legalSections({ document: whole, path }: Searched['legal'][number]): SearchDocument[] {
  const { title, subtitle = '', inShort, sections } = whole
  const anchors = anchorsOf(sections.map((section) => section.title))
  return [
    document('legal', title, [subtitle, ...inShort], path),
    ...sections.map((section, at) =>
      document(
        'legal',
        `${section.title} (${title})`,
        [plainFromHtml(section.content)],
        `${path}#${anchors[at] ?? ''}`,
      ),
    ),
  ]
}

function document(kind: SearchDocument['kind'], title: string, texts: readonly string[], href: string): SearchDocument {
  const heading = title.slice(0, LONGEST_TITLE).toWellFormed()
  return { kind, title: heading, text: texts.filter((text) => text !== '').join(' '), href }
}
