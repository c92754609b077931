import {
  adoptChats,
  cancelSwitch,
  consentToSwitch,
  fillSwitch,
  listSwitches,
  readSwitch,
  type Switch,
} from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { newId } from '../../browser/new-id.ts'
import { tellingSend } from '../../browser/other-pages.ts'
import { type AppSession, askAsAny } from '../../shell/app/app-session.ts'

export type Answers = Record<string, string | boolean>

export type SwitchClient = {
  read(id: string, signal: AbortSignal): Promise<Switch>
  list: (signal: AbortSignal) => Promise<Switch[]>
  fill(id: string, answers: Answers): Promise<Switch>
  consent(shown: Switch): Promise<Switch>
  cancel(id: string): Promise<Switch>
  /** Moves what the sessions of this browser began to the account. */
  join(account: string): Promise<void>
}

/** The switches of this browser and of the signed-in user. A retried write has one effect. */
export function createSwitchClient(api: string, session: AppSession): SwitchClient {
  const call = createClient(tellingSend(api))

  async function write(ask: (how: { token: string; idempotencyKey: string }) => Promise<Switch>): Promise<Switch> {
    const idempotencyKey = newId()
    const { value } = await askAsAny(session, undefined, (token) => ask({ token, idempotencyKey }))
    return value
  }

  return {
    async read(id, signal) {
      const params = { switch_id: id }
      return (await askAsAny(session, undefined, (token) => call(readSwitch, { params }, { token, signal }))).value
    },
    list: async (signal) => {
      const tokens = await session.tokens()
      const lists = await Promise.allSettled(tokens.map((token) => call(listSwitches, {}, { token, signal })))
      const answered = lists.flatMap((list) => (list.status === 'fulfilled' ? [list.value.switches] : []))
      const refused = lists.find((list) => list.status === 'rejected' && !isOver(list.reason))
      if (answered.length === 0 && refused?.status === 'rejected') throw refused.reason
      return newestFirst(answered.flat())
    },
    fill: (id, body) => write((how) => call(fillSwitch, { params: { switch_id: id }, body }, how)),
    consent({ switch_id, tariff: { tariff_id, yearly_pence } }) {
      const body = {
        tariff_id,
        yearly_pence,
        agrees_to_tariff: true,
        agrees_to_terms: true,
        may_act_for_household: true,
      } as const
      return write((how) => call(consentToSwitch, { params: { switch_id }, body }, how))
    },
    cancel: (id) => write((how) => call(cancelSwitch, { params: { switch_id: id } }, how)),
    async join(account) {
      const sessions = (await session.tokens()).filter((token) => token !== account)
      await Promise.allSettled(
        sessions.map((token) => call(adoptChats, { body: { session: token } }, { token: account })),
      )
    },
  }
}

/** An expired session lists nothing, which is not an error. */
function isOver(reason: unknown): boolean {
  return (reason as { status?: unknown }).status === 401
}

function newestFirst(all: readonly Switch[]): Switch[] {
  const once = new Map(all.map((each) => [each.switch_id, each]))
  return [...once.values()].toSorted((one, other) => begunAt(other).localeCompare(begunAt(one)))
}

function begunAt({ timeline }: Switch): string {
  return timeline[0]?.at ?? ''
}
