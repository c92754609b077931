import { help, term } from '../deeper/answer-by-call.ts'
import { back, type NextAnswer } from './next-answer.ts'

const OMBUDSMAN_NOW =
  'Then ask the Energy Ombudsman whether it can take your case now: its site says how long a supplier may take, and with a final no in writing you need not wait. It is free, and the supplier must do what it says if you accept it. Have the dates, the bills and all messages ready. Remind the supplier in writing as well, and ask for a final answer.'

/** What people say back about their own case: words that no other topic is meant by, so they are heard first. */
export const SAID_OF_CASE: readonly NextAnswer[] = [
  back(
    'medical|debt|priority_register|help_schemes|payment_plan|disconnection',
    /\b(?:i am|im|i'm|aged?|are|is) (?:6[6-9]|[789]\d)\b|\bpensioners?\b|\bretired\b/,
    'Please keep warm first. There may be money for heating at that age: ask about the Winter Fuel Payment, Pension Credit, which opens the way to more, the Warm Home Discount and Cold Weather Payments. GOV.UK has the rules of this winter, and Citizens Advice checks for free what you can get and fills in the forms with you. Ask your supplier for the Priority Services Register and for a payment that you can afford.',
  ),
  back(
    'debt_switch|debt_recent',
    /\bstill (?:switch|leave|go|move)\b|\bso (?:can|could) i (?:switch|leave|go|move)\b/,
    'Yes, mostly. On a prepayment meter up to £500 for each fuel can move with you, and on a normal meter a debt younger than 28 days goes on your final bill. Only above that may your supplier stop it. Tell me your postcode and what you use or pay, and I compare.',
  ),
  back(
    'complaint|ombudsman|compensation|complaint_letter',
    /\b(?:[89]|\d\d|eight|nine|ten|twelve) weeks\b|\b(?:two|three|four|2|3|4|5|6) months\b/,
    'Then ask the Energy Ombudsman now: it is free, and tells you whether it can take your case. The supplier must do what it says if you accept it. Send it your complaint, the dates, the bills and the answers so far. Do not leave it for long: its site says until when you can come.',
  ),
  back(
    'complaint|complaint_letter',
    /\bover ?charg\w*\b|\bcharg(?:ed|ing) (?:me |us )?(?:too much|double|twice|wrong\w*)\b|\bwrong (?:bills?|readings?|tariff|rates?|amount)\b|\btook too much\b/,
    'Put together what shows it: the bills of those months, meter readings with dates, your tariff’s rates and what you have paid. Ask the supplier in writing for three things: a corrected bill, the money back, and how it came about. Nothing older than 12 months that you were never billed for may normally be added. Say “what do I write”, and I give you the words, or add a bill, and I do the sum.',
  ),
  back(
    'estimate_usage',
    /^(?:but |so |and |ok )*(?:why|how come)\b.{0,25}$/,
    'Two homes of the same size can differ a lot. The use: how many people, how many hours at home, how warm, how well the home holds heat, electric heating or showers. The price: another tariff, another region, another way to pay. And the payment itself: a Direct Debit can hold an old debt, or be low because of a credit. The kWh of a year on both bills tell which it is.',
  ),
  back(
    'complaint|ombudsman|compensation|high|mis_sold|billing',
    /\bwhat (?:do|should|can|shall) i (?:say|tell|write|put|ask)\b|\bhow (?:do|should) i (?:word|put|say|write)\b/,
    term('complaint_letter'),
  ),
  back(
    'back_billing|no_bill|still_charged|back_billing_fault',
    /\bwhat (?:do|should|can|shall) i (?:say|tell|write|put|ask)\b|\bhow (?:do|should) i (?:word|put|say|write)\b/,
    'Say it in writing: “I dispute what you charge for use more than 12 months before your bill, because I did not stand in the way of reading or billing. Please send me the readings and dates, and a bill without that part. Please answer in writing.” Pay the part that you agree with, or ask for a plan.',
  ),
  back(
    'medical|debt|priority_register|help_schemes|payment_plan|winter_fuel_payment',
    /\b(?:no|not|without|nobody|no one)\b.{0,16}\b(?:family|friends|anyone|anybody|relatives|kids|help)\b|\b(?:on my own|all alone|by myself|lonely|live alone)\b/,
    'I am sorry that you are alone with this. Please ring somebody: Citizens Advice, free, helps with the bill and checks what you can get, such as Pension Credit, the Winter Fuel Payment and the Warm Home Discount. Tell your supplier too that you live alone, and ask for the Priority Services Register. Keep the room that you are in warm. If you would like a person here, say so, and I hand you over.',
  ),
  back(
    'landlord|landlord_agree|landlord_liable|name_on_bill',
    /\bin my (?:own )?name\b|\bi pay (?:it|them|the (?:bills?|supplier))\b/,
    'Then yes: the account is yours, and so is the choice. You switch like anybody else, and need not ask. Only for another kind of meter ask the landlord first.',
  ),
  back(
    'landlord|landlord_agree|landlord_liable|name_on_bill',
    /\b(?:prepay\w*|key meter|card meter|pay as you go|top ?up)\b/,
    'That is no bar: you can switch on a prepayment meter too, and a debt of up to £500 for each fuel can move with you. For another kind of meter ask the landlord first.',
  ),
  back(
    'leave_prepayment|prepayment|top_up_how|prepay_dearest',
    /\b(?:owe|owing|debt|arrears)\b|\bstill (?:switch|leave|go|move)\b/,
    help('debt_switch'),
  ),
  back(
    'bereavement|after_death',
    /\b(?:switch|put|change|transfer|move|get) (?:it|that|the (?:account|bill|name))\b.{0,12}\b(?:me|my name|mine|us|our)\b/,
    'I cannot do that: only the supplier can put the account into your name. Ring its bereavement team, with the day and a meter reading. Once it is yours, I can compare for the home.',
  ),
  back(
    'high|winter_bill|check_bill|why_dear',
    /\b(?:\d|two|three|four|several|few)\b.{0,6}\byears?\b|\bnever (?:read|billed|sent)\b/,
    term('back_billing'),
  ),
  back(
    'landlord|landlord_agree|landlord_liable|rent',
    /\b(?:landlord|he|she|they|agents?|it)\b.{0,14}\b(?:pays?|pay|holds?|sorts?) (?:it|the|for|all|everything|that|my)\b|\b(?:in|under) (?:his|her|their|the landlord) name\b|\bincluded in (?:the|my) rent\b|\bbills? (?:are )?included\b/,
    'Then the account is the landlord’s, and so is the choice of supplier. You can ask them to switch: tell me the postcode and the use, and I compare, so that you can show what it would save. There are rules on what they may charge you for energy, and you can ask to see the bill. Citizens Advice tells you more, for free.',
  ),
  back(
    'landlord|landlord_agree|landlord_liable',
    /^(?:so |but |then )*(?:that means )?i (?:cannot|can not)\b|\bso i (?:cannot|am stuck)\b/,
    'Not by yourself, if the landlord holds the account: only who holds it can switch. If the bill is in your own name and you pay it, you can.',
  ),
  back(
    'landlord|landlord_liable',
    /\b(?:if|he|she|they|landlord)\b.{0,12}\b(?:agrees?|says? (?:yes|ok|it is fine)|is (?:fine|ok|happy)|lets? me)\b/,
    'Then it works like any switch. Whoever holds the account has to agree to the new contract, so do it together, or have the account put into your name first. Get the yes in writing, and take a meter reading on the day.',
  ),
  back(
    'complaint|ombudsman|compensation|high|meter_fault|direct_debit_changed|check_bill',
    /\b(?:prove|proof|evidence)\b/,
    'Put these together: the bills, photos of the meter with the date, and what you have paid. Then do the sum: kWh times the unit rate, and days times the standing charge, for each fuel. If you add the bill with the paper clip, I add it up and can draft the letter.',
  ),
  back(
    'complaint|ombudsman|compensation|complaint_letter',
    /\b(?:in|since|back in|last) (?:january|february|march|april|may|june|july|august|september|october|month|summer|spring|year)\b|\bmonths? ago\b|\bstill (?:nothing|waiting|no)\b/,
    OMBUDSMAN_NOW,
  ),
  back(
    'complaint|ombudsman|compensation',
    /\bhow long\b.{0,20}\b(?:wait|give them|have they got)\b|\bwhen can i\b/,
    'The Energy Ombudsman’s site says how long a supplier may take: count from the day you complained. With a final no in writing, a deadlock letter, you need not wait at all.',
  ),
  back(
    'supplier_failure|supplier_gone|failure_wait',
    /\b(?:still|keep|carry on|go on) pay\w*\b|\bpay (?:them|anyone|anything|who)\b|\b(?:direct debit|dd)\b|\bstop (?:paying|it)\b/,
    'Keep paying as before until the new supplier writes to you, and do not cancel the Direct Debit yet. What you use is still owed, and the new supplier takes the account over.',
  ),
  back(
    'moving_home|find_supplier|deemed_contract|move_tariff|switch_after_move',
    /\b(?:have to|must|got to|need to|forced to) (?:stay|stick|keep)\b|\bstuck with\b/,
    term('switch_after_move'),
  ),
  back(
    'broken_heating|emergency_heating|landlord',
    /\b(?:landlord|he|she|they|agents?|council)\b.{0,14}\b(?:ignor\w*|will not|refus\w*|not (?:repl\w*|answer\w*|respond\w*|come|coming|interested)|never|useless|does nothing|do nothing)\b/,
    'Write to the landlord once more, with the date and how long you have had no heating, and keep a copy. Private tenants can go to environmental health at the council; with a council or housing association home, complain to it and then to the Housing Ombudsman. Citizens Advice helps for free. Until it works, keep one room warm, and tell your energy supplier if anybody is ill, older or very young.',
  ),
  back(
    'broken_heating|emergency_heating|landlord',
    /\bno (?:heating|hot water)\b.{0,15}\b(?:week|weeks|days|month)\b|\b(?:a|\d|two|three) (?:weeks?|days) (?:now|already)\b/,
    'I am sorry, that is far too long in the cold. Ask today for a date of the repair and for heaters until then, in writing, and say who is at home. If you have boiler cover, ring it: most promise a time. If anybody is ill, older or very young, tell your energy supplier too and ask for the Priority Services Register. If the landlord does not act, environmental health at the council is next.',
  ),
  back(
    'broken_heating|emergency_heating',
    /\b(?:rent|rented|renting|landlord|tenant|council (?:house|flat)|housing association)\b/,
    'Then the repair is the landlord’s. Tell them in writing today, with the time and that there is no heating, and ask when somebody comes. Ask for heaters until then. If nothing happens, environmental health at the council is the next step for private tenants.',
  ),
  back(
    'disconnection|debt|not_my_debt|debt_collectors|key_debt|meter_takes_money',
    /\b(?:did not|never) (?:even )?(?:know|knew|realise\w*|get|got|had|see|saw|receive\w*)\b|\bnot mine\b|\bnever owed\b|\bnews to me\b/,
    'Tell the supplier that today. Ask what the debt is for, from which dates, and for copies of the bills, and that nothing further is done until you have them. If it is from before you moved in, it is not yours: show when you came. They normally may not bill you for use more than 12 months back. Citizens Advice can speak to them for you, for free.',
  ),
  back(
    'debt|debt_switch|disconnection|payment_plan|help_route',
    /\bhow much can i owe\b|\bowe\b.{0,15}\bstill (?:go|switch|leave|move)\b/,
    help('debt_switch'),
  ),
  back(
    'fuel_direct',
    /\bhow (?:do|can|would) i\b|\bapply\b|\bget (?:it|that)\b/,
    'Ask your supplier and the office that pays your benefit: both can start it, and it needs your yes for the energy that you use now. Citizens Advice helps you with it for free.',
  ),
  back(
    'power_cut|no_supply|flicker',
    /\b(?:just|only|one|single)\b.{0,12}\b(?:sockets?|room|plug|appliance|oven|circuit|upstairs|downstairs|us|mine|my (?:house|flat)|our (?:house|flat))\b|\b(?:neighbours?|next door|street) (?:have|has|is|are)\b.{0,8}\b(?:on|fine|ok|power|lights?)\b/,
    'Then it is most likely inside your home and no power cut. Leave what trips unplugged and do not use that socket. If the switch stays on without it, that appliance is at fault. If it still trips, or anything is warm, buzzes or smells burnt, keep it off and get a registered electrician; if you rent, tell the landlord. Call 105 only if the meter or the main cable is hot, sparks or hums, and 999 if there is fire.',
  ),
  back(
    'power_cut|no_supply|flicker',
    /^(?:so |and |ok )*who (?:do|should|can) i\b/,
    'For a cut in the street call 105, free. For a fault inside the home it is a registered electrician, or your landlord if you rent. In danger 999.',
  ),
  back(
    'bereavement|after_death',
    /\b(?:do|must|should|have) i\b.{0,12}\bpay\b|\bam i (?:liable|responsible)\b/,
    'Not from your own money, unless your name is on the account or you live there and use the energy. What was used up to the death is for the estate. From then on it is for whoever owns the home or lives in it. If letters come in the meantime, tell the supplier that the estate is being settled: it can wait.',
  ),
  back(
    'bereavement|after_death|empty_home',
    /\b(?:cut|turn|switch|shut|take) (?:it|that|them|the (?:gas|electric\w*|power))? ?(?:off|out)\b|\bdisconnect\w*\b/,
    'You can turn the gas and the power off at the meters yourself, but keep frost away from the pipes or have them drained. The standing charge goes on. Having a meter taken out is another matter: the supplier arranges it, it costs something, and a later owner pays to have it back. Most people leave it in until the home is sold or let.',
  ),
  back(
    'supplier_failure|supplier_gone|failure_wait|credit_refund|final_bill',
    /\b(?:prove|proof|evidence)\b/,
    'Your last bill or statement shows the credit, and your bank shows what you paid. Keep both, with a photo of the meter, and send copies to the new supplier. If it does not accept them, complain, and the Energy Ombudsman decides for free.',
  ),
  back(
    'back_billing|no_bill|still_charged|back_billing_fault',
    /\bnever (?:read|came|asked|billed|sent)\b|\b(?:did not|not) (?:read|bill)\b/,
    'That speaks for you: reading and billing is their task. Say in writing that nobody read the meter, that you did not stand in the way, and that you dispute what is older than 12 months before the bill.',
  ),
  back(
    'back_billing|no_bill|still_charged|back_billing_fault',
    /\bhow far back\b|\bhow (?:long|many years?)\b.{0,15}\bback\b/,
    'Normally 12 months before the day of the bill, unless you stood in the way of reading or billing. What was used earlier they may not charge.',
  ),
  back(
    'erroneous_transfer',
    /\b(?:go|switch|be put|get|move) back\b|\bback to (?:my old|the old|them|where)\b/,
    'Yes. Tell either supplier that the switch was a mistake. They must answer within 20 working days and take you back. You pay for what you used, but not twice.',
  ),
  back(
    'debt|payment_plan|debt_recent|pay_late',
    /\bwant (?:it all|all of it|the lot|everything|the full|it now)\b|\ball (?:at once|in one go)\b/,
    term('payment_plan'),
  ),
  back(
    'debt|payment_plan|disconnection|pay_late|debt_recent',
    /\bsend (?:someone|somebody|people|a man)\b|\bcome (?:round|to (?:the|my) (?:house|door|home))\b|\bat (?:the|my) door\b/,
    term('debt_collectors'),
  ),
  back(
    'credit_lost|final_bill|credit_refund|payment_missing',
    /\b(?:\d+|two|three|four|six|a few|ages) (?:weeks?|months?)\b|\bbeen (?:ages|months|weeks)\b|\bnot (?:paid|sent|had|come)\b/,
    'Then it is late: after a switch the final bill comes within 6 weeks, and the credit within 10 working days after that bill. Ask the old supplier in writing when it pays and how much, and complain if it does not. After that the Energy Ombudsman decides for free.',
  ),
  back(
    'help_schemes|universal_credit|warm_home_discount|whd_who|winter_fuel_payment',
    /\bwhat (?:can|could|do|would|am) (?:i|we) (?:get|claim|apply for|owed|entitled)\b|\bentitled\b|\banything else\b/,
    'Look at these, one by one, on GOV.UK: the Warm Home Discount off the electricity bill, the Winter Fuel Payment and Cold Weather Payments, and grants for insulation. Ask your supplier for its hardship fund and your council for its own. Pension Credit and Universal Credit open some of them. Citizens Advice checks for free which are for you.',
  ),
  back(
    'debt|final_bill|payment_plan|debt_collectors|back_billing',
    /\b(?:it|that|bill|sum|amount|they|which) (?:is|are|was) (?:all |just |totally )?(?:wrong|not right|incorrect)\b/,
    'Then dispute it in writing before it is due: say what is wrong and what you think is right, with readings and photos, and ask them to put the debt on hold until they have answered. Pay the part that you agree with. If they say no, complain, and the Energy Ombudsman decides for free.',
  ),
  back(
    'joint_account|name_on_bill',
    /\b(?:moved|has moved|walked|gone|left)\b.{0,8}\b(?:out|now|me|home)?\b/,
    'Then give the supplier the day, a meter reading with a photo, and who lives there now. From that day the account can be in your own name. What was used before is owed by whoever’s name is on it.',
  ),
  back(
    'joint_account|name_on_bill',
    /\b(?:change|put|switch|get) (?:it|the name|the bill|the account|that)\b/,
    'Yes. Ask the supplier for an account in your own name from a day that you name, with a meter reading. They may want both of you to agree, or close the old account and open a new one in the name of who stays. Once it is yours, you can also switch.',
  ),
  back(
    'joint_account|name_on_bill',
    /\bowes?\b|\bhis debts?\b|\bher debts?\b/,
    'What was used up to the day of the change is owed by whoever’s name is on the account, and by both where both are on it. What is used after it is for the new account alone. If they want their debt from you, ask in writing on what it rests. Citizens Advice can look at it for free.',
  ),
  back('complaint|ombudsman|compensation', /\brefund\w*\b|\bmoney back\b|\bmy credit\b/, term('credit_refund')),
]
