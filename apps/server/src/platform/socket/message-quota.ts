import { createSteadyPace, type Pace } from '../limits/steady-pace.ts'

/** Our own page sends one message on each socket. */
const OF_SOCKET: Pace = { atOnce: 20, perSecond: 5 }
/** A visitor may have twenty sockets, and an office or a town behind one address has many visitors. */
const OF_VISITOR: Pace = { atOnce: 60, perSecond: 15 }
const OF_NETWORK: Pace = { atOnce: 600, perSecond: 100 }

export type MessageQuota = {
  /** For one socket: counts a message, false for one too many. */
  forSocket: (visitor: string, network: string | undefined) => () => boolean
}

/** How many messages each socket, visitor and network may send to this process. */
export function createMessageQuota(ofSocket: Pace = OF_SOCKET): MessageQuota {
  const [visitors, networks] = [createSteadyPace(OF_VISITOR), createSteadyPace(OF_NETWORK)]
  return {
    forSocket: (visitor, network) => {
      const own = createSteadyPace(ofSocket)
      return () => own.allows('') && visitors.allows(visitor) && networks.allows(network)
    },
  }
}
