import { billsBackedUp } from './features/bills/public.ts'
import { picturesBackedUp } from './features/content/public.ts'
import { questBillsBackedUp } from './features/waitlist/public.ts'
import type { BackedUpFiles } from './platform/backup/backed-up-files.ts'

/** Every feature that stores files. Those of quests first: they are stored for seconds only. */
export const backedUpFeatures: readonly BackedUpFiles[] = [questBillsBackedUp, billsBackedUp, picturesBackedUp]
