import type { Matter } from './matter.ts'

/** What people want of Mo beside figures: whether it makes sense, whether it can err, whose bill it may see. */
export const MO_HELPING_MATTERS = {
  sample_point: {
    question: 'What is the point, if the tariffs are samples?',
    says: 'Fair question. The names are invented, so you cannot buy what is on the list today: it shows how far apart real prices can lie, and how a switch would go. What is real: the reading of your bill, the price cap, the rules, exit fees and dates, and the sums on your own use. So you learn whether your deal is dear, when you may leave free and what to ask for. Then look at a site with real tariffs, such as that of Citizens Advice.',
    again:
      'The list is a trial. What you can use today are your own figures: what your year costs, how it stands to the price cap, when you can leave free, and whether the bill is right.',
    asks: 'what is the point if they are not real|so what use is a list of made up tariffs|why compare fake deals',
  },
  can_err: {
    question: 'Can you be wrong?',
    says: 'Yes, I can. I may read a bill wrongly, misunderstand what you mean, or know a rule that has since changed. So each figure has its working beside it, and the bill shows where a value was read: check those that matter. Rules you can check with Ofgem or Citizens Advice. If something looks wrong, tell me which, and I put it right; nothing is done without your yes.',
    again:
      'Yes. Check the sum on the card against your bill, and a rule with Ofgem or Citizens Advice, before you rely on it.',
    asks: 'could you be wrong|do you ever make mistakes|what if you have got it wrong',
  },
  whose_bill: {
    question: 'Can you look at somebody else’s bill?',
    says: 'Only if they are fine with it: a bill holds their address, account and supply numbers. With their permission I can read it and answer, and I keep it for nothing else. A switch or a complaint is theirs alone to make. If they have not agreed, delete it: open the bill here and choose to delete it. For your own home add your own bill, or tell me your postcode and what you pay.',
    again: 'With their permission, yes. Without it please delete the bill from its page.',
    asks: 'this is not my bill it is next doors can you look at it|can i upload a friends bill|is it ok to show you someone elses bill',
  },
} as const satisfies Readonly<Record<string, Matter>>

/** Matters of choosing that depend on what is still to come. */
export const HELPING_MATTERS = {
  simple_supplier: {
    question: 'Which supplier suits somebody who wants it simple?',
    says: 'I cannot name one for you: I have no ratings of service. What to look for: a phone line with long hours and short waits, bills on paper without a charge, paying without an app, and a plain fix with one rate. The stars of Citizens Advice show who answers fast. Then ask two things before you agree: “can I have paper bills?” and “can I send readings by phone?”.',
    again:
      'Look for a good phone line, paper bills, no app needed and one fixed rate; the stars of Citizens Advice help.',
    asks: 'i just want a simple supplier with no app|who is good for people who are not online|which one has a proper phone number',
  },
  fix_told_before: {
    question: 'Will they tell me before my fix ends?',
    says: 'Yes. Your supplier has to write to you between 49 and 42 days before the fix ends, with what comes after it and what that would cost. From the same 49th day on you can leave without an exit fee. So if no letter or mail has come by then, look in the app, and do not wait for it. I can remind you too: say “remind me then”.',
    again: 'Yes, in writing, 49 to 42 days before the end.',
    asks: 'will they tell me before it ends|do i get a letter before my fix runs out|do they warn me',
  },
} as const satisfies Readonly<Record<string, Matter>>
