import type { Need } from './urgent-needs.ts'

const COLD =
  /\b(?:freez\w*|cold|heat(?:ing)?|warm)\b.{0,60}\b(?:cost|money|afford|expens\w*|dear|price|bill|pay)\b|\b(?:cost|money|afford|expens\w*|dear|price|bill|pay)\b.{0,60}\b(?:freez\w*|cold|heat(?:ing)?|warm)\b/
const ILL =
  '(?:ms|multiple sclerosis|fibromyalgia|raynauds|chemo\\w*|cancer|dialysis|ill|poorly|unwell|sick|disab\\w*|heart|lung\\w*|copd|asthma|arthritis|stroke|dementia|parkinson\\w*|hospital|oxygen|terminal)'

/** Where money, illness, damp or a right is the point, and the general help for debts would miss it. */
export const CARE_NEEDS: readonly Need[] = [
  {
    name: 'old_and_cold',
    kind: 'debt',
    on: /^(?=.*\b(?:i am|im|am|aged|is|mum|dad|nan|gran\w*|mother|father)\b.{0,20}\b(?:[6-9]\d|pensioner|elderly|oap)\b|.*\b(?:pensioner|elderly|oap)\b)(?=.*\b(?:coats?|blankets?|cold|freez\w*|heating off|not (?:put|turn\w*|have) (?:the |my )?heating|without heating|hat and gloves|in bed to keep warm|dare)\b).*\b(?:bills?|cost|afford|money|frighten\w*|scared|worr\w+|pay|dear|terrified)\b/,
    unless: /\b(?:compare|switch\w*|tariff|boiler|broken)\b/,
    says: 'I am so sorry. Please put the heating on now, in one room, and keep it at 18 degrees or more: health comes before the bill. A hot drink and something warm to eat help too. If anybody is shivering, confused, very sleepy or unwell, ring 111, or 999 in an emergency. Then there is money for this. Ring the supplier and say what you told me: it must take into account what can be paid, and may have a hardship fund. Ask Citizens Advice, free on 0808 223 1133, about Pension Credit, which opens the Warm Home Discount. Age UK advises for free too: 0800 678 1602.',
  },
  {
    name: 'baby_and_empty',
    kind: 'disconnection',
    on: /^(?=.*\b(?:baby|newborn|babies|toddler|kids|children|little one)\b)(?=.*\b(?:top(?:ping)? ?up|meter|credit|key)\b).*\b(?:cannot (?:afford|top|pay)|no money|skint|not (?:got|have) (?:the |any )?money|\d{1,3} ?p left|(?:pence|penny|quid|pounds) left|nearly (?:out|gone|run out)|running out|about to run out)\b/,
    unless: /\b(?:compare|switch\w*|tariff)\b/,
    says: 'I am sorry, that is frightening with a little one, and there is help today. First use the emergency credit on the meter: press its button or put the key or card in. Then ring your supplier now and say: “I cannot top up, and there is a small child here.” It must offer extra credit. Keep the child warm in one room. Citizens Advice, free on 0808 223 1133, can get you a fuel voucher, often the same day. Ask the supplier for the Priority Services Register too.',
  },
  {
    name: 'ill_and_cold',
    kind: 'medical',
    on: new RegExp(`^(?=.*\\b${ILL}\\b).*(?:${COLD.source})`),
    unless: /\b(?:compare|switch\w*|tariff)\b/,
    says: 'I am sorry. Being cold is bad for somebody who is ill, so please keep at least one room warm, and ask the nurse or doctor today if they feel unwell from the cold. There is money for this. Ask the supplier for its hardship fund and for the Priority Services Register. Ask Citizens Advice for a check of benefits, such as Attendance Allowance, PIP or Pension Credit, which can open the Warm Home Discount. The council may have a fund for winter. With cancer, Macmillan gives advice and grants for heating. If a prepayment meter runs out, the supplier must give extra credit.',
  },
  {
    name: 'ill_and_dear',
    kind: 'medical',
    on: new RegExp(
      `^(?=.*\\b${ILL}\\b).*\\b(?:bills?|electric\\w*|gas|heating|energy)\\b.{0,25}\\b(?:huge|massive|too (?:much|high|dear|expensive)|so (?:high|dear|expensive)|high|expensive|sky high|scary)\\b`,
    ),
    unless: /\b(?:compare|switch\w*|tariff|why is|smart)\b/,
    says: 'I am sorry. Being ill or disabled often means more heating and power, and there is help with that. Ask the supplier for a lower payment or a plan, its hardship fund and the Priority Services Register. PIP, Attendance Allowance or Universal Credit are meant for such costs, and some open the Warm Home Discount: Citizens Advice checks it for free. For oxygen or dialysis at home the firm or the hospital pays towards the electricity. Send a meter reading too: the bill may be a guess. Add it, and I look at what is behind it.',
  },
  {
    name: 'damp_and_cold',
    kind: 'landlord',
    on: /\b(?:damp|mould|mold|mouldy|condensation)\b/,
    unless: /\b(?:dehumidifier|tumble|dry(?:ing|er)?)\b/,
    says: 'I am sorry, that is bad for your health. If you rent, the landlord must keep the home fit to live in and deal with damp and mould: tell them in writing, with photos and dates. Private tenants can go to environmental health at the council; with a council or housing association home, complain to them and then to the Housing Ombudsman. Say if a child or somebody ill lives there. For the heating, ask your supplier for its hardship fund and a plan that you can afford, and the council about its fund and about insulation. Citizens Advice helps with both, free of charge. If the home is your own, the council can tell you of grants.',
  },
  {
    name: 'pension_heating',
    kind: 'debt',
    on: /\b(?:pension (?:credit|age)|on (?:a|my|the|state) pension|turned 6[5-9]|i am (?:6[6-9]|7\d|8\d|9\d)|retired|oap)\b.{0,60}\b(?:owed|entitled|get|claim|help|due|qualify|eligible|anything)\b.{0,30}\b(?:heat\w*|winter|fuel|energy|warm|bill|electric\w*|gas)\b|\b(?:owed|entitled|claim|due)\b.{0,40}\b(?:heat\w*|winter|fuel|energy)\b.{0,60}\b(?:pension\w*|retired|oap|6[6-9])\b/,
    unless: /\bwinter fuel payment\b|\bwarm home\b|\bcannot pay\b|\barrears\b/,
    says: 'With Pension Credit there are mostly three. The Winter Fuel Payment comes once each winter to people of State Pension age; whether you count this winter depends on your birthday, so check the date on GOV.UK. The Warm Home Discount comes off the electricity bill, by itself in most cases: watch for the letter. A Cold Weather Payment comes by itself after seven very cold days in a row; in Scotland there is a Winter Heating Payment instead. Pension Credit also opens other help, such as with council tax. GOV.UK has the sums and dates, and Citizens Advice checks for free that nothing is missed.',
  },
  {
    name: 'fund_of_supplier',
    kind: 'debt',
    on: /\b(?:fund|trust|grants?|charit\w*|write off|hardship)\b.{0,60}\b(?:skint|poor|struggl\w*|hard up|debt|not (?:even )?(?:with|a customer)|other suppliers|anyone|anybody)\b|\b(?:british gas|edf|octopus|eon|ovo|scottish ?power|supplier)\b.{0,25}\b(?:have|has|got|do|run|give)\b.{0,12}\b(?:a |an |any )?(?:fund|trust|grants?|hardship)\b/,
    unless: /\b(?:boiler|heat pump|insulation|solar|panels|trustpilot)\b/,
    says: 'Yes, there are such funds. The British Gas Energy Trust is a charity that gives grants for energy debts, and at times also to people who are not with British Gas; when it is open and for whom is on its website. Most large suppliers have a hardship fund for their own customers: ask yours for it by name. They mostly want to see that you took free debt advice first, so begin with Citizens Advice or StepChange, who also know of local funds and fuel vouchers. The council may have a fund for winter too.',
  },
  {
    name: 'plan_refused',
    kind: 'debt',
    on: /\b(?:told|asked|said|tried|rang|phoned|written|spoken|explained)\b.{0,25}\b(?:them|that|already|twice|times|again|before)\b|\b(?:not|never|will not|do not|refuse\w*|keep\w*)\b.{0,12}\b(?:listen\w*|budge|accept|agree|care|help|understand|interested)\b|\bsaid no\b/,
    after: { kinds: ['debt', 'debt_switch', 'disconnection', 'medical'] },
    says: 'I am sorry: you did the right thing, and they must take into account what you can afford. Now make it a formal complaint, in writing: what you can pay each month, what is left after rent and food, and when you told them. Pay what you offered meanwhile, if you can. If that is not settled, or they write a final no, the Energy Ombudsman decides for free, and the supplier must do what it says. Citizens Advice or StepChange can speak to the supplier for you, and have a form for your budget that suppliers accept.',
  },
  {
    name: 'bad_credit',
    kind: 'debt',
    on: /\b(?:bad|poor|terrible|awful|rubbish|no|low|ruined) (?:credit|score)\b(?: (?:score|rating|history|file|record))?|\bccjs?\b|\bcredit (?:score|rating|history|file|record) is (?:bad|poor|terrible|low|awful|rubbish)\b/,
    unless: /\bno credit (?:on|left|in)\b/,
    says: 'Many people have that, and nobody is left without energy for it. A supplier may look at your record before it gives you a Direct Debit deal. With a poor one it can ask for a deposit, or offer a prepayment meter or another way to pay, and some say no to a certain tariff. Your present supplier cannot stop supplying you for a bad record, and its standard tariff stays open to you. Ask before you agree whether a full check is done. StepChange helps for free if debts are behind it.',
  },
  {
    name: 'smart_meter_fine',
    call: { name: 'explain_term', args: { term: 'smart_meter' } },
    on: /\b(?:smart ?meters?)\b.{0,60}\b(?:fined?|fines|penal\w*|illegal|against the law|compulsory|mandatory|legal\w* (?:have|required)|prosecut\w*|court)\b|\b(?:fined?|fines|penal\w*|illegal|compulsory|mandatory|have to)\b.{0,30}\b(?:smart ?meters?)\b.{0,15}\b(?:by|before|law)\b/,
    says: 'No. There is no fine, and you do not have to have a smart meter: you may say no. A supplier may ask you, and must replace a meter that is worn out, but even then there is no penalty. Without one, some tariffs are not open to you. If somebody on the phone or at the door said it, it may be pressure or a scam: do not book, pay or give details there, and ring your supplier on the number on your bill.',
  },
  {
    name: 'smart_meter_spying',
    call: { name: 'correct_premise', args: { premise: 'smart_meter_fears' } },
    on: /\bsmart ?meters?\b.{0,30}\b(?:spy\w*|watch\w*|listen\w*|track\w*|see what|know when|big brother)\b|\b(?:spy\w*|big brother)\b.{0,30}\bsmart ?meters?\b/,
    unless: /\b(?:partner|husband|wife|boyfriend|girlfriend|ex|landlord|he|she)\b/,
    says: 'No. A smart meter sends how much energy was used and nothing else: no names, no sound, no pictures, and not which machine was on. You choose how often the supplier gets it: every half hour, once a day or once a month. Half-hourly figures can show when a home is busy, so if you do not like that, ask your supplier for monthly. The data is encrypted and may not be sold for advertising without your yes.',
  },
  {
    name: 'leaving_joint_account',
    call: { name: 'explain_term', args: { term: 'joint_account' } },
    on: /\b(?:split\w* up|separat\w*|divorc\w*|break(?:ing)? up|broke up|broken up|my ex|leaving (?:him|her|my (?:husband|wife|partner)))\b.{0,80}\b(?:account|bill|energy|name|contract|direct debit|electric\w*|gas)\b|\bget (?:off|my name off|out of)\b.{0,15}\bjoint\b|\bjoint\b.{0,20}\baccount\b.{0,40}\b(?:get|take|come) (?:my name )?off\b/,
    unless:
      /\b(?:look up|find out|check (?:if|whether)|hit\w*|hurt\w*|scared|afraid|threat\w*|abus\w*|control\w*|danger|log\w*|password|access|keeps?|chang\w*)\b|\b(?:he|she|they|ex|partner|husband|wife)\b.{0,25}\b(?:left|gone|went|moved|walked)\b|\bex\w? (?:account|name|debt|bill)\b|\bexs?\b.{0,3}\b(?:account|name|debt|bill)\b/,
    says: 'I am sorry, that is a hard time. Ask the supplier to take your name off from the day that you leave, and give the date, a meter reading with a photo and your new address. They may want both of you to agree, or close the account and open a new one in the name of who stays. Up to that day both names on the account answer for the whole bill, whoever used it, so ask for a bill to that day. Cancel a Direct Debit from your bank account only once the supplier has confirmed it. If there is pressure or fear behind it, tell me, or tell the supplier: you can ask to be dealt with alone.',
  },
  {
    name: 'who_sees_bill',
    call: { name: 'about_mo', args: { topic: 'privacy' } },
    on: /^(?!.*\bsupplier\b).*\bwho\b.{0,12}\b(?:can |could |will |else )*(?:see|sees|read|reads|look\w{0,20} at|get to see|has access)\b.{0,20}\b(?:bill|chat|this|data|conversation|messages?|documents?|upload\w*|it)\b/,
    says: 'You can, with the browser or the account in which you added it. If you ask for a person, they get the summary that you send. It is kept encrypted, not sold, and not shown to suppliers unless you start a switch and agree. You can export or delete it at any time. The privacy policy has the rest.',
  },
]
