import type { drawOgImage } from '../../features/seo/og/draw-og-image.ts'
import { movedPost } from '../../features/content/moved-post.server.ts'
import { content, visitContext } from '../../visit.ts'
import type { Route } from './+types/og-image.ts'
import { answerText } from './answer-text.ts'

type Context = Route.LoaderArgs['context']

const DRAWING = 'features/seo/og/draw-og-image.ts'

/** Pictures are drawn once per title; the oldest is evicted, so that old titles do not fill the memory. */
const drawn = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>()
const MOST_DRAWN = 64

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const title = await titleOf(context, params.slug.replace(/\.png$/, ''))
  if (title === undefined) return new Response('Not Found', { status: 404 })
  const body = await pictureOf(context, title)
  if (!body) return new Response('Service Unavailable', { status: 503, headers: { 'retry-after': '5' } })
  const answer = answerText(request, { body, type: 'image/png' })
  // Intended to be shown on other sites' pages.
  answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  return answer
}

async function titleOf(context: Context, slug: string): Promise<string | undefined> {
  const read = content(context)
  if (slug !== 'default') {
    const post = (await read.post(slug)) ?? (await postMovedFrom(context, slug))
    return post?.title
  }
  const [{ siteDescription }, banners] = await Promise.all([read.settings(), read.heroBanners()])
  return (banners.find(({ isDefault }) => isDefault) ?? banners[0])?.title ?? siteDescription
}

/** Pages that were shared under an old slug keep their picture. */
async function postMovedFrom(context: Context, slug: string) {
  const moved = await movedPost(context.get(visitContext), slug).catch(() => undefined)
  return moved === undefined ? undefined : content(context).post(moved)
}

/** In a worker: drawing one takes 100 ms and more, which would block all other requests. */
function pictureOf(context: Context, title: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const known = drawn.get(title)
  if (known) return known
  const picture = context.get(visitContext).work<typeof drawOgImage>(DRAWING, 'drawOgImage', title, {})
  drawn.set(title, picture)
  const [oldest] = drawn.keys()
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest)
  const forget = () => drawn.get(title) === picture && drawn.delete(title)
  picture.then((body) => body ?? forget(), forget)
  return picture
}
