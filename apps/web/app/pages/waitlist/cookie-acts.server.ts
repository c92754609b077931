import {
  answerQuestionOfTheDay,
  appealEntry,
  type Declaration,
  Failure,
  followOnInstagram,
  submitBroadbandBill,
  submitEnergyBill,
  submitMobileBill,
  updateMember,
} from '@mowatt/contract'
import type { CallOptions } from '@mowatt/contract/client'
import type { IdentityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { declarationList } from '../../features/waitlist/entry/entry-rules.ts'
import { textOf } from '../../shell/text-of.ts'
import { cookieActsTexts } from './waitlist-texts.ts'

type Outcome = { place: string } | { refusal: Failure }
type Act = (call: IdentityClient['call'], form: FormData, options: CallOptions) => Promise<string>

const billClients = {
  'energy-bill': submitEnergyBill,
  'broadband-bill': submitBroadbandBill,
  'mobile-bill': submitMobileBill,
}

/** The action of each form; returns the part of the page that shows the result. */
const acts: Record<string, Act> = {
  async answer(call, form, options) {
    const body = { question_id: textOf(form, 'question_id'), option_id: textOf(form, 'option_id') }
    await call(answerQuestionOfTheDay, { body }, options)
    return '#question'
  },
  async follow(call, _form, options) {
    await call(followOnInstagram, {}, options)
    return '#quest-instagram-follow'
  },
  async declare(call, form, options) {
    await call(updateMember, { body: { declarations: declarationsIn(form) } }, options)
    return '#competition'
  },
  async terms(call, form, options) {
    if (!form.has('terms')) throw new Failure('terms_not_accepted')
    await call(updateMember, { body: { terms_accepted: true } }, options)
    return ''
  },
  async alias(call, form, options) {
    await call(updateMember, { body: { alias: textOf(form, 'alias') } }, options)
    return '#overview'
  },
  async appeal(call, form, options) {
    await call(appealEntry, { body: { entry_id: textOf(form, 'entry_id'), text: textOf(form, 'text') } }, options)
    return '#ledger'
  },
  async bill(call, form, options) {
    const quest = textOf(form, 'quest') as keyof typeof billClients
    const file = form.get('file')
    if (!Object.hasOwn(billClients, quest)) throw new Failure('invalid_request')
    if (!(file instanceof File) || file.size === 0) throw new Failure('file_unreadable')
    if (!form.has('agreed')) throw new Failure('invalid_request', { message: cookieActsTexts.notConfirmed })
    const data = Buffer.from(await file.arrayBuffer()).toString('base64')
    const body = { file_data: data, file_name: file.name || 'bill', file_type: file.type }
    await call(billClients[quest], { body }, options)
    return `#quest-${quest}`
  },
}

/** The actions of the dashboard's forms without JavaScript; undefined for a form of another kind. */
export async function actByCookie(
  client: IdentityClient,
  token: string | undefined,
  form: FormData,
): Promise<Outcome | undefined> {
  const intent = textOf(form, 'intent')
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!act) return undefined
  try {
    return { place: await act(client.call, form, { headers: client.headers, ...(token ? { token } : {}) }) }
  } catch (error) {
    if (error instanceof Failure) return { refusal: error }
    throw error
  }
}

/** An unticked box withdraws its consent. */
function declarationsIn(form: FormData): Record<Declaration, boolean> {
  const said = declarationList.map((each) => [each, form.has(each)])
  return Object.fromEntries(said) as Record<Declaration, boolean>
}
