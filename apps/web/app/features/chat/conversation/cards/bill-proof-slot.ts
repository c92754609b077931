import type { CardOf } from '@mowatt/contract'
import { createContext, type ReactNode } from 'react'

export type BillProofProps = {
  billId: string
  /** Stands there until the proof has come, and where it cannot. */
  fallback: ReactNode
  /** The bill as it is now: a message keeps it as it was when it came. */
  /** With whether a value was put right after the last figures were worked out. */
  onShown: (card: CardOf<'bill'>, isNewer: boolean) => void
}

type BillSlot = {
  showProof: (proof: BillProofProps) => ReactNode
  correct: (billId: string, path: string, text: string) => Promise<void>
}

/** The proof on the bill is another feature's; the page puts it in, and loads it once a bill is in sight. */
export const BillProofSlot = createContext<BillSlot | undefined>(undefined)
