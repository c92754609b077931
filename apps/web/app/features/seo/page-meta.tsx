import { useContext } from 'react'
import { NonceContext } from '../../shell/nonce-context.ts'
import { type Describe, printJsonLd } from './json-ld.ts'
import { useSiteIdentity } from './site-identity.ts'

export type PageMetaProps = {
  /** Without the site's name, which is added unless the title contains it already. */
  title: string
  description: string
  /** The canonical address of this page, without query: '/learn-more'. */
  path: string
  /** A path on our site; 1200 by 630 pixels. */
  image?: string
  type?: 'website' | 'article'
  /** A page that is useless as a search result: it is marked noindex, and has no canonical address. */
  isIndexed?: boolean
  publishedAt?: string
  updatedAt?: string | undefined
  jsonLd?: readonly Describe[]
}

/** Everything that search engines and link previews read from a page. React moves the tags into the head. */
export function PageMeta({
  title,
  description,
  path,
  image = '/og/default.png',
  type = 'website',
  isIndexed = true,
  publishedAt,
  updatedAt,
  jsonLd = [],
}: PageMetaProps) {
  const site = useSiteIdentity()
  const fullTitle = title.includes(site.siteName) ? title : `${title} | ${site.siteName}`
  const address = site.siteUrl + path
  const imageAddress = site.siteUrl + image
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={imageAddress} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title.includes(site.siteName) ? title : `${site.siteName}: ${title}`} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {updatedAt && <meta property="article:modified_time" content={updatedAt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={imageAddress} />
      {jsonLd.length > 0 && <JsonLdScript text={printJsonLd(jsonLd.map((describe) => describe(site)))} />}
    </>
  )
}

/** Browsers hide the nonce from scripts, so the client leaves it unchanged. */
function JsonLdScript({ text }: { text: string }) {
  const nonce = useContext(NonceContext)
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
