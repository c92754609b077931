import { blocksFrom } from './blocks-from.ts'
import { flattenRecord, isObject } from './flatten-record.ts'
import {
  dayOf,
  identityOf,
  linkOf,
  momentOf,
  neededRecord,
  neededSlugOf,
  neededTextOf,
  neededWordsOf,
  orderOf,
  slugOf,
  wordsOf,
} from './read-fields.ts'
import { safeSvg } from './safe-svg.ts'
import type { Benefit, Claim, ContentIcon, Faq, Post, PostCategory, SectionHeader, Step } from './site-content.ts'

const MOST_PIXELS = 512

export function benefitFrom(wire: unknown): Benefit {
  const record = neededRecord(flattenRecord(wire))
  return {
    id: identityOf(record),
    icon: iconFrom(record['icon']),
    title: neededWordsOf(record, 'title'),
    description: wordsOf(record, 'description') ?? '',
    order: orderOf(record, 'order'),
  }
}

export function faqFrom(wire: unknown): Faq {
  const record = neededRecord(flattenRecord(wire))
  const question = neededWordsOf(record, 'question')
  return {
    id: identityOf(record),
    slug: slugOf(record['slug']) ?? slugOf(question.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')) ?? identityOf(record),
    question,
    answer: Array.isArray(record['answer']) ? neededWordsOf(record, 'answer') : neededTextOf(record, 'answer'),
    order: orderOf(record, 'order'),
  }
}

export function postFrom(wire: unknown, contentUrl = ''): Post {
  const record = neededRecord(flattenRecord(wire))
  return {
    id: identityOf(record),
    slug: neededSlugOf(record, 'slug'),
    title: neededWordsOf(record, 'title'),
    description: wordsOf(record, 'description') ?? '',
    icon: iconFrom(record['icon']),
    featured: record['featured'] === true,
    category: categories.find((each) => each === record['category']) ?? 'guide',
    author: wordsOf(record, 'author'),
    body: blocksFrom(record['body'], contentUrl),
    publishedAt: momentOf(record, 'publishedAt', 'createdAt'),
    updatedAt: momentOf(record, 'updatedAt', 'publishedAt', 'createdAt'),
  }
}

export function stepFrom(wire: unknown): Step {
  const record = neededRecord(flattenRecord(wire))
  return {
    id: identityOf(record),
    stepNumber: orderOf(record, 'stepNumber'),
    title: neededWordsOf(record, 'title'),
    description: wordsOf(record, 'description') ?? '',
  }
}

export function claimFrom(wire: unknown): Claim {
  const record = neededRecord(flattenRecord(wire))
  return {
    key: neededWordsOf(record, 'key'),
    figure: neededWordsOf(record, 'figure'),
    label: neededWordsOf(record, 'label'),
    basis: neededWordsOf(record, 'basis'),
    checkedOn: dayOf(record, 'checkedOn'),
    expiresOn: dayOf(record, 'expiresOn'),
    order: orderOf(record, 'order'),
  }
}

export function sectionFrom(wire: unknown): SectionHeader {
  const record = neededRecord(flattenRecord(wire))
  return {
    title: neededWordsOf(record, 'title'),
    subtitle: wordsOf(record, 'subtitle'),
    ctaText: wordsOf(record, 'ctaText'),
    ctaUrl: linkOf(record, 'ctaUrl'),
  }
}

const categories: readonly PostCategory[] = ['guide', 'technology', 'savings', 'sustainability']
const iconNames = ['DollarSign', 'Clock', 'Leaf', 'Activity'] as const

function iconFrom(icon: unknown): ContentIcon {
  if (!isObject(icon)) return iconNames.find((name) => name === icon)
  const svg = safeSvg(icon['svg'])
  return svg === undefined ? undefined : { svg, width: pixelsOf(icon['width']), height: pixelsOf(icon['height']) }
}

function pixelsOf(value: unknown): number {
  const pixels = Number(value)
  return pixels > 0 && pixels <= MOST_PIXELS ? pixels : 24
}
