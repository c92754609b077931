import type { Term } from '../../knowledge/terms.ts'
import type { AboutTopic } from '../../knowledge/about-mo.ts'
import type { Intent } from './intent.ts'

/** What households ask about their meter, their money and their home. */
export const HOUSEHOLD_INTENTS: readonly Intent[] = [
  term(
    'heat_pump',
    /heat ?pumps?\b|(?:ground|air) source/,
    'is a heat pump cheaper to run|should i get a heat pump|thinking of a ground source heat pump|we are having a heat pump fitted|do heat pumps save money|someone told me to get a heat pump|heat pump tariffs',
    0.85,
  ),
  term(
    'time_of_use',
    /time of (?:use|day)|when (?:is|are) (?:the )?(?:electricity|power|energy|it) (?:the )?(?:cheap|least)|(?:what|which) (?:time|hours?).{0,20}cheap|(?:agile|half hourly|dynamic) (?:tariff|pricing|rate)|different (?:rate|cost)s? at different times|peak and off ?peak|cheap hours/,
    'what is a time of use tariff|is it cheaper to use electricity at night|when is electricity cheapest|what time is power cheapest|do i save by washing at night|cheaper at weekends|tariffs with cheap hours|half hourly pricing|agile tariff',
    1,
  ),
  term(
    'ev_tariff',
    /\b(?:ev|electric(?:ity)? (?:car|vehicle)) (?:tariff|rate|charging|charger)|(?:tariff|rate|deal) for (?:an? |my )?(?:ev|electric(?:ity)? (?:car|vehicle))/,
    'what is an ev tariff|is it cheaper to charge at home than in public|charge my car at home most nights|getting an electric car next month|best tariff for an electric car|cheap overnight rate for my car|how much to charge an electric car|tariffs for charging at home|i am getting an electric car soon',
    0.9,
  ),
  term(
    'deemed_contract',
    /deemed|out of contract rate|(?:never|not|did not) (?:sign\w*|agree\w*|set) (?:\w+ ){0,3}(?:up )?(?:with|to|a) (?:any\w*|them|a (?:supplier|tariff))/,
    'what is a deemed contract|we moved in and never signed up with anyone|i never chose this supplier|who am i with if i did not pick anybody|we have been using energy without a contract|do i have a contract if i never agreed to one|i did not sign anything and they are billing me',
    1.05,
  ),
  term(
    'fix_ends',
    /what happen\w* after (?:\d+|a|twelve|one|two) (?:months?|years?)|(?:fix|tariff|deal)\b.{0,25}\bend\b.{0,30}(?:do nothing|not do anything|forget|then what|what happen)|what happen.{0,25}(?:end of (?:my|the) (?:fix|tariff)|(?:fix|tariff) (?:end|run))|(?:end of|after) (?:my|the|a) (?:fix|tariff).{0,25}(?:happen|do nothing|go on to|put on|rolled)|do nothing when/,
    'what happens when my fix ends|what happens at the end of my fix if i do nothing|do i get cut off when my contract runs out|where do i go when my deal expires|will they put me on the standard rate after the fix|my fixed deal is about to finish what then|does it roll over|what comes after my fixed term|my deal runs out soon',
    1.2,
  ),
  term(
    'tell_supplier',
    /(?:tell|inform|notify|ring|call|contact|let) (?:my|the|our) (?:old|current|present|existing) (?:supplier|lot|one)|(?:old|current|present) supplier.{0,20}(?:tell|told|know|inform|notif)|(?:do i|should i|must i|have to|need to) (?:tell|inform|notify|ring|contact|call|cancel with) (?:my |the |our )?(?:supplier|old|current|them)/,
    'do i need to tell my supplier that i am leaving|who tells my old supplier|do i have to ring my old supplier|should i cancel with my current supplier first|does my old supplier need telling|do i give notice|who sorts it out with the old company|do i cancel my old account myself',
    1.15,
  ),
  term(
    'cancel_direct_debit',
    /(?:cancel|stop|end) (?:my |the |our )?(?:old )?(?:direct debit|dd)\b/,
    'how do i cancel my direct debit|should i cancel my old direct debit|when do i stop the direct debit with the old supplier|do i cancel the payment to my old supplier|can i stop the direct debit now',
    1.15,
  ),
  term(
    'switch_late',
    /(?:switch|move|it)\b.{0,20}(?:is |was |are |has )?(?:late|delayed|overdue|taking (?:too|so) long|not (?:gone|gone through|happened|completed))|compensation.{0,25}switch|switch.{0,25}compensation/,
    'what if the switch is late|my switch has been delayed|the switch went wrong do i get compensation|it has been two weeks and my switch is not done|what do i get if they take too long|the new supplier has not taken me over yet',
    1.1,
  ),
  term(
    'switch_refused',
    /(?:supplier|they|them).{0,20}(?:refuse|stop|block|prevent|keep)\w{0,20}.{0,20}(?:let(?:ting)? me go|me (?:from )?leav|me go)|(?:object\w{0,20}|block\w{0,20}|refus\w{0,20}|stop\w{0,20}|reject\w{0,20}|turn\w{0,20} (?:me )?down).{0,25}\bswitch|switch.{0,30}(?:object\w*|block\w*|refus\w*|reject\w*|turned down)|can(?:not)? (?:they|a supplier|my supplier) (?:refuse|stop|block|say no)/,
    'can my supplier stop me switching|can a supplier refuse me|why was my switch rejected|they have blocked my switch|my supplier objected to the switch|can they say no to me|new supplier turned me down',
    1.1,
  ),
  term(
    'read_meter',
    /how (?:do|can|should|would) (?:i|you|we) (?:read|take|submit|send|give|do|get).{0,20}(?:meter|reading)|(?:read|reading) (?:a|my|the) (?:\w+ )?meter|meter with dials|dial meter|which numbers? (?:do i|to|on)|(?:submit|send|give|take).{0,15}reading|red (?:numbers|digits)/,
    'how do i read my meter|how do i prove my meter reading|should i take a photo of the meter|how do i read a meter with dials|which numbers do i write down|do i include the red digits|where do i send a reading|how do i submit a meter reading|how do i get a reading off a smart meter|my supplier wants a reading|i cannot read my meter|how do i take a reading',
    1.15,
  ),
  term(
    'meter_fault',
    /cross(?:ed)? meters?|meters? (?:are |is |have been |got )?(?:crossed|mixed up|swapped|switched over)|(?:neighbour|next door|someone else).{0,25}(?:meter|electricity|gas)\b.{0,20}(?:mistake|bill|pay|charge)|(?:pay\w{0,20}|billed|charge\w{0,20}) for (?:my |the |our )?(?:neighbour|next door)|(?:meter|clock)\b.{0,40}(?:faulty|fault|broken|backwards|wrong|racing|too fast|stuck|blank|dead|stopped|clocking up|spinning|like mad|not working|frozen)|faulty meter|broken meter|(?:check|test) my meter|blank screen/,
    'i think my meter is faulty|my meter is running backwards|the meter is going too fast|meter screen is blank|can i have my meter tested|my meter has stopped|is my meter accurate|the meter keeps counting with everything off|the number on my meter is not the one on the bill|my meter is broken',
    1.1,
  ),
  term(
    'top_up_trouble',
    /top ?(?:up|ped up|ping up).{0,40}(?:not|hasn|didn|fail\w*|wrong|lost|wiped|gone|missing|will not|stuck)|(?:lost|lose|broken|broke|snapped|missing|stolen).{0,15}(?:gas |electricity |top ?up |meter )?(?:card|key|fob|token)|(?:card|key) (?:not|will not|does not|doesn t|isn t) work\w*/,
    'my top up has not gone on|i lost my gas card|lost my electric key|my key does not work|the meter will not take my top up|i topped up but nothing shows|where can i get a new key|paypoint took my money and no credit|meter says error when i top up',
    1.3,
  ),
  term(
    'leave_prepayment',
    /(?:get|come|go|switch|take|move|swap|rid).{0,20}(?:off|from|of|rid of) (?:a |my |the |this )?(?:prepay\w*|key|card|token|pay as you go)\b(?: meter)?|(?:prepay\w{0,20}|key|card) meter (?:taken out|removed|to (?:a )?(?:normal|credit))|(?:normal|credit|ordinary|proper) meter/,
    'how do i get off a prepayment meter|can i have a normal meter instead of prepay|swap my key meter for a credit meter|get rid of my prepay meter|i want to pay by direct debit instead of topping up|remove prepayment meter|they put me on prepay how do i come off',
    1.1,
  ),
  term(
    'winter_fuel_payment',
    /winter fuel|cold weather payment|fuel (?:allowance|payment)|heating (?:allowance|payment)/,
    'do i get the winter fuel payment|when is the winter fuel payment paid|is the winter fuel allowance still going|cold weather payment|heating allowance for pensioners|pension age winter heating payment|winter fuel money',
    1.3,
  ),
  term(
    'help_schemes',
    /(?:help|support|grant|scheme|fund|voucher|money)s?\b.{0,30}(?:with|for|towards|off|on|from) (?:\w+ ){0,3}(?:energy|bill|heating|fuel|gas|electricity|boiler|insulation)|(?:qualify|eligible|entitled|free|apply).{0,30}(?:insulation|boiler|heating|heat pump)|social tariffs?|\b(?:grants?|schemes?|fuel vouchers?|hardship fund|eco4|government help|fuel direct)\b/,
    'is there any help with energy bills|do students get any help|grant for a boiler on pension credit|what help can i get|any grants for a new boiler|government help with heating|am i entitled to anything|help for people on universal credit|fuel voucher|hardship fund|help for pensioners with heating|is there a grant for insulation|energy help for disabled people|budgeting schemes|what support is there for low income|can i get money off my energy|help for families on benefits',
    1,
  ),
  term(
    'running_cost',
    /(?:how much|what).{0,25}(?:cost|does it cost|to run|use|energy|electricity).{0,30}\b(?:kettle|dryer|oven|fridge|freezer|telly|tv|washing machine|dishwasher|shower|heater|microwave|fryer|hob|bulbs?|lights?|electric blanket|hoover|computer|fan|hot tub|xbox|playstation|router|kettle|appliance)\b|\b(?:kettle|dryer|oven|freezer|telly|washing machine|dishwasher|shower|fan heater|microwave|air fryer|electric blanket|hot tub|xbox|playstation|gaming|computer)\b.{0,40}\b(?:cost|costing|cheap|expensive|dear|or)\b|(?:left|leaving|leave|games?|on) (?:\w+ ){0,2}all night.{0,25}cost|what uses (?:the )?most|cost to run|cheap to (?:run|use)/,
    'how much does it cost to run a tumble dryer|what does a fan heater cost an hour|how much is a bath or shower|what uses the most electricity|is an air fryer cheaper than an oven|cost of leaving the telly on|how much does a kettle use|cost of running a freezer|is an electric blanket cheap to run|what is eating my electricity|how much is it to boil a kettle',
    1.15,
  ),
  term(
    'use_less',
    /(?:tips|ways|how (?:do|can|could) (?:i|we)).{0,30}(?:use less|save energy|cut (?:my |our )?use|reduce (?:my |our )?(?:use|energy)|waste less|keep warm|stay warm)|heating on (?:low|all day|constantly)|(?:turn\w{0,20}|switch\w{0,20}|put\w{0,20}|keep\w{0,20}|have|leave) (?:the |my |our )?heating (?:off|down|up|on)\b.{0,25}(?:when|while|at night|during|all|work|out|overnight|or)|leave (?:the |my )?heating on|what temperature|thermostat|insulat\w*|draught\w*|energy saving|save energy/,
    'how can i use less energy|energy saving tips|is it cheaper to leave the heating on all day|what temperature should my heating be|how do i cut my usage|ways to keep warm for less|should i turn the heating off at night|tips to save energy|how do i stop wasting energy|is it better to heat one room|how do i keep the house warm cheaply|does turning off standby help',
    1.05,
  ),
  term(
    'service_ratings',
    /(?:best|good|worst|better|decent) (?:customer )?(?:service|reputation)|(?:review|rating|star)s?\b.{0,20}|trustpilot|(?:is|are) (?:octopus|british gas|edf|ovo|eon|scottish ?power|utilita|utility warehouse|so energy|ecotricity)\b.{0,20}(?:any good|good|ok|decent|reliable|rubbish|bad|better)|most reliable supplier|(?:is|are) (?:octopus|british gas|edf|ovo|eon|scottish ?power|utilita|utility warehouse|so energy|ecotricity|good energy|outfox)\b.{0,12}(?:worth|any cop|trustworthy)/,
    'which supplier has the best customer service|is octopus any good|are ovo reliable|what do people say about them|supplier reviews|who is the worst supplier|which company treats people best|how do you rate edf|best rated energy company',
    1.05,
  ),
  term(
    'vat_included',
    /(?:includ\w{0,20}|with|before|after|plus|ex|without|add) (?:the )?vat\b|vat (?:includ\w*|on top|added|in that)/,
    'is that including vat|does that include vat|is vat on top|are your prices with vat|is that before or after vat|do i have to add vat',
    1.5,
  ),
  term(
    'last_year',
    /(?:what|how much) (?:did|have|was) (?:i|we|my) (?:\w+ ){0,3}(?:last|this time last|the year before|in 20\d\d|previous) ?(?:year|winter|month|quarter)?|pay last year|use last year|(?:cost|bill) last year|my past (?:bill|use)s?/,
    'what did i pay last year|how much did i use last year|can you see my old bills|what was my bill this time last year|what did we spend last winter|show me my history of bills|do you have my previous bills',
    1.2,
  ),
  term(
    'ways_to_pay',
    /(?:cheap|best|better) way (?:to|of) pay|(?:how|what way|which way) (?:should|is it (?:cheap|best)|is (?:cheap|best)).{0,12}pay|pay (?:by|with) (?:cash|cheque|card)|(?:direct debit|prepay\w{0,20}|cheque|monthly) or (?:by |with )?(?:direct debit|prepay\w*|cheque|when|on|quarterly|after)|ways? to pay/,
    'what is the cheapest way to pay|is direct debit cheaper than paying when the bill comes|how should i pay for my energy|can i pay by cheque|can i pay at the post office|is it dearer to pay on receipt|which payment method costs least|can i pay cash',
    1,
  ),
  term(
    'monthly_payment',
    /(?:how much|what) should (?:my|the|our) (?:monthly |direct debit |monthly direct debit )?(?:pay|direct debit)|(?:how much|what) should (?:i|we) (?:be )?pay\w* (?:each|a|per|every) month|(?:right|fair|sensible) (?:monthly|direct debit)/,
    'how much should my direct debit be|what should i be paying each month|how do i work out my monthly payment|is my direct debit set right|what is a fair monthly amount',
    1,
  ),
  term(
    'no_gas',
    /(?:get|getting) rid of (?:the |my |our )?gas|(?:go|going) all electric|come off gas|(?:no|not on|without) (?:the )?(?:mains )?gas\b.{0,20}(?:village|here|area|street|house|mains|grid)|off (?:the )?(?:gas )?grid|heating oil|oil (?:boiler|heating|tank)|\blpg\b|calor|bottled gas|kerosene/,
    'we are not on the gas grid|no mains gas in the village|do you do heating oil|what about lpg|we heat with oil|off grid home|only electricity here|bottled gas prices',
    0.95,
  ),
  term(
    'forecast',
    /(?:predict\w{0,20}|forecast|expected?|likely).{0,30}(?:cost|price|cap|bill|energy)|(?:cost|price|cap|bill|energy)s?\b.{0,25}(?:predict\w*|forecast|likely|expected)|(?:cap|cost|price)s?\b.{0,25}(?:go(?:ing)? (?:up|down)|rise|fall|drop) (?:in|next|this|by|again)|next (?:price )?(?:cap|change)|when (?:does|do|will|is).{0,20}(?:cap|cost|price)s?\b.{0,15}(?:change|switch|go|next|come|announced|review)/,
    'will prices go down next year|is the cap going up in january|when does the price cap change next|what will energy cost in spring|are bills going to fall|price forecast|when is the next ofgem announcement|will it get cheaper soon|is it going up again|what is the cap going to be in april|when do prices change',
    1.2,
  ),
  term(
    'where_on_bill',
    /where (?:on|in) (?:the|my|a|this) bill|where (?:do|can|would|will) i (?:find|see|look for|get).{0,30}(?:end date|exit fee|tariff name|unit rate|standing charge|my use|annual use|account number|contract|kwh)|where (?:is|are|does).{0,30}\bon (?:the|my|a|this) bill|(?:where|which page).{0,25}(?:tariff|rates?|end date) (?:on|shown|written)/,
    'where on the bill is my contract end date|where do i find my tariff name|where does it say my exit fee|which page shows my usage|where can i see my unit rate|where is my end date',
    1.35,
  ),
  term(
    'parts_of_bill',
    /(?:what|which).{0,20}(?:is|goes|are) (?:in|into|on|included in) (?:my|a|the|an energy) bill|what (?:am i|do i|are we) (?:pay\w*|really pay\w*) for\b|\blev(?:y|ies)\b|green tax|(?:made|make) up of|what makes up|apart from (?:the )?energy|network (?:cost|charge)s?/,
    'what is in my bill apart from energy|what is the green levy|what am i really paying for|what makes up an energy bill|where does my money go|what are network charges|what taxes are on my bill',
    1.1,
  ),
  term(
    'gas_or_electricity',
    /(?:why|how come|is|are).{0,20}electricity.{0,30}(?:more|expensive|times|cheap|than).{0,25}\bgas\b|(?:why|how come|is).{0,20}\bgas\b.{0,25}(?:cheap|less|more|expensive).{0,20}electricity|(?:gas|electricity) or (?:gas|electricity).{0,15}(?:cheap|expensive|heat)|(?:heat|cook)\w{0,20} (?:with|on|by) (?:gas|electricity).{0,20}(?:or|cheap)/,
    'why is electricity dearer than gas|is gas cheaper than electricity|is it cheaper to heat with gas or electric|why does electric cost four times gas|gas or electric cooker which is cheaper',
    1.2,
  ),
  term(
    'tariff_comparison_rate',
    /tariff compar\w* rate|\btcr\b/,
    'what is the tariff comparison rate|tcr on my bill',
    1.5,
  ),
  term(
    'resold_energy',
    /park homes?|(?:static )?caravan|houseboat|narrow ?boat|mooring|marina|canal boat|re ?sell\w{0,20}.{0,20}(?:electricity|gas|energy)|(?:site|park) (?:owner|manager)|sub ?meter/,
    'we live on a narrowboat|static caravan site owner resells electric|park home residents energy|my landlord sells me the electric by the unit|sub meter in my flat|energy on a mooring',
    1.2,
  ),
  term(
    'second_home',
    /(?:second|holiday|empty|weekend) (?:house|home|cottage|let|flat)|(?:house|home|flat|property) (?:is |that is |which is )?(?:empty|not used|hardly used|unoccupied|vacant)|not (?:used|lived in) much/,
    'holiday home not used much|empty house which tariff|we have a second home|flat is empty do i still pay|low user tariff|i hardly use any energy',
    1.1,
  ),
  term(
    'switch_risks',
    /(?:down ?sides?|risks?|dangers?|drawbacks?|cons|disadvantages?|problems?|go wrong|catch)\b.{0,20}\b(?:of|with|in|to|when|if).{0,12}switch|what (?:can|could|might) go wrong|(?:pros and cons|worth the risk) (?:of|to|if).{0,12}switch|is switch(?:ing)? (?:risk|safe|a risk)|(?:anything|what) to (?:watch|look) (?:out )?for/,
    'what is the downside of switching|what could go wrong if i switch|is switching safe|any risk in changing supplier|pros and cons of switching|what should i watch out for',
    1.3,
  ),
  term(
    'paper_bills',
    /paper(?:less)? bills?|bills? (?:by|in the) post|(?:get|send|want) (?:my |a )?bills? (?:on|in) paper|printed bills?/,
    'do they do paper bills|can i get my bill by post|i want paper bills|how do i stop paper bills',
    1.25,
  ),
  term(
    'joint_account',
    /(?:joint|both) (?:account|names?)|(?:whose|my|his|her|which|add|remove|take|change|switch|put).{0,15}names? (?:on|off|to|goes)|name on the (?:account|bill)|(?:housemate|flatmate|ex)s? (?:left|moved out|will not pay)/,
    'whose name goes on the account|can we have a joint account|how do i add my partner to the bill|take my ex off the bill|my housemate moved out and owes money|can i change the name on the account|who is liable for the bill in a shared house|bill is in my late husbands name',
    1,
  ),
  about(
    'export',
    /(?:email|mail|send|forward|text|print|download|save|export|copy) (?:me |us |out )?(?:this|that|it|the (?:chat|list|comparison|results?|figures|conversation)|these|a copy|all this|our chat)(?! to (?:my supplier))|(?:save|keep|store|print|download) (?:my|the|this|these|our) (?:comparison|list|results?|chat|figures|tariffs)|(?:copy|transcript|print ?out) of (?:this|our|the) (?:chat|conversation)|(?:in|on|by|via) (?:an |my )?email\b.{0,15}(?:please|me|us)|(?:put|pop|send|get) (?:all )?(?:this|that|it) (?:\w+ )?(?:in|to|by|on) (?:an |my )?(?:email|mail|text|whatsapp)/,
    'email me this|can you send me that|can i download this chat|print this out|save this for later|send it to my email|can i have a copy of this chat|export our conversation|how do i keep this|can you text me the list',
    1.3,
  ),
  about(
    'sign_in',
    /(?:log|sign|logg|sign)(?:ed|ing)? ?(?:in|on|back in)\b(?! for)|log ?in|password|(?:sign in|magic|login) (?:link|email)|(?:link|email) (?:has )?(?:not|never|didn t|did not|hasn t) (?:arrive\w*|come|work\w*|turn\w* up)|(?:not|never|did not) (?:get|got|receive\w*) (?:the|my|your|an?) (?:\w+ ){0,3}(?:link|email)|create an account|make an account|my account here|change my email/,
    'how do i log in|do i have to sign up to use you|do i need to register|i did not get the sign in email|the link does not work|i forgot my password|how do i make an account|how do i get back to my chat|where is my link|your email never came|do i need an account',
    1.15,
  ),
  about(
    'language',
    /\b(?:welsh|cymraeg|polish|urdu|punjabi|bengali|arabic|romanian|spanish|french|german|gaelic|portuguese|gujarati|ukrainian|somali|turkish|hindi|italian|chinese|mandarin)\b|\b(?:ydych|siarad|diolch|bore da|shwmae|helo|dych chi|gallwch|sut mae|por favor|bonjour|hola|dzien dobry|czy)\b|(?:speak|talk|other|another|different|my) languages?|not (?:speak|read) (?:much |good )?english|english (?:is )?not/,
    'do you speak welsh|can you speak polish|other languages|my english is not good|translate this for my mum|siarad cymraeg|do you do it in urdu',
    1.4,
  ),
  about(
    'bank_details',
    /(?:do|will|would|why do) (?:you|i) (?:need|want|ask|have to give|give|require).{0,20}(?:bank|card|payment) (?:details|account|number|info\w*)|(?:need|want) my bank\b|sort code.{0,15}(?:you|here|need)/,
    'do you need my bank details|why do you want my bank account|do i have to give card details|when do i give my bank details',
    1.5,
  ),
  about(
    'difference',
    /(?:difference|different|better|worse) (?:between|from|than|to).{0,25}(?:you|mowatt|uswitch|compare the market|comparethemarket|moneysupermarket|go ?compare|money saving|martin lewis|comparison sites?|other sites?)|why (?:use|should i use|not use) (?:you|mowatt|this)|(?:uswitch|moneysupermarket|go ?compare|compare the market)/,
    'what is the difference between you and uswitch|why should i use you instead of a comparison site|are you better than moneysupermarket|how are you different',
    1.3,
  ),
  about(
    'app',
    /\b(?:an|the|your|mobile|phone) app\b|app store|google play|(?:talk|speak|chat) (?:to (?:you|mo) )?(?:by|with|using|in) (?:my )?voice|alexa|siri|whatsapp|(?:can|do) you (?:hear|talk|speak)(?: out loud)?$|on my (?:phone|tablet|ipad)/,
    'do you have an app|can i talk to mo by voice|does it work on my phone|are you on whatsapp|can i use alexa',
    1.1,
  ),
  about(
    'unsubscribe',
    /unsubscrib\w*|take me off (?:your|the|this) (?:mailing )?list|stop (?:the |your |these |sending )?(?:emails?|mails?|messages)|how (?:do|can) (?:i|we) stop (?:the |my |your |these )?reminders?|(?:no more|fewer) (?:emails?|mails?)|opt out/,
    'how do i unsubscribe|stop emailing me|how do i stop the reminder|no more emails please',
    1.3,
  ),
  about(
    'trust',
    /(?:is|are) (?:this|you|mowatt|it|that) (?:\w+ ){0,3}(?:scam|legit|genuine|trustworthy|dodgy|con|fake|kosher|above board|safe|for real|a real (?:company|site|thing))\b|(?:can|should|do|why should) (?:i|we) trust (?:you|this|mowatt)|(?:seems?|sounds?|looks?) (?:dodgy|too good|fishy|like a (?:scam|con))|(?:conned|scammed|tricked|diddled)\b.{0,20}\b(?:you|this|app|site|mowatt|here)|not (?:a )?(?:con|scam)\b/,
    'is this a scam site|is this a scam|is this legit|can i trust you|is mowatt genuine|are you a real company|this looks dodgy|is it safe to use this|how do i know you are not a con|is this above board|is this website safe',
    1.35,
  ),
]

function term(name: Term, pattern: RegExp, examples: string, weight: number): Intent {
  return {
    name: `term_${name}`,
    call: 'explain_term',
    args: { term: name },
    cues: [[pattern, weight]],
    examples: examples.split('|'),
  }
}

function about(topic: AboutTopic, pattern: RegExp, examples: string, weight: number): Intent {
  return {
    name: `about_${topic}`,
    call: 'about_mo',
    args: { topic },
    cues: [[pattern, weight]],
    examples: examples.split('|'),
  }
}
