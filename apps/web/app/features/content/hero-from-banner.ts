import { type FlatRecord, flattenRecord } from './flatten-record.ts'
import { fallbackHero, type Hero, type HeroButton } from './hero.ts'
import { mediaFrom } from './media-from.ts'
import { linkOf, neededRecord, wordsOf } from './read-fields.ts'

/** Parses a banner of the content service; missing or invalid parts come from the fallback. */
export function heroFromBanner(wire: unknown, contentUrl = ''): Hero {
  const banner = neededRecord(flattenRecord(wire))
  return {
    title: wordsOf(banner, 'title') ?? fallbackHero.title,
    subtitle: wordsOf(banner, 'subtitle'),
    description: wordsOf(banner, 'description') ?? fallbackHero.description,
    primary: button(banner, 'primary', fallbackHero.primary),
    secondary: button(banner, 'secondary', fallbackHero.secondary),
    uploadText: {
      desktop: wordsOf(banner, 'uploadButtonTextDesktop') ?? fallbackHero.uploadText.desktop,
      mobile: wordsOf(banner, 'uploadButtonTextMobile') ?? fallbackHero.uploadText.mobile,
    },
    overlayMessage: wordsOf(banner, 'overlayMessage'),
    image: mediaFrom(banner['image'], contentUrl),
    campaignName: wordsOf(banner, 'campaignName'),
    targetAudience: wordsOf(banner, 'targetAudience'),
    isDefault: banner['isDefault'] === true,
    startsOn: wordsOf(banner, 'startsOn'),
    endsOn: wordsOf(banner, 'endsOn'),
  }
}

/** A text without a safe target would promise something other than the fallback's target: both or neither. */
function button(banner: FlatRecord, name: 'primary' | 'secondary', fallback: HeroButton): HeroButton {
  const text = wordsOf(banner, `${name}ButtonText`)
  const href = linkOf(banner, `${name}ButtonUrl`)
  return text && href ? { text, href } : fallback
}
