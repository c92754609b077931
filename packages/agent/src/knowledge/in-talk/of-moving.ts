import type { SaidInTalk } from './said-in-talk.ts'

/** Said in the midst of moving, and of who supplies a home. */
export const OF_MOVING: Readonly<Record<string, SaidInTalk>> = {
  may_choose:
    'No, you need not stay with them. From the day you move in you may choose any supplier, without an exit fee and without notice. First give the present one your name, the day and the readings, so that you pay only for your own use. Then compare and switch; it takes up to 5 working days.',
  deemed_leave:
    'Choose a tariff, with that supplier or another, and agree to it: that ends the deemed contract. There is no exit fee and no notice to give, and the new supplier tells the old one. A switch takes up to 5 working days. First give the present supplier your name, the day you moved in and the readings.',
  deemed_fast:
    'Quickly: a switch is done within 5 working days once you have agreed to a tariff, and you can ask for it from your first day. Until then you pay the default rates, under the price cap. Take a reading on the day it moves.',
  gap_between:
    'Not you, once your tenancy or your ownership has ended: from that day the landlord or the owner pays, standing charge included, until the next people are in. So read the meters on the last day, take photos, and tell your supplier the date and who has the home now. Then the account ends for you on that day.',
  others_use_mine:
    'They cannot, once the account is closed for you on the day you leave. Give your supplier the date, the last readings and your new address, and the landlord’s or the new people’s name if you know it. What is used after that reading is not yours. If a bill still covers later days, send the photos and ask for a new one. Then cancel the Direct Debit after the final bill.',
  no_gas_meter:
    'Then there may be no gas in the home at all. Look in a box outside, under the stairs and in the kitchen, and for a pipe to a boiler or hob. The Find My Supplier website says whether a gas supply is on record for the address. If there is none, you need only electricity, and nobody may charge you for gas.',
  time_before_me:
    'No. You owe only from the day the home became yours, or your tenancy began. What was used or charged before is for whoever had it then. Read the meters now, take photos, and send the supplier your name, that date and its proof, such as the completion letter. If it still asks for earlier time, dispute it in writing.',
  new_all_electric:
    'Then only the electricity could move with you; the gas contract ends with the old home. Ask your supplier three things before you give notice: whether it can supply the new home, on which rates, and whether it asks an exit fee for the gas. Many ask none when you move house. In an all-electric home your electricity use will be a good deal higher, so compare anew.',
  move_fee:
    'It depends on the supplier: some take the fix along without a fee, some end it for free when you move house, and some charge the exit fee for each fuel. In the last 49 days of a fix none may be charged. Ask before you give notice, and have the answer in writing.',
  not_opened_mail:
    'Letters to “the occupier” are for you: open them. Letters in the former tenant’s name you leave closed, write “not at this address” on them and post them back. Then tell that supplier your own name, the day you moved in and the readings of that day.',
  already_moved:
    'Then do it now, late is better than not: give the supplier of the home your name, the day you moved in and a reading with its date. If you took none that day, read the meter today and say what you did since; they work back from it. You pay from your first day and not before.',
  no_readings_taken:
    'Read the meters today and tell the supplier that date together with the day you moved in: it can work back. The agent’s check-in report, the landlord or the people before may have readings of that day too. If the bill then looks too high for your days, dispute it with those figures.',
  student_let:
    'If the bills are in your names, you share one account: send the readings of the first and the last day, and put all names on it if you can, because whoever is named can be asked for all of it. If bills are included in the rent, the account is the landlord’s, and so is the choice of supplier.',
  prices_there:
    'Rates go by region and not by country, and the standing charge differs most. Name the town that you move to and the one you leave, or ask for the price cap there, and I give both.',
  no_supply_found:
    'That happens with new or split homes, whose supply is not on record under that address yet. Ring the electricity network with the meter number; for gas ring the gas network or ask the developer, landlord or neighbours. If there is no gas meter and no pipe, there may simply be no gas. Keep a photo of the meters and readings meanwhile.',
  old_address:
    'Give them the new one now, in the app or by phone, or an e-mail address for the final bill. If you have none yet, use that of a relative, and have the post forwarded. Keep the Direct Debit until the final bill is settled, so that credit or debt is set right.',
  pay_occupier_bill:
    'Not as it stands. Tell the supplier the day you moved in, with proof and the readings, and ask for a bill from that day in your name; you owe only for that time. Pay that one. Do not ignore it: write back soon, and nobody can say that you refused.',
}
