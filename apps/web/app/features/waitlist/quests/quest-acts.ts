import type { Quest } from '@mowatt/contract'
import type { WaitlistActs } from '../data/waitlist-acts.ts'

/** The quests' actions with JavaScript; without it, forms do the same. */
export type QuestActs = {
  acts: WaitlistActs
  openBill: (quest: Quest) => void
  refresh: () => Promise<void>
}
