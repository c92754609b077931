/** The pages' content from the content service: flat, validated, sorted, and only what they show. */

export type TextMark = 'bold' | 'italic' | 'underline' | 'strikethrough' | 'code'

export type TextNode = { type: 'text'; text: string } & { [mark in TextMark]?: boolean }

export type LinkNode = { type: 'link'; url: string; children: TextNode[] }

export type Inline = TextNode | LinkNode

/** A list inside a list belongs to the item before it. */
export type ListItem = { type: 'list-item'; children: (Inline | ListBlock)[] }

export type ListBlock = { type: 'list'; format: 'ordered' | 'unordered'; children: ListItem[] }

export type PictureBlock = {
  type: 'image'
  url: string
  alt: string
  caption: string | undefined
  width: number
  height: number
}

/** One piece of rich text. Links are safe to follow: a link that is not became plain text. */
export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: Inline[] }
  | { type: 'quote'; children: Inline[] }
  | { type: 'code'; children: TextNode[] }
  | ListBlock
  | PictureBlock

export type IconName = 'DollarSign' | 'Clock' | 'Leaf' | 'Activity'

/** An SVG uploaded by an editor, or the name of one of ours; undefined if content names none. */
export type ContentIcon = IconName | { svg: string; width: number; height: number } | undefined

export type Benefit = { id: string; icon: ContentIcon; title: string; description: string; order: number }

export type Faq = { id: string; slug: string; question: string; answer: string; order: number }

export type PostCategory = 'guide' | 'technology' | 'savings' | 'sustainability'

export type Post = {
  id: string
  slug: string
  title: string
  description: string
  icon: ContentIcon
  featured: boolean
  category: PostCategory
  author: string | undefined
  body: Block[]
  /** Times as ISO text. */
  publishedAt: string
  updatedAt: string
}

export type Step = { id: string; stepNumber: number; title: string; description: string }

export type SectionName = 'benefits' | 'faq' | 'blog'

export type SectionHeader = {
  title: string
  subtitle: string | undefined
  ctaText: string | undefined
  ctaUrl: string | undefined
}

export type LegalName = 'main' | 'privacy' | 'waitlist' | 'app'

export type LegalSection = {
  id: string
  title: string
  /** Sanitised HTML: it may be set as it is. */
  content: string
  order: number
}

export type LegalDocument = {
  id: string
  title: string
  subtitle: string | undefined
  /** A day as ISO text; undefined if content has no readable one. */
  lastUpdated: string | undefined
  inShort: string[]
  sections: LegalSection[]
}

export type ContentPageName = 'about' | 'partner' | 'learn-more'

export type ContentPage = {
  title: string
  metaTitle: string
  metaDescription: string
  lead: string
  body: Block[]
  trademarkNote?: string
}

export type DemoMessage = { from: 'mo' | 'you'; text: string; file?: { name: string; detail: string } }

export type HomePage = {
  howItWorks: { title: string; lead: string }
  demo: { label: string; note: string; agentName: string; agentRole: string; messages: DemoMessage[] }
  callToAction: { title: string; text: string; buttonText: string }
}

/** A figure that we claim, with its sources. After `expiresOn` it has to be checked again. */
export type Claim = {
  key: string
  figure: string
  label: string
  basis: string
  checkedOn: string
  expiresOn: string
  order: number
}
