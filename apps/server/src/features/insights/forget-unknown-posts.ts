import type { Context } from '../../context.ts'
import { listPostSlugs } from '../content/public.ts'
import type { StoredEvent } from './event-store.ts'

const POST = /^((?:https?:\/\/[^/]+)?\/blog\/)([a-z0-9-]+)/

/**
 * The name of a post is the one part of a path that we keep as it was asked for. Where there is no such post, it was
 * typed by hand, and is deleted. Posts on another host are not known here.
 */
export async function forgetUnknownPosts(ctx: Context, events: readonly StoredEvent[]): Promise<void> {
  if (ctx.config.urls.content !== ctx.config.urls.site) return
  const named = events.filter(({ properties }) => Object.values(properties).some((value) => POST.test(String(value))))
  if (named.length === 0) return
  const known = new Set(await listPostSlugs(ctx.db))
  for (const { properties } of named) {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue
      properties[name] = value.replace(POST, (whole: string, before: string, slug: string) =>
        known.has(slug) ? whole : `${before}:other`,
      )
    }
  }
}
