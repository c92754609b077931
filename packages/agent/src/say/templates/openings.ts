/** Possible openings of an answer. None of them claims anything. */
export const LEAD_TEMPLATES = {
  'lead.sorry': 'I’m sorry you have to deal with this.',
  'lead.told': 'Thanks, that helps. In your case:',
  'lead.nearest':
    'I don’t have an answer to exactly that. Citizens Advice can look at your case for free. The nearest I have is this:',
} as const satisfies Readonly<Record<`lead.${(typeof LEADS)[number]}`, string>>

/** As a model names them. */
export const LEADS = ['sorry', 'told', 'nearest'] as const

/** To a user who wrote in another language: I understand your message, but I can only answer in English. */
export const LANGUAGE_TEMPLATES = {
  'language.cy': 'Dw i’n deall eich neges, ond dim ond yn Saesneg alla i ateb.',
  'language.pl': 'Rozumiem Twoją wiadomość, ale mogę odpowiadać tylko po angielsku.',
  'language.ro': 'Am înțeles mesajul dumneavoastră, dar pot răspunde doar în engleză.',
  'language.pa': 'ਮੈਂ ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਮਝ ਗਿਆ ਹਾਂ, ਪਰ ਮੈਂ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਜਵਾਬ ਦੇ ਸਕਦਾ ਹਾਂ।',
  'language.ur': 'میں آپ کا پیغام سمجھ گیا ہوں، لیکن میں صرف انگریزی میں جواب دے سکتا ہوں۔',
  'language.pt': 'Compreendi a sua mensagem, mas só consigo responder em inglês.',
  'language.es': 'He entendido tu mensaje, pero solo puedo responder en inglés.',
  'language.ar': 'فهمتُ رسالتك، لكن لا يمكنني الرد إلا باللغة الإنجليزية.',
  'language.bn': 'আমি আপনার বার্তা বুঝতে পেরেছি, কিন্তু আমি শুধু ইংরেজিতে উত্তর দিতে পারি।',
  'language.gu': 'હું તમારો સંદેશ સમજી ગયો છું, પણ હું ફક્ત અંગ્રેજીમાં જ જવાબ આપી શકું છું.',
  'language.it': 'Ho capito il tuo messaggio, ma posso rispondere solo in inglese.',
  'language.fr': 'J’ai compris votre message, mais je ne peux répondre qu’en anglais.',
} as const
