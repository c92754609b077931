import { clearConsole, seedConsole } from '../../apps/server/src/console-samples.ts'
import { promoterContext } from '../competition/promoter-context.ts'
import type { OpenedWithConfig } from '../run/with-database.ts'

export async function addSamples(opened: OpenedWithConfig): Promise<boolean> {
  if (opened.config.isProduction) {
    console.error('Samples are for trying the console out, so there are none in production.')
    return false
  }
  await seedConsole(await promoterContext(opened, () => new Date()))
  console.log('The console has sample data. “npm run operator -- samples clear” removes it.')
  return true
}

export async function clearSamples({ db }: OpenedWithConfig): Promise<boolean> {
  await clearConsole(db)
  console.log('The sample data is gone. The audit log keeps that it was there.')
  return true
}
