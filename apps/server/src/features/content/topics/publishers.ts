/**
 * Who a topic may cite, with the sites that are theirs. A figure, a deadline or a right comes from the body that sets it
 * or advises on it for free: never from a news report, a comparison site or a copy. Suppliers count for their own terms
 * and codes, councils for their own schemes. Every body has one spelling.
 */
const GOVERNMENT = {
  'Courts and Tribunals Judiciary': ['judiciary.uk'],
  'Department for Energy Security and Net Zero': ['gov.uk'],
  'Department for Work and Pensions': ['understandinguniversalcredit.gov.uk'],
  'Dudley Council': ['dudley.gov.uk'],
  'GOV.UK': ['gov.uk', 'find-government-grants.service.gov.uk'],
  'Health and Safety Executive': ['hse.gov.uk'],
  'HM Revenue and Customs': ['gov.uk'],
  'Home Energy Scotland': ['homeenergyscotland.org'],
  'House of Commons Library': ['commonslibrary.parliament.uk'],
  'Information Commissioner’s Office': ['ico.org.uk'],
  'legislation.gov.uk': ['legislation.gov.uk'],
  'mygov.scot': ['mygov.scot'],
  Nest: ['nest.gov.wales'],
  NHS: ['nhs.uk', 'nhs.wales', 'nhs.scot'],
  'NI Cyber Security Centre': ['nicybersecuritycentre.gov.uk'],
  'Office for Product Safety and Standards': ['gov.uk'],
  Ofgem: ['ofgem.gov.uk'],
  'Planning Portal': ['planningportal.co.uk'],
  'Scottish Government': ['gov.scot'],
  'UK Health Security Agency': ['gov.uk', 'ukhsa.blog.gov.uk'],
  'UK Parliament': ['parliament.uk'],
  'Utility Regulator': ['uregni.gov.uk'],
} as const

const POLICE = {
  'Action Fraud': ['actionfraud.police.uk'],
  Crimestoppers: ['crimestoppers-uk.org', 'stayenergysafe.co.uk'],
  'Report Fraud': ['reportfraud.police.uk'],
  'West Yorkshire Police': ['westyorkshire.police.uk'],
} as const

const ENERGY_BODIES = {
  Cadent: ['cadentgas.com'],
  'Centre for Sustainable Energy': ['cse.org.uk'],
  CoGDEM: ['cogdem.org.uk'],
  'Energy Networks Association': ['energynetworks.org'],
  'Energy Ombudsman': ['energyombudsman.org', 'ombudsman-services.org'],
  'Energy Saving Trust': ['energysavingtrust.org.uk'],
  'Energy Switch Guarantee': ['energyswitchguarantee.com'],
  'Energy UK': ['energy-uk.org.uk'],
  'Gas Safe Register': ['gassaferegister.co.uk'],
  'Heat Trust': ['heattrust.org'],
  MCS: ['mcscertified.com'],
  'Power Cut 105': ['powercut105.com'],
  'Smart Energy GB': ['smartenergygb.org'],
  'SP Energy Networks': ['spenergynetworks.co.uk'],
  'UK Power Networks': ['ukpowernetworks.co.uk'],
} as const

const ADVICE = {
  'Age UK': ['ageuk.org.uk'],
  'Business Debtline': ['businessdebtline.org'],
  'Child Poverty Action Group': ['cpag.org.uk', 'askcpag.org.uk'],
  'Citizens Advice': ['citizensadvice.org.uk'],
  'Deafblind UK': ['deafblind.org.uk'],
  'Disability Sheffield': ['disabilitysheffield.org.uk'],
  'energyadvice.scot': ['energyadvice.scot'],
  MoneyHelper: ['moneyhelper.org.uk'],
  MoneySavingExpert: ['moneysavingexpert.com'],
  'National Debtline': ['nationaldebtline.org'],
  'PHA UK': ['phauk.org'],
  Samaritans: ['samaritans.org'],
  Shelter: ['england.shelter.org.uk'],
  'Shelter Cymru': ['sheltercymru.org.uk'],
  'Shelter Scotland': ['scotland.shelter.org.uk'],
  StepChange: ['stepchange.org'],
  // A law firm’s public note on a regulation.
  'Travers Smith': ['traverssmith.com'],
  Turn2us: ['turn2us.org.uk'],
  'Which?': ['which.co.uk'],
} as const

const SUPPLIERS = {
  'British Gas': ['britishgas.co.uk'],
  'British Gas Energy Trust': ['britishgasenergytrust.org.uk'],
  'E.ON': ['eonenergy.com'],
  'E.ON Next': ['eonnext.com'],
  EDF: ['edfenergy.com'],
  'Good Energy': ['goodenergy.co.uk'],
  'OVO Energy': ['ovoenergy.com'],
  ScottishPower: ['scottishpower.co.uk'],
  'So Energy': ['so.energy'],
  SSE: ['sse.co.uk'],
  Utilita: ['utilita.co.uk'],
} as const

const SITES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({ ...GOVERNMENT, ...POLICE, ...ENERGY_BODIES, ...ADVICE, ...SUPPLIERS }),
)
const HOST = /^https?:\/\/(?:www\.)?([^/:?#]{1,253})/
/** Councils and other bodies have sites below it, so it counts only for itself. */
const SHARED = 'gov.uk'

/** What is wrong with citing that publisher at that address. */
export function problemsOfPublisher(publisher: string, address: string): string[] {
  const sites = SITES.get(publisher)
  if (!sites) return [`it cites ${publisher}, which isn’t an accepted publisher`]
  const host = HOST.exec(address)?.[1] ?? ''
  const isTheirs = sites.some((site) => host === site || (site !== SHARED && host.endsWith(`.${site}`)))
  return isTheirs ? [] : [`it cites ${publisher} at ${address}, which isn’t its site`]
}
