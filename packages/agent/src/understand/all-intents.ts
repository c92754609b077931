import { ASKED_INTENTS } from './intents/asked-intents.ts'
import { LOOSE_CUES } from './cues/loose-cues.ts'
import { TERM_CUES } from './cues/term-cues.ts'
import { WISH_CUES } from './cues/wish-cues.ts'
import { BILL_EXAMPLES } from './examples/bill-examples.ts'
import { ENERGY_EXAMPLES } from './examples/energy-examples.ts'
import { HOUSEHOLD_EXAMPLES } from './examples/household-examples.ts'
import { LOOSE_EXAMPLES } from './examples/loose-examples.ts'
import { MARKET_EXAMPLES } from './examples/market-examples.ts'
import { MO_EXAMPLES } from './examples/mo-examples.ts'
import { PREMISE_EXAMPLES } from './examples/premise-examples.ts'
import { SAFETY_EXAMPLES } from './examples/safety-examples.ts'
import { SCOPE_EXAMPLES } from './examples/scope-examples.ts'
import { BILL_INTENTS } from './intents/bill-intents.ts'
import { ENERGY_INTENTS } from './intents/energy-intents.ts'
import { HOUSEHOLD_INTENTS } from './intents/household-intents.ts'
import type { Intent } from './intents/intent.ts'
import { MARKET_INTENTS } from './intents/market-intents.ts'
import { MATTER_INTENTS } from './intents/matter-intents.ts'
import { MO_INTENTS } from './intents/mo-intents.ts'
import { PREMISE_INTENTS } from './intents/premise-intents.ts'
import { SAFETY_INTENTS } from './intents/safety-intents.ts'
import { SCOPE_INTENTS } from './intents/scope-intents.ts'

const GIVEN: readonly Intent[] = [
  ...SAFETY_INTENTS,
  ...SCOPE_INTENTS,
  ...HOUSEHOLD_INTENTS,
  ...PREMISE_INTENTS,
  ...ENERGY_INTENTS,
  ...BILL_INTENTS,
  ...MARKET_INTENTS,
  ...ASKED_INTENTS,
  ...MATTER_INTENTS,
  ...MO_INTENTS,
]
export const INTENTS: readonly Intent[] = GIVEN.map((intent) => ({
  ...intent,
  cues: [
    ...intent.cues,
    ...(TERM_CUES[intent.name] ?? WISH_CUES[intent.name] ?? []),
    ...(LOOSE_CUES[intent.name] ?? []),
  ],
}))

/** How people say it, each intent in one of the lists. */
const SAID: Readonly<Record<string, string>> = {
  ...BILL_EXAMPLES,
  ...ENERGY_EXAMPLES,
  ...HOUSEHOLD_EXAMPLES,
  ...MARKET_EXAMPLES,
  ...MO_EXAMPLES,
  ...PREMISE_EXAMPLES,
  ...SAFETY_EXAMPLES,
  ...SCOPE_EXAMPLES,
}
const sayings = (of: Readonly<Record<string, string>>, name: string) =>
  of[name]?.split('|').map((text) => text.trim()) ?? []
/** All ways of saying each wish that were written beside it. */
export const EXAMPLES = INTENTS.flatMap(({ name, examples: own }) =>
  [...new Set([...own, ...sayings(SAID, name), ...sayings(LOOSE_EXAMPLES, name)])].map((text) => ({
    label: name,
    text,
  })),
)
