import { clearConsole, seedConsole } from '../../apps/server/src/console-samples.ts'
import { promoterContext } from '../competition/promoter-context.ts'
import type { OpenedWithConfig } from '../run/with-database.ts'

export async function addSamples(opened: OpenedWithConfig): Promise<boolean> {
  if (opened.config.isProduction) {
    console.error('Sample data is for trying the console out, so you can’t add it in production.')
    return false
  }
  await seedConsole(await promoterContext(opened, () => new Date()))
  console.log('The console now has sample data. To remove it, run “npm run operator -- samples clear”.')
  return true
}

export async function clearSamples({ db }: OpenedWithConfig): Promise<boolean> {
  await clearConsole(db)
  console.log('We’ve removed the sample data. The audit log still shows it was there.')
  return true
}
