import { flattenRecord, isObject } from './flatten-record.ts'
import type { HeroImage } from './hero.ts'
import { wordsOf } from './read-fields.ts'

/** Parses a picture of the content service, in its old or new shape. A path is relative to the content host. */
export function mediaFrom(wire: unknown, contentUrl: string): HeroImage | undefined {
  const media = flattenRecord(isObject(wire) && 'data' in wire ? wire['data'] : wire)
  const url = media && addressOf(media['url'], contentUrl)
  const [width, height] = [Number(media?.['width']), Number(media?.['height'])]
  // Without its dimensions it would shift the layout when it loads.
  if (!media || !url || !(width > 0) || !(height > 0)) return undefined
  return { url, alt: wordsOf(media, 'alternativeText') ?? '', width, height }
}

function addressOf(url: unknown, contentUrl: string): string | undefined {
  if (typeof url !== 'string' || /[\p{Cc}\\\s]/u.test(url)) return undefined
  if (/^\/(?!\/)/.test(url)) return contentUrl + url
  return /^https:\/\//i.test(url) ? url : undefined
}
