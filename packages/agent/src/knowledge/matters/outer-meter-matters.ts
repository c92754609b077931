import type { Matter } from './matter.ts'

/** Meters, displays and readings: what is asked less often. */
export const OUTER_METER_MATTERS = {
  meter_labels: {
    question: 'What do the labels on my meter mean?',
    says: 'IMP or “import” is what you take from the grid, and you pay for that. EXP or “export” is what solar panels send out. kWh is the reading; kW is the power just now. R1 and R2, T1 and T2, “low” and “normal” are two rates, each with its own reading. m³ is gas in cubic metres, ft³ in cubic feet. kvar is not needed at home. If you have no panels, send the import figure.',
    asks: 'what do imp and exp mean on my meter|which is import and export on the meter|what does r1 mean on my meter|what does kvar mean|my meter shows t1 and t2|meter shows a 1.8.0 code|what is total act import|my meter cycles through lots of numbers which one do i send',
    cue: /\b(?:imp|exp|act imp\w*|import|r1|r2|t1|t2|kvar\w*|1 ?8 ?0)\b.{0,40}\b(?:mean\w*|meter|reading|which|stand for|screen|display)\b|\bmeter\b.{0,40}\b(?:imp|exp|act imp\w*|r1|t1|kvar\w*|cycles?|lots of numbers)\b/,
    weight: 1.4,
  },
  reading_digits: {
    question: 'Which digits of the reading do I send?',
    says: 'Send the whole figures from left to right, with noughts at the front, and leave out what is red, in a red frame or after a point. An electricity meter mostly has five figures or six, a metric gas meter five, an old imperial gas meter four. So 04218.6 is sent as 04218; leaving out the front nought changes nothing. If the form wants fewer, take the ones before the point.',
    asks: 'do i include the zero at the front of the reading|how many digits is a gas reading|do i put the decimals in my meter reading|how many numbers do i send for electric|do i send the red numbers|how many figures in a meter reading|do i put the last digit after the dot',
    cue: /\bround (?:up|down)\b.{0,15}\breading\b|\b(?:zero|zeros|zeroes|nought|0s|decimals?|dot|red (?:numbers?|digits?|figures?|ones?)|digits?|figures|how many numbers)\b.{0,40}\b(?:reading|meter|send|include)\b|\b(?:reading|meter|send|include)\b.{0,30}\b(?:zeros?|nought|decimals?|digits|last digit|red (?:numbers?|digits?|figures?))\b/,
    weight: 1.3,
  },
  reading_range: {
    question: 'My reading is said to be out of range',
    says: 'The supplier’s computer expects a certain use, and yours is far above or below it. First check: the right meter, the right fuel, no red figures or decimals, day and night not swapped. If it is right, send it with a photo by mail or chat, or ring: a person can take it. It happens after a run of guesses, with a new meter, after a change in the home, or when a meter has gone round to nought.',
    asks: 'supplier says my reading is out of range|my reading was not accepted too high|website says reading does not look right|the app says my reading is higher than expected|they say my meter reading is wrong but it is right|invalid meter reading',
    cue: /\breadings?\b.{0,30}\b(?:out of range|too high|higher than expected|not (?:look|seem) right|invalid|not valid|unusual|not what they expect)\b/,
    weight: 1.35,
  },
  smart_own_use: {
    question: 'Does a smart meter use my electricity?',
    says: 'Next to nothing that you pay for. The meter itself is fed from the network’s side, before it counts, as old ones were. The gas meter has a battery. Only the in-home display runs from your socket: about a watt or less, some pounds a year at most. You can unplug it; the meter goes on working.',
    asks: 'does the smart meter use electric itself|how much power does the in home display use|can i unplug my smart meter display|does the smart meter cost money to run|can i turn the display off|what if i unplug the monitor',
    cue: /\bsmart ?meters?\b.{0,20}\b(?:use|uses|using)\b.{0,15}\b(?:electric\w*|power|energy)\b.{0,10}\b(?:itself|run)?|\b(?:unplug|turn off|switch off)\b.{0,15}\b(?:display|ihd|monitor|screen|smart)\b/,
    weight: 1.35,
  },
  smart_pacemaker: {
    question: 'Is a smart meter safe with a pacemaker?',
    says: 'It is meant to be: smart meters and displays have to keep the limits for radio waves, and send far less than a phone at your ear. Nothing that I know of says that they harm a pacemaker. But for a device in your body ask the clinic that looks after it, and keep the display at arm’s length if they advise that. You may say no to a smart meter, and ask for the Priority Services Register.',
    asks: 'is a smart meter dangerous for a pacemaker|smart meter and heart device|do smart meters affect hearing aids|smart meter with an implant|i have a pacemaker can i have a smart meter',
    cue: /\b(?:pacemaker|defibrillator|implant|hearing aids?|cochlear)\b.{0,40}\b(?:smart|meter|display)\b|\b(?:smart|meter|display)\b.{0,40}\b(?:pacemaker|defibrillator|implant|hearing aids?|cochlear)\b/,
    weight: 1.7,
    isFine: true,
  },
  display_no_gas: {
    question: 'My gas does not show on the display',
    says: 'Gas reaches the display only about every half hour, by way of the electricity meter, so it always lags. If it shows nothing for a day, the gas meter has lost its link: common after a switch, a new boiler or with thick walls. The gas meter still counts. Read it yourself, send the reading, and tell the supplier, which can join it again from afar or send somebody.',
    asks: 'my gas does not show on the little screen|display only shows electric|no gas reading on ihd|gas is missing from my smart display|the gas bit is blank on my smart meter monitor|smart meter shows electricity but not gas',
    cue: /\bgas\b.{0,30}\b(?:not (?:show|showing|come|appear|updat)\w*|missing|blank|nothing|dashes)\b.{0,30}\b(?:display|screen|ihd|monitor|smart)\b|\b(?:display|screen|ihd|monitor|smart meter)\b.{0,30}\b(?:only|just)\b.{0,10}\b(?:shows? )?electric\w*\b|\b(?:no|missing) gas\b.{0,20}\b(?:display|ihd|screen)\b/,
    weight: 1.5,
    isFine: true,
  },
  replaced_meter: {
    question: 'What do I check after I get a new meter?',
    says: 'Take photos of the old meter’s last reading before it goes, and of the new one’s first, which need not be nought. The engineer should leave a card with both. On the next bill look for the old meter up to that day and the new one from it, each with its own number. Most wrong bills after a change come from a lost last reading. If yours is missing, say so at once and ask how they worked it out.',
    asks: 'they changed my meter and the bill looks wrong|new meter fitted what should i check|what happens to the old reading when the meter is replaced|bill wrong after new meter|meter was swapped and now my bill is huge|old meter final reading missing',
    cue: /\bcheck\b.{0,20}\bnew meter\b|\b(?:changed|swapped|replaced|new)\b.{0,10}\b(?:my |the |our )?meter\b.{0,40}\b(?:bill|reading|wrong|huge|check|high|double)\b|\bmeter (?:was |got |has been )?(?:changed|swapped|replaced)\b.{0,40}\b(?:bill|reading|wrong|huge|high)\b/,
    weight: 1.35,
  },
  shared_meter: {
    question: 'I think I pay for somebody else’s power',
    says: 'Test it. Turn everything off at your own fuse box: if the meter still counts, something else hangs on it, such as a hall light or the flat next door. Then turn yours on, and see whether the neighbour’s goes dark. Note times and readings. Do not open or touch wiring. Tell the landlord or managing agent and the supplier in writing; what was not yours can be claimed back, from the landlord or through the supplier’s records. If the meters are swapped, both bills are made anew.',
    asks: 'i think i am paying for the hallway lights|my meter feeds the flat next door|is the landlord using my electric|communal lights are on my meter|how can i tell if my meter is shared|neighbours electric is on my meter|paying for the landlords supply',
    cue: /\b(?:hall\w*|communal|stair\w*|landing|next door\w*|neighbour\w*|upstairs|downstairs|landlord\w*)\b.{0,30}\b(?:light\w*|electric\w*|power|supply)?\b.{0,15}\b(?:on|off|through|from|to|using)\b.{0,8}\bmy (?:meter|electric\w*|supply)\b|\bmy meter\b.{0,20}\b(?:feeds?|supplies|shared|powers?)\b/,
    weight: 1.5,
    isFine: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
