import { meterSheets } from './held-back/meter-sheets.ts'
import { narrowSlip } from './held-back/narrow-slip.ts'
import { plainLetter } from './held-back/plain-letter.ts'
import { threeBands } from './held-back/three-bands.ts'
import { usageStory } from './held-back/usage-story.ts'
import { wideTable } from './held-back/wide-table.ts'
import type { Layout } from './print.ts'

/** Layouts that nobody looks at while the reader is worked on; they say how it does on bills it has never seen. */
export const HELD_BACK_LAYOUTS: readonly Layout[] = [
  plainLetter,
  threeBands,
  wideTable,
  narrowSlip,
  usageStory,
  meterSheets,
]
