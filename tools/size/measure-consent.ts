import { gzipSync } from 'node:zlib'
import { importsOf } from '../architecture/imports-of.ts'
import { fetchResource } from './fetch-resource.ts'

export type ConsentLoad = {
  /** The consent script, with all its imports. */
  scriptBytes: number
  /** The whole script inside the page, of which the consent is a part. */
  inlineBytes: number
}

/** What a page without React makes a browser transfer before any consent is given or refused. */
export async function measureConsent(pageUrl: string): Promise<ConsentLoad> {
  const { url, text } = await fetchResource(new URL(pageUrl))
  const inline = [...text.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, body = '']) => body)
  const own = inline.find((body) => body.includes('data-cookie-settings')) ?? ''
  const script = /"consent":\{[^}]*?"script":"([^"]+)"/.exec(own)?.[1]
  if (script === undefined) throw new Error(`${url.pathname} names no script that asks for consent`)
  const wanted = [new URL(script, url)]
  const bytes = new Map<string, number>()
  for (const each of wanted) {
    if (bytes.has(each.href)) continue
    const fetched = await fetchResource(each)
    bytes.set(each.href, fetched.transferredBytes)
    const statics = importsOf(each.pathname, fetched.text).filter(({ isDynamic }) => !isDynamic)
    wanted.push(...statics.map(({ specifier }) => new URL(specifier, each)))
  }
  const scriptBytes = [...bytes.values()].reduce((sum, each) => sum + each, 0)
  return { scriptBytes, inlineBytes: gzipSync(own).length }
}
