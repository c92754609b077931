// npm run operator -- add <e-mail> --role admin | list | remove <e-mail> | reset-passkeys <e-mail> | sign-out <e-mail>
// | audit: the operators.
import { parseArgs } from 'node:util'
import { isEmailAddress, operatorRoles } from '@mowatt/contract'
import { resetPasskeys } from '../apps/server/src/features/identity/passkeys/reset-passkeys.ts'
import { endSessionsOfAddress } from '../apps/server/src/features/identity/tokens/end-sessions.ts'
import { listOperators } from '../apps/server/src/features/operators/operator-store.ts'
import { setRole } from '../apps/server/src/features/operators/set-role.ts'
import { createLog } from '../apps/server/src/platform/log/log.ts'
import { createNotices } from '../apps/server/src/platform/notify/notices.ts'
import { checkAudit, exportAudit } from './operator/audit.ts'
import { addSamples, clearSamples } from './operator/samples.ts'
import { openSecurityLog } from './run/open-security-log.ts'
import { type OpenedWithConfig, withDatabase } from './run/with-database.ts'

const USAGE = `Choose a command:
  add <e-mail> --role <role>   gives someone access, or changes their role: ${operatorRoles.join(', ')}
  list                         lists everyone who has access
  remove <e-mail>              takes their access away, from now on
  reset-passkeys <e-mail>      removes their passkeys if they’ve lost a device, and signs them out everywhere
  sign-out <e-mail>            signs anyone out everywhere, operator or not
  samples [clear]              fills the console with made-up data so you can try it out, or removes that data
  audit export                 prints everything operators did, as lines of JSON
  audit check [<earlier>]      says whether that log is whole, and whether it still has everything in an exported file,
                               or everything up to an audit_head in the server's log`

type Given = OpenedWithConfig

const { command, email, role, file } = readArguments()
const commands: Record<string, (opened: Given) => Promise<boolean>> = {
  add,
  list,
  remove,
  'reset-passkeys': reset,
  'sign-out': signOut,
  'samples ': addSamples,
  'samples clear': clearSamples,
  'audit export': ({ db }) => exportAudit(db),
  'audit check': ({ db }) => checkAudit(db, file),
}
const act = commands[command]
process.exit(act ? ((await withDatabase(act)) ? 0 : 1) : complain(USAGE))

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } })
    const [name = '', address = '', ...more] = positionals
    const [file, ...rest] = `${name} ${address}` === 'audit check' ? more : [undefined, ...more]
    // An extra word is a mistake, and must not give anyone a role.
    if (rest.length > 0) throw new Error(`There’s something extra at the end: ${rest.join(' ')}`)
    if (name === 'audit' || name === 'samples')
      return { command: `${name} ${address}`, email: '', role: undefined, file }
    return { command: name, email: address.trim().toLowerCase(), role: values.role, file }
  } catch (error) {
    return process.exit(complain(`${(error as Error).message}\n\n${USAGE}`))
  }
}

async function add(given: Given): Promise<boolean> {
  const known = operatorRoles.find((each) => each === role)
  if (!isEmailAddress(email)) return refuse('Give the email address they sign in with.')
  if (!known) return refuse(`Give a role with --role, one of: ${operatorRoles.join(', ')}.`)
  const security = await openSecurityLog(given)
  await setRole(partsOf(given), email, known)
  security.note('role_given', { address: email, reason: known })
  console.log(
    `${email} is now ${known}. They sign in at /waitlist like everyone else, and find their pages at /operate.`,
  )
  return true
}

async function list({ db }: Given): Promise<boolean> {
  const operators = await listOperators(db)
  if (operators.length === 0) console.log('Nobody yet.')
  for (const { email: each, role: has, addedAt } of operators) {
    console.log(`${has.padEnd(9)} ${each}, since ${addedAt.toISOString().slice(0, 10)}`)
  }
  return true
}

async function remove(given: Given): Promise<boolean> {
  const security = await openSecurityLog(given)
  const isGone = await setRole(partsOf(given), email, null)
  if (!isGone) return refuse('There’s no operator with that address.')
  security.note('role_taken', { address: email })
  console.log(`${email} is no longer an operator.`)
  return true
}

async function reset(given: Given): Promise<boolean> {
  const security = await openSecurityLog(given)
  const gone = await resetPasskeys(partsOf(given), email)
  if (!gone) return refuse('Nobody has signed in with that address.')
  security.note('passkeys_reset', { user: gone.userId, address: email })
  console.log(`${email} no longer has any passkeys (there were ${gone.count}), and is signed out everywhere.`)
  console.log('They can sign in with a link we email them and add a new one. Make sure it was really them who asked.')
  return true
}

async function signOut(given: Given): Promise<boolean> {
  const security = await openSecurityLog(given)
  const userId = await given.db.transaction().execute((tx) => endSessionsOfAddress(partsOf(given), tx, email))
  if (userId === undefined) return refuse('Nobody has signed in with that address.')
  security.note('signed_out_everywhere', { user: userId, address: email, reason: 'command' })
  console.log(`${email} is signed out everywhere.`)
  return true
}

/** Running servers are notified. */
function partsOf({ db, pool, config }: Given) {
  return { db, now: () => new Date(), notices: createNotices({ pool, log: createLog(config.log) }) }
}

function refuse(words: string): false {
  console.error(words)
  return false
}

/** Returns the exit status of a command. */
function complain(words: string): 1 {
  console.error(words)
  return 1
}
