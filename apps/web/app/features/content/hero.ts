export type HeroButton = { text: string; href: string }

export type HeroImage = { url: string; alt: string; width: number; height: number }

/** The content of the hero: text only, and link targets that were found safe. */
export type Hero = {
  title: string
  subtitle: string | undefined
  description: string
  primary: HeroButton
  secondary: HeroButton
  uploadText: { desktop: string; mobile: string }
  overlayMessage: string | undefined
  /** Shown in Mo's place if a banner has one. */
  image: HeroImage | undefined
  campaignName: string | undefined
  targetAudience: string | undefined
  isDefault: boolean
  /** Days in London, the last one included; undefined for an open end. */
  startsOn: string | undefined
  endsOn: string | undefined
}

/** Used if content has no value. */
export const fallbackHero: Hero = {
  title: 'Switch energy in seconds.',
  subtitle: undefined,
  description: 'Let our AI agent find the perfect energy deal for you.',
  primary: { text: 'Join waitlist', href: '#waitlist' },
  secondary: { text: 'Chat with energy assistant', href: '#chat' },
  uploadText: { desktop: 'Upload your bill to save', mobile: 'Save now' },
  overlayMessage: undefined,
  image: undefined,
  campaignName: undefined,
  targetAudience: undefined,
  isDefault: true,
  startsOn: undefined,
  endsOn: undefined,
}
