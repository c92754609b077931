import { seoLinksTexts } from './seo-texts.ts'

/** The head elements of every page about the site as a whole: its icons, its feeds, its web manifest. */
export function SeoLinks({ siteName }: { siteName: string }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title={seoLinksTexts.articles(siteName)} href="/feed.xml" />
      <link rel="alternate" type="application/feed+json" title={seoLinksTexts.articles(siteName)} href="/feed.json" />
    </>
  )
}
