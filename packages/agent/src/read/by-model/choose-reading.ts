import { printCommands } from '../../command/command-text.ts'
import type { Reading } from '../reader.ts'

const CLEAR = 0.5
/** Below this Mo offers another reading beside the answer. */
const SURE = 0.75
const UNCLEAR = 'talk unclear'

/** The model's reading, where it is at less of a loss than the built-in one; beside one that isn't sure, the other is offered. */
export function chooseReading(builtIn: Reading, byModel: Reading | undefined): Reading {
  if (!byModel) return builtIn
  const said = printCommands(byModel.commands)
  if (said === UNCLEAR && builtIn.confidence >= CLEAR) return builtIn
  const isOther = ![said, UNCLEAR].includes(printCommands(builtIn.commands))
  const wantsOther = byModel.confidence < SURE && byModel.alternatives.length === 0 && isOther
  return wantsOther ? { ...byModel, alternatives: [builtIn.commands.filter((each) => each.do !== 'note')] } : byModel
}
