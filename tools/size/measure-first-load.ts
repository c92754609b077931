import { importsOf } from '../architecture/imports-of.ts'
import type { Encoding, FetchedResource } from './fetch-resource.ts'
import { fetchResource } from './fetch-resource.ts'
import type { ResourceKind } from './resources-of-page.ts'
import { resourcesOfPage } from './resources-of-page.ts'
import { resourcesOfStylesheet } from './resources-of-stylesheet.ts'

export type FirstLoadRequest = { path: string; kind: ResourceKind; bytes: number }
export type FirstLoad = {
  totalBytes: number
  javascriptBytes: number
  stylesheetBytes: number
  requests: FirstLoadRequest[]
  otherHosts: string[]
}
type Wish = { kind: ResourceKind; candidates: URL[] }

/** What a page makes a browser transfer, found by parsing the page, its styles and its modules. */
export async function measureFirstLoad(pageUrl: string, encoding: Encoding = 'gzip'): Promise<FirstLoad> {
  const home = new URL(pageUrl)
  const requests = new Map<string, FirstLoadRequest>()
  const otherHosts = new Set<string>()

  function wish(kind: ResourceKind, candidates: string[], base: URL): Wish[] {
    const urls = candidates.map((candidate) => new URL(candidate, base)).filter((url) => /^https?:$/.test(url.protocol))
    for (const url of urls) if (url.host !== home.host) otherHosts.add(url.host)
    const own = urls.filter((url) => url.host === home.host)
    return own.length === 0 || kind === 'connection' ? [] : [{ kind, candidates: own }]
  }

  function furtherWishes(kind: ResourceKind, { url, text }: FetchedResource): Wish[] {
    if (kind === 'page') {
      const { resources, styleText } = resourcesOfPage(text)
      return [...resources.flatMap((each) => wish(each.kind, each.candidates, url)), ...styleWishes(styleText, url)]
    }
    if (kind === 'stylesheet') return styleWishes(text, url)
    if (kind !== 'script') return []
    const statics = importsOf(url.pathname, text).filter(({ isDynamic }) => !isDynamic)
    return statics.flatMap(({ specifier }) => wish('script', [specifier], url))
  }

  function styleWishes(css: string, base: URL): Wish[] {
    const { latinFonts, stylesheets, mentioned } = resourcesOfStylesheet(css)
    const fetched = [
      ...latinFonts.flatMap((font) => wish('font', [font], base)),
      ...stylesheets.flatMap((sheet) => wish('stylesheet', [sheet], base)),
    ]
    return [...fetched, ...mentioned.flatMap((address) => wish('connection', [address], base))]
  }

  const wishes: Wish[] = [{ kind: 'page', candidates: [home] }]
  for (const { kind, candidates } of wishes) {
    if (candidates.some(({ href }) => requests.has(href.replace(/#.*$/, '')))) continue
    // Which candidate a browser picks depends on its screen, so the largest one counts.
    const fetched = await Promise.all(candidates.map((url) => fetchResource(url, encoding)))
    const heaviest = fetched.toSorted((a, b) => b.transferredBytes - a.transferredBytes)[0]
    if (!heaviest) continue
    const { url, transferredBytes } = heaviest
    requests.set(url.href.replace(/#.*$/, ''), { path: url.pathname + url.search, kind, bytes: transferredBytes })
    wishes.push(...furtherWishes(kind, heaviest))
  }

  const all = [...requests.values()]
  const sum = (chosen: FirstLoadRequest[]): number => chosen.reduce((bytes, request) => bytes + request.bytes, 0)
  const sumOf = (wanted: ResourceKind): number => sum(all.filter(({ kind }) => kind === wanted))
  return {
    totalBytes: sum(all),
    javascriptBytes: sumOf('script'),
    stylesheetBytes: sumOf('stylesheet'),
    requests: all,
    otherHosts: [...otherHosts].toSorted(),
  }
}
