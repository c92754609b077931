import { verifySteps } from './run/all-steps.ts'
import { runSteps } from './run/steps.ts'

process.exit((await runSteps(verifySteps())) ? 0 : 1)
