import type { ToolCall } from '../agent-reply.ts'
import type { HelpKind } from './help-routes.ts'
import { CARE_NEEDS } from './care-needs.ts'
import { CUT_NEEDS } from './cut-needs.ts'

/** A need that general help would pass by: its words, where it stands among the helps, and what is said. */
export type Need = {
  name: string
  /** The help that it belongs to, or the call that stands nearest. */
  kind?: HelpKind
  call?: ToolCall
  /** Read in plain words. */
  on: RegExp
  unless?: RegExp
  /** What must have been said before, or have been answered last. */
  after?: { said?: RegExp; kinds?: readonly HelpKind[] }
  says: string
}

const PREPAY = /\b(?:key|card|prepay\w*|pay as you go|top ?(?:ped )?up|token|emergency credit)\b/
const OFF_KEY =
  'Ring your supplier’s emergency line today: a supplier of prepayment meters answers also at weekends and in the evening. Say that you are off supply, and who is at home if anybody is ill, older, pregnant or very young.'

/** What cannot wait: somebody without supply, in danger, or watched. Read before the general helps. */
const URGENT_NEEDS: readonly Need[] = [
  {
    name: 'no_key',
    kind: 'disconnection',
    on: /\bno (?:power|electric\w*|lights?|gas|heating)\b|\b(?:power|electric\w*|lights?|gas) (?:is |are |has |have ){0,6}(?:off|out|gone|dead)\b|\b(?:without|off) (?:power|supply|electric\w*)\b|\b(?:sunday|saturday|bank holiday|weekend|closed|shut)\b/,
    unless: /\b(?:whole|street|neighbours?|village|area)\b/,
    after: { said: PREPAY },
    says: `${OFF_KEY} If you do not know who supplies the home, the last name on any letter for it helps, and the key or card can be sent to a shop near you or a visit arranged the same day. Do not use the key of somebody who lived there before. Only if the whole street is dark is it a power cut: then call 105, free.`,
  },
  {
    name: 'shop_shut',
    kind: 'disconnection',
    on: /\b(?:shops?|paypoint|post office|garage|newsagent\w*|corner shop)\b.{0,40}\b(?:shut|shuts|close[sd]?|closing|not open)\b.{0,60}\b(?:key|card|meter|prepay\w*|top ?up|run out|ran out|credit|electric\w*|gas)\b|\b(?:key|card|meter|prepay\w*|top ?up|run out|ran out|credit|electric\w*|gas)\b.{0,60}\b(?:shops?|paypoint|post office|garage)\b.{0,40}\b(?:shut|shuts|close[sd]?|closing|not open)\b|\b(?:run|ran|running) out\b.{0,20}\b(?:on|of) (?:the |my |our )?(?:key|card|prepay\w*|top ?up) ?(?:meter)?\b|\b(?:key|card|prepay\w*) (?:meter )?(?:has |have |is |just ){0,6}(?:ran|run) out\b/,
    says: 'First use the emergency credit on the meter: put the key or card in, or press the button on a smart one. Many meters do not cut off at night or at weekends. Then look for another place that sells top-ups and is still open, or top up by app, online or by phone if your meter is smart. If none of that works, ring your supplier’s emergency line now and ask for emergency or extra credit: it must help. Say if anybody at home is ill, older, pregnant or very young, and ask for the Priority Services Register. If you cannot pay, Citizens Advice can tell you of fuel vouchers near you.',
  },
  {
    name: 'moved_no_power',
    kind: 'no_supply',
    on: /\b(?:moved in|new (?:flat|house|home|place)|just got the keys)\b.{0,40}\b(?:no (?:electric\w*|power|gas|heating|hot water|lights?)|not (?:got )?any (?:electric\w*|power|gas))\b/,
    unless: /\b(?:no gas (?:here|in the|mains|supply in)|key|card|compare|tariff|smell\w*)\b/,
    says: 'Look first at the meter. If it is a prepayment meter, it may be empty or hold the debt of others: ring its supplier’s emergency line today for credit and a key in your name. If not, check the main switch, the trip switches and the gas valve beside the meter. If you do not know the supplier, the landlord or agent does, or the electricity network: call 105, free, which also tells you whether there is a power cut. A supply that was cut off is put back by the supplier, mostly within a day or two.',
  },
  {
    name: 'nearly_out',
    kind: 'disconnection',
    on: /\b(?:down to|only|just|last|got|says|shows|showing)\b.{0,12}(?:£ ?\d{1,2}(?:\.\d\d)?|\b\d{1,3} ?p|\b\d{1,2} (?:quid|pounds?|pence)|\bpennies)\b.{0,20}\b(?:left|on the (?:meter|key|card)|remaining)\b|\b(?:down to|on) my last\b|\bmeter\b.{0,12}\b(?:nearly|almost|about to)\b.{0,8}\b(?:out|gone|empty|run out)\b/,
    unless: /\b(?:a month|per kwh|a unit|to pay|in my (?:bank|purse)|bill|exit|fix|days)\b/,
    says: 'When it gets to nought, the emergency credit comes first: put the key or card in, or press the button on a smart meter. Most meters do not cut off in the evening, at night or on Sundays and bank holidays. Top up by app, phone or online if the meter is smart, or at another PayPoint, Payzone or Post Office. If you cannot, ring your supplier’s emergency line before it is gone and ask for extra credit: it must help people in a vulnerable situation, so say if anybody at home is ill, older, pregnant or very young. If money is the trouble, Citizens Advice and the council know of fuel vouchers.',
  },
  {
    name: 'top_up_lost',
    call: { name: 'explain_term', args: { term: 'top_up_trouble' } },
    on: /\btop(?:ped|ping)? ?up\b.{0,50}\b(?:still (?:says?|shows?|showing|reads|at|on|no|nothing|not|zero|empty)|but (?:the |my )?(?:meter|not|nothing|no)|has not|have not|not (?:gone|work\w*|show\w*|come|load\w*|registered)|never (?:came|went|showed|arrived)|zero|no credit|lost|fail\w*)\b|\b(?:credit|money|payment|tenner|£ ?\d+)\b.{0,40}\bnot (?:gone |shown |showing |showed |appear\w* |come |loaded |up ){0,6}(?:on|onto|through to|in)\b.{0,12}\bmeter\b|\bmeter\b.{0,25}\b(?:says|reads|shows?|showing|still)\b.{0,15}\b(?:zero|0|nothing|no credit|empty)\b/,
    unless: /\b(?:cannot|no money|not afford|unable)\b.{0,15}\btop ?up\b|\blost (?:my|the|our) (?:card|key|fob)\b/,
    says: 'The money is not lost. A top-up from an app should reach a smart meter within minutes. If it did not, look for the 20-digit code in the app, the message or the receipt, and type it in on the meter’s keypad or the display. With a key or card, put it in again, or have the top-up put on once more at the shop. If the meter is at zero, use its emergency credit meanwhile. If it still shows nothing, ring your supplier’s emergency line now with the receipt: they can add it, and must help you back on supply. Say if anybody at home is ill, older, pregnant or very young.',
  },
  {
    name: 'cable_from_next_door',
    kind: 'electric_danger',
    on: /\b(?:cable|extension|lead|wire|hook\w*|tap\w*|run\w*|power|electric\w*)\b.{0,40}\b(?:from|off|to|into|over from) (?:the |my |our |a |his |her )?(?:next door\w*|neighbou?r\w*|flat (?:above|below|upstairs|downstairs)|other (?:house|flat)|lamp ?post|street ?light)\b|\bneighbou?r\w*\b.{0,20}\b(?:extension|cable|lead)\b/,
    unless: /\b(?:nick\w*|steal\w*|stole\w*|theft|thief|sell\w*|sold|solar)\b/,
    says: 'Please do not. A cable from another home can overheat and start a fire, or give somebody a shock, most of all in the wet or through a door or window. It can also void the insurance, and the neighbour answers for it. If you do it because you have no power, there is help: on a prepayment meter ask your supplier’s emergency line for extra credit today; in a power cut call 105, free. If you smell burning or somebody is hurt, call 999. If you cannot pay, tell me, and I say who helps.',
  },
  {
    name: 'cable_agreed',
    kind: 'electric_danger',
    on: /\b(?:they|he|she|neighbour\w*|it)\b.{0,15}\b(?:said|say|says|agree\w*|fine|ok|okay|happy|mind|safe)\b|\bonly\b|\bjust (?:for|until|one)\b|\bwhat if\b|\bwhy\b/,
    after: { said: /\b(?:cable|extension|lead|wire)\b.{0,40}\b(?:next door|neighbou?r|flat|lamp)/ },
    says: 'It is kind of them, but their yes does not make it safe: the risk is fire and shock, for both homes. Please unplug it. Tell me why you need it. If the meter has run out, your supplier’s emergency line can give extra credit today. If it is a power cut, 105 helps, free. If a fuse or the wiring has failed, it is for the landlord or a registered electrician.',
  },
  {
    name: 'boiler_out',
    kind: 'broken_heating',
    on: /\b(?:boiler|heating|pilot light)\b.{0,20}\b(?:gone|went|goes|going|keeps going|cut|cuts|cutting|is|just)\b ?(?:has |just )?\b(?:out|off|down|dead|lockout|locked out)\b|\bno (?:heating|hot water)\b.{0,40}\b(?:boiler|snow\w*|freez\w*|frost)\b/,
    unless: /\b(?:turn\w*|switch\w*|leave|keep\w*|better|cheaper|timer)\b.{0,25}\b(?:off|on)\b/,
    says: 'If you smell gas, stop, open the windows and call 0800 111 999. If an alarm sounds or you feel ill, go outside first. If not, check in this order. Is there credit on a prepayment meter? Do other gas things work? Does the boiler show a code or low pressure, under 1 bar: the handbook says how to top it up. In frost the thin plastic pipe outside may be frozen: thaw it with warm water, never boiling, then press reset once. If it stays off, ring your landlord if you rent, your boiler cover, or a Gas Safe registered engineer. Keep one room warm. With a baby, an older or an ill person at home, tell your supplier and ask for the Priority Services Register.',
  },
  {
    name: 'watched',
    kind: 'abuse',
    on: /\b(?:he|she|they|partner|husband|wife|boyfriend|girlfriend|ex)\b.{0,25}\b(?:check\w*|reads?|reading|sees?|see|look\w*|track\w*|goes through|has|watch\w*|monitor\w*|takes?|took|listens?)\b.{0,25}\b(?:phone|mobile|emails?|messages?|texts?|calls?|history|everything|laptop|account)\b|\b(?:cannot|not|dare not|scared to|afraid to|no way to) (?:safely )?(?:ring|call|phone|text|email|speak|talk|tell)\b|\b(?:find|finds|found|know|knows) out\b|\b(?:delete|hide|clear)\b.{0,25}\b(?:chat|this|history|messages?)\b/,
    after: { kinds: ['abuse'] },
    says: 'Then keep yourself safe first, and change nothing that would be noticed, such as passwords, until you have a plan. If you are in danger, call 999. If you cannot speak, stay on the line: the voice tells you which keys to press, so that the police know. The National Domestic Abuse Helpline also has a chat on its website, below. Use a phone or computer that nobody else looks at: a friend’s, at work, at a library or at your doctor’s. A pharmacist or your doctor can let you talk in private. Delete this chat from its menu, and clear the page from the browser’s history.',
  },
  {
    name: 'theft',
    call: { name: 'explain_term', args: { term: 'tampering' } },
    on: /\b(?:nick\w*|steal\w*|stole\w*|thiev\w*|theft|siphon\w*|tapp(?:ed|ing)|hook\w* (?:up|into)|bypass\w*)\b.{0,25}\b(?:electric\w*|gas|power|energy|supply|meter)\b|\b(?:electric\w*|gas|power|energy|supply|meter)\b.{0,25}\b(?:nick\w*|stolen|stole|steal\w*|siphon\w*|tapped)\b/,
    unless:
      /\b(?:supplier|company|they are stealing my money|data|copper|parcel)\b|\bi (?:want to|could|can) (?:bypass|steal)/,
    says: 'Please touch nothing: a tapped supply can kill or start a fire. If you see sparks, bare wires or smell burning or gas, keep away and call 999, or 0800 111 999 for gas. To be surer, turn everything off at your own fuse box: a meter that still counts feeds something else. Do not speak to the person about it. Tell your supplier, which must look into it, and report it to Stay Energy Safe, run by Crimestoppers: you need not give your name. Ask the supplier to hold the bill while it looks.',
  },
]

/** The urgent ones first. */
export const NEEDS: readonly Need[] = [...URGENT_NEEDS, ...CUT_NEEDS, ...CARE_NEEDS]
