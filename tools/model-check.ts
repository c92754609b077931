// npm run model:check: tries the model of LLM_BASE_URL and LLM_MODEL with 20 short talks, and prints what works, how
// fast, and what it costs in tokens. With --patience 60000 a slow one has time to answer; users wait 2.5 seconds in any
// case.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseTalks } from '@mowatt/agent/written-talks'
import { loadEncoder } from '../apps/server/src/platform/encoder/load-encoder.ts'
import { createModel } from '../apps/server/src/platform/model/create-model.ts'
import { checkModel } from './model-check/check-model.ts'
import { sayCheck } from './model-check/say-check.ts'
import { readOwnConfig } from './run/with-database.ts'

const TALKS = path.join(import.meta.dirname, '../packages/agent/readings/talks.txt')
const { values } = parseArgs({ options: { patience: { type: 'string', default: '20000' } } })
const patienceMs = Number(values.patience)
const model = createModel(readOwnConfig().assistant, { silenceMs: patienceMs, totalMs: patienceMs })
if (!model || !(patienceMs > 0)) {
  console.error(
    model ? '--patience is a number of milliseconds.' : 'Set LLM_BASE_URL and LLM_MODEL first: see docs/models.md.',
  )
  process.exit(1)
}
const encoder = await loadEncoder()
const turns = await checkModel({
  model,
  talks: parseTalks(readFileSync(TALKS, 'utf8')),
  embed: async (text) => (await encoder.embed([text]))[0],
  patienceMs,
  nowMs: () => performance.now(),
  onTurn: ({ by }) => process.stderr.write(by === 'model' ? '.' : '-'),
})
process.stderr.write('\n')
for (const line of sayCheck(model, turns)) console.log(line)
await encoder.close()
process.exitCode = turns.some(({ by }) => by === 'model') ? 0 : 1
