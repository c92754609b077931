import { regionOfPostcode } from './find-region.ts'
import { isRegionLetter, type RegionLetter } from './region.ts'

/** Towns by their postcode area. An area that straddles regions returns all of them. */
const PLACES: Readonly<Record<string, string>> = {
  AB: 'aberdeen|aberdeenshire|peterhead|fraserburgh|elgin|stonehaven',
  AL: 'welwyn|hatfield|harpenden|st albans',
  B: 'birmingham|solihull|redditch|bromsgrove|tamworth',
  BA: 'bath|yeovil|frome|trowbridge',
  BB: 'blackburn|burnley|accrington',
  BD: 'bradford|keighley|skipton',
  BH: 'bournemouth|poole|christchurch',
  BL: 'bolton|bury',
  BN: 'brighton|hove|worthing|eastbourne|lewes',
  BS: 'bristol|weston-super-mare',
  CA: 'carlisle|workington|whitehaven|penrith|cumbria',
  CB: 'cambridge|cambridgeshire|newmarket|ely',
  CF: 'cardiff|barry|bridgend|caerphilly|pontypridd|merthyr',
  CH: 'chester|birkenhead|wirral|flintshire|mold',
  CM: 'chelmsford|harlow|braintree|brentwood',
  CO: 'colchester|clacton|sudbury',
  CT: 'canterbury|margate|dover|folkestone|ramsgate',
  CV: 'coventry|nuneaton|rugby|warwick|leamington',
  CW: 'crewe|nantwich',
  DD: 'dundee|arbroath',
  DE: 'derby|derbyshire|burton',
  DG: 'dumfries|galloway|stranraer',
  DH: 'durham',
  DL: 'darlington',
  DN: 'doncaster|grimsby|scunthorpe',
  DT: 'dorchester|weymouth',
  DY: 'dudley|stourbridge|kidderminster',
  EH: 'edinburgh|lothian|livingston|musselburgh',
  EX: 'exeter|barnstaple|exmouth',
  FK: 'falkirk|stirling|alloa',
  FY: 'blackpool|fleetwood',
  G: 'glasgow|paisley|clydebank',
  GL: 'gloucester|gloucestershire|cheltenham|stroud|cirencester',
  GU: 'guildford|woking|aldershot|farnham',
  HA: 'harrow|wembley',
  HD: 'huddersfield',
  HG: 'harrogate',
  HP: 'aylesbury|hemel hempstead|high wycombe',
  HR: 'hereford|herefordshire',
  HS: 'stornoway|lewis|harris|outer hebrides|western isles',
  HU: 'hull|beverley',
  HX: 'halifax',
  IP: 'ipswich|suffolk|felixstowe|lowestoft|bury st edmunds',
  IV: 'inverness|skye|highland|highlands|dingwall|nairn',
  KA: 'kilmarnock|ayr|irvine|ayrshire|arran',
  KT: 'kingston|surbiton|epsom',
  KW: 'orkney|wick|thurso|caithness|kirkwall',
  KY: 'fife|kirkcaldy|dunfermline|st andrews',
  L: 'liverpool|merseyside|bootle|southport',
  LA: 'lancaster|morecambe|kendal|barrow',
  LD: 'powys|llandrindod wells',
  LE: 'leicester|leicestershire|loughborough',
  LL: 'wrexham|bangor|anglesey|llandudno|snowdonia|colwyn bay|north wales',
  LN: 'lincoln',
  LS: 'leeds',
  LU: 'luton|dunstable',
  M: 'manchester|salford',
  ME: 'maidstone|medway|chatham|gillingham',
  MK: 'bedford|milton keynes',
  ML: 'motherwell|lanark|hamilton|lanarkshire',
  NE: 'newcastle|gateshead|northumberland|tyneside',
  NG: 'nottingham|nottinghamshire|mansfield',
  NN: 'northampton|northamptonshire|kettering|corby',
  NP: 'newport|cwmbran|monmouth|abergavenny|ebbw vale',
  NR: 'norwich|norfolk',
  OL: 'oldham|rochdale',
  OX: 'oxford|oxfordshire|banbury|bicester',
  PA: 'greenock|oban|argyll|islay|mull',
  PE: 'peterborough|boston|kings lynn',
  PH: 'perth|perthshire|pitlochry|aviemore|fort william',
  PL: 'plymouth|cornwall',
  PO: 'portsmouth|chichester|bognor|isle of wight',
  PR: 'preston|chorley',
  RG: 'reading|newbury|basingstoke|bracknell',
  RH: 'crawley|redhill|horsham|reigate',
  RM: 'romford|dagenham|grays',
  S: 'sheffield|barnsley|rotherham|chesterfield',
  SA: 'swansea|carmarthen|pembroke|pembrokeshire|llanelli|neath|carmarthenshire',
  SG: 'stevenage|hitchin|hertford',
  SK: 'stockport|macclesfield|buxton',
  SL: 'slough|windsor|maidenhead',
  SN: 'swindon|chippenham',
  SO: 'southampton|winchester|eastleigh',
  SP: 'salisbury|andover',
  SR: 'sunderland',
  SS: 'southend|basildon',
  ST: 'stoke|stafford|newcastle-under-lyme',
  SY: 'shrewsbury|aberystwyth|ludlow|oswestry|newtown|shropshire',
  TA: 'taunton|somerset|bridgwater',
  TD: 'galashiels|hawick|berwick|scottish borders',
  TF: 'telford',
  TN: 'hastings|tonbridge|sevenoaks|ashford|tunbridge wells',
  TQ: 'torquay|paignton',
  TR: 'truro|falmouth|penzance|newquay',
  TS: 'middlesbrough|stockton|hartlepool|redcar|teesside',
  WA: 'warrington|widnes|runcorn',
  WD: 'watford',
  WF: 'wakefield|pontefract',
  WN: 'wigan|leigh',
  WR: 'worcester|worcestershire|malvern|evesham',
  WS: 'walsall|cannock|lichfield',
  WV: 'wolverhampton',
  YO: 'york|scarborough|whitby',
  ZE: 'shetland|lerwick',
}

/** Counties and countries, whose regions are known without an area; the main region first. */
const WIDER: Readonly<Record<string, string>> = {
  scotland: 'NP',
  wales: 'DK',
  london: 'C',
  kent: 'J',
  essex: 'A',
  surrey: 'JH',
  sussex: 'JH',
  devon: 'L',
  dorset: 'HL',
  hampshire: 'H',
  lancashire: 'G',
  yorkshire: 'M',
  wiltshire: 'H',
  berkshire: 'H',
  hertfordshire: 'A',
  bedfordshire: 'A',
  lincolnshire: 'BM',
  cheshire: 'DG',
  staffordshire: 'EB',
  'east anglia': 'A',
  'the midlands': 'EB',
  buckinghamshire: 'AH',
  'south wales': 'K',
  'north east': 'F',
  'north west': 'G',
  'south west': 'L',
  'south east': 'J',
  'tyne and wear': 'F',
  'east midlands': 'B',
  'west midlands': 'E',
  'north scotland': 'P',
  'south scotland': 'N',
  'west yorkshire': 'M',
  'southern scotland': 'N',
  'northern scotland': 'P',
  'southern england': 'H',
  'eastern england': 'A',
  'north wales': 'D',
}

const BY_NAME: readonly [name: string, letters: readonly RegionLetter[]][] = [
  ...Object.entries(WIDER).map(([name, letters]): [string, RegionLetter[]] => [name, lettersOf(letters)]),
  ...Object.entries(PLACES).flatMap(([area, names]) =>
    names.split('|').map((name): [string, readonly RegionLetter[]] => [name, regionsOfArea(area)]),
  ),
].toSorted(([a], [b]) => b.length - a.length)
const LONGEST_FIRST = BY_NAME.map(([name, letters]) => ({ name, first: name.split(' ', 1)[0] ?? name, letters }))
/** Words that are also something else, and are a place only after a word of place. */
const AMBIGUOUS = new Set([
  'reading',
  'bath',
  'hull',
  'wick',
  'bury',
  'perth',
  'mold',
  'ely',
  'wells',
  'stoke',
  'barry',
  'lewis',
  'harris',
  'boston',
  'hamilton',
  'durham',
  'ashford',
  'bedford',
  'newport',
  'mull',
  'crewe',
  'derby',
  'stone',
  'leigh',
  'poole',
  'hove',
  'barrow',
  'grays',
  'redhill',
  'neath',
  'skye',
  'worth',
  'ayr',
  'preston',
  'chester',
  'lincoln',
  'burton',
  'bangor',
  'kingston',
  'halifax',
  'highland',
  'highlands',
  'irvine',
  'rugby',
  'warwick',
  'stafford',
  'dover',
  'windsor',
  'newtown',
  'lewes',
  'epsom',
  'oban',
  'deal',
])

type Place = { name: string; letters: readonly RegionLetter[] }

const BEFORE_PLACE = /\b(?:in|near|from|is|live|round|around) /g
const NO_PLACE = /(?:my|the|a|off|from)\b/y

/** Towns, counties and countries that a text names, each with its price regions, the likeliest first. */
export function findPlaces(text: string): Place[] {
  let said = ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, ' ')
    .replaceAll(/\s+/g, ' ')} `
  const words = new Set(said.split(' '))
  const found: (Place & { at: number })[] = []
  for (const { name, first, letters } of LONGEST_FIRST) {
    if (!words.has(first)) continue
    const at = said.indexOf(` ${name} `)
    if (at < 0 || found.some((each) => each.name.toLowerCase() === name)) continue
    if (AMBIGUOUS.has(name) && !isPlaceHere(said, name)) continue
    said = said.replace(` ${name} `, ` ${'_'.repeat(name.length)} `)
    found.push({ name: titled(name), letters, at })
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ name, letters }) => ({ name, letters }))
}

/** "In reading", and not "in reading my bill". */
function isPlaceHere(said: string, name: string): boolean {
  return [...said.matchAll(BEFORE_PLACE)].some(({ index, 0: before }) => {
    const at = index + before.length
    if (!said.startsWith(`${name} `, at)) return false
    NO_PLACE.lastIndex = at + name.length + 1
    return !NO_PLACE.test(said)
  })
}

function titled(name: string): string {
  return name.replaceAll(/(?<=^|[\s-])(?!of\b|and\b|the\b|upon\b|under\b)[a-z]/g, (letter) => letter.toUpperCase())
}

function regionsOfArea(area: string): readonly RegionLetter[] {
  const finding = regionOfPostcode(`${area}1`)
  return finding.kind === 'region' ? [finding.letter] : finding.kind === 'unsure' ? finding.letters : []
}

function lettersOf(letters: string): RegionLetter[] {
  return letters.split('').filter(isRegionLetter)
}
