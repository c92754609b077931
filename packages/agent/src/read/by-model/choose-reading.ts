import type { Claim } from '@mowatt/text/values/claim'
import type { Command } from '../../command/command.ts'
import { printCommands } from '../../command/command-text.ts'
import type { Reading } from '../reader.ts'

const CLEAR = 0.5
/** Below this Mo offers another reading beside the answer. */
const SURE = 0.75
const UNCLEAR = 'talk unclear'

/** The model's reading, if it is less uncertain than the built-in one; if it is uncertain, the other is offered. */
export function chooseReading(builtIn: Reading, byModel: Reading | undefined): Reading {
  if (!byModel) return builtIn
  const model = withClaim(byModel, builtIn.claim)
  const said = printCommands(model.commands)
  if (said === UNCLEAR && builtIn.confidence >= CLEAR) return builtIn
  const isOther = ![said, UNCLEAR].includes(printCommands(builtIn.commands))
  const wantsOther = model.confidence < SURE && model.alternatives.length === 0 && isOther
  return wantsOther ? { ...model, alternatives: [builtIn.commands.filter((each) => each.do !== 'note')] } : model
}

/** The model isn't asked for this: the built-in reader says which way the one question of a message points. */
function withClaim(reading: Reading, claim: Claim | undefined): Reading {
  const asked = reading.commands.filter(isClaiming)
  if (!claim || asked.length !== 1) return reading
  return { ...reading, commands: reading.commands.map((each) => (isClaiming(each) ? { ...each, claim } : each)) }
}

function isClaiming(command: Command): command is Extract<Command, { do: 'figure' | 'judge' | 'conclude' }> {
  return command.do === 'figure' || command.do === 'judge' || command.do === 'conclude'
}
