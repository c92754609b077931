import type { Matter } from './matter.ts'

/** Meters, smart ones and others. */
export const METER_MATTERS = {
  read_display: {
    question: 'Can I take a reading from the in-home display?',
    says: 'Better take it from the meter itself. The display in the kitchen shows use and cost, and its prices may be old. Some displays have a meter reading deep in a menu, but the number on the meter is the one that counts. Press the button on the smart meter, often A or 9, until a number with kWh shows, or m³ for gas. Most smart meters send the reading by themselves. Take a photo on the day of a switch or a move.',
    asks: 'how do i get a reading off the smart display|can i read the meter from the in home display|is the number on my ihd the meter reading|where is the meter reading on the smart screen|how do i get a meter reading from the smart thing in the kitchen|which button do i press on the smart meter for a reading|reading off my smart meter monitor|can i use the in home display reading to switch',
    cue: /\bread\w*\b.{0,35}\b(?:display|ihd|monitor|screen|smart thing|in ?home)\b|\b(?:display|ihd|monitor|screen)\b.{0,35}\bread(?:ing|ings)?\b|\b(?:which|what) button\b.{0,30}\bmeter\b/,
    weight: 1.4,
  },
  find_meter: {
    question: 'Where do I find my meter?',
    says: 'Look in a box on the outside wall, under the stairs, in the hall, the garage, the kitchen or a cellar. In flats meters are often together in a locked cupboard on the landing or the ground floor: the landlord or managing agent has the key. Gas meters are often low down near the front door. If you cannot find one, your supplier or local network can say what is recorded. The number on it should be the one on your bill.',
    asks: 'where is my meter|i cannot find my electricity meter|where is the gas meter in a flat|just moved in and do not know where the meters are|where would the meter be|which meter is mine in the cupboard|how do i get to my meter it is locked',
    cue: /\bwhere\b.{0,20}\b(?:is|are|would|do i find|can i find)\b.{0,20}\b(?:gas |electric\w* |my |the ){0,6}meters?\b(?! (?:number|reading|point))|\b(?:cannot|can not|not) find\b.{0,20}\bmeters?\b|\bwhich meter is mine\b/,
    weight: 1.35,
  },
  gas_meter_kind: {
    question: 'Is my gas meter metric or imperial?',
    says: 'Look at the front of the meter. A metric one says m³ or M3 and mostly has five digits before the point. An imperial one says ft³ or cubic feet and mostly has four. It matters: one imperial unit holds 2.83 times as much gas as one metric unit. If your supplier has the wrong kind on file, the bill is far off, so tell them and send a photo.',
    asks: 'is my gas meter metric or imperial|how do i know if my meter is in cubic feet|does my gas meter read in m3 or ft3|my supplier thinks my meter is metric but it is imperial|gas meter units|wrong units on my gas meter',
    cue: /\b(?:metric|imperial)\b|\bcubic (?:feet|foot)\b.{0,25}\b(?:meter|or)\b/,
    weight: 1.3,
  },
  move_meter: {
    question: 'Can I have my meter moved?',
    says: 'Yes, but it is work for professionals. Ask your supplier for a small move on the same wall. For a longer move, or where the pipe or cable has to move too, ask your local network. There is usually a charge, and they quote it first. Never move a meter yourself: it is dangerous and against the law. If you cannot reach it because of age or disability, ask for the Priority Services Register, and whether they move it for free.',
    asks: 'can i have my meter moved|how much does it cost to move a meter|move the meter to the outside wall|relocate gas meter|who moves an electricity meter|my meter is too high to reach|moving my meter for an extension',
    cue: /\b(?:move|moved|moving|relocate|relocating|relocation|reposition\w*|switch)\b.{0,15}\b(?:a |my |the |our )?(?:gas |electric\w* )?meter\b(?!.{0,15}\b(?:to|from) (?:a )?(?:prepay|credit|smart))|\bmeter\b.{0,12}\b(?:moved|relocated)\b/,
    weight: 1.3,
  },
  meter_exchange: {
    question: 'Do I have to let them replace my old meter?',
    says: 'Meters have an approved life. When it ends, the supplier has to replace the meter, normally at no charge, and you should let them in at a time that suits you. You may ask what kind it will be. A smart meter is often offered, and you may say no to its sending readings or ask for a plain one if they have it. If the day does not suit you, ask for another. If a caller comes without a date, ask for the ID card and ring your supplier.',
    asks: 'they want to replace my old meter do i have to let them|my meter is past its certified life|letter says my meter must be changed|meter exchange appointment|is it free to have my meter replaced|my meter is out of date they say|why do they want to change my meter|old meter needs replacing',
    cue: /\b(?:replac\w*|exchang\w*|renew\w*|chang\w*|swap\w*)\b.{0,20}\b(?:my |the |our |an? )?(?:old )?meter\b(?!.{0,12}read)|\bmeter\b.{0,25}\b(?:needs?|must|has to|have to)\b.{0,15}\b(?:replac\w*|chang\w*|exchang\w*|renew\w*)|\bcertified life\b|\bmeter exchange\b/,
    weight: 1.1,
  },
  // Ofgem: the signal has been switched off in stages since 30 June 2025. The day of the last stage is not in our sources.
  rts_meter: {
    question: 'What is an RTS meter?',
    says: 'An RTS meter, for radio teleswitch, changes between cheap and dear hours by a radio signal. It is mostly found with electric heating, as a box marked Radio Teleswitch beside the meter. That signal has been switched off in stages since 30 June 2025. Without a new meter your heating or hot water may come on at the wrong hours, or not at all. Ask your supplier now for a replacement, which is normally free, and how it keeps your cheap hours. If you are without heating, say so at once.',
    asks: 'what is an rts meter|my radio teleswitch is being turned off|do i have a radio teleswitch|rts switch off letter|do i have to replace my rts meter|teleswitch meter|my supplier says my rts meter will stop working|total heating total control meter',
    cue: /\brts\b|\btele ?switch\w*\b|\btotal heating\b/,
    weight: 1.6,
  },
  // Entry against somebody’s will needs a warrant, emergencies apart: Rights of Entry (Gas and Electricity Boards) Act 1954.
  meter_visit: {
    question: 'Do I have to let the meter reader in?',
    says: 'Suppliers do send people to read or inspect meters, and should be let in at a fair time. But check first: ask for the ID card, and ring your supplier on the number of your bill while they wait outside. You may say no and offer another day, or send the reading yourself. Without a court warrant or an emergency nobody may come in against your will. On the Priority Services Register you can agree a password for callers.',
    asks: 'do i have to let the meter reader in|someone came to read the meter is that normal|how often do they read meters|meter inspection letter|can i refuse a meter reader|is it safe to let the meter man in|they say they need access to the meter|a man wants to read my meter',
    cue: /\bmeter (?:reader|man|inspect\w*|inspection|check)\b|\b(?:let|someone|somebody|knock\w*|man|came|access)\b.{0,30}\bread (?:the|my|our) meter\b|\baccess to (?:the|my) meter\b/,
    weight: 1.25,
  },
  meter_serial: {
    question: 'What is the meter serial number?',
    says: 'The serial number is printed on the front of the meter, often by a barcode. It names the meter itself, and a new meter has a new one. It should be the same on your bill. The supply number is another thing: MPAN for electricity, MPRN for gas. That one belongs to the home and stays. If the serial number on the bill is not the one on your meter, send your supplier a photo: you may be paying for another home.',
    asks: 'what is the meter serial number|where is the serial number on my meter|meter serial number on the bill|msn meaning|the serial number does not match|what is the number under the barcode on the meter',
    cue: /\bserial (?:number|no)\b|\bmsn\b/,
    weight: 1.35,
  },
  get_smart_meter: {
    question: 'How do I get a smart meter?',
    says: 'Ask your supplier: it fits smart meters at no extra charge. You book a visit, and both fuels can mostly be done together; ask how long it takes. If you rent and the bill is in your name, you may ask for one, but tell your landlord first. In some homes it does not work yet, for example where the signal is weak. You do not need one to switch, though tariffs with cheap hours mostly do.',
    asks: 'how do i get a smart meter|can i get a smart meter for free|who fits smart meters|do i pay for a smart meter|book a smart meter installation|can tenants get a smart meter|how long does it take to fit a smart meter|i want a smart meter|can i have a smart meter fitted',
    cue: /\b(?:get|want|book|order|request|ask for|install\w*|fit|fitted|put in|apply for|have)\b.{0,12}\b(?:a|my|one|the)? ?smart meters?\b(?!.{0,30}\b(?:switch|need|work|stop|taken|removed|but|refuse)\b)|\bsmart meters?\b.{0,15}\b(?:fitted|installed|put in|free|installation|for free)\b/,
    weight: 1.05,
  },
  // Ofgem’s standards for smart meters, with a payment for slow answers, began on 23 February 2026; the sum is left to its site.
  smart_meter_silent: {
    question: 'My smart meter does not send readings',
    says: 'Then bills are estimated until you send readings, so read the meter yourself each month. Tell your supplier: it can often connect the meter again from afar, and must look into it. It can happen after a switch with older meters, or where the signal is weak. The meter still counts rightly, and you can still switch. If nothing happens, complain. Since February 2026 suppliers owe a set payment if they give you no plan in time: Ofgem’s site says when and how much.',
    asks: 'my smart meter is not sending readings|smart meter stopped working in smart mode|no signal for my smart meter|smart meter has gone dumb|they say my smart meter is not communicating|smart meter lost connection|they still ask me for readings though i have a smart meter|smart meter not connected to the network|poor signal for smart meter',
    cue: /\bsmart meters?\b.{0,40}\b(?:not (?:send\w*|connect\w*|communicat\w*|work\w*)|stopped (?:send\w*|work\w*|communicat\w*)|gone dumb|lost (?:signal|connection)|no signal|offline|dumb)\b|\b(?:no|poor|weak|bad) signal\b.{0,30}\bsmart\b|\b(?:stopped|not|stops) sending (?:any )?readings\b/,
    weight: 1.7,
  },
  smets: {
    question: 'What is the difference between SMETS1 and SMETS2?',
    says: 'They are the first and the second kind of smart meter. A SMETS2 meter sends readings over the national network whichever supplier you are with. A SMETS1 meter could lose that when you switched; most have since been moved onto the national network. You cannot always tell by looking: ask your supplier which one you have and whether it will keep sending. You can switch with either.',
    asks: 'what is the difference between smets1 and smets2|what is a smets2 meter|do i have a smets1|is my smart meter first or second generation|which kind of smart meter do i have',
    cue: /\bsmets ?[12]?\b|\b(?:first|second|1st|2nd) gen\w*\b.{0,20}\bsmart\b/,
    weight: 1.5,
  },
  display_broken: {
    question: 'My in-home display does not work',
    says: 'The meter counts rightly without the display. First plug it in near the meter, switch it off and on, and wait a while, as it may have lost the signal. If it stays blank or shows wrong prices, ask your supplier for help or a new one, and whether it is free: soon after the meter was fitted it mostly is. After a switch or a move it may need to be paired again. Many suppliers’ apps show the same figures.',
    asks: 'my in home display is broken|how do i get a new display|the little screen will not connect|ihd is blank|i lost my smart meter monitor|my display shows the wrong price|smart meter screen not updating|the monitor says waiting for data|display stopped working after i switched|no display left in the house when we moved in',
    cue: /\b(?:display|ihd|monitor|little screen|smart screen)\b.{0,30}\b(?:broke\w*|blank|dead|not (?:work\w*|connect\w*|updat\w*)|will not|lost|frozen|stuck|disconnected|new one|replace\w*|waiting|offline)\b|\b(?:lost|broken|new|replacement|missing)\b.{0,15}\b(?:in ?home display|ihd|smart display|energy monitor|display)\b/,
    weight: 1.2,
  },
  smart_meter_data: {
    question: 'How often does a smart meter send data?',
    says: 'A smart meter sends how much was used, and when, but not your name, nor which appliance runs. You have a say in how often your supplier sees it, from every half hour to less often. Ask which choices you have, or look in your account. They need your consent for using it in marketing. Tariffs with cheap hours need the half hours.',
    asks: 'how often does a smart meter send data|what does my smart meter tell the supplier|can they see when i am home|do smart meters send half hourly readings|can i stop my smart meter sharing data|who can see my smart meter data|change smart meter reading frequency',
    cue: /\bsmart meters?\b.{0,40}\b(?:data|how often|half hour\w*|frequency|see when|know when|tell them)\b|\b(?:how often|data|half hour\w*|see when|know when)\b.{0,40}\bsmart meters?\b/,
    weight: 1.2,
  },
  remove_smart_meter: {
    question: 'Can I have my smart meter taken out?',
    says: 'You can ask, but a supplier does not have to put an old meter back, and may charge for it. What you can do is ask it to stop the meter sending readings, or to send them less often. You then read it yourself, as before. If you think that it counts wrongly, ask for a check instead.',
    asks: 'can i have my smart meter removed|get rid of my smart meter|go back to the old meter|i want my old meter back|take the smart meter out|can they turn off the smart part of my meter',
    cue: /\b(?:remov\w*|get rid of|take out|taken out|rid of|uninstall)\b.{0,20}\bsmart meter\b|\bsmart meter\b.{0,20}\b(?:removed|taken out)\b|\bold meter back\b|\bback to (?:the|my|an) old (?:meter|one)\b/,
    weight: 1.4,
  },
  smart_meter_saves: {
    question: 'Does a smart meter save money?',
    says: 'Not by itself. It shows what you use as you use it, which helps some homes to use less, and it ends estimated bills. Its real use is for tariffs with cheap hours, which most of the time need one. The rates on other tariffs are the same with any meter.',
    asks: 'will a smart meter save me money|are smart meters worth it|what is the point of a smart meter|pros and cons of a smart meter|benefits of smart meters|should i get a smart meter|is it cheaper with a smart meter',
    cue: /\b(?:sav\w*|worth|point|benefits?|pros|advantages?|should i (?:get|have)|cheap\w*)\b.{0,25}\bsmart meters?\b|\bsmart meters?\b.{0,25}\b(?:sav\w*|worth|benefits?|any good|cheap\w*)\b/,
    weight: 1.15,
  },
  // Ofgem’s rules of November 2023 on prepayment without consent; they hold for smart meters too.
  remote_prepay: {
    question: 'Can they turn my smart meter into prepay?',
    says: 'Technically yes: a smart meter can be changed to prepayment from afar. But a supplier must follow rules first. It has to contact you several times, offer you a plan that you can afford, and check that prepayment is safe for you. It must not be done in some homes, for example where somebody is very ill or depends on powered medical equipment, or where there is a baby; Ofgem’s site lists them. If it happened to you without that, complain at once, and ask to be changed back.',
    asks: 'can they switch my smart meter to prepay remotely|they changed my smart meter to pay as you go|turned my meter into prepay without asking|can the supplier put me on prepay without a visit|remotely switched to prepayment',
    cue: /\b(?:remote\w*|from afar|without a visit)\b.{0,30}\b(?:prepay\w*|pay as you go)\b|\bsmart meter\b.{0,30}\b(?:to|into|onto) (?:a )?(?:prepay\w*|pay as you go)\b|\b(?:prepay\w*|pay as you go)\b.{0,20}\bremote\w*/,
    weight: 1.6,
  },
} as const satisfies Readonly<Record<string, Matter>>
