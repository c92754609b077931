import type { CardOf, Share } from '@mowatt/contract'
import { createContext, useContext } from 'react'

/** What cards can do in their conversation. */
export type TalkActs = {
  /** Sends it to Mo, as if typed; with an act, presses the button of the card that proposes it. */
  say: (text: string, act?: string) => void
  /** Mo is answering: nothing else can be sent. */
  isBusy: boolean
  /** Starts a switch and opens it. Throws on failure. */
  startSwitch: (comparisonId: string, tariffId: string) => Promise<void>
  /** A comparison with every tariff of it. */
  readComparison: (comparisonId: string) => Promise<CardOf<'comparison'>>
  /** Returns the address that the email is sent to. */
  remind: (comparisonId: string, on: string, email?: string) => Promise<string>
  /** The link of a verdict: as it is, made, and withdrawn. */
  shares: {
    read: (comparisonId: string) => Promise<Share | null>
    make: (comparisonId: string) => Promise<Share>
    withdraw: (comparisonId: string) => Promise<void>
  }
  askPerson: (email: string, summary: string) => Promise<void>
  /** The address of the signed-in user. */
  email: string
}

const refuse = () => Promise.reject(new Error('no conversation'))

/** If no conversation has started. */
export const idleActs: TalkActs = {
  say: () => {},
  isBusy: false,
  startSwitch: refuse,
  readComparison: refuse,
  remind: refuse,
  shares: { read: refuse, make: refuse, withdraw: refuse },
  askPerson: refuse,
  email: '',
}

export const TalkActsContext = createContext(idleActs)

export function useTalkActs(): TalkActs {
  return useContext(TalkActsContext)
}
