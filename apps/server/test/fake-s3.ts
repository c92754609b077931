import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeS3 = {
  /** The setting that names its bucket, with the right key by default. */
  url(secret?: string): string
  objects: Map<string, Buffer>
  /** Statuses to respond with instead, one after another; 302 redirects back here. */
  troubles: number[]
  requests(): number
  close(): Promise<void>
}

const KEY = 'AKIAMOWATT'
const SECRET = 'secret/with+odd=characters'
const REGION = 'eu-west-2'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** A fake external bucket: objects in memory, behind the signature that AWS defines (version 4). */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const troubles: number[] = []
  let requests = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      requests++
      const body = Buffer.concat(chunks)
      const trouble = troubles.shift()
      if (trouble) return void response.writeHead(trouble, { location: request.url }).end()
      if (!isSigned(request, body)) return void response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>')
      const name = request.url ?? ''
      if (!name.startsWith('/bills/')) return void response.writeHead(404).end('<Code>NoSuchBucket</Code>')
      if (request.method === 'PUT') objects.set(name, body)
      if (request.method === 'DELETE') objects.delete(name)
      const found = objects.get(name)
      const [, last] = /^bytes=0-(\d+)$/.exec(request.headers.range ?? '') ?? []
      if (request.method === 'GET' && found && last !== undefined) {
        return void response.writeHead(206).end(found.subarray(0, Number(last) + 1))
      }
      if (request.method === 'GET') return void response.writeHead(found ? 200 : 404).end(found)
      response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: (secret = SECRET) => `s3+http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/bills?region=${REGION}`,
    objects,
    troubles,
    requests: () => requests,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** Recalculates the signature from the received request, and compares. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/
  const [, key, day = '', region, names = '', signature] = given.exec(headers.authorization ?? '') ?? []
  if (key !== KEY || region !== REGION || !names.split(';').includes('host')) return false
  const hash = String(headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const [path, query = ''] = url.split('?')
  const canonical = [method, path, query, lines.join(''), names, hash].join('\n')
  const scope = `${day}/${REGION}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${SECRET}`, day), REGION))
  return hmac(signingKey, toSign).toString('hex') === signature
}
