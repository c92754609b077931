/** In a power cut. */
export const CUT_TALK: Readonly<Record<string, string>> = {
  'cut.machine':
    'Please do not wait until it is empty. Call 999 now if breathing or life depends on it, and say how long the battery lasts. Ring the hospital or the firm of the machine too: they have a number for this. Keep trying 105, free, or your network’s website, and say that somebody depends on power. If a neighbour or a relative has power, take the machine there.',
  'cut.engaged':
    'Try again in a few minutes, or report it on your network’s website: search for “power cut” and your postcode. Many callers mostly mean that they know of it. If somebody’s life depends on power, or there is a danger, do not wait: call 999.',
  'cut.fuse_fine':
    'Then it is likely on the network’s side, or at the main fuse, which you must not touch. Call 105, free, and say that only your home is off and that the trip switches are up. They come to look. If the meter’s screen is dark too, say that. If you smell burning, keep away and call 999.',
  'cut.how_long':
    'The network says on 105, free, or on its website, by your postcode, when it expects the power back. After a storm it can be long: say if anybody is ill, older or has a baby. After many hours the network may owe you money.',
  'cut.food':
    'Leave the fridge and the freezer shut: a full freezer holds for a day or so, a fridge for some hours. Keep medicine cool and ask a pharmacist. If you have a gas hob, it may work with a match, but never heat a room with it. Use torches rather than candles.',
}

/** After a broken boiler or heater. */
export const HEATING_TALK: Readonly<Record<string, string>> = {
  'heating.tonight':
    'For tonight: everybody in one room, doors and curtains closed, an electric heater if you have or can borrow one, away from bedding and not on an extension lead, layers, warm drinks and hot-water bottles. A baby sleeps in the warmest room, in one more layer, without a hat or loose covers; if it is cold to the touch or very sleepy, ring 111, or 999. No oven, barbecue or camping stove for heat. If it is too cold, go to family or a neighbour, or ring the council’s emergency line.',
  'heating.pays':
    'If you rent, the landlord pays for the boiler and must see to it in a fair time, faster in winter. If the home is your own, your boiler cover, or you. With a low income or benefits ask the council and your supplier about help with heating: there are grants for repairs and new heating. Ask a Gas Safe registered engineer for the price before the work.',
  'heating.long':
    'I am sorry, that is too long without heating, above all in winter. Tell them in writing since when, and who is at home, and ask for heaters until it works. A private landlord: ring environmental health at the council. Council or housing association: its emergency line, then a complaint. Boiler cover: ask for the promised time. Citizens Advice and Shelter help for free.',
}

/** For somebody who can no longer see to it themselves. */
export const ACTING_TALK: Readonly<Record<string, string>> = {
  'acting.pays':
    'As long as the home is theirs, the bill is paid from their own money, by whoever looks after it: the standing charge too, while it stands empty. It is not yours to pay. If they rented and move out for good, it ends on the day they hand it back: give that date and a reading.',
  'acting.cancel':
    'Tell the supplier the day of the move and a meter reading, with a photo, and where the final bill should go. If the home is sold or handed back, the account ends on that day; if it is kept, it goes on, low. An exit fee when somebody moves out is often waived: ask. They speak to you if you are named on the account or hold a power of attorney.',
  'acting.attorney':
    'Without one you can be named on the account, if they can still agree: a short call together is enough. If they can no longer agree, you need a power of attorney that was made before, or the court has to name somebody. Tell the supplier of the illness all the same: it may make a note and stop pressing letters.',
}
