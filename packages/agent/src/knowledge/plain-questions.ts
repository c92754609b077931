import type { ToolCall } from '../agent-reply.ts'

/** A question that names one thing and asks another: what is asked decides, and not the noun. */
export type PlainQuestion = {
  name: string
  /** Read in plain words. */
  on: RegExp
  unless?: RegExp
  /** Only with, or only without, a bill or a list. */
  isKnown?: boolean
  after?: RegExp
  /** What answers it; where there are words, the call only says where they stand. */
  calls: readonly ToolCall[]
  says?: string
}

const term = (key: string): ToolCall => ({ name: 'explain_term', args: { term: key } })
const compare = (filters: Record<string, unknown>): ToolCall => ({ name: 'compare', args: { filters } })

export const PLAIN_QUESTIONS: readonly PlainQuestion[] = [
  {
    name: 'length_of_fixes',
    on: /\bhow long (?:are|do|is|does)\b.{0,10}\b(?:a )?fix(?:es|ed)?(?: deals?| tariffs?)?\b.{0,10}(?:\blast\b)?$/,
    unless: /\b(?:my|our|this|that|it)\b/,
    calls: [term('fix_length')],
    says: 'Mostly 12 months; there are also fixes of 6, 18, 24 and at times 36 months. A longer one keeps the price for longer and ties you in for longer: leaving early may cost an exit fee for each fuel, though not in the last 49 days. When it ends you go to the supplier’s variable tariff unless you choose again. Ask me to compare, and the list says how long each is.',
  },
  {
    name: 'standing_under_cap',
    on: /\bstanding charges?\b.{0,25}\b(?:under|in|part of|covered by|include\w*|count\w*)\b.{0,10}\b(?:price )?cap\b|\bcap\b.{0,20}\b(?:cover|include|limit)s?\b.{0,15}\bstanding charges?\b/,
    calls: [term('cap_standing_too')],
  },
  {
    name: 'cap_for_everyone',
    on: /\bcap\b.{0,20}\bsame\b.{0,20}\b(?:everyone|everybody|everywhere|all|homes|people|us|country)\b|\b(?:everyone|everybody|all)\b.{0,15}\bsame (?:price )?cap\b/,
    calls: [{ name: 'price_cap', args: {} }],
    says: 'No. The cap has prices of its own for each of 14 regions, for each way to pay, and for meters with one rate or with day and night. It covers default tariffs, such as a standard variable one; a fix that you chose has its own price. And it limits prices, not bills: who uses more pays more. The figure in the news is for a home with typical use by Direct Debit. Tell me your postcode and how you pay, and I say which prices are yours.',
  },
  {
    name: 'standing_everywhere',
    on: /\bstanding charges?\b.{0,20}\bthe same\b.{0,20}\b(?:everywhere|all over|everyone|everybody|country|every region|each region|for all)\b/,
    calls: [term('standing_charge')],
    says: 'No. It differs by region, because wires and pipes cost more in some, and the price cap has its own for each of 14 regions. It also differs by tariff and by the way you pay: a supplier may set it lower and the unit rate higher, so the cost of the whole year decides. Ask “which region has the lowest standing charge”, and I tell you.',
  },
  {
    name: 'bill_is_wrong',
    isKnown: false,
    on: /\bbill (?:is|looks|seems|must be|has to be) (?:all |totally |completely )?(?:wrong|incorrect|not right)$/,
    unless: /\b(?:final|closing|last)\b/,
    calls: [{ name: 'explain_bill', args: { aspect: 'check' } }],
    says: 'Check four things on it. The readings: are they real, and do they fit your meter today? The rates: are they those of your tariff? The days: does the period begin where the last bill ended? And the balance from before: are all your payments in it? Tell the supplier in writing what is wrong, with a photo of the meter, and pay what is not in doubt. Add the bill with the paper clip, and I do the sums and can draft the letter.',
  },
  {
    name: 'what_to_ask',
    on: /\b(?:not know|no idea|not sure|unsure)\b.{0,6}\bwhat (?:to|i (?:can|should)) (?:even )?(?:ask|say|type|write)\b/,
    calls: [{ name: 'about_mo', args: { topic: 'abilities' } }],
    says: 'That is fine. Three things people ask most. “Is my bill right?”: add it with the paper clip, and I go through it. “Can I pay less?”: tell me your postcode and what you pay. “When can I leave?”: tell me when your deal ends. Or just say what bothers you about your energy.',
  },
  {
    name: 'where_unit_rate',
    isKnown: true,
    on: /\bwhere\b.{0,20}\b(?:did you|do you|have you)\b.{0,10}\b(?:see|find|read|get|got)\b.{0,20}\b(?:unit rate|rates?|price per|pence)\b/,
    calls: [{ name: 'explain_bill', args: { aspect: 'unit_rate' } }],
  },
  {
    name: 'switch_overdue',
    on: /\b(?:been|over|more than|after|its|waited)\b.{0,6}\b(?:\d+|two|three|four|a|ten)\b (?:working )?(?:days|weeks?|month)\b.{0,50}\bswitch\w*\b.{0,30}\b(?:not|still|yet|nothing|never)\b|\bswitch\w*\b.{0,30}\b(?:not|still)\b.{0,25}\b(?:after|its been)\b.{0,6}\b(?:\d+|two|three|four) (?:working )?(?:days|weeks)\b/,
    calls: [term('switch_late')],
  },
  {
    name: 'unit_price_own',
    isKnown: true,
    on: /\bwhat (?:is|does|do)\b.{0,10}\b(?:1|one|a|each) (?:kwh|unit|kilowatt hour)s?\b.{0,15}\bcost\b|\bhow much (?:is|does|do i pay for)\b.{0,8}\b(?:1|one|a|each) (?:kwh|unit)\b/,
    calls: [{ name: 'explain_bill', args: { aspect: 'unit_rate' } }],
  },
  {
    name: 'unit_price',
    isKnown: false,
    on: /\bwhat (?:is|does|do)\b.{0,10}\b(?:1|one|a|each) (?:kwh|unit|kilowatt hour)s?\b.{0,15}\bcost\b|\bhow much (?:is|does|do i pay for)\b.{0,8}\b(?:1|one|a|each) (?:kwh|unit)\b/,
    calls: [{ name: 'price_cap', args: {} }],
  },
  {
    name: 'how_sure_of_reading',
    on: /\b(?:how )?(?:sure|certain|confident|accurate|reliable)\b.{0,25}\b(?:numbers?|figures?|values?|reading)\b.{0,25}\b(?:read|got|took|from|off)\b|\bdid you (?:read|get)\b.{0,20}\bright\b/,
    calls: [{ name: 'about_mo', args: { topic: 'accuracy' } }],
  },
  {
    name: 'big_names',
    on: /\b(?:big|well known|known|proper|household|major|famous|big six|large)\b.{0,6}\b(?:names?|six|brands?|compan(?:y|ies)|suppliers?|firms?)\b.{0,20}$/,
    unless: /\b(?:hardship|fund|failed|bust|owe|bill)\b|^(?:is|are|do|does|why|which|who|what)\b/,
    calls: [{ name: 'about_mo', args: { topic: 'sample' } }],
    says: 'I cannot sort by fame. The tariffs that I show are samples with invented names, so none of them is a big name or a small one. A small supplier must keep the same rules as a large one: the supply does not stop if it fails, Ofgem picks another, and your credit is safe. If you stay with a name that you know, ask it for its best price, tell me the sum, and I set it beside the list.',
  },
  {
    name: 'name_of_partner',
    on: /\b(?:in|under) (?:my )?(?:husband|wife|partner|mum|dad|boyfriend|girlfriend|flatmate|ex)s? ?(?:s )?name\b/,
    unless:
      /\b(?:died|dead|passed|death|late|owe\w*|debt|controls?|bill is high|left|gone|moved|walked|split|separated)\b/,
    calls: [term('name_on_bill')],
  },
  {
    name: 'same_region',
    on: /\b(?:same|different|equal)\b.{0,12}\b(?:prices?|rates?|cost|tariff|standing charge)\b.{0,30}$/,
    unless:
      /\b(?:direct debit|prepay\w*|gas and electric\w*|tariff|day and night|every day|all day|supplier)\b|^(?!.*\bin [a-z]+ and (?:i|we|am|she|he)\b)/,
    calls: [term('region')],
    says: 'It depends on the region and not on the town. The cap has one set of prices for each of 14 regions, for example one for all of Yorkshire, so two towns in the same region have the same cap. Your bills can still differ: by the tariff, by the way you pay, and by what each home uses. Tell me both postcodes, one after the other, and I say which regions they are in.',
  },
  {
    name: 'flow_temperature',
    on: /\bwhat temp\w*\b.{0,20}\b(?:boiler|combi|flow)\b|\b(?:combi|boiler|flow)\b.{0,30}\b(?:set (?:to|at)|temperature|degrees|\d{2})\b.{0,40}\b(?:turn\w*|lower\w*|down|save|reduc\w*)\b|\b(?:turn\w*|lower\w*)\b.{0,20}\b(?:boiler|combi|flow temp\w*)\b.{0,12}\b(?:down|save)?\b/,
    unless: /\b(?:broke\w*|not work\w*|off|noise|leak\w*)\b/,
    calls: [term('use_less')],
    says: 'Yes, a little. A condensing combi works best when the water comes back cool, so set the flow for the radiators to about 55 to 60 degrees and leave the hot water at the tap as it is. If the rooms get too slow to warm in a frost, turn it up a step. It costs nothing to try and saves some gas. With a hot water tank it is different: the tank must reach 60 degrees, for health. The handbook shows the dial.',
  },
  {
    name: 'lpg_or_electric',
    on: /\b(?:lpg|calor|bottled gas|gas bottles?|paraffin)\b.{0,40}\b(?:electric\w*|heaters?)\b|\b(?:electric\w*|heaters?)\b.{0,40}\b(?:lpg|calor|bottled gas|gas bottles?|paraffin)\b/,
    calls: [term('no_gas')],
    says: 'It depends on what you pay for the bottle. A kilogram of LPG holds a little under 14 kWh, so divide the price of the bottle by its kilograms and by 13.8, and you have its price for one kWh. Set that beside your unit rate for electricity: every kWh of a plug-in heater gives one of heat, while a heater on bottles loses a little and makes the air damp. Never use one without fresh air and a carbon monoxide alarm.',
  },
  {
    name: 'two_year_fixes',
    isKnown: true,
    on: /\b(?:two|2|three|3|24|36|18)[ -]?(?:years?|yrs?|months?)\b.{0,10}\b(?:fix\w*|deals?|tariffs?|ones?)\b|\b(?:fix\w*|deals?)\b.{0,12}\b(?:for|of|over) (?:two|2|three|3|24|36|18)[ -]?(?:years?|months?)\b/,
    unless: /\b(?:my|our|left|remaining|ends?|am on|are on|or|safe|worth|should|daft)\b/,
    calls: [compare({ kind: 'fixed', sort: 'length' })],
  },
  {
    name: 'longer_fix',
    on: /\bfix\w*\b.{0,15}\b(?:longer than|more than|over) (?:a|one|1|12)\b|\b(?:long|longer) fix\w*\b/,
    unless: /\b(?:show|list|only|sort)\b/,
    calls: [term('fix_length')],
  },
  {
    name: 'cheapest_of_kind',
    isKnown: true,
    on: /\b(?:cheapest|best|lowest)\b.{0,12}\btrackers?\b/,
    calls: [compare({ kind: 'tracker' })],
  },
  {
    name: 'cheapest_fix',
    isKnown: true,
    on: /\b(?:cheapest|best|lowest)\b.{0,8}\b(?:fix|fixed(?: one| deal| tariff)?)\b/,
    unless: /\b(?:than|my fix|or variable|why)\b/,
    calls: [compare({ kind: 'fixed' })],
  },
  {
    name: 'without_fees',
    isKnown: true,
    on: /\b(?:take out|remove|drop|lose|get rid of|strip out|bin|cut out|leave out|take off)\b.{0,25}\b(?:exit|leaving|early|fee|fees|penalt\w*)\b/,
    calls: [compare({ noExitFee: true })],
  },
  {
    name: 'grant_in_wales',
    on: /\b(?:wales|cardiff|swansea|newport|wrexham|bangor|aberystwyth|llanelli)\b/,
    after: /\b(?:grants?|heat pump|insulation|scheme)\b/,
    unless: /\b(?:compare|tariff|price|kwh)\b/,
    calls: [term('heat_pump_grant')],
    says: 'In Wales the Boiler Upgrade Scheme applies as in England, and the Welsh Government has Nest on top, with free advice and, for low incomes or certain illnesses, help with heating. In a flat it is harder: the outdoor unit needs a place, and in a leasehold the freeholder must agree in writing. As a tenant ask the landlord, who applies. An installer can say whether your flat suits before you pay anything. GOV.UK and Nest have the rules of today.',
  },
  {
    name: 'what_is_in_rate',
    on: /\bwhat (?:is |goes |makes? )?(?:in|into|up|inside)\b.{0,10}\b(?:my |the |a )?(?:unit rate|unit price|unit cost|standing charge)\b|\bwhere (?:is |does )?(?:the |my |all )?(?:the )?money go\b/,
    calls: [term('cap_made_of')],
  },
  {
    name: 'debt_on_file',
    on: /\b(?:ow(?:e|ing)|debts?|arrears|missed|unpaid)\b.{0,40}\bcredit (?:rating|score|file|record|history)\b|\bcredit (?:rating|score|file|record|history)\b.{0,40}\b(?:ow(?:e|ing)|debts?|arrears|missed|unpaid)\b/,
    calls: [term('debt_credit')],
  },
  {
    name: 'reading_on_the_day',
    on: /\b(?:have to|need to|must i|should i|do i)\b.{0,12}\b(?:give|send|take|submit|do)\b.{0,10}\b(?:meter )?readings?\b.{0,15}\b(?:on the day|when (?:i|the) switch|that day|first day)\b/,
    calls: [term('switch_reading')],
  },
  {
    name: 'dials',
    unless: /\b(?:turning|spinning|keeps?|faulty|broken|unplugged|racing)\b/,
    on: /\b(?:clock faces?|dials?|little clocks?|pointers?|needles?)\b/,
    calls: [term('read_meter')],
  },
  {
    name: 'own_data',
    on: /\b(?:download|export|copy of|get|send me)\b.{0,15}\b(?:everything|all|data|what)\b.{0,20}\b(?:you (?:hold|have|keep|know|store)|on me|about me)\b/,
    unless: /\bdelete|wipe|erase\b/,
    calls: [{ name: 'about_mo', args: { topic: 'privacy' } }],
    says: 'Yes. Each chat has “Export” in its menu, and your account page has a download of all that we hold on you, with the bills. It is yours, free and at any time. You can delete it there too. The privacy policy says what is kept and for how long.',
  },
]
