/** After an accusation of having stolen energy. */
export const ACCUSED_TALK: Readonly<Record<string, string>> = {
  'accused.denied':
    'Then say exactly that, in writing: that you never touched the meter, since when you live there, and that you ask for the evidence: photos, the engineer’s report and the dates. Do not touch it now either, and do not let it be taken away without a photo and a paper that says what was found. Neither admit nor pay anything before you have seen it. Citizens Advice on 0808 223 1133 can write with you, free.',
  'accused.before_me':
    'That may well be, and it can be shown. Collect what proves when you came: the tenancy agreement, the inventory, photos of the meter, your first reading and the first bill, and ask the landlord or agent for the dates of the tenants before. Your use since then helps too: if it did not jump up or down, nothing was changed in your time. Send copies to the supplier, and ask it to look at the account before you. You answer only for your own time.',
  'accused.sum':
    'Do not pay it and do not agree to it yet: to pay can look like an admission. Ask in writing how the sum was worked out, for which dates, at which rate, and on what evidence. Say that you dispute it and since when you live there. Go on paying your normal bills. If they do not change it, complain, and later the Energy Ombudsman looks at it for free. Citizens Advice helps; for a large sum or a letter from the police ask a solicitor.',
  'accused.cut':
    'Here it can happen, unlike with an ordinary debt: where a meter was tampered with, the supply may be cut off to make it safe, and stay off until the matter is settled. So ring the supplier now, say that you dispute it, and ask what they mean to do and when. Say who lives with you: with somebody ill, disabled, older or very young they must take that into account. Never reconnect or touch anything yourself. Citizens Advice, free: 0808 223 1133.',
  'accused.police':
    'Being accused by a supplier is not being convicted: theft has to be proved, and mostly it is settled with the supplier. If the police write or want to talk to you, you may have a solicitor with you, and at a police station that is free. Say nothing about it before. Keep all letters, your tenancy papers and your readings.',
}
