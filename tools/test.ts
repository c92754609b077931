import { ensureBrowser } from './run/ensure-browser.ts'
import { slowSteps, verifySteps } from './run/all-steps.ts'
import { runSteps } from './run/steps.ts'

const browser = ensureBrowser()
process.exit((await runSteps([...verifySteps, ...slowSteps(browser)])) ? 0 : 1)
