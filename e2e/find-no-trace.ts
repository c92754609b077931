import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FullConfig } from '@playwright/test'
import { findCanaries } from '../apps/server/test/find-canaries.ts'
import { journeyValues } from './canaries.ts'
import { inDatabase } from './insights-steps.ts'

/** After all journeys: what they typed, uploaded and were given is in no log, no metric and no statistic. */
export default async function findNoTrace({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL ?? ''
  const dataDir = process.env['E2E_DATA_DIR'] ?? ''
  const kept = readdirSync(dataDir)
    .filter((name) => /\.(?:log|metrics)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(dataDir, name), 'utf8') }))
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  const statistics = await inDatabase(async ({ db }) => [
    ...(await db.selectFrom('insights_event').select(['event', 'properties']).execute()),
    ...(await db.selectFrom('insights_error').select(['name', 'message', 'stack', 'page']).execute()),
    ...(await db.selectFrom('insights_conversion').select(['form_type', 'currency']).execute()),
  ])
  const traces = findCanaries(
    [...kept, { name: 'A metric', text: metrics }, { name: 'A statistic', text: JSON.stringify(statistics) }],
    journeyValues,
  )
  if (traces.length > 0) throw new Error(`Journeys left traces of people:\n${traces.join('\n')}`)
}
