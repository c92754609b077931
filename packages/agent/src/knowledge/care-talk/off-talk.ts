/** After a supply that is off or a prepayment meter that ran out. */
export const OFF_TALK: Readonly<Record<string, string>> = {
  'off.used_emergency':
    'Then ring your supplier’s emergency line now and ask for additional support credit: it comes after the emergency credit, and is paid back later in small steps. Say that you are off supply, who is at home, and that you cannot top up. If you cannot get through, use the app or chat. Citizens Advice on 0808 223 1133 and food banks can give fuel vouchers; the council has an emergency fund.',
  'off.shut':
    'I am sorry, please do not wait that long. The office may be shut, but a supplier of prepayment meters has an emergency line at nights and weekends: the number is on the meter, the key or card, in the app and on its website. Say that you are off supply and who is at home, and ask for extra credit now. If a shop is the trouble, another PayPoint, a Post Office or the app may do. A neighbour or family for the night, or the council’s out-of-hours line, can help with warmth.',
  'off.no_answer':
    'Try the emergency or “off supply” choice of the menu, which is answered first, and the chat in the app at the same time. Write down when you rang. Citizens Advice on 0808 223 1133, on weekdays, can pass an urgent case on to a team that reaches the supplier for you; in Scotland Advice Direct Scotland on 0808 196 8660. With a baby, somebody ill or older at home say so at once.',
  'off.food':
    'Keep the fridge and freezer shut: a full freezer holds for a day or so, a fridge for some hours. Take out medicine such as insulin, keep it cool, and ask a pharmacist. For a warm meal or bottle ask a neighbour, family or the food bank, which often has fuel vouchers too. And ring the supplier’s emergency line for extra credit now.',
  'off.how_long':
    'Extra credit can be on the meter within minutes if it is smart; with a key or card it is picked up at a shop, or they come out. A supply that was cut off for a debt comes back mostly within a day of a plan or payment. Ask for the hour when you ring, and say who is at home.',
  'off.pay_back':
    'Yes, it is paid back, but later and slowly. Ask them to take it off each top-up at a rate that you can manage, and say what that is. If it is too much, they must lower it. Fuel vouchers and grants from a fund are not paid back.',
  'off.why':
    'I cannot see it from here. The usual ones are: the credit is used up, also by the daily charge and a debt taken off each week; a trip switch is down; a power cut in the street; the gas was turned off for safety; or the supplier cut it off. Look at the meter: what does it show? If it smells of gas, go outside and ring 0800 111 999.',
  'off.key':
    'Ring the supplier: it sends you a code for a shop, where you get a new key or card today, mostly free for the first one. At night or on a Sunday ask the emergency line for credit until then. Do not use the key of somebody else: it can carry their debt.',
  'off.baby':
    'Please do not wait: say to the supplier “I am off supply with a small child”, and ask for extra credit or to be put back on now. You should be first in line, and on the Priority Services Register. Until then stay in one warm room or with family or a neighbour, and ask the health visitor or the council’s emergency line. If the baby is very cold, floppy or does not feed, call 999.',
  'off.ill':
    'Say that first when you ring, with the name of the illness or the machine: such a home goes before others. Ask for the Priority Services Register too. If a machine, oxygen or medicine in the fridge depends on it, ring the hospital or the firm of the machine as well. If breathing or life is in danger, call 999 now.',
  'off.paid':
    'Then it should not be off. Ring the emergency line now with the receipt or the bank statement, say when you paid and how much, and ask to be put back on at once; it is their mistake, so ask for compensation too. Say who is at home. Citizens Advice on 0808 223 1133 helps on weekdays, for free.',
  'off.offer':
    'That is a fair start: say it in the same call, and ask to be put back on today while the plan begins. The supplier must take into account what you can pay beside what you use. Ask for it in writing. If they say no, make it a complaint; Citizens Advice on 0808 223 1133 can speak to them for you, free.',
}
