import {
  Failure,
  readComparison,
  readShare,
  setReminder,
  shareVerdict,
  startSwitch,
  withdrawShare,
} from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { newId } from '../../../../browser/new-id.ts'
import { tellingSend } from '../../../../browser/other-pages.ts'
import type { ChatClient } from './chat-client.ts'
import type { TalkActs } from './talk-acts.ts'

type ActsOfTalk = Pick<TalkActs, 'startSwitch' | 'readComparison' | 'remind' | 'shares'>

/** Actions of cards on the server, with the identity that opened the conversation. */
export function makeTalkActs(api: string, client: Pick<ChatClient, 'token'>, go: (path: string) => void): ActsOfTalk {
  const call = createClient(tellingSend(api))
  const options = async () => ({ token: await client.token(), idempotencyKey: newId() })
  return {
    async startSwitch(comparison_id, tariff_id) {
      const { switch_id } = await call(startSwitch, { body: { comparison_id, tariff_id } }, await options())
      go(`/switches/${encodeURIComponent(switch_id)}`)
    },
    async readComparison(comparison_id) {
      const { card } = await call(readComparison, { params: { comparison_id } }, { token: await client.token() })
      if (card.kind !== 'comparison') throw new Failure('unexpected')
      return card
    },
    async remind(comparison_id, on, email) {
      const body = { comparison_id, on, ...(email === undefined ? {} : { email }) }
      const set = await call(setReminder, { body }, await options())
      return set.email
    },
    shares: {
      async read(comparison_id) {
        return (await call(readShare, { params: { comparison_id } }, { token: await client.token() })).share
      },
      async make(comparison_id) {
        return call(shareVerdict, { params: { comparison_id } }, { token: await client.token() })
      },
      async withdraw(comparison_id) {
        await call(withdrawShare, { params: { comparison_id } }, { token: await client.token() })
      },
    },
  }
}
