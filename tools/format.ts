import { runSteps, step } from './run/steps.ts'

process.exit((await runSteps([[step('format', 'node_modules/oxfmt/bin/oxfmt', ['.'])]])) ? 0 : 1)
