/**
 * All crawlers may read everything, except the developers' pages. Search results are marked noindex themselves, which
 * only a crawler that may read them sees.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /dev/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
