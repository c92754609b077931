import type { CardOf } from '@mowatt/contract'
import { createContext, type ReactNode } from 'react'

export type BillProofProps = {
  billId: string
  /** Shown until the proof has loaded, and if it cannot be loaded. */
  fallback: ReactNode
  /** The bill in its current state: a message keeps it as it was on arrival. */
  /** With whether a value was corrected after the last calculation. */
  onShown: (card: CardOf<'bill'>, isNewer: boolean) => void
}

type BillSlot = {
  showProof: (proof: BillProofProps) => ReactNode
  correct: (billId: string, path: string, text: string) => Promise<void>
}

/** The proof on the bill belongs to another feature; the page inserts it, and loads it once a bill is visible. */
export const BillProofSlot = createContext<BillSlot | undefined>(undefined)
