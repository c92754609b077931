import { deleteHome, Failure, stopWatch } from '@mowatt/contract'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { plainFormTexts } from '../../features/homes/plain-form-texts.ts'
import { readCookieToken } from '../../features/identity/without-scripts/account-cookie.server.ts'
import { identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { textOf } from '../../shell/text-of.ts'
import { visitContext } from '../../visit.ts'

type Asked = { context: Readonly<RouterContextProvider>; request: Request }

/** The actions of a home's page for a user signed in without JavaScript: end its watch, and delete it. */
export async function postHomeForm({ context, request }: Asked) {
  const client = identityClient(context.get(visitContext))
  const form = await request.formData().catch(() => new FormData())
  const whom = { token: readCookieToken(client, request.headers.get('cookie')) ?? '', headers: client.headers }
  const params = { home_id: textOf(form, 'home_id') }
  const intent = textOf(form, 'intent')
  try {
    if (intent === 'stop_watch') await client.call(stopWatch, { params }, whom)
    if (intent === 'delete') {
      if (textOf(form, 'is_sure') !== 'yes') return data({ trouble: plainFormTexts.notSure }, { status: 400 })
      const query = { with_bills: textOf(form, 'with_bills') === 'yes' ? 'true' : 'false' } as const
      await client.call(deleteHome, { params, query }, whom)
      return redirect('/home', 303)
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return data({ trouble: error.message }, { status: error.status })
  }
  return redirect(`/home?home=${encodeURIComponent(params.home_id)}`, 303)
}
