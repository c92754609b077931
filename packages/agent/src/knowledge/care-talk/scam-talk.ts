import { DISPUTE_MATTERS } from '../matters/dispute-matters.ts'

/** After a call, a message or a visit that may be a trick. */
export const SCAM_TALK: Readonly<Record<string, string>> = {
  'scam.pay':
    'Do not pay it. No supplier, network or regulator asks for money by phone, by a link or at the door like that, and none threatens you for the same day. Hang up or delete it, and ring your own supplier on the number of your bill: it can see whether anything is owed.',
  'scam.true':
    'Very likely not. Treat it as false until your own supplier says otherwise: ring it on the number of your bill or in its app, never on the number that they gave you. Ofgem and the government do not ring or text households for money or bank details.',
  'scam.steps':
    'If you gave or paid nothing: end it, delete it, block the number, and tell your supplier. Forward a text to 7726 and an email to report@phishing.gov.uk. If you gave card or bank details, or clicked and typed something in: ring your bank now on 159 or the number on your card, and change the password.',
  'scam.gave': DISPUTE_MATTERS.gave_details.says,
  'scam.clicked':
    'A click alone mostly does no harm. If you typed nothing in, close the page, delete the message and let the phone’s own check run. If you entered card or bank details, ring your bank now on 159 or the number on your card. If you gave a password, change it wherever you use it. Forward the text to 7726.',
  'scam.money_back':
    'Often yes. Ring your bank at once on 159 or the number on your card, and say that you were tricked: a card payment can be called back, a Direct Debit is paid back under its guarantee, and for a bank transfer there are rules that mostly give it back to people who were deceived. The sooner you ring, the better.',
  'scam.report':
    'To Report Fraud in England, Wales and Northern Ireland, online or on 0300 123 2040, and in Scotland to the police on 101. Forward texts to 7726 and emails to report@phishing.gov.uk. For a seller at the door or on the phone Citizens Advice, 0808 223 1133, passes it on to Trading Standards. Tell your supplier too.',
  'scam.calls':
    'Register your number free with the Telephone Preference Service, block the callers on the phone, and ask your phone company for its call blocker. Never press a key or say yes to “stop the calls”: hang up. For an older person a phone that lets only known numbers through helps most.',
}
