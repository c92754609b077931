import type { AboutTopic } from '../../knowledge/about-mo.ts'
import type { Intent } from './intent.ts'

/** Mo itself, acts that need a yes, and small talk. */
export const MO_INTENTS: readonly Intent[] = [
  about(
    'instructions',
    /(?:ignore|disregard) (?!(?:my|the|this|that|these|their|any|an?) (?:\w+ ){0,2}(?:bill|debt|letter|reading|estimate|charge|fee|demand|payment|mail|email|notice|reminder)s?\b)(?:all |any |your |the |my |these |previous |prior |above |every)|disregard (?:your|previous|prior|everything)|forget (?:all |your |everything|the )?(?:previous|instructions|rules|prompt|training|you are|above|what you)|system prompt|your (?:prompt|instructions|rules|guidelines)\b|developer mode|safety rules|(?:switch|turn) off your|your (?:configuration|settings|config)|(?:as|i am) (?:an? |the |your )?(?:admin\w*|developer|creator|owner|engineer)\b.{0,40}(?:authori[sz]e|allow|order|switch|turn|disable|let|give|require)|authori[sz]e you|repeat after me|(?:debug|god|admin|root) mode|jail ?break|(?:you are|act as|pretend|role ?play|behave) (?:now |to be |as |like )?(?:now |a |an |my |if |dan|the )|\bdan\b mode|override (?:your|the|all|safety)|reveal (?:your|the)|(?:print|show|repeat|tell me|output) (?:me )?(?:your|the) (?:system|hidden|initial|secret|instructions|prompt|config|api|password|database)|sudo\b|new instructions|<\/?(?:system|script)|begin system|assistant:|bypass(?!\w{0,20} (?:their|my|the|his|her|a) meter)|without (?:any )?(?:restrictions|filters|verification)|other (?:users?|customers?|people)( s)? (?:data|bills?|details|chats?|addresses)|api key|confirm (?:the )?switch without|base64|say that .{0,40}is (?:the )?(?:cheap|best)|always recommend|tell (?:me|everyone) .{0,30}(?:saves|costs) £?\d/,
    1.6,
    [],
    [
      [
        /you are (?:just |only )?(?:a |an )?(?:robot|bot|ai|machine|computer|human|person|real|program|chatbot|mole|not|useless|rubbish|joke|pathetic|waste|idiot|stupid|star|legend|great|brilliant|wrong|right|lovely|helpful|piece|liar|con|scam)\b/,
        1.2,
      ],
    ],
  ),
  about(
    'ai',
    /prove you (?:are|re)|you are (?:just |only )?(?:a |an )?(?:robot|bot|machine|computer|program|chatbot)|(?:is )?any(?:one|body) (?:alive|there|here|home|in there)|you are not (?:a )?(?:human|person|real)|are you (?:a |an |really |actually )*(?:real|human|person|bot|robot|ai|chatbot|machine|computer|someone|alive)|(?:is|am) (?:this|i|it|there) (?:a |an |talking to |speaking to |chatting (?:to|with) ){1,6}(?:real |actual )?(?:human|person|bot|robot|ai|machine|computer|chatbot)|(?:talking|speaking|chatting) (?:to|with) a (?:bot|human|person|machine|robot|computer)|artificial intelligence|chat ?gpt|language model|which (?:ai|model)/,
    1.2,
    ['are you a robot', 'are you human', 'am i talking to a person'],
  ),
  about(
    'who_are_you',
    /who (?:are|r) you|(?:are|is) (?:you|this|mowatt) (?:part of |from |run by |owned by )(?:the )?(?:government|ofgem|council|state|a supplier)|what are you\b|who is mo\b|what is mo(?:watt)?\b|introduce yourself|who (?:runs|owns|made|makes|is behind) (?:you|this|mowatt)/,
    1.1,
    ['who are you', 'what is mowatt', 'what are you exactly'],
  ),
  about('name', /your name|are you called|why (?:are you called|the name) mo|why (?:a )?mole/, 1, [
    'what is your name',
  ]),
  about(
    'abilities',
    /what (?:can|do|could) you (?:do|help|offer)|what (?:\w+ )?questions? (?:can|do|could) (?:you|i)|what (?:kind|sort) of (?:things|questions)|how (?:can|do|could) you help|what (?:else )?can i (?:ask|do)|how does (?:this|it|mowatt) work|^help(?: me)?(?: please)?$|where do i (?:start|begin)|how do i (?:start|begin|use)|get started|what (?:is|are) (?:this|you) for|^what now$|your (?:abilities|features)/,
    1,
    ['what can you do', 'how can you help me', 'help', 'where do i start'],
  ),
  about(
    'price',
    /(?:is|are) (?:it|this|you|mowatt|your service) free\b(?! to (?:go|leave|switch))|how (?:much|do|does) (?:does |do |you |it |this |mowatt ){0,6}(?:cost|charge|make money|earn|make your money|get paid|profit)|what (?:does|do) (?:mowatt|you|this|it) (?:cost|charge)|do i (?:have to )?pay (?:you|for this|mowatt)|business model|cost me to|(?:charge|cost) (?:me )?(?:for|to) (?:ask|use|chat|talk|this)|hidden (?:cost|fee|charge|extra)s?|what is in it for|your (?:fee|cost)\b/,
    1.05,
    ['is this free', 'what do you charge', 'how do you make money', 'does mowatt cost anything'],
  ),
  {
    name: 'paid_to_recommend',
    call: 'correct_premise',
    args: { premise: 'paid_to_recommend' },
    cues: [
      [
        /commission|pay (?:for|to) (?:be )?(?:top|first|the top|rank|number one)|catch with (?:you|this|mowatt)|(?:paid|pay) by (?:someone|somebody|person|them|suppliers?)|(?:paid|pay) to (?:list|show|say|promote|recommend|push)|(?:hide|hold back|leave out|bury|withhold)\w{0,20}.{0,20}(?:tariff|cheap|supplier|deal)|\bbung\b|back ?hander|(?:pay|give|slip) you money|sales ?(?:man|person|pitch|woman)|(?:are you|just) selling|take (?:a|your) (?:cut|slice|share)|(?:a |your )cut (?:of|from)|(?:you|mowatt) (?:earn|get|make) (?:nothing|money|something|paid|anything)|how do you (?:rank|order|sort|pick|choose)|kick ?back|(?:get|are you|being|you) (?:being )?(?:paid|pay|sponsored|bribed|biased|on the take|impartial|independent|neutral)\b|biased?|impartial|independent|who pays you|who do you (?:really )?work for|whose side are you|(?:pay|paid) (?:you )?(?:to|for) (?:recommend|push|rank|list|promot)|push (?:me|your|certain)|favou?r (?:some|certain|suppliers)|sponsored|in (?:their|the supplier) pocket|hidden agenda|trust (?:you|your (?:ranking|recommend))|affiliate|paid (?:by|from) (?:the )?supplier|on behalf of (?:a|the) supplier/,
        1.05,
      ],
    ],
    not: [
      [/how much do i pay|i pay|are you pay attention/, 0.6],
      [/pay (?:you|for this)/, 0.2],
    ],
    examples: [
      'do you get commission',
      'are you biased',
      'you only recommend who pays you',
      'are you independent',
      'do suppliers pay you to rank them first',
      'can i trust your ranking',
    ],
  },
  about(
    'privacy',
    /privacy|\bspam\b|junk mail|marketing (?:email|mail|call)|do you remember|where (?:is|are) (?:my|our) (?:data|document|bill|file|detail)\w*.{0,12}(?:keep|kept|stored?|go|held)|my (?:personal )?(?:data|information|details|info)\b(?!.{0,20}(?:delete|remove|wrong))|(?:is|are|how) (?:it|this|my (?:bill|data|chat)).{0,12}(?:safe|secure|private|encrypted|stored|kept)|gdpr|sell (?:my|our) (?:data|details|info)|who (?:can )?sees? (?:my|this)|share (?:my|it|this).{0,20}(?:with|data)|what do you (?:do with|store|keep|know about)|cookies|confidential/,
    1.05,
    ['is my data safe', 'what do you do with my bill', 'who can see my bill', 'do you sell my data'],
  ),
  about(
    'delete',
    /(?:delete|erase|remove|wipe|destroy|forget) (?:my|this|the|all|everything|me|our).{0,25}(?:data|bill|chat|account|conversation|history|details|information|everything)|right to be forgotten|(?:upload\w{0,20}|sent|added|attached) the wrong (?:bill|file|photo|one)|(?:bin|scrap|get rid of|shred|trash) (?:my|this|the) (?:bill|data|chat|file|account|details)|(?:off|out of|from) your (?:system|server|database|record)s?|(?:data|details|bill|chat|account|everything) (?:gone|deleted|removed|erased|wiped|delete)|close my account|delete (?:everything|me|it all)/,
    1.2,
    ['delete my data', 'remove my bill please', 'how do i delete this chat'],
  ),
  about(
    'sample',
    /where (?:do|did) (?:the|these|those|your) (?:tariffs?|suppliers?|deals?|names) come|(?:are|is) (?:these|this|those|they|it|the tariffs?|the suppliers?|the costs?).{0,25}(?:real|genuine|fake|sample|invented|made up|actual|legit|live)|ma(?:de|ke) (?:these|those|the|this|them)?.{0,15} ?up\b|(?:never|not) heard of (?:them|these|this|those|any|it)|(?:sample|demo|fake|made up|invented) (?:data|tariff|supplier|name)s?|real (?:suppliers?|tariffs?|costs?)|why (?:do|are) (?:i not|there no|you not) .{0,25}(?:octopus|british gas|real|edf|ovo|eon)|where is (?:octopus|british gas|edf|ovo|eon)/,
    1.05,
    ['are these real tariffs', 'i have never heard of these suppliers', 'what does sample mean'],
  ),
  about(
    'coverage',
    /whole (?:of )?(?:the )?market|is \w+(?: \w+)? included|do you (?:have|list|include|show) (?:octopus|british|edf|ovo|eon|scottish|utilita|so energy)|all (?:the )?suppliers|every supplier|(?:which|how many|what) suppliers? (?:do you|are|can)|who do you (?:compare|cover|work with)|do you (?:compare|cover|include|check|work with) .{0,30}(?:all|every|octopus|british|edf|ovo|eon|scottish|market)|where do you (?:work|operate|cover)|do you (?:cover|work in|do) (?:scotland|wales|england|my area)|\b(?:scilly|orkney|shetland|hebrides|skye|anglesey|isle of wight|highlands)\b/,
    1,
    ['do you compare the whole market', 'which suppliers do you compare', 'do you cover scotland'],
  ),
  about(
    'upload',
    /(?:how|where|can|could|may|do|should|want|going|like).{0,25}(?:upload|attach|send|add|share|give|submit|drop|paste|photograph|scan|photo of|picture of)\w{0,20}.{0,25}(?:\bbill\b|file|pdf|photo|picture|document|it)|upload (?:a|my|the|another|bill)|(?:take|send|use).{0,12}(?:photo|picture)|(?:photo|picture|pdf|screenshot)s? (?:of|ok|okay|fine|work|instead)|what (?:file|format)s?|bill (?:as|in|is) (?:a )?(?:photo|jpeg|jpg|png|pdf|scan|paper)|i (?:have|got) (?:a |my )bill (?:here|to)|attach\b|will upload|(?:file|photo|pdf|bill) (?:is )?too (?:big|large)|(?:can|do|does) (?:you|it) read (?:handwriting|photos?|pdfs?|scans?|any)|(?:will not|cannot|not) read my (?:photo|bill|pdf|picture)/,
    0.95,
    [
      'how do i upload my bill',
      'can i send you a photo of my bill',
      'i want to attach a pdf',
      'can i use a picture of it',
      'i will upload a bill',
    ],
  ),
  about(
    'accuracy',
    /\blegit\b|(?:could|can|might|are) you (?:be )?(?:mistaken|wrong|mistake)|(?:get|got|gets) (?:it|things|that) wrong|make (?:a )?mistakes?|guarantee\w*|(?:how|are you) (?:accurate|sure|certain|reliable|confident)|(?:can|how) (?:do|can|could)? ?i (?:trust|check|verify|rely)|prove it|how do you know|(?:is|are) (?:that|this|these|your|the) (?:figure|number|cost|answer|calculation)s? (?:right|correct|accurate|exact)|where (?:is|s) the proof|source\b|do you (?:make|ever make) (?:things up|mistakes)|hallucinat/,
    0.9,
    ['how accurate is this', 'how do i know that is right', 'can i trust the figures', 'prove it'],
  ),
  about(
    'launch',
    /(?:when|have|has|are).{0,20}(?:launch|live yet|go live|open yet|start(?:ing)? for real)|(?:switch|do it|do this) for real|can i really switch|early access|beta\b/,
    1,
    ['when do you launch', 'can i switch for real', 'is mowatt live'],
  ),
  {
    name: 'hand_over',
    call: 'hand_over',
    cues: [
      [
        /(?:speak|talk|chat|connect|take|put|transfer|switch|pass|get|hand|reach|contact|call|phone|ring|email|write).{0,25}\b(?:human|person|someone|somebody|people|your team|support|customer service|manager|real)\b|(?:real|actual|proper) (?:human|person)(?! or)|(?:want|need|like|prefer|rather|give me|is there) (?:to (?:speak|talk) to )?(?:a |an |the |any )?(?:real |actual )?(?:human|person|someone i|manager|phone number|contact)|contact (?:you|us|details|mowatt|number|form)|phone number|call (?:you|me)|customer (?:service|support|care)|speak to (?:one of )?you|hand me over|(?:can|could|will|would) (?:you|someone|somebody|person) call me|call me back|human please|operator\b|email (?:address|you)|how (?:do|can) i (?:reach|contact|get hold)/,
        1.1,
      ],
    ],
    not: [
      [/are you|am i (?:speak|talk)|is this/, 0.6],
      [/complain|ombudsman|remind/, 0.2],
      [/my supplier|octopus|british gas|edf|citizens advice/, 0.4],
    ],
    examples: [
      'can i talk to a person',
      'i want to speak to a human',
      'put me through to someone',
      'how do i contact you',
      'get me a real person',
      'i would rather talk to someone',
      'do you have a phone number',
    ],
  },
  {
    name: 'start_switch',
    call: 'start_switch',
    cues: [
      [
        /\bswitch me\b|(?:start|begin|make|do|go ahead with|proceed with|complete|arrange|set up|initiate|process|trigger|place) (?:the |a |my |this |that )?switch\b|(?:i will|i would like to|i want to|let us|let me|i am going to|can i|can you|please|want to) (?:take|go with|go for|choose|pick|have|get|sign up (?:for|to|with)|join|switch (?:me )?(?:to|over)|move to|accept|order)\b.{0,40}(?:\b(?:first|second|third|fourth|fifth|top|that|this) (?:one|tariff|option)?|number \w+|option \w+|\bfix \d)|^(?:i |i will |let us |ok |please )?(?:go with|choose|pick|take|have) (?:the |number |option )?(?:first|second|third|fourth|fifth|top|cheap|best|one|two|three|\d)\b|sign me up|proceed with (?:the |that |number |this )|go ahead|do it\b|(?:let us|let s) do (?:it|this)|make (?:it happen|the switch)|^(?:switch|proceed)(?: now| please)?$|i accept|^do (?:number |option |the )(?:\w+)$|book it|take the (?:first|second|third|cheap|top|best)|switch to (?:the |number )?(?:first|second|third|cheap|top|best|that|this|it\b)/,
        1,
      ],
    ],
    not: [
      [
        /how (?:do|does|would|can|long)|should|what (?:if|happens)|can i (?:really )?switch (?:if|with|when|without|for)|not (?:start|switch|do)|before|do not switch|worth|thinking|which|would (?:it|i)/,
        0.8,
      ],
      [/house\b|landlord|cancel/, 0.5],
    ],
    examples: [
      'switch me to the first one',
      'go ahead with the cheapest',
      'i will take the second one',
      'start the switch',
      'sign me up for that tariff',
      'i would like to switch to the top one',
      'let us do it',
    ],
  },
  {
    name: 'switch_progress',
    call: 'switch_progress',
    cues: [
      [
        /(?:how|where|what|any|status|progress|update|news|track|check|follow).{0,25}\b(?:my|the|our) switch\b|\bswitch\b.{0,20}(?:going|progress|status|done yet|complete|finished|stand|gone through|coming along|happening)|(?:has|have|did|is).{0,15}(?:my |the )?switch (?:gone|complete|happen|finish|start|been|go through)|is my switch\b.{0,30}\b(?:done|through|complete)|cancel (?:my|the) switch|stop (?:my|the) switch|status (?:of|on)|change ?over.{0,15}(?:finish|end|complete|done|going)/,
        1.05,
      ],
    ],
    not: [[/how (?:does|do|long)|what if|can i (?:cancel|change)|if i/, 0.5]],
    examples: [
      'how is my switch going',
      'what is the status of my switch',
      'has my switch gone through',
      'where is my switch',
      'cancel my switch',
      'any news on the switch',
    ],
  },
  {
    name: 'set_reminder',
    call: 'set_reminder',
    cues: [
      [
        /\bremind\b|\b(?:stop|cancel|delete|remove|scrap) (?:the|my|that|this|all) (?:\w+ )?reminders?\b|give me (?:a )?(?:nudge|shout|ping)|(?:send|drop|pop|shoot) me (?:a |an )?(?:nudge|note|email|mail|message|line|text|ping|shout)|(?:nudge|ping) me|write to me|tell me (?:when|before|nearer)|let me know (?:when|in|on|before|if)|(?:let me know|email me|mail me|message me|notify me|ping me|nudge me|alert me|warn me).{0,25}\b(?:when|on|before|in|if|nearer|closer|then|at)\b|set (?:a |an )?(?:alarm|alert|notification)|do not let me forget|(?:put|add).{0,12}(?:calendar|diary)/,
        1.05,
      ],
    ],
    not: [[/remind me (?:what|how|why|who|which)/, 0.9]],
    examples: [
      'remind me then',
      'can you remind me when my fix ends',
      'set a reminder',
      'email me when i can leave',
      'send me a reminder in february',
      'stop the reminder',
      'cancel my reminder',
    ],
  },
  {
    name: 'waitlist',
    call: 'waitlist',
    cues: [
      [
        /wait ?list|waiting list|my (?:place|position|rank|points|spot)\b|in the queue|(?:up|down|of) the (?:queue|list)|how many points|what rank|my rank|(?:do|can|could|will) i win|any points|leader ?board|refer a friend|referral|tunnel|game score|my score|competition|prize|\bquests?\b/,
        1,
      ],
    ],
    not: [[/rail|channel tunnel|credit score/, 1]],
    examples: [
      'what is my place on the waitlist',
      'how many points do i have',
      'how do i join the waitlist',
      'where am i in the queue',
      'how do i refer a friend',
    ],
  },
  small(
    'greet',
    /^(?:hi+|hey+|hello+|hiya|yo|good (?:morning|afternoon|evening)|howdy|alright|morning|evening|greetings)(?: (?:there|mo|mate|again|you|everyone))*$|^(?:hi|hello|hey) mo\b.{0,12}$|how are you(?: doing| today)?$|^what is up$|^(?:hi|hiya|hello|hey)?,? ?(?:are )?you (?:alright|ok|okay|well)$/,
    ['hello', 'hi there', 'good morning mo', 'how are you'],
  ),
  small(
    'thanks',
    /\b(?:thanks?|thank you|cheers|ta|much appreciated|brilliant|great|perfect|lovely|awesome|nice one|very helpful|that helps|fab|ace|sweet|sorted|good to know|makes sense|nice to meet you)\b.{0,25}$|^(?:cool|ok|okay|nice|right|fine|got it|i see|understood|lovely)(?: \w+)?$/,
    ['thanks', 'cheers that helps', 'thank you very much', 'great thanks', 'perfect'],
    0.65,
  ),
  small(
    'bye',
    /^(?:ok |okay |right )?(?:bye|goodbye|see you|see ya|that is all|that will be all|nothing else|i am done|good night|cya|have a good).{0,20}$/,
    ['bye', 'that is all for now', 'goodbye'],
  ),
  small(
    'start_over',
    /start (?:over|again|afresh|from scratch)|forget (?:what i (?:said|told)|my answers|that)|reset|begin again|clear (?:this|everything)|wipe (?:that|my answers)/,
    ['start over', 'forget what i said', 'let us start again'],
    1,
  ),
  small(
    'rude',
    /you (?:are|keep|do|have) not (?:listen\w*|understand\w*|help\w*|answer\w*)|shut ?up|shurrup|\b(?:fuck\w*|shit\w*|bollocks|crap|useless|stupid|idiot|rubbish|you suck|pathetic|waste of time|piss\w*|wank\w*|twat)\b/,
    ['you are useless', 'this is rubbish'],
    0.7,
  ),
  small(
    'off_topic',
    /\b(?:joke|poem|song|weather|football|recipe|capital of|president|prime minister|election|bitcoin|crypto|stocks?|shares|homework|essay|python|javascript|code (?:for|in)|translate|movie|film|holiday(?! (?:home|house|let|cottage|flat))|flight|hotel|pizza|dinner|cook\w*|lottery|horoscope|dating|girlfriend|boyfriend|marry|meaning of life|god|religion|dog|cat|insurance|which (?:phone|laptop|car|tv|washing machine)|mortgage|broadband|mobile (?:phone|contract|tariff)|phone contract|internet|\btv licen[cs]e|council tax|water (?:bill|supplier|company|too|as well)|do you do water|tax return|visa|passport|news|sport|cricket|rugby|tennis|golf|score in|physics|chemistry|biology|history of|philosophy|premier league|world cup|celebrity|play a game|sing|story|maths|square root|\d+ ?[x*+] ?\d+|\d+ ?% of|leaking tap|plumb\w*|toilet|who won|what time|what day)\b/,
    [
      'tell me a joke',
      'what is the weather',
      'who won the football',
      'write me a poem',
      'what is the capital of france',
      'can you do my homework',
      'find me cheap broadband',
      'what is a good pizza recipe',
      'help me with my mortgage',
    ],
    1.25,
  ),
]

function about(
  topic: AboutTopic,
  pattern: RegExp,
  weight: number,
  examples: readonly string[],
  not: NonNullable<Intent['not']> = [],
): Intent {
  return { name: `about_${topic}`, call: 'about_mo', args: { topic }, cues: [[pattern, weight]], not, examples }
}

function small(name: string, pattern: RegExp, examples: readonly string[], weight = 1): Intent {
  return { name, call: 'small_talk', args: { kind: name }, cues: [[pattern, weight]], examples }
}
