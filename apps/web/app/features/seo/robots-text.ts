/**
 * Everybody may read everything, but for the developers' pages. Search results say themselves that they are not
 * to be listed, which only a robot that may read them learns.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /dev/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}
