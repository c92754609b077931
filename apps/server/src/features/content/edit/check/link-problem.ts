import { isEmailAddress } from '@mowatt/contract'
import { safeLink } from '@mowatt/contract/safe-link'

/** What our own links can lead to. */
export type Places = {
  siteUrl: string
  /** Paths of pages, with `:name` for what differs. */
  paths: readonly string[]
  /** Names of posts and questions that are live. */
  posts: ReadonlySet<string>
  questions: ReadonlySet<string>
  /** Posts by the names that they had before. */
  movedPosts: ReadonlyMap<string, string>
}

export type LinkProblem = { problem: 'no_link' | 'no_page' | 'no_place' | 'moved'; leadsTo: string | null }

const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u

/** What is wrong with a link, without any network request: those to other sites are judged by their form alone. */
export function linkProblem(link: string, places: Places): LinkProblem | undefined {
  const safe = safeLink(link)
  if (safe === undefined) return NO_LINK
  if (safe.startsWith('#')) return undefined
  if (/^mailto:/i.test(safe))
    return isEmailAddress(safe.slice('mailto:'.length).split('?')[0] ?? '') ? undefined : NO_LINK
  const url = URL.parse(safe, places.siteUrl)
  if (!url) return NO_LINK
  if (url.origin !== new URL(places.siteUrl).origin) {
    return HOST.test(decodedHost(safe)) ? undefined : NO_LINK
  }
  return placeProblem(url, places)
}

const NO_LINK: LinkProblem = { problem: 'no_link', leadsTo: null }

/** In its own script, since browsers convert hosts of other alphabets to Punycode. */
function decodedHost(link: string): string {
  return /^https:\/\/([^/?#:]+)/i.exec(link)?.[1] ?? ''
}

function placeProblem({ pathname, hash }: URL, { paths, posts, questions, movedPosts }: Places) {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const post = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  if (post !== undefined && !posts.has(post)) {
    const moved = movedPosts.get(post)
    return moved === undefined ? NO_PAGE : ({ problem: 'moved', leadsTo: `/blog/${moved}` } as const)
  }
  if (!paths.some((known) => isAt(known, path))) return NO_PAGE
  const question = path === '/learn-more' ? /^#faq-(.+)$/.exec(hash)?.[1] : undefined
  return question === undefined || questions.has(question)
    ? undefined
    : ({ problem: 'no_place', leadsTo: null } as const)
}

const NO_PAGE: LinkProblem = { problem: 'no_page', leadsTo: null }

function isAt(known: string, path: string): boolean {
  const [wanted, given] = [known.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}
