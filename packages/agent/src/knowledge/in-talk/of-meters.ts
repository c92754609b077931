import type { SaidInTalk } from './said-in-talk.ts'

/** Said in the midst of meters, displays and readings. */
export const OF_METERS: Readonly<Record<string, SaidInTalk>> = {
  old_one:
    'An old meter may stay as long as its approved life runs, and many from those years are past it. When it ends, your supplier has to replace the meter, normally for free, and you should let them. You may ask which kinds they can fit, and for a smart one not to send readings. Until then it still counts, and you send readings yourself.',
  unsafe:
    'Then it has to be replaced, and it is right to let them: an unsafe meter can start a fire or leak gas. Ask what is wrong with it and have it in writing, and ask which kinds of meter they can fit. It should cost you nothing. Check the caller first: ask for the ID card, and ring the number on your bill. If anything is hot, smells or sparks, call 105 for electricity or 0800 111 999 for gas at once.',
  not_mine_to_mend:
    'No. The meter and what it sends are the supplier’s job, and it costs you nothing. Tell your present supplier in writing that it no longer sends, and ask by when it will be put right. Until then read the meter yourself once a month. If nothing happens, make it a complaint.',
  silent_send:
    'Yes. As long as the meter does not send by itself, read it and send the figures once a month, best a day or two before the bill. Do it for gas and electricity. Stop when your bill shows “smart” or “actual” beside the reading again. Without readings the bills are guesses.',
  no_is_no_dearer:
    'No. A supplier may not charge you for saying no, and your rates stay what they are. You only miss tariffs that need such a meter, above all those with cheap hours. And you go on sending readings yourself.',
  gas_meter_too:
    'Yes, for gas as well. The gas meter is a second meter with a reading of its own, in m³ or ft³. A smart gas meter sends through the electricity one, so when that is silent, the gas is mostly silent too. Read both on the same day.',
  display_red:
    'Red only means that you use a lot of power just now; it is no fault and no warning. Look at what makes heat: oven, kettle, shower, dryer, immersion or a plug-in heater. Turn one off, and the light should fall back within moments. If it stays red with all of that off, look for something that is left on.',
  display_still_blank:
    'Then try this: put it within a few metres of the meter, press and hold its power button, and leave it on for an hour or two, as it may be pairing anew. If it stays blank, the display has failed and not the meter. Ask your supplier for help or a new one. The bill is not touched by it.',
  display_not_bill:
    'No. The bill comes from the meter and not from the display, so a blank or wrong display changes nothing on it. If you want to be sure, read the meter itself and set that beside the reading on the bill.',
  display_new:
    'A supplier has to offer a display when it fits the smart meter, and mostly mends or replaces it in the first year. After that, or after a switch, it need not give you a new one for free: ask, and ask what one costs. Its app mostly shows the same figures, and the meter itself always does.',
  stop_calls:
    'Tell them once in writing that you do not want a smart meter for now, and ask them to note that and to stop calling. They may offer it again later, but they must treat you fairly; if they go on, make it a complaint. Ask too whether your present meter has to be changed for its age: that is the one case where you should let them.',
  since_switch:
    'That fits: after a switch it is the new supplier’s job to get the meter sending again. Tell it that the meter has been silent since the change, and ask whether it can be connected from afar and by when. Until then send readings for both fuels each month. If months go by, complain: there are set payments for that.',
  who_pays_meter:
    'For a move that you ask for, you mostly pay, and they quote the price before any work. If the meter is moved because it is unsafe, too old or you cannot reach it because of age or disability, ask for it to be done for free. Get the quote in writing.',
  runs_backwards:
    'Tell your supplier: an old meter that runs backwards while the panels make power counts wrongly, and it has to be changed, normally for free. You are in no trouble if you report it; to keep quiet about it would be the wrong way. Take a photo with the date. A new meter counts what you take and what you send out apart.',
  no_trouble:
    'No, not if you tell your supplier yourself. A fault of the meter is not yours, and nobody is punished for reporting it. What you really used can be billed, for at most the last 12 months. Send a photo with the date and keep the answer.',
  prove_meter:
    'Ask the supplier to test it: a check meter runs beside it for a week or two, or the meter is taken out and tested. Ask before who pays if it turns out right; if it is wrong, they pay and put the bills right. You can make a first test yourself: turn all off and see whether it stands still, then run a heater of known watts for an hour.',
  old_meter_slow:
    'It can be, but it is seldom so. More often the old readings were guesses, the last reading of the old meter was lost, or the time of year changed. Compare the kWh for a day now with the same month last year, and look for the closing reading of the old meter on the bill. If an old meter did count too little, that was not your fault, and at most 12 months may be billed back.',
  forgets_readings:
    'Then a reminder in the phone for one day each month does it, or a smart meter, which sends by itself and is fitted for free. If you miss a month, the bill is a guess and is put right with the next reading. Only on the day of a move, a switch or a price change does it really matter.',
  years_back:
    'Mostly not for more than 12 months: a supplier may not bill you for energy that you used longer ago, if the fault was theirs. But if they asked for readings, or wanted to come in, and you did not let them, they can say that it was yours. So send one now, and keep a photo.',
  warm_old_house:
    'Also in an old house it mostly uses more: the warmer it is inside, the faster heat leaks out, all day long. Heating to times loses less. It differs with a heat pump, which likes to run steadily, and where pipes could freeze or walls are damp. Try it: read the meter over two like weeks, one each way.',
  people_say_so:
    'Many say so, but it mostly does not hold: a home that is kept warm all day loses heat all day. You pay for that loss, so heating for the hours you need uses less. Heat pumps and underfloor heating are the exception. You can test it with two meter readings in two like weeks.',
  old_fridge:
    'It may well use a good deal: a fridge freezer of that age can take several hundred kWh a year, where a new one takes some 150 to 250. A plug-in power meter for a few pounds, or the display with all else off, shows yours. Tell me the kWh, and I say what it costs; set that against the price of a new one.',
  save_between:
    'Take the dearer figure less the cheaper one of what I just gave you: that is what you would save in a year, at the rate I used. Set it against the price of the new one. Tell me how often you use it, and I do the sum for both again.',
  display_zero:
    'Then it most likely gets no signal from the meter: with a kettle on, the figure should jump. Put it near the meter, switch it off and on, and wait an hour or two. If it still shows nought, ask your supplier to pair it again. The meter counts on meanwhile; see on the meter itself whether the number moves.',
  neighbour_doubled:
    'It can look so, but the meter does not change the price. Mostly the bills before were guesses that were too low, the meter before was wrong, or use and prices rose at the same time. Whoever doubts it can ask the supplier for a test.',
  expired_danger:
    'Not by its date alone: the approved life is about counting right. If it is hot, buzzes, smells or has scorch marks, keep away and call 105 at once; for a smell of gas 0800 111 999. Otherwise agree a day for the exchange, which is free.',
  dial_between:
    'Take the lower of the two numbers, the one that the hand has just passed; between 9 and 0 it is the 9. If a hand stands right on a number, look at the dial to its right: only if that has passed 0 does the number count, else take one less. A photo settles it.',
  pay_estimate:
    'Not just so: send a reading today and ask for a new bill on it, and pay that. Until then pay what you think is right by your own reading, and tell them. Do not simply ignore it, because it can count as a missed payment.',
  reading_messed_up:
    'Then tell the new supplier, with your photo and its date: it has to agree the right reading with the old one, and both bills are put right. So a photo on the day is your best proof. If nothing happens, complain to the new supplier.',
  send_anyway:
    'Better send one all the same: it takes a minute and does no harm. After a switch the new supplier may not yet be getting the smart readings, and a photo of the day protects you. Once your bill says “smart” or “actual”, you can stop.',
  gas_not_free:
    'No, the gas meter counts on, only the display does not hear of it. It all comes on a later bill. So read the gas meter itself and send the figure each month until it is joined again.',
  do_nothing_meter:
    'Then it may one day stop switching or sending as it should: heating or hot water at the wrong hours, or guessed bills. The exchange is normally free, so it is better to book it now than to wait for a cold day. If your heating has already stopped, tell the supplier that it is urgent.',
  metric_tell:
    'Look at the front: m³ or M3 is metric, ft³ or “cubic feet” is imperial. Metric ones mostly have five figures before the point, imperial ones four; a nought in front changes nothing. The bill also says which one they count with.',
}
