/** Words of our subject that people misspell. */
export const VOCABULARY: readonly string[] =
  `tariff tariffs supplier suppliers provider providers electricity electric energy standing charge charges switch switching
  switched compare comparison cheaper cheapest savings saving saved variable fixed tracker economy smart meter meters prepayment prepay direct debit
  postcode region regional estimate estimated usage annual yearly monthly kilowatt reading readings account balance credit exit leave leaving contract
  renewable green commission independent reminder remind waitlist person human somebody someone landlord tenant business complaint complain ombudsman
  afford struggling arrears disconnect disconnected emergency vulnerable medical equipment disabled elderly pensioner cancel cooling period statement invoice
  explain expensive dearer recommend should heating boiler bedroom bedrooms people household typical average price prices upload photo picture delete privacy
  ofgem octopus british scottish power outage leak smell calculator calculate working wrong correct correction mistake quarterly receipt unit rates
  northern ireland moving house address quickly overcharged paying worth better question questions
  afraid electricity's consumption refund compensation solar panels export battery night cheap payment method number debt debts owes tenant tenancy boiler warm winter discount bailiffs pension pensioners bereaved funeral solar tracker standing vulnerable`
    .split(/\s+/)
    .filter((word) => word !== '')
