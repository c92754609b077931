import type { HeroBanner } from '@mowatt/contract'
import { flattenRecord } from './flatten-record.ts'
import { fallbackHero, type Hero, type HeroButton } from './hero.ts'
import { richTextToPlain } from './rich-text-to-plain.ts'
import { safeLink } from './safe-link.ts'

/** Reads a banner of the content service; what it leaves out or gets wrong comes from the fallback. */
export function heroFromBanner(record: HeroBanner): Hero {
  const banner = flattenRecord(record)
  return {
    title: banner.title.trim() || fallbackHero.title,
    description: richTextToPlain(banner.description) || fallbackHero.description,
    primary: button(banner.primaryButtonText, banner.primaryButtonUrl, fallbackHero.primary),
    secondary: button(banner.secondaryButtonText, banner.secondaryButtonUrl, fallbackHero.secondary),
    uploadText: {
      desktop: banner.uploadButtonTextDesktop?.trim() || fallbackHero.uploadText.desktop,
      mobile: banner.uploadButtonTextMobile?.trim() || fallbackHero.uploadText.mobile,
    },
    overlayMessage: banner.overlayMessage?.trim() || undefined,
    campaignName: banner.campaignName ?? undefined,
    targetAudience: banner.targetAudience ?? undefined,
    isDefault: banner.isDefault ?? false,
  }
}

/** A text without a safe target would promise something else than the fallback's target does: both or neither. */
function button(text: string | null, url: string | null, fallback: HeroButton): HeroButton {
  const href = safeLink(url)
  return text?.trim() && href ? { text: text.trim(), href } : fallback
}
