import type { ToolArgs, ToolContext, ToolName, ToolResult } from '../agent-reply.ts'
import { isAskedFor } from './asked-for.ts'
import { compare } from './compare.ts'
import { correctFact } from './correct-fact.ts'
import { estimateUsage } from './estimate-usage.ts'
import { exitFee } from './exit-fee.ts'
import { explainBill } from './explain-bill.ts'
import { explainTariff } from './explain-tariff.ts'
import { handOver } from './hand-over.ts'
import { aboutMo, correctPremise, explainTerm, helpRoute } from './knowledge-tools.ts'
import { priceCap, vat } from './market-facts.ts'
import { noteDetails } from './note-details.ts'
import { readBill } from './read-bill.ts'
import { cleanArgs } from './clean-args.ts'
import { setReminder } from './reminder-tools.ts'
import { searchGuides } from './search-guides.ts'
import { startSwitch, switchProgress, waitlistPlace } from './switch-tools.ts'

type Tool = (args: ToolArgs, context: ToolContext) => Promise<ToolResult>

const TOOLS: Readonly<Record<ToolName, Tool>> = {
  note_details: noteDetails,
  read_bill: readBill,
  explain_bill: explainBill,
  correct_fact: correctFact,
  estimate_usage: estimateUsage,
  compare,
  explain_tariff: explainTariff,
  exit_fee: exitFee,
  price_cap: priceCap,
  vat,
  explain_term: explainTerm,
  start_switch: startSwitch,
  switch_progress: switchProgress,
  set_reminder: setReminder,
  waitlist: waitlistPlace,
  hand_over: handOver,
  search_guides: searchGuides,
  help_route: helpRoute,
  correct_premise: correctPremise,
  about_mo: aboutMo,
}

/**
 * Runs one tool for a model. Arguments are made fit or dropped; an unknown name gives a result that says so. Acts need the
 * person's own words, which the server puts into the state by `hearPerson`. A model cannot
 * confirm a switch: only the person's own words, read by the built-in engine, or their press on the page can.
 */
export async function runTool(name: string, args: unknown, context: ToolContext): Promise<ToolResult> {
  if (!isTool(name)) return { says: `There is no tool of that name.`, cards: [], facts: [], state: context.state }
  if (!isAskedFor(name, context.state)) {
    return { says: 'The person has not asked for that.', cards: [], facts: [], state: context.state }
  }
  return TOOLS[name](cleanArgs(name, args, context), context)
}

/** For the engine, whose arguments are its own. */
export function callTool(name: ToolName, args: ToolArgs, context: ToolContext): Promise<ToolResult> {
  return TOOLS[name](args, context)
}

function isTool(name: string): name is ToolName {
  return Object.hasOwn(TOOLS, name)
}
