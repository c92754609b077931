import { BILL_ASPECTS, BILL_SUMS } from './bill-aspects.ts'
import type { ToolName } from '../agent-reply.ts'
import { ABOUT_MO } from '../knowledge/about-mo.ts'
import { HELP_ROUTES } from '../knowledge/help-routes.ts'
import { PREMISES } from '../knowledge/premises.ts'
import { TERMS } from '../knowledge/terms.ts'

/** A tool as a model is told of it; `parameters` is a JSON schema. */
export type ToolSpec = { name: ToolName; description: string; parameters: Record<string, unknown> }

const text = (description: string) => ({ type: 'string', description })
const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values })

export const toolSpecs: readonly ToolSpec[] = [
  spec(
    'note_details',
    'Keeps what the person said about the home: postcode, supplier, payments, use, rates, end of a fix, exit fee, people, bedrooms, heating. Give their own words.',
    { text: text('The words of the person, unchanged') },
    ['text'],
  ),
  spec('read_bill', 'What the newest bill says and what its year costs.', {}),
  spec(
    'explain_bill',
    'One line of the bill, why it is high, or a sum on it, from what was read and proved.',
    {
      aspect: oneOf([...BILL_ASPECTS, ...BILL_SUMS]),
    },
    ['aspect'],
  ),
  spec(
    'correct_fact',
    'Puts one value of the bill right.',
    {
      path: text('Path of the value, such as electricity.exitFeeGbp'),
      text: text('The right value, as the person wrote it'),
    },
    ['path', 'text'],
  ),
  spec('estimate_usage', 'A year’s use from what is known, with its range.', { typical: { type: 'boolean' } }),
  spec('compare', 'Ranks tariffs by the cost of a year and says switch, wait or stay. Asks for what it lacks.', {
    filter: text('Words such as: green, fixed, no exit fee, sort by exit fee'),
  }),
  spec(
    'explain_tariff',
    'One tariff with its rates, term and conditions.',
    { tariff_id: text('Id of a tariff of the comparison') },
    ['tariff_id'],
  ),
  spec('exit_fee', 'What leaving the present deal costs, and from when it is free.', { leave_on: text('ISO day') }),
  spec('price_cap', 'The price cap in force, dated, with what it is and is not.', {
    fuel: oneOf(['electricity', 'gas']),
    payment_method: oneOf(['direct_debit', 'standard_credit', 'prepayment']),
  }),
  spec('vat', 'VAT on energy for homes, dated.', { fuel: oneOf(['electricity', 'gas']) }),
  spec('explain_term', 'A word of the trade in plain words.', { term: oneOf(Object.keys(TERMS)) }, ['term']),
  spec(
    'start_switch',
    'Offers to begin a switch. Only when the person asked for it in so many words.',
    { tariff_id: text('Id of a tariff of the comparison') },
    ['tariff_id'],
  ),
  spec('switch_progress', 'Where the person’s switches stand.', {}),
  spec('set_reminder', 'A mail on a day, when the person asked for it.', { on: text('ISO day') }),
  spec('waitlist', 'The person’s place on the waitlist.', {}),
  spec('hand_over', 'A message to a person of ours, with a summary that the visitor may change.', {}),
  spec('search_guides', 'Looks in our questions and posts.', { query: text('What to look for') }, ['query']),
  spec(
    'help_route',
    'Who really helps: emergencies, debt, illness, complaints, moving, business, Northern Ireland.',
    { kind: oneOf(Object.keys(HELP_ROUTES)) },
    ['kind'],
  ),
  spec(
    'correct_premise',
    'What is true where the person takes something else for granted.',
    { premise: oneOf(Object.keys(PREMISES)) },
    ['premise'],
  ),
  spec(
    'about_mo',
    'About Mo and Mowatt: AI, price, privacy, samples, uploads.',
    { topic: oneOf(Object.keys(ABOUT_MO)) },
    ['topic'],
  ),
]

function spec(
  name: ToolName,
  description: string,
  properties: Record<string, unknown>,
  required: readonly string[] = [],
): ToolSpec {
  return {
    name,
    description,
    parameters: { type: 'object', properties, required: [...required], additionalProperties: false },
  }
}
