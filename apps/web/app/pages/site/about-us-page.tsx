import { MoWave } from '@mowatt/ui'
import articlesCss from '../../features/content/articles/articles.css?url'
import { ChatCall } from '../../features/content/articles/chat-call.tsx'
import { PageLead } from '../../features/content/articles/page-lead.tsx'
import { RichText } from '../../features/content/articles/rich-text.tsx'
import type { ContentPage } from '../../features/content/site-content.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { describeOrganization } from '../../features/seo/describe-site.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import { content } from '../../visit.ts'
import type { Route } from './+types/about-us-page.ts'

export const handle = { ...staticPage, footerNote: (page: ContentPage) => page.trademarkNote }

export function headers() {
  return keptBriefly()
}

export async function loader({ context }: Route.LoaderArgs) {
  return content(context).page('about')
}

export default function AboutUsPage({ loaderData: page }: Route.ComponentProps) {
  const path = '/about-us'
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title={page.metaTitle}
        description={page.metaDescription}
        path={path}
        jsonLd={[describeOrganization, describeBreadcrumbs([{ name: page.title, path }])]}
      />
      <PageLead title={page.title} lead={page.lead} Mo={MoWave} />
      <article className="article">
        <RichText blocks={page.body} withPoints />
      </article>
      <ChatCall />
    </>
  )
}
