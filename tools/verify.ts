import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { sourceStamp } from './building/source-stamp.mjs'
import { verifySteps } from './run/all-steps.ts'
import { runSteps } from './run/steps.ts'

const root = path.resolve(import.meta.dirname, '..')

// Files that tests read without importing them: if one of them has changed since the last success, all tests are run.
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const read = listed.split('\n').filter((file) => file !== '' && !/\.tsx?$/.test(file) && existsSync(file))
const { isBuilt, remember } = sourceStamp({ root, of: read, stamp: path.join(root, 'node_modules/.cache/verified') })
// For the next time.
process.env['TEST_RECORD'] = '1'
const isWell = await runSteps(verifySteps(isBuilt))
if (isWell) remember()
process.exit(isWell ? 0 : 1)
