/** How people say it: Mo and Mowatt. By intent, with bars between. Nothing that is kept back stands here. */
export const MO_EXAMPLES: Readonly<Record<string, string>> = {
  about_abilities: `
    what are you for|what should i ask you|how can this help me|give me an overview|what next|
    what do you need from me|what should i tell you|how do we begin|what information do you want|what can i ask you|
    what do you do|help|i do not know where to start|how does this work|what now|what questions can you answer|
    where do i begin|what do you actually do|explain this to me|bit confused where do i start|what can you do|
    what do i need to give you|what do you need from me to get going`,
  about_accuracy: `
    how do i know your figures are right|where is the proof|are you sure about that|is that figure exact|
    can you be wrong|did you read it right|show me evidence|could you be mistaken|what if you are wrong|
    do you guarantee that|is the saving certain|can i rely on this|you gave me a different answer before|
    that is not what you said earlier|your maths is wrong|how sure are you about the saving|
    what if your sums are wrong|do you check the numbers|that does not sound right|wheres the proof|
    how sure are you about these numbers|is that saving guaranteed|how sure are you about that saving`,
  about_ai: `
    are you real|are you a real person|am i talking to a computer|is this a bot|is anyone there|
    so you are a robot then|is anyone alive in there|do you have a brain|are you one of those ai things|
    did a human write this|am i talking to a bot|are you chatgpt|prove youre not a person|
    so is there a human behind this|am i chatting with a computer|am i chatting to a real lady|r u a computer|
    is there an actual human reading this|you sound like a robot|is anybody there or is it automated`,
  about_coverage: `
    do you include octopus|how many suppliers do you look at|do you check everyone|do you cover scotland|
    does this work in wales|do you do skye|which companies do you check|can you do the highlands|is my area covered|
    what about the scilly isles|are the hebrides included|does it work in cornwall|do you compare everyone|
    is orkney included|do you compare the whole market|which suppliers do you cover|which companies are in your list|
    is british gas included|do you cover the isle of wight`,
  about_delete: `
    erase our chat|get rid of my data|bin my bill|forget me|how do i delete everything|delete what you know about me|
    wipe all of it|i want my data removed|forget everything about me|i uploaded the wrong bill|wipe my chat|
    remove the file i sent|take my bill off|delete everything you know about me|please remove my bill|
    can you wipe my conversation|i want my data gone|can i have my file taken off your system|
    please remove all my details|please remove everything you hold on me|i want all trace of me gone|
    get rid of my account|erase my bill|forget my details`,
  about_launch: `
    is this live|can i really switch today|when can i switch for real|is the service open|when does it go live|
    is this a test version|can i really switch with you today|when can i really switch with you`,
  about_price: `
    is this service free|is there a charge for this|what does it cost to use you|do you take a fee|how are you funded|
    free of charge|does it cost me to ask you things|what is the fee|any charges|is it free to use|what is the catch|
    is it really free|do i pay you anything|what does this cost me|so you do this for nothing|what do i owe you|
    any hidden fees|is there a subscription|do you charge commission to me|how much do you charge|
    how do you make money|is there a charge for using mowatt|does staying with you cost anything later|
    are there hidden costs with this|whats in it for mowatt|what are your fees|
    so who pays your wages|how come this is free whats the catch|whats in this for you then|do you charge me owt`,
  about_privacy: `
    who sees my bill|do you keep my bill|where is my data stored|what happens to my information|
    do you share my details|do you save what i say|what do you do with what i type|is this chat private|
    do you store my address|who reads this chat|can anyone else see this|can my husband see this chat|
    who can read this|is my data safe|do you sell my details|do you keep what i type|what do you know about me|
    who sees my stuff|is my bill private|is my chat recorded|how long do you keep my bill|will you pass my number on|
    will i get spam|where has my bill gone|who has my data|what happens to my photos|do u keep my bill|
    where are my documents kept|do you remember what i tell you|will you spam me|will other people see my bill|
    will you pass my address to anyone|what do you do with the bill after you have read it|
    who gets to see my bill if i upload it|will i get loads of calls if i use this|have you saved my postcode|
    is it safe to give my bank details on here|is my chat private`,
  about_sample: `
    are those suppliers real|are these for real|is this real|do these companies exist|can i actually buy these|
    who made these prices up|are these prices genuine|why have i not heard of them|
    why do i not know any of these names|are these real companies|where is british gas in the list|
    these suppliers are made up|only the big names please|where do the tariffs come from|why is octopus not here|
    made up names|who are these companies|not heard of any of them|edf is not on your list|
    i have never heard of these companies|what about octopus|is any of this legit|british gas|
    who is pebblebrook energy|are these made-up suppliers|why have i never heard of larkspur|who are northern spark`,
  about_upload: `
    what file types do you take|what formats can i upload|where do i put my bill|i have a pdf of my bill|
    can i show you my bill|shall i send the bill|what types of bill can you read|does my bill need to be recent|
    can you read a paper bill|is a screenshot ok|i have not got a bill|does it have to be a pdf|
    how do i send you my bill|can i take a picture of the bill|where do i put the pdf|my bill is on paper|
    can i show you a letter|it will not let me upload|my file is too big|it will not read my photo|
    what if my bill is blurry|can i send two bills|which page do you need|can you read handwriting|
    can i send a photo of my bill|ive got my bill as a jpeg|here is my bill how do i get it to you|
    is a screenshot fine|can i just snap a picture of the bill`,
  about_who_are_you: `
    who made you|who is behind this|what is this thing|who are mowatt|who owns you|are you part of the government|
    who set this up|what company is this|where are you based|who are you|whats mowatt about then|
    who is behind this website`,
  greet: 'how are you today|you ok hun|alright mo|hiya love|afternoon',
  hand_over: `
    i would sooner deal with a human being|is there anyone i can ring|i need to speak with somebody|get me a manager|
    let me talk to your team|this is too complicated get me a person|i do not want to talk to a bot|real human please|
    give me your number|can a person look at this|who can i call|someone from your team to help|
    is there a human behind this i can reach|someone to talk to please|let me speak to one of your advisors|
    pass me to your manager|can a colleague look at this|can somebody ring me|i want to talk to a human|
    what is your phone number|i am 84 and not good with computers can someone call me|is there a number i can ring|
    let me speak to your boss|i do not want to type all this|can i ring someone|get me a person now|type to a person|
    i need a human to look at this|complain about you to a person|this is too hard for me can someone help|
    can someone call me|put me through to a person please|how do i contact you|can i tlak to a persn|
    give me your phone number|who do i tell if the switch goes wrong|can you ring me|
    id like to email someone in your team|take me to a human advisor|can a colleague of yours look at my case|
    i need assistance from an actual human|give me an email for complaints about you|
    id rather have a call with someone|can i have a chat with someone on the phone instead|can you phone me|
    i dont like talking to machines`,
  off_topic: `
    best colour for a front door|who is the king|cheap flights|what should i wear|help me with my phone contract|
    can you book me a taxi|what is the time|how old are you|do you like music|fix my washing machine|
    explain quantum physics|what is the score|tell me about history|do you sell insurance|which phone should i buy|
    can you order food|how tall is ben nevis|what is for tea|tell me a joke|best broadband|who will win the league|
    write a poem|what is the weather|can you help with my council tax|what is the capital of spain|recommend a film|
    can you book me an electrician|do you do water|switch my mobile|order me a pizza|what time does the shop shut|
    car insurance quote`,
  paid_to_recommend: `
    who actually pays your wages|do you earn from suppliers|are your rankings fair|are you in league with suppliers|
    is this an advert|do you push the ones that pay|why should i trust you|do you favour big suppliers|
    what do you get out of it|someone must be paying you|do you make money from me switching|are you just selling|
    do you hide cheaper deals|are you on my side|is this an honest comparison|how do you decide the order|
    who pays you|what is in it for you|do you get a cut|why should i believe you|you just push whoever pays you|
    is the top one paying you|why is that one first|how do you make your list|
    why did you put that supplier at the top|how did you pick that one|do you take a cut from suppliers|
    are you owned by an energy company|are these ads|do suppliers sponsor you|is the order fair|
    do you get paid if i switch|do you have a favourite supplier|who do you work for|
    i read you get paid to recommend certain suppliers|do you get commission|are you biased towards who pays you most|
    are you independent and what do you cost|do you take a cut from the energy firms|
    why would you tell me to stay if you earn nothing|how do you rank the tariffs|so youre basically a salesman|
    which suppliers bung you money|you must be paid by someone to list these|is there a catch with you lot|
    do suppliers pay for top spot|do you just push whoever gives you most|i do not trust these comparison sites|
    do you earn more if i pick a dear one|do suppliers bung you for this`,
  rude: `
    this is a waste of time|you are stupid|rubbish bot|you lot are all thieves|this is a load of crap|
    you are all robbing so and sos|get lost|you are not listening to me|shut up|this is hopeless|bloody useless thing|
    waste of space|shurrup`,
  set_reminder: `
    give me a nudge when i should look again|drop me an email in february|ping me nearer the time|
    could you tell me when it is time|message me when the fee ends|write to me before it ends|let me know in spring|
    send me a note then|remind me on that date|remind me when it is free|tell me nearer the time|
    give me a shout in march|remind me next month|nudge me before it ends|email me in february|
    do not let me miss the date|remind me then|set a reminder for 10 february 2027|
    let me know when its time to look again|pop me a reminder in the new year|can you nudge me in the spring|
    put it in my diary|could you drop me a line in march|send me an email when its time|
    give us a nudge before my deal runs out|can you drop me an email in march about this|
    can you remind me on 1 feb to look again|ping me a month before it ends|let me know when the price drops|
    diarise it for 5 january|stick a reminder in for me on 10 feb`,
  start_switch: `
    i choose the first|get me onto that one|put me on the cheapest|i pick number two|i would like that one please|
    move me to the first tariff|i am happy with that one switch me|yes switch me to the cheapest please|
    sort the switch for me|sign me up|i want that deal|i will have that one|go on then sign me up|right do it|
    put me on it|start the switch to the second one|go for it|yes let us switch|book the top one|
    ill take the second one|go ahead with the cheapest|please start the switch|ok lets do it|
    i want to go with meadow fix 12|get me onto larkspur fix 12|go with number one please|id like hearth fix 12|
    right sign me up for the cheapest|book me in for wrenhouse fix 12|id like to proceed with the top one|do number 2|
    im sold sign me up for the first|ill go for the second please|yes please switch me to number two|
    can you start the switch to number 2|im happy with that go ahead|number 4 please|do that one for me`,
  switch_progress: `
    is my switch done|where are we with my switch|did my switch go ahead|check on my switch|stop the switch|
    i need to cancel the switch i started|when will my switch be complete|how far has my switch got|
    is my move to the new supplier done|what stage is my switch at|how is my switch getting on|has it gone through|
    where is my switch up to|any news about my move|how far along is it|did it go through yet|how is my switch going|
    any update on my switch|i want to cancel my switch|did my changeover finish|when do i hear about my switch|
    wheres my switch up to|has my switch gone thru yet|changed my mind dont want to switch any more|
    whats happening with my changeover|i want to stop the switch|did my switch happen|cancel the switch please|
    hows the move to the new supplier coming on`,
  thanks: `
    ta|nice one|that is great thank you|ok thanks|cheers mate|good to know|thanks|cheers pal|ta love|
    thank you so much|diolch|brilliant thanks|much obliged|that is brilliant ta|cheers you have been a help|
    nice one pal|grand thanks`,
  waitlist: `
    am i on the list|how far up the queue am i|how do i get more points|what do i win|what rank am i|
    do i win anything|how many people are ahead of me|how do i win the prize|what is escape the tunnel|
    game will not load|how many points have i got|when is the draw|where am i on the list|
    what was my score in the game|when do you pick winners|the tunnel game|have i got any points|
    have you got a leaderboard|how do i move up the queue|how far up the waiting list am i|is there a queue to join|
    where am i in line|am i still on the list`,
}
