import type { SaidInTalk } from './said-in-talk.ts'

/** Said in the midst of Direct Debits, credit and ways to pay. */
export const OF_PAYING: Readonly<Record<string, SaidInTalk>> = {
  credit_too: ({ plain }) => {
    const sum = /£ ?(\d[\d,]*(?:\.\d\d)?)/.exec(plain)?.[1]
    const credit = sum === undefined ? 'That credit' : `£${sum} in credit`
    return `${credit} is a strong point for you: with money on the account there is little reason to take more. Send a reading, so that the balance is right, and then ask for two things: the sum behind the new payment, and your credit back or the payment set lower. Some credit in autumn is normal, because winter uses it up. If they refuse without a reason, complain.`
  },
  because_of_winter:
    'That alone is no good reason: a Direct Debit is meant to be even over the year, so that summer’s credit pays for winter. Ask them for the sum: your kWh of a year, times your rates, divided by twelve, less what you have in credit. If their figure is higher than that, ask for yours.',
  bank_refund:
    'Yes: by the Direct Debit Guarantee your bank gives the money back at once if a payment was taken in error, such as a wrong amount, a wrong day or without notice. Ask the bank for it by that name. It is not for a sum that was announced and that you only find too high: that you settle with the supplier. If you get back what you owe, the supplier can ask for it again.',
  guarantee_time:
    'The Direct Debit Guarantee has no set time limit, but ask your bank as soon as you see it. It should pay back at once if the payment was taken in error. Tell the supplier as well, so that it is not taken again.',
  asked_before:
    'Then make it a complaint, in writing: the sum, the days on which you asked, and that you want it paid within 10 working days. Say “complaint” in so many words. If that does not settle it, the Energy Ombudsman can decide for free; its site says how long to wait first.',
  after_no_refund:
    'Then complain in writing. If that does not put it right, go to the Energy Ombudsman, with a final no in writing at once: it is free for you, and the supplier has to do what it decides if you accept. Keep the readings and what you asked for.',
  refund_time:
    'If you stay with them: promptly, or with a good reason why not; ask for a day. After a switch or a move: the final bill within 6 weeks, and the credit within 10 working days after it. If those days pass, they owe you a set payment.',
  credit_owed:
    'You can ask for it back at any time: send a reading first, so that the balance is right, and then ask your supplier in its app, by phone or in writing. It must pay promptly or give a good reason. It may keep a fair part for winter if you pay by monthly Direct Debit. If you have left, it must come within 10 working days of the final bill.',
  on_receipt_dearer:
    'Yes, mostly. Under the price cap paying when the bill comes is the dearest way, then Direct Debit, and prepayment is the cheapest. I hold no figures of today for it, so I name no gap: your bill has your own rates and standing charge, and I can set those beside the cap by Direct Debit. Some fixes are for Direct Debit only.',
  wary_of_debits:
    'That is understandable, and you need not. The Direct Debit Guarantee gives you the money back from your bank if a payment is wrong, and you can stop it at any time. If you still want none, you can pay by bank transfer or at a shop when the bill comes, which costs more under the cap. A variable Direct Debit takes only what each bill says, and some suppliers offer it.',
  paid_by_bill_amount:
    'Ask for a variable Direct Debit, also called whole-amount: it takes what each bill says, so you neither build up credit nor debt. Winter months are then dear and summer months cheap. Not every supplier or tariff has it. Send readings each month, or it takes a guess.',
  old_debit_on_switch:
    'Leave the old Direct Debit until the final bill is settled, which comes within 6 weeks: it may take what you owe or be used to pay you back. Then cancel it at your bank. The new supplier sets up one of its own. For a month both can show, but you do not pay twice for the same energy.',
  credit_sum:
    'Thank you. That sum should be on the final bill or the last statement: set it beside your last reading. Ask the supplier for it in writing, with the account number and your bank details, and by which day it is paid.',
  taken_twice:
    'Start with the bank: under the Direct Debit Guarantee it refunds at once what was taken in error. Tell the supplier as well, so that it is put right on the account and not taken again. If you paid by card, ask the supplier first.',
  pay_twelve_months:
    'Not all of it: for energy used more than 12 months before the bill a supplier may normally not charge you, where the fault was not yours. What is younger you owe, but ask for time: at least as long as they were late. Ask for the dates and readings, dispute the older part in writing, and pay what you agree with.',
}
