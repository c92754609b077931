import { AwsClient } from 'aws4fetch'
import { checkName, type FileStore } from './file-store.ts'

const REQUEST_TIMEOUT_MS = 20_000

/**
 * An S3-compatible bucket by URL: `s3://KEY:SECRET@host/bucket?region=eu-west-2` over https, or `s3+http://` for a
 * store on the same machine.
 */
export function s3Store(storeUrl: string): FileStore {
  const url = new URL(storeUrl)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 3,
  })
  const base = `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}${url.pathname.replace(/(?<!\/)\/+$/, '')}`

  type More = { content?: Uint8Array; headers?: Record<string, string> }
  async function ask(method: string, name: string, { content, headers = {} }: More = {}): Promise<Response> {
    const response = await client.fetch(`${base}/${checkName(name)}`, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      ...(content ? { body: Buffer.from(content) } : {}),
    })
    if (!response.ok && response.status !== 404)
      throw new Error(`The file store answered ${response.status} to ${method}`)
    return response
  }

  return {
    async put(name, content) {
      const response = await ask('PUT', name, { content })
      if (!response.ok) throw new Error(`The file store answered ${response.status} to PUT`)
    },
    async get(name) {
      const response = await ask('GET', name)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    async getStart(name, bytes) {
      const response = await ask('GET', name, { headers: { range: `bytes=0-${bytes - 1}` } })
      // A server that does not support ranges sends all of it.
      return response.ok ? Buffer.from(await response.arrayBuffer()).subarray(0, bytes) : undefined
    },
    async delete(name) {
      await ask('DELETE', name)
    },
  }
}
