import { createHash } from 'node:crypto'

const KEEP_SECONDS = 300

type Answered = { body: string | Uint8Array<ArrayBuffer>; type: string }

/** A response for a program that is not a page; answers 304 if the client has the same version already. */
export function answerText(request: Request, { body, type }: Answered): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = { 'cache-control': `public, max-age=${KEEP_SECONDS}`, etag: tag }
  const known = request.headers.get('if-none-match') ?? ''
  if (known.split(',').some((each) => each.trim() === tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'content-type': type } })
}
