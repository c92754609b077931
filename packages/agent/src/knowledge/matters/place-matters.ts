import type { Matter } from './matter.ts'

/** Businesses, countries and other things around the home. */
export const PLACE_MATTERS = {
  charity: {
    question: 'Do charities, clubs and churches get home prices?',
    says: 'Mostly not: a charity, club, church or village hall has a business contract, without the price cap, even if it uses little. Where people live, such as a care home or a vicarage, the supplier may count it as a home: ask. Small users and charities can often get the lower VAT and no Climate Change Levy, with a certificate to the supplier. I compare homes only, and Citizens Advice has pages for small organisations.',
    asks: 'do charities get the home rate|energy for a church|village hall electricity|sports club energy bill|is our community centre on a business tariff|charity energy vat',
    cue: /\b(?:charit(?:y|ies)|church|village hall|community (?:centre|hall)|sports club|scout hut|allotment|parish)\b.{0,40}\b(?:rate|energy|electric\w*|gas|tariff|bill|vat|cap)\b|\b(?:energy|electric\w*|tariff|bill)\b.{0,20}\b(?:charit(?:y|ies)|church|village hall|community centre|sports club)\b/,
    weight: 1.5,
    isFine: true,
  },
  mixed_use: {
    question: 'One meter for a shop and a flat: which tariff?',
    says: 'With one meter for both, the supplier mostly goes by what the energy is used for in the main, and many count it as a business: then there is no price cap and no 14 days to change your mind. Ask it in writing which you are, and for home terms if most of it is for living there. A second meter for the flat makes things clear, but costs. The home part I can compare once it has a meter of its own.',
    asks: 'i live above my shop one meter for both|pub with a flat upstairs one electric meter|shop and flat on the same bill|am i business or domestic if i live over my work|part business part home tariff|flat above a takeaway electric',
    cue: /\b(?:live|flat|living) (?:above|over|upstairs)\b.{0,30}\b(?:shop|pub|cafe|business|work|takeaway|salon)\b|\b(?:shop|pub|cafe|takeaway|salon)\b.{0,15}\b(?:with|and)\b.{0,10}\bflat\b|\bpart business\b/,
    weight: 1.6,
    isFine: true,
  },
  wales_differs: {
    question: 'What is different in Wales?',
    says: 'For prices Wales is like England: the same price cap, the same rules and Ofgem. It has two price regions: North Wales, together with Merseyside, and South Wales. What differs is help: Nest gives advice and heating measures, and the Discretionary Assistance Fund helps in an emergency. You can ask suppliers for Welsh, and Citizens Advice too. I speak only English so far. Ask me for the price cap in Wales for the figures.',
    asks: 'what is the difference for wales|is energy different in wales|does wales have its own price cap|help with bills in wales|what help is there in wales for heating|energy grants wales',
    cue: /^(?!.*\bcap\b).*\b(?:different|difference|differs?)\b.{0,15}\b(?:for|in)\b.{0,4}\bwales\b|\b(?:help|grants?|support)\b.{0,25}\bin wales\b/,
    weight: 1.6,
  },
  scotland_differs: {
    question: 'What is different in Scotland?',
    says: 'The price cap, the suppliers and Ofgem are the same as in England and Wales; Scotland has two price regions, the north and the south. What differs is help: the Pension Age Winter Heating Payment and the Winter Heating Payment instead of the English ones, Home Energy Scotland and Warmer Homes Scotland for insulation and heating, and Advice Direct Scotland for free advice on energy. Court claims go by Simple Procedure.',
    asks: 'what is different in scotland|is energy different in scotland|help with bills in scotland|energy grants scotland|home energy scotland|who helps with energy in scotland',
    cue: /^(?!.*\bcap\b).*\b(?:different|difference|differs?)\b.{0,15}\b(?:for|in)\b.{0,4}\bscotland\b|\b(?:help|grants?|support)\b.{0,25}\bin scotland\b|\bhome energy scotland\b/,
    weight: 1.6,
  },
  moving_to_ni: {
    question: 'I am moving to or from Northern Ireland',
    says: 'Northern Ireland has a market of its own: other suppliers, no Ofgem price cap, and the Utility Regulator instead of Ofgem; many homes heat with oil. A deal from here does not move with you: end it with a final reading. If you come to England, Scotland or Wales, you are at first with whoever supplies the new home, under the price cap, and I can compare for you there: tell me the new postcode.',
    asks: 'moving from belfast to glasgow what is different|moving to northern ireland what about my energy|i am leaving northern ireland for england|can i keep my supplier if i move to northern ireland',
    cue: /\bmov(?:e|ing|ed)\b.{0,15}\b(?:from|to|back to)\b.{0,12}\b(?:belfast|northern ireland|derry|ulster)\b/,
    weight: 2,
  },
  off_grid: {
    question: 'Is there a cap on oil or LPG?',
    says: 'No. The price cap is only for mains gas and electricity. Heating oil and LPG are sold freely, so ask several sellers, order in summer, and look for a buying club near you. With LPG you can mostly change the supplier, under rules of the competition authority. In need, councils have helped with oil. I compare only the electricity of such a home.',
    asks: 'is there a price cap on heating oil|does the cap cover lpg|oil prices are mad is there a limit|can i switch my lpg supplier|help paying for heating oil|where do i buy cheap heating oil|cheapest oil for heating',
    cue: /\b(?:heating oil|kerosene|oil tank|lpg|calor)\b.{0,30}\b(?:cap|limit|switch\w*|help|cheap\w*|price\w*|club)\b|\b(?:cap|limit|help)\b.{0,20}\b(?:heating oil|lpg)\b/,
    weight: 1.35,
  },
} as const satisfies Readonly<Record<string, Matter>>
