import type { HelpKind } from '../../knowledge/help-routes.ts'
import type { Intent } from './intent.ts'

/** Where we are the wrong address, or another is the right one. */
export const SCOPE_INTENTS: readonly Intent[] = [
  help(
    'complaint',
    [
      [
        /complain\w*|(?:taken|took|charged|taking|debited)\b.{0,35}(?:by mistake|in error|twice|too much|wrongly)|citizens advice|\bappeal\b|ofgem (?:will not|did not|does not|refus\w*|ignor\w*)|over ?bill\w*|(?:they|supplier|he|she) (?:just )?ignore\w* (?:me|us|my)|grumble|moan about|(?:poor|bad|awful|appalling|shocking) (?:customer )?service|dispute|escalat\w*|ombudsman|formal dispute|want compensation|supplier (?:will not|refuses?|ignor\w*|keeps?|has not|never|does not (?:reply|answer|respond))|(?:will not|never|do not|refuse to|not) (?:reply|respond|answer|get back|listen)\w*|(?:wrong|incorrect|mistaken?)ly charged|over ?charged me|been overcharged|wrong bill for months|terrible (?:customer )?service|(?:months|weeks|ages) (?:waiting|without (?:an )?(?:answer|reply))|take (?:them|my supplier) to (?:court|the)|refus\w{0,20} to refund|(?:get|want|claim) (?:my )?(?:money back|refund|compensation) from/,
        1.1,
      ],
    ],
    [
      [/over ?charged\?$|am i (?:being )?overcharged/, 0.6],
      [/\byou (?:are|keep|do|have) not\b/, 0.9],
    ],
    [
      'how do i complain about my supplier',
      'my supplier ignores my complaint',
      'who can i complain to',
      'i want to make a complaint',
    ],
  ),
  help(
    'moving_home',
    [
      [
        /moving (?:in|into|out)\b|(?:lived|living) here before|previous (?:tenant|occup\w*|owner)|(?:switch|moved?|moving|mov) (?:to a new |into a |into |to another |out of (?:my )?|my )?(?:house|address|place|flat)\b(?! (?:to|with) (?:a )?(?:cheap|new) (?:supplier|tariff))|new (?:house|address|place) (?:next|on|in|soon)|exchang\w{0,20} contracts|complet\w{0,20} on (?:a|our|my|the)|(?:i am|we are|when i|when we|if i|if we|just) (?:switch|moved?|moving) (?:house|out|in\b|next|on|to (?!a|the|octopus|another supplier|another tariff|a cheap))|relocat|buying (?:a|my|our|the) (?:first |new )?(?:house|flat|place)|selling (?:my|our|the) house|first time tenant|moving (?:in|out)\b|move (?:in|out) (?:date|day)/,
        1.05,
      ],
    ],
    [[/supplier|tariff/, 0.35]],
    ['i am moving house next month', 'what happens to my energy when i move home', 'we are moving to a new flat'],
  ),
  help(
    'business',
    [
      [
        /\b(?:my|our|a|the|for|small|run|own) (?:\w+ )?(?:business|shop|office|cafe|restaurant|salon|warehouse|factory|hotel|workshop|church|school)\b|(?:we|i) (?:run|own) an? (?:small |little |local )?(?!house|flat|car|fix|tariff|smart|gas|heat|bill)\w+|(?:for|of) (?:an )?office\b|chip shop|chippy|(?:bakery|bar|club|gym|nursery|dentist|surgery|garage|farm|hairdress\w{0,20}|takeaway|butcher|florist)\b|business (?:energy|electricity|gas|tariff|account|rate|bill|customer|premises)|commercial (?:energy|property|tariff|electricity)|sole trader|limited company|microbusiness|village hall|non domestic/,
        1.1,
      ],
    ],
    [[/work from (?:my )?house|office at house|how do(?:es)? (?:your|mowatt)|your business|shop around/, 0.9]],
    ['can you do business energy', 'i need electricity for my shop'],
  ),
  help('northern_ireland', [
    [
      /northern ireland|\bbelfast\b|\bderry\b|londonderry|\bulster\b|\bisle of man\b|\bjersey\b|\bguernsey\b|channel islands?|alderney|\bsark\b|power ni\b|\bireland\b|\bdublin\b|lisburn|\b(?:county|co) (?:down|antrim|armagh|tyrone|fermanagh|londonderry|derry)\b|ballymena|\bomagh\b|enniskillen|coleraine|craigavon|carrickfergus|newtownards|portrush|portstewart|ballycastle|donaghadee|\blarne\b|strabane|dungannon|cookstown|portadown|\blurgan\b|banbridge|limavady|magherafelt|ballymoney|\bnewry\b|\barmagh\b|\bantrim\b|\btyrone\b/,
      1.4,
    ],
  ]),
  help(
    'landlord',
    [
      [
        /landlord.{0,40}(?:stop|let me|allow|say no|refus|forbid|change|switch|pick|choose)|(?:stop|allow|permission|let).{0,30}landlord/,
        1.5,
      ],
      [
        /landlord|letting agent|tenan(?:t|cy)|\brent(?:ing|ed|er)?\b|\bi rent\b|student house|house ?share|shared house|sub ?let\w*|sheltered/,
        1,
      ],
    ],
    [[/car\b/, 0.7]],
    ['can i switch if i rent', 'my landlord chooses the supplier'],
  ),
  help('heat_network', [
    [
      /heat network|shared (?:heating|heat|hot water)|heating system (?:for|in) the (?:building|block)|district heating|communal (?:boiler|heat)|shared boiler|heat comes from the building/,
      1.2,
    ],
  ]),
]

function help(
  kind: HelpKind,
  cues: Intent['cues'],
  not: NonNullable<Intent['not']> = [],
  examples: readonly string[] = [],
): Intent {
  return { name: kind, call: 'help_route', args: { kind }, cues, not, examples }
}
