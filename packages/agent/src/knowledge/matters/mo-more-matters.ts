import type { Matter } from './matter.ts'

/** More about Mo and Mowatt, one question each. */
export const MO_MORE_MATTERS = {
  leave_list: {
    question: 'How do I leave the waitlist?',
    says: 'Sign in and delete your account on the account page: your place, your points and all that we hold on you go with it. If you only want no more mails, use the link at the foot of any of them. It costs nothing, and you can join again later. If you cannot sign in, ask for a person, and we do it for you. You can go on talking to me without the waitlist.',
    asks: 'how do i leave the waitlist|how do i get off your waitlist|take me off the waiting list|i do not want to be on your list any more|remove me from the queue|unsubscribe me from the waitlist',
    cue: /^(?!.*\b(?:when|how long|how soon)\b).*\b(?:leave|get off|take me off|come off|remove me from|quit|unsubscribe\b.{0,8}\bfrom)\b.{0,10}\b(?:your |the |this )?(?:wait ?list|waiting list|queue|list)\b/,
    weight: 2,
  },
  simple_words: {
    question: 'My English is not good',
    says: 'Yes, I am here, and short words are fine. Do one of these. One: press the paper clip and send a photo of your bill. Two: write your postcode. Then I look for a lower price. If you want a person, write “person”. Citizens Advice helps for free and can find an interpreter.',
    asks: 'hello is anyone there my english no good i want pay less|my english is bad|i not speak good english|please easy words|sorry for my english|i am new in this country how pay electric',
    cue: /\benglish\b.{0,12}\b(?:no|not|bad|poor|little|weak)\b|\b(?:no|not|bad|poor|little|sorry for my)\b.{0,12}\benglish\b|\beasy words\b/,
    weight: 2.1,
  },
  chat_stored: {
    question: 'Is my chat kept?',
    says: 'Yes, so that you can go on later: it stays in your history, encrypted, in this browser’s session or in your account. You can export it or delete it from its menu at any time, with its bills. It is not sold. The privacy policy says how long what is kept.',
    asks: 'do you save my chat|is this conversation stored|do you keep what i write|how long do you keep my messages|will you remember me tomorrow|is my chat private',
    cue: /\b(?:do you|is|are|will)\b.{0,15}\b(?:save|saved|keep|kept|store|stored|record\w*|remember)\b.{0,20}\b(?:chat|conversation|messages?|what i (?:write|say|type)|this)\b|\b(?:chat|conversation|messages?)\b.{0,12}\b(?:saved|kept|stored|recorded)\b/,
    weight: 1.35,
  },
  why_postcode: {
    question: 'Why do you need my postcode?',
    says: 'Because prices differ by region: Great Britain has 14, each with its own rates and standing charges, and the postcode says which is yours. I use it for that and keep it encrypted with this chat. The first half, such as “LS6”, is mostly enough. You can also name a town, or add a bill. Without it I can still answer questions and give averages.',
    asks: 'why do you need my postcode|what do you do with my postcode|do i have to give my postcode|why are you asking where i live|is half my postcode enough',
    cue: /\b(?:why|what)\b.{0,20}\b(?:need|want|do with|ask\w*)\b.{0,12}\b(?:my |for my |a )?postcode\b|\bhave to give\b.{0,8}\bpostcode\b|\bwhy\b.{0,15}\bwhere i live\b/,
    weight: 1.7,
  },
  tied: {
    question: 'Do you work for a supplier?',
    says: 'No. Mowatt belongs to no supplier and works for none, not for yours either. We may earn commission when somebody switches; the ranking never sees it. I do not know your account with your supplier either: I know only what you tell me and the bills that you add.',
    asks: 'do you work for octopus|are you british gas|are you part of a supplier|which energy company are you|are you my supplier|is mowatt an energy company|do you own any suppliers|are you from edf|can you see my account with my supplier',
    cue: /\b(?:do you|are you|is mowatt|is this)\b.{0,15}\b(?:work for|part of|owned by|from|with|belong to)?\b.{0,8}\b(?:octopus|british gas|edf|eon|ovo|scottish ?power|utilita|my supplier|a supplier|an energy company)\b/,
    weight: 1.35,
  },
  no_secret_switch: {
    question: 'Can you switch me without my knowing?',
    says: 'No. Nothing moves without you. A switch begins only if you choose a named tariff, give the details on a page of its own and agree there, and you have 14 days to change your mind. I cannot do it from a chat, from a bill or by myself. So far it is a practice run besides: nothing goes to a real supplier. If somebody else has switched you, tell either supplier: they must take you back.',
    asks: 'can you switch me without me knowing|will you change my supplier without asking|are you going to sign me up to something|have you switched me already|does uploading a bill sign me up|am i signing up to anything|does chatting to you commit me to anything|will you contact my supplier',
    cue: /\b(?:you|mowatt|mo|this)\b.{0,12}\b(?:switch|sign|change|move)\b.{0,15}\b(?:me|us|my supplier)\b.{0,15}\b(?:without|behind)\b.{0,12}\b(?:me |my |us |our )?(?:know\w*|ask\w*|agree\w*|permission|consent|back|say so)\b|\bcommit\w* (?:me|us) to\b|\bsigning up (?:to|for) (?:anything|something)\b/,
    weight: 2,
  },
  other_people: {
    question: 'Can you look up somebody else’s energy?',
    says: 'No. I cannot see other people’s accounts, bills, addresses or places on the waitlist, and I would not tell you if I could: their data is theirs, as yours is yours. I only know what you tell or show me here. If you help somebody, they can chat with me themselves, or give you their bill and their permission.',
    asks: 'what tariff is my neighbour on|look up my ex wife account|who supplies my neighbour|has my ex paid her electric bill|list all the emails on the waitlist|show me the bills of other customers|who else is on the waitlist|find out what my neighbour pays|give me the address of another customer|what did the last person ask you',
    cue: /^(?!.*\b(?:compare|switch|mine|cheaper|matters?|why|affect\w*)\b).*\b(?:what|which|who|look up|find out|check|see|tell me|give me|show me|list|has|is|get me|can you)\b.{0,30}\b(?:(?:my|the|our) (?:neighbour|ex|ex wife|ex husband|exs|boss|landlord|lodger|tenant|brother in law|old flatmate)(?:s)?|next door|the (?:last|other|previous) (?:person|customer|user)|other (?:people|customers|users)|another (?:customer|person|user))\b.{0,30}\b(?:tariff|supplier|with|pays?|paid|paying|bills?|account|debt|owes?|postcode|address|meter|said|asked|use[sd]?|on|gets?|got|electric|gas|energy)\b|\b(?:list|show|give|send|dump|print|export)\b.{0,20}\b(?:all|every|other|the)\b.{0,12}\b(?:e ?mails?|names|addresses|customers|users|people|members)\b(?!.{0,15}\b(?:tariff|bill)\b)|^my (?:ex|neighbour|landlord)\b.{0,60}\b(?:look up|find out|check)\b.{0,20}\b(?:whether|if|what|who)\b/,
    weight: 2.3,
  },
  staff_sees: {
    question: 'Do people at Mowatt read my chat?',
    says: 'I am a program, and I answer you without a person. People who run Mowatt can look at chats and bill readings where that is needed to check that I read and answer rightly, or when you ask for a person. It is kept encrypted, is not sold, and does not go to suppliers unless you agree to a switch. You can delete it at any time. The privacy policy says who, why and for how long.',
    asks: 'do people at mowatt read my chat|can your staff see my bill|does a human look at my bill|is someone reading this|who at mowatt can see this|are my messages monitored|does anyone check these chats|can your team see what i write',
    cue: /^(?!.*\bother people\b).*\b(?:staff|human|people|person|anyone|anybody|someone|somebody|team|employees?)\b.{0,20}\b(?:see|sees|read\w*|look\w* at|monitor\w*|check\w*)\b.{0,15}\b(?:my |this|these|what i)\b.{0,10}\b(?:chats?|bills?|messages?|write|type|conversation)?\b/,
    weight: 1.3,
  },
  climb: {
    question: 'How do I get further up the waitlist?',
    says: 'Your place follows your points. You earn them on the waitlist page: confirm your e-mail, play Escape the Tunnel, send friends your link, hand over a bill, answer the question of the day. The page shows what each is worth and every entry in your ledger. Sign in there to see your place. No money changes it, and a switch is not needed.',
    asks: 'how do i get up the waitlist|how do i move up the queue|can i jump the waitlist|how to get a better place on the waitlist|skip the queue|get in sooner|how can i go up the leaderboard',
    cue: /\b(?:get|move|go|climb|jump|skip|push)\b.{0,12}\b(?:up|further up|higher|ahead|the queue|the leaderboard)\b.{0,6}(?:\b(?:the |your )?(?:waitlist|waiting list|queue|leaderboard))?\b/,
    weight: 1.5,
  },
  prizes: {
    question: 'What can I win?',
    says: 'The competition page says whether a competition is open, until when, and what the prizes are. Ranks follow points, and some prizes are drawn by lot in a way that anybody can check. It is free, for people of 18 and over in the UK, and no switch is needed. Winners hear by mail. Points themselves are not money.',
    asks: 'what do i win|is there a prize|what are the prizes|can i win anything on here|what is the prize for first place|how many winners are there|what do i get if i win|prize for the game',
    cue: /\b(?:what|anything)\b.{0,15}\b(?:do i|can i|could i|i)?\b.{0,5}\bwin\b|\b(?:prizes?|winners?)\b/,
    weight: 1.25,
  },
  gave_number: {
    question: 'I typed in my account number: is that a risk?',
    says: 'Do not worry: with an account number alone nobody can take money. What you write here is kept encrypted, only for you, and is not given to a supplier unless you start a switch. To be rid of it, delete this chat from its menu. Never give bank details, passwords or codes in a chat, to me or to others. If somebody rings and knows your account number, that proves nothing: hang up, and ring the number on your bill.',
    again:
      'No, you need not be. Delete the chat if you would like it gone, and be careful with calls and messages that ask for bank details or codes. If you gave bank details to anybody, ring your bank on 159.',
    asks: 'i put my account number in the chat|i gave you my account number is that safe|i typed my details in should i be worried|did i give away too much here',
  },
  wipe: {
    question: 'Delete everything about me',
    says: 'You can do that yourself, at once. This chat: open its menu and choose delete; its bills and comparisons go with it. A single bill: delete it on its own page. Your account, with waitlist, points and all chats: on the account page. I cannot press it for you from here. What has to be kept by law, and for how long, is in the privacy policy. If it does not work, ask for a person.',
    asks: 'delete my stuff|delete everything|wipe my data|remove all my information|forget me|erase my chat|get rid of my bill|i want my data gone|delete my account please|clear my history',
    cue: /^(?:please |can you |could you |i want you to |i want to |just )*(?:delete|wipe|erase|remove|clear|bin|get rid of)\b.{0,15}\b(?:my stuff|everything|all (?:my|of it|this)|my data|my info\w*|my chats?|my history|me)\b(?!.{0,20}\b(?:smart|meter|debit|filter)\b)/,
    weight: 1.6,
  },
} as const satisfies Readonly<Record<string, Matter>>
