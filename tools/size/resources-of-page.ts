import { importsOf } from '../architecture/imports-of.ts'

export type ResourceKind = 'page' | 'script' | 'stylesheet' | 'font' | 'image' | 'frame' | 'connection'
/** A browser picks one of the candidates, for instance of a srcset. */
export type PageResource = { kind: ResourceKind; candidates: string[] }
export type PageResources = { resources: PageResource[]; styleText: string }

const TAG = /<([a-z]+)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']*))?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?/g
const PRELOADED: Record<string, ResourceKind> = { script: 'script', style: 'stylesheet', font: 'font', image: 'image' }

/** What a browser fetches for this HTML: scripts, styles, preloads, images and what inline module scripts import. */
export function resourcesOfPage(html: string): PageResources {
  const resources: PageResource[] = []
  let styleText = ''
  const markup = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/(<script\b[^>]*>)([\s\S]*?)<\/script\s*>/gi, (_, tag: string, body: string) => {
      if (/\btype=["']?module/i.test(tag)) {
        resources.push(...importsOf('inline.js', body).map(({ specifier }) => one('script', specifier)))
      }
      return tag
    })
    .replaceAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, body: string) => {
      styleText += body
      return ''
    })
    .replaceAll(/<picture\b[^>]*>([\s\S]*?)<\/picture\s*>/gi, (_, body: string) => {
      resources.push({ kind: 'image', candidates: tagsOf(body).flatMap(({ attributes }) => imageUrls(attributes)) })
      return ''
    })
  for (const { name, attributes } of tagsOf(markup)) resources.push(...resourcesOfTag(name, attributes))
  return { resources: resources.filter(({ candidates }) => candidates.length > 0), styleText }
}

type Attributes = Map<string, string>

function resourcesOfTag(name: string, attributes: Attributes): PageResource[] {
  const at = (attribute: string): string => attributes.get(attribute) ?? ''
  if (name === 'img') return [{ kind: 'image', candidates: imageUrls(attributes) }]
  if (name === 'script') return at('src') && !attributes.has('nomodule') ? [one('script', at('src'))] : []
  if (name === 'iframe') return at('src') ? [one('frame', at('src'))] : []
  if (name === 'video') return at('poster') ? [one('image', at('poster'))] : []
  if (name === 'use') return at('href') && !at('href').startsWith('#') ? [one('image', at('href'))] : []
  return name === 'link' ? linkResources(attributes) : []
}

function linkResources(attributes: Attributes): PageResource[] {
  const href = attributes.get('href') ?? ''
  const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
  if (relations.includes('stylesheet')) return [one('stylesheet', href)]
  if (relations.includes('modulepreload')) return [one('script', href)]
  if (relations.includes('preload')) {
    const kind = PRELOADED[attributes.get('as') ?? '']
    const candidates = [href, ...setUrls(attributes.get('imagesrcset'))].filter(Boolean)
    return kind ? [{ kind, candidates }] : []
  }
  // Not fetched for the first load, but a host named here is contacted.
  const connects = relations.some((relation) => /^(?:preconnect|dns-prefetch|prefetch|icon|manifest)$/.test(relation))
  return connects ? [one('connection', href)] : []
}

function tagsOf(markup: string): { name: string; attributes: Attributes }[] {
  return [...markup.matchAll(TAG)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: new Map(
      [...rest.matchAll(ATTRIBUTE)].map(([, key = '', double, single, plain]) => [
        key.toLowerCase(),
        (double ?? single ?? plain ?? '').replaceAll('&amp;', '&').trim(),
      ]),
    ),
  }))
}

function imageUrls(attributes: Attributes): string[] {
  return [attributes.get('src') ?? '', ...setUrls(attributes.get('srcset'))].filter(Boolean)
}

function setUrls(set = ''): string[] {
  return set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
}

function one(kind: ResourceKind, url: string): PageResource {
  return { kind, candidates: [url] }
}
