// npm run competition -- open --closes 2027-03-31 | status | close | settle | commit | draw | remind | redraw | finish
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Failure } from '@mowatt/contract'
import { finishCompetition } from '../apps/server/src/features/competition/awards/finish-competition.ts'
import { remindWinners } from '../apps/server/src/features/competition/awards/remind-winners.ts'
import { redrawUnclaimed } from '../apps/server/src/features/competition/awards/redraw-unclaimed.ts'
import { markSent, readAddress } from '../apps/server/src/features/competition/awards/send-prize.ts'
import { announceWinners } from '../apps/server/src/features/competition/awards/tell-winners.ts'
import { beaconOf } from '../apps/server/src/features/competition/beacon/beacon.ts'
import { commitDraw } from '../apps/server/src/features/competition/draw/commit-draw.ts'
import { drawWinners } from '../apps/server/src/features/competition/draw/draw-winners.ts'
import { closeCompetition } from '../apps/server/src/features/competition/edition/close-competition.ts'
import {
  type Edition,
  findEdition,
  findNewestEdition,
} from '../apps/server/src/features/competition/edition/edition-store.ts'
import { openCompetition } from '../apps/server/src/features/competition/edition/open-competition.ts'
import { settleCompetition } from '../apps/server/src/features/competition/edition/settle-competition.ts'
import { refusal } from '../apps/server/src/features/competition/edition/take-step.ts'
import { enterSamples } from '../apps/server/src/features/competition/entry/enter-samples.ts'
import { excludeEntrant } from '../apps/server/src/features/competition/entry/exclude-entrant.ts'
import { seedCompetition } from '../apps/server/src/features/competition/public.ts'
import { needsSecond } from '../apps/server/src/features/competition/operate/needs-second.ts'
import { promoterContext, type PromoterContext } from './competition/promoter-context.ts'
import { refuseAlone } from './competition/refuse-alone.ts'
import { sayStatus } from './competition/say-status.ts'
import { siteForMails } from './competition/site-for-mails.ts'
import { withDatabase } from './run/with-database.ts'

const USAGE = `Choose a command:
  open --closes <day> [--opens <time>] [--rules <file>] [--id <id>]
                            opens a competition, with the rules from the terms if you don’t give a file
  status                    shows its state, who won, and every step so far
  exclude <account> <why>   keeps an account out of the ranking (“hold” does the same, but marks it as under review)
  close, settle             closes it once entry has closed, and makes the ranking final once reviews are over
  commit [--minutes <n>]    locks the list and announces a round of the beacon, an hour ahead unless you say otherwise
  draw                      draws the winners with that round and emails them
  remind                    emails winners who haven’t claimed yet, once a day at most
  redraw                    offers prizes that weren’t claimed in time to the next person
  address <award>, sent <award>, finish
  sample <count>            enters made-up members, so you can try things out
These apply to the newest competition. Use --id <id> for another one.
Taking someone out after the close, draw and redraw only work here for practice competitions. Real ones draw by
themselves, and for the rest two operators have to agree at /operate/competition.
--as-if <time> takes a step as if it were that time. It’s for rehearsals, and doesn’t work in production.`

const { values, positionals } = readArguments()
const [command = '', ...rest] = positionals

function readArguments() {
  const string = { type: 'string' as const }
  const options = { closes: string, opens: string, rules: string, id: string, minutes: string, 'as-if': string }
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    return process.exit(1)
  }
}

type Step = (ctx: PromoterContext, edition: Edition) => Promise<string>

const who = 'command' as const
const steps: Record<string, Step> = {
  status: sayStatus,
  async exclude(ctx, { id }) {
    await excludeEntrant(ctx, { editionId: id, userId: account(), reason: 'excluded', note: why() }, who)
    return `${account()} is out of the ranking for ${id}.`
  },
  async hold(ctx, { id }) {
    await excludeEntrant(ctx, { editionId: id, userId: account(), reason: 'held', note: why() }, who)
    return `${account()} is on hold and out of the ranking for ${id}.`
  },
  async close(ctx, { id }) {
    await closeCompetition(ctx, id, who)
    return `${id} is closed.`
  },
  async settle(ctx, { id }) {
    await settleCompetition(ctx, id, who)
    return `The ranking for ${id} is final.`
  },
  async commit(ctx, { id }) {
    const leadMinutes = values.minutes === undefined ? undefined : Number(values.minutes)
    await commitDraw(ctx, id, { beacon: beaconOf(ctx.config), who, leadMinutes })
    return sayStatus(ctx, (await findEdition(ctx.db, id))!)
  },
  async draw(ctx, { id, state }) {
    const mailing = withSite(ctx)
    // Drawn and not announced: the command was interrupted in between.
    if (state !== 'drawn') await drawWinners(ctx, id, { beacon: beaconOf(ctx.config), who })
    await announceWinners(mailing, id, who)
    return sayStatus(ctx, (await findEdition(ctx.db, id))!)
  },
  async redraw(ctx, { id }) {
    const { lapsed, redrawn } = await redrawUnclaimed(withSite(ctx), id, who)
    return `${lapsed} prizes weren’t claimed in time, and ${redrawn} went to a reserve.`
  },
  async remind(ctx, { id }) {
    return `${await remindWinners(withSite(ctx), id, who)} winners have been reminded.`
  },
  async address(ctx, { id }) {
    const { name, addressLine1, addressLine2, town, postcode } = await readAddress(ctx, id, award(), who)
    return [name, addressLine1, addressLine2, town, postcode].filter(Boolean).join('\n')
  },
  async sent(ctx, { id }) {
    await markSent(ctx, id, award(), who)
    return `Award ${award()} is on its way. Its address will be deleted in 30 days.`
  },
  async finish(ctx, { id }) {
    await finishCompetition(ctx, id, who)
    return `${id} has finished.`
  },
  async sample(ctx, { id }) {
    return `${await enterSamples(ctx, Number(rest[0]))} made-up members have entered ${id}.`
  },
}

/** Required before anything is drawn: a winner whose link doesn't work would lose days. */
function withSite(ctx: PromoterContext): PromoterContext {
  const { config } = ctx
  return { ...ctx, config: { ...config, urls: { ...config.urls, site: siteForMails(config) } } }
}

async function open(ctx: PromoterContext): Promise<string> {
  if (values.closes === undefined) throw refusal('Give the day it closes: --closes 2027-03-31')
  const rules = values.rules === undefined || values.rules === 'default' ? {} : readJson(values.rules)
  const opensAt = values.opens === undefined ? undefined : timeOf(values.opens)
  const edition = await openCompetition(ctx, { id: values.id, closesOn: values.closes, opensAt, rules })
  return `${await sayStatus(ctx, edition)}\nIts rules are locked.`
}

async function run(ctx: PromoterContext): Promise<string> {
  await seedCompetition(ctx)
  if (command === 'open') return open(ctx)
  const edition = await (values.id === undefined ? findNewestEdition(ctx.db) : findEdition(ctx.db, values.id))
  if (!edition) throw refusal(`There’s no competition${values.id === undefined ? '' : ` called ${values.id}`}.`)
  if (needsSecond(edition, command, ctx.now())) refuseAlone(edition, ctx.config)
  return steps[command]!(ctx, edition)
}

function clock(isProduction: boolean): () => Date {
  const asIf = values['as-if']
  if (asIf === undefined) return () => new Date()
  if (isProduction) throw refusal('You can’t change the time of a real competition.')
  const time = timeOf(asIf)
  return () => time
}

function timeOf(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw refusal(`${text} isn’t a time. Write it as 2027-04-01T00:00:00Z.`)
  return time
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch (error) {
    throw refusal(`We can’t read the rules in ${file}: ${(error as Error).message}`)
  }
}

const account = () => rest[0] ?? ''
const award = () => Number(rest[0])

function why(): string {
  const words = rest.slice(1).join(' ').trim()
  if (account() === '' || words === '') throw refusal('Give an account and a reason.')
  return words
}

if (command !== 'open' && !Object.hasOwn(steps, command)) {
  console.error(USAGE)
  process.exit(1)
}
try {
  console.log(await withDatabase(async (given) => run(await promoterContext(given, clock(given.config.isProduction)))))
} catch (error) {
  // A refusal is a sentence; anything else is a bug and keeps its stack trace.
  console.error(error instanceof Failure ? error.message : error)
  process.exitCode = 1
}
process.exit()
