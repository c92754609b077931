/** Everybody may read everything, but for the developers' pages and the endless pages of search results. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /dev/\nDisallow: /search\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
