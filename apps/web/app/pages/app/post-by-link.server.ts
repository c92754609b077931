import { type Call, type CallOptions, createClient } from '@mowatt/contract/client'
import { Failure, type FailureCode } from '@mowatt/contract/failures'
import { data, type RouterContextProvider } from 'react-router'
import { textOf } from '../../shell/text-of.ts'
import { visitContext } from '../../visit.ts'

type Asked = { context: Readonly<RouterContextProvider>; request: Request }

/** The action of a link in an email, done by a POST of its page, so that link scanners have no effect. */
export async function postByLink<T>(
  { context, request }: Asked,
  post: (call: Call, token: string, options: CallOptions) => Promise<T>,
  better: Partial<Record<FailureCode, string>> = {},
) {
  const { send, requestId, visitorAddress } = context.get(visitContext)
  const form = await request.formData().catch(() => new FormData())
  const headers = { 'x-request-id': requestId, 'x-visitor-address': visitorAddress }
  try {
    return data({ done: await post(createClient(send), textOf(form, 'token'), { headers }), trouble: undefined })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return data({ done: undefined, trouble: better[error.code] ?? error.message }, { status: error.status })
  }
}
