import { webManifestTexts } from './seo-texts.ts'
import type { SiteIdentity } from './site-identity.ts'

/** What a phone needs to add the site to its home screen. */
export function webManifest({ siteName, siteDescription }: SiteIdentity): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'maskable' ? `/icon-maskable-${size}.png` : `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name: siteName,
    short_name: siteName,
    description: siteDescription,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['utilities', 'finance'],
    theme_color: '#fffdf9',
    background_color: '#fffdf9',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      { name: webManifestTexts.askMo, url: '/chat', icons: [icon(192, 'any')] },
      { name: webManifestTexts.addABill, url: '/bills', icons: [icon(192, 'any')] },
      { name: webManifestTexts.waitlist, url: '/waitlist', icons: [icon(192, 'any')] },
    ],
  })
}
