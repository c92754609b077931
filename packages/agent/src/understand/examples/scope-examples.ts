/** How people say it: what Mo does not do. By intent, with bars between. Nothing that is kept back stands here. */
export const SCOPE_EXAMPLES: Readonly<Record<string, string>> = {
  business: `
    energy for my company premises|can you do my shop as well|rates for a salon|electric for my cafe|i run a pub|
    shop energy|office electricity|my farm|church hall gas|business meter|energy for my salon|
    i am a sole trader with a workshop|b and b from home|village hall electric|energy for our charity|workshop unit|
    small business rates|farm supply|energy for the allotment hut|i need a business electricity tariff|
    can u do my shop as well|we run a small bakery can you get us cheaper power|
    can a company in aberdeen use you for its office|charity shop energy deals|do you do office electricity|
    my hair salon needs a power deal|our church hall needs electricity|i run a chippy can you sort me out|
    do you do leccy for offices|need a quote for our hair salon|electricity for a village hall|
    my workshop at the back of the garden is on a business rate|have you got anything for pubs|i own a b&b`,
  complaint: `
    my supplier will not listen|who do i report my supplier to|they keep getting my bill wrong|
    i am unhappy with my supplier|supplier will not fix my bill|they ignore me|i have been overbilled|
    supplier is not sorting it|my complaint is still open|i am fed up with my supplier service|
    my supplier is a disgrace|they will not answer the phone|how do i take it further|
    i want to speak to the ombudsman|they keep sending the wrong bill|nobody gets back to me|
    i have been trying to sort this for months|how do i make a formal complaint|they are useless and rude|
    deadlock letter|they billed me twice|they keep getting it wrong|how do i take my supplier to court|
    the call centre hung up on me|how do i get compensation from my supplier|
    they put me on a higher tariff without telling me|who do i report them to|eight weeks and no answer|
    how do i complain about my supplier|they never answer my complaint|my supplier refuses to refund me|
    i want compensation from my supplier|edf wont reply to my emails about a wrong bill|
    who do i escalate a billing dispute to|i want to grumble about my suppliers service|
    my complaint has been open for ages|ive been overbilled and they ignore me|id like to report my supplier|
    these people have ignored four emails what can i do|been on hold for an hour to my supplier joke|
    how do i take them to the ombudsman|supplier never turned up for the appointment|
    they have billed me for next doors meter|they took two direct debits this month|
    my complaint has been going on for 8 weeks|they got my name wrong and wont change it|
    rubbish service from my supplier`,
  heat_network: `
    my block has a communal boiler|district heating|the building heats all flats|heat network charges|
    shared boiler for the estate|heat interface unit|my heating comes from the building|communal heating bills|
    can i leave district heating|our heating comes from a communal boiler|
    were in a flat with a shared heating system can we switch|flat has communal heating can i choose`,
  landlord: `
    who picks the supplier in a shared house|i am a tenant|my landlord pays the energy|i am a lodger|
    my student let includes bills|the letting agent chose the supplier|house share bills|can i switch if i rent|
    i am a council tenant|landlord has the bill in his name|the landlord charges me per unit|
    bills are included in my rent|my landlord will not let me change supplier|student house whose bill|
    housing association flat can i choose supplier|does my landlord decide the supplier|
    is my landlord allowed to stop me changing|bills included can i pick supplier|
    letting agency tied us to a supplier|council flat energy|the electric is in the landlords name|
    my tenants left without paying|i rent can i still switch|my landlord wont let me change supplier|
    my tenant pays the bills can i pick the supplier|im off to uni how do i sort energy in a student let|
    landlord insists on his supplier|new tenancy starts monday|im a lodger can i choose the supplier|
    my landlords name is on the bill|i rent a room bills included|my landlady has got the account in her name|
    can my landlord stop me from changing provider|
    my daughter is off to uni and shares a house can they pick their supplier|
    can i switch if the meter is in my landlords name|my tenant has left who pays the energy now`,
  moving_home: `
    i am about to move|we relocate soon|what do i do about energy when i move|we are getting a new place|
    moving day meter reading|i just moved in who supplies me|we exchange contracts next week|
    we get the keys on monday|i am leaving this address|what do i tell my supplier when i move out|
    moving out on the 30th|we are moving house what about the gas|do i take my tariff with me when i move|
    the last people left a debt|new house which supplier|how do i close my account when i leave the flat|
    we get the keys on friday|final reading when i move out|letters for the previous tenant keep coming|
    moving into a flat share next week|letters for someone who lived here before|who do i tell when i move out|
    we are selling up what about the meter|our completion is friday|leaving my rented flat|new home first bill|
    moving in with my boyfriend|im moving house next month|what happens to my energy when we move to a new flat|
    we relocate to wales in spring|we complete on our new house on friday what about the energy|
    im buying my first flat what about gas and electric|we exchange contracts on a house next week|
    were moving to bristol in june|who supplies the house ive just moved in to|
    just got the keys to our new place who do we tell|can i take my tariff with me when i move house|
    previous tenant left a debt on the meter|moving out of my flat on friday do i cancel the gas|
    we move on the 3rd of december`,
  northern_ireland: `
    i live in belfast|do you cover northern ireland|i am in derry|does it work in ni|newry|county antrim|
    do you serve homes in jersey|im in londonderry|any use to me in guernsey|does it work for an address in derry|
    is the isle of man covered|im in newry|we live in bangor county down|bt12 5gh|is omagh covered|
    i am in newtownards|do you do ireland`,
}
