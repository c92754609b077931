import { previewContent, type ReplyOf } from '@mowatt/contract'
import { cookieToken, PREVIEW_PARAMETER, previewCookieName } from '@mowatt/contract/account-cookie'
import { createClient, type Send } from '@mowatt/contract/client'

type Visit = { send: Send; requestId: string; visitorAddress: string; settings: { siteUrl: string } }

/**
 * The draft that a request wants to see on its page. The API checks the user again for each page: users who are not
 * editors get nothing here, and see the public page.
 */
export async function readPreview(
  request: Request,
  { send, requestId, visitorAddress, settings }: Visit,
): Promise<ReplyOf<typeof previewContent> | undefined> {
  const documentId = new URL(request.url).searchParams.get(PREVIEW_PARAMETER)
  const token = cookieToken(request.headers.get('cookie'), previewCookieName(settings.siteUrl))
  if (!documentId || !token || request.method !== 'GET') return undefined
  const headers = { 'x-request-id': requestId, 'x-visitor-address': visitorAddress }
  const input = { params: { document_id: documentId } }
  return createClient(send)(previewContent, input, { token, headers }).catch(() => undefined)
}
