import type { listHomes, readBill, readChat, readHome, ReplyOf } from '@mowatt/contract'
import { createContext } from 'react'

/** The data that a page of the app renders if no script will fetch it. */
export type WithoutScripts = {
  chat?: ReplyOf<typeof readChat>
  bill?: ReplyOf<typeof readBill>
  home?: {
    homes: ReplyOf<typeof listHomes>['homes']
    home: ReplyOf<typeof readHome>
    /** Whether its forms may be posted with the identity of the viewer. */
    canPost: boolean
  }
}

/** Known on the server only: it is rendered inside `noscript`, and not sent to the browser a second time as data. */
export const WithoutScriptsContext = createContext<WithoutScripts>({})
