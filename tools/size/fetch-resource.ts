import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Encoding = 'gzip' | 'br'
export type FetchedResource = { url: URL; transferredBytes: number; text: string }

const MAX_REDIRECTS = 3
const UNPACK: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync }

/** Fetches like a browser and counts the bytes transferred; `fetch` decompresses first and hides that number. */
export async function fetchResource(
  url: URL,
  wanted: Encoding = 'gzip',
  redirectsLeft = MAX_REDIRECTS,
): Promise<FetchedResource> {
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const { promise, resolve, reject } = Promise.withResolvers<FetchedResource>()
  const request = get(
    url,
    { headers: { 'accept-encoding': wanted === 'br' ? 'br, gzip' : wanted, accept: '*/*' } },
    (response) => {
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location && redirectsLeft > 0) {
        response.resume()
        resolve(fetchResource(new URL(headers.location, url), wanted, redirectsLeft - 1))
        return
      }
      buffer(response)
        .then((body) => {
          // A missing file is small, and would make the page look lighter than it is.
          if (statusCode !== 200) throw new Error(`${url.pathname} answered ${statusCode}`)
          const unpack = UNPACK[headers['content-encoding'] ?? '']
          resolve({ url, transferredBytes: body.length, text: (unpack?.(body) ?? body).toString('utf8') })
        })
        .catch(reject)
    },
  )
  request.on('error', reject)
  return promise
}
