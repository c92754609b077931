import articlesCss from '../../features/content/articles/articles.css?url'
import { LegalText } from '../../features/content/articles/legal-text.tsx'
import type { LegalDocument } from '../../features/content/site-content.ts'
import { describeBreadcrumbs } from '../../features/seo/describe-breadcrumbs.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'

type LegalPageProps = { document: LegalDocument; path: string; kind: string }

/** The common parts of the four legal pages. */
export function LegalPage({ document, path, kind }: LegalPageProps) {
  return (
    <>
      <link rel="stylesheet" href={articlesCss} precedence="high" />
      <PageMeta
        title={document.title}
        description={document.subtitle ?? document.title}
        path={path}
        updatedAt={document.lastUpdated}
        jsonLd={[describeBreadcrumbs([{ name: document.title, path }])]}
      />
      <LegalText document={document} kind={kind} />
    </>
  )
}
