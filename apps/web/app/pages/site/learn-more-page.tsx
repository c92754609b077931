import { anchorOf } from '../../features/content/articles/anchor-of.ts'
import articlesCss from '../../features/content/articles/articles.css?url'
import { ChatCall } from '../../features/content/articles/chat-call.tsx'
import { FaqList } from '../../features/content/articles/faq-list.tsx'
import { PageLead } from '../../features/content/articles/page-lead.tsx'
import { PageSection } from '../../features/content/articles/page-section.tsx'
import { PostCard } from '../../features/content/articles/post-card.tsx'
import { postCategories } from '../../features/content/articles/post-categories.ts'
import { PostsHeading } from '../../features/content/articles/posts-heading.tsx'
import { RichText } from '../../features/content/articles/rich-text.tsx'
import { StepList } from '../../features/content/articles/step-list.tsx'
import { introOf, otherSections, textSections } from '../../features/content/articles/text-sections.ts'
import { blocksFrom } from '../../features/content/blocks-from.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { describeFaqs } from '../../features/seo/describe-faqs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { SearchForm } from '../../shell/search-form.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { content } from '../../visit.ts'
import type { Route } from './+types/learn-more-page.ts'
import { learnMorePageTexts } from './guide-texts.ts'

export const handle = staticPage

const PATH = '/learn-more'

export function headers() {
  return keptBriefly()
}

export async function loader({ context }: Route.LoaderArgs) {
  const read = content(context)
  const [page, posts, faqs, steps, faqHeader, blogHeader] = await Promise.all([
    read.page('learn-more'),
    read.posts(),
    read.faqs(),
    read.steps(),
    read.section('faq'),
    read.section('blog'),
  ])
  return { page, posts, faqs, steps, faqHeader, blogHeader }
}

export default function LearnMorePage({ loaderData }: Route.ComponentProps) {
  const { page, posts, faqs, steps, faqHeader, blogHeader } = loaderData
  const sections = textSections(page.body)
  const faqIntro = blocksFrom(faqHeader.subtitle)
  const known = [learnMorePageTexts.how, learnMorePageTexts.faq, ...postCategories.map(({ all }) => all)]
  const shown = postCategories.flatMap(({ category }) => posts.filter((post) => post.category === category))
  const crumbs = [{ name: page.title, path: PATH }]
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title={page.metaTitle}
        description={page.metaDescription}
        path={PATH}
        jsonLd={[describeFaqs(faqs), describeBreadcrumbs(crumbs)]}
      />
      <PageLead title={page.title} lead={page.lead}>
        <SearchForm label={learnMorePageTexts.search} />
      </PageLead>
      <PageSection
        anchor="how-it-works"
        title={learnMorePageTexts.how}
        intro={introOf(sections, learnMorePageTexts.how)}
      >
        <StepList steps={steps} />
      </PageSection>
      {posts.length > 0 && <PostsHeading header={blogHeader} path={PATH} />}
      {postCategories.map(({ category, all }) => {
        const ofCategory = posts.filter((post) => post.category === category)
        return ofCategory.length === 0 ? null : (
          <PageSection key={category} anchor={anchorOf(all)} title={all} intro={introOf(sections, all)}>
            <div className="post-grid">
              {ofCategory.map((post) => (
                <PostCard key={post.id} post={post} position={shown.indexOf(post)} />
              ))}
            </div>
          </PageSection>
        )
      })}
      {otherSections(sections, known).map(({ title, blocks }) => (
        <PageSection key={title} anchor={anchorOf(title)} title={title} intro={[]}>
          <RichText blocks={blocks} />
        </PageSection>
      ))}
      <PageSection
        anchor="faq"
        title={faqHeader.title}
        intro={faqIntro.length > 0 ? faqIntro : introOf(sections, learnMorePageTexts.faq)}
      >
        <FaqList faqs={faqs} />
      </PageSection>
      <ChatCall />
    </>
  )
}
