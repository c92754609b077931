/** Words that describe the subject of a question and not the person asking. */
export const commonWords: ReadonlySet<string> = new Set(
  `a able about above account actually add added address advice afford afraid after again against agent ago all allow
  allowed almost already also although always am amount an and annual another answer any anyone anything apply are
  aren't around as ask asked asking at available average away back bad balance bank bathroom be because become bedroom
  bedrooms been before began begin being below benefit benefits best better between big bill billing bills bit boiler
  both bought box bring broken building business busy but buy by calculate call called came can can't cancel cannot
  cap car care case certain chance change changed changing charge charged charges charging chat cheap cheaper cheapest
  cheaply check children choice choose clear close closed cold come comes coming common company compare comparing
  complain complaint complete confused consumption contract cooker cooling correct cost costs could couldn't couple
  cover credit cross current customer cut daily data date day days deal deals debit deposit details did didn't
  difference different difficult direct disconnect do does doesn't don't done double down dual due duplicate during
  each early earns easier easiest easily easy economy efficient effort eight either electric electrical electricity
  electrics email emergency end energy enough entire estimate estimated ev even evening ever every everyone everything
  exactly example exit expensive explain extra facing family far fast fee feel fees few fewer figure final finally
  find first five fix fixed fixing flat flats follow for forever four free freezer fridge friend friends from fuel
  full fully further future gas gave general get gets getting give given giving go going gone good got great green
  greener guarantee had half happen happened happening happens happy hard has have having he hear heard heat heating
  hello help helping her here hers hi high higher him his home hot hour hours house houses how however hundred i i'd
  i'll i'm i've idea if important in included including increase information install installation installed instead
  insulation interest interested into is isn't issue it it's its itself join joined joining just keep kettle kind knew
  know known kwh landlord large last late later latest learn least leave leaving left less let letter letters life
  light lights like limit line list little live living loan local locked long longer look looking looks loss lost lot
  lots low lower lowest loyalty made main make many maximum maybe me mean means meter meters might million mine
  minimum minute minutes missed missing mobile money month monthly months more morning most mostly move moved moving
  much must my myself name names nearly need needed needs neighbour neither never new next night nine no nobody none
  normal not nothing notice now number numbers of off offer ofgem often ok okay old on once one online only open
  option options or order other our ours ourselves out outside oven over overpaying owe own owner paid panel panels
  part parts past pay paying payment payments penalty pence people per percent perhaps period person phone place plan
  please point points possible pound pounds power prepay prepayment previous price prices probably problem problems
  process property protect provider providers pump put question questions quick quickly quite quote rate rates rather
  read reading readings ready really reason received recently reduce refund renew renewable renewal renewing rent
  renting replace returned rid right rise risen rising room rooms running safe said same save saved saving savings say
  saying says second see seem seems seen send service seven several share she should shower sign since single six size
  sky slow small smart so solar sold some someone something sometimes soon sorry sort sounds special spend spending
  standing start stay still stop stuck subscription subscriptions such suddenly suggest summer supplier suppliers
  supply sure switch switched switching take talk tariff tariffs tell ten tenant tenants terms than thank thanks that
  that's the their them themselves then there there's these they thing things think thinking this those though
  thousand three through time to today together told tomorrow tonight too total towards track tracker try trying turn
  twice two type under understand understanding unit units until up upload us usage use used useful using usually
  value variable vat very wait waiting want was washing water way we we're we've week weekly weeks well went were what
  what's whatever when where whether which while who whole whose why will wind winter with within without won't wonder
  wondering work working works worried worse worst worth would wouldn't write wrong year yearly years yes yesterday
  yet you you're your yourself`.split(/\s+/),
)

/** Words that browsers and libraries put into errors. */
export const faultWords: ReadonlySet<string> = new Set(
  `abort aborted access aggregate allowed already application argument arguments array assign assignment async auth await
  bigint blob body boolean bound browser cache call callback cancelled cannot children chunk class client clone closed
  code collection component connection console const constraint constructor content context controller convert create
  data date decode define defined deleted denied descriptor destructure development digest dispatch document dom domain
  domexception dynamically element encoding error eval evaluation event exceeded exception execute exists expected
  export expression extends failed failing failure fetch fetching file finished firebase float found frame full function
  global handler header headers hierarchy history hook hooks host html http hydrate hydration id import imported index
  inert infinite initialization initialize input instance instanceof int internal invalid invariant invoke io item
  iterable iterator json key keys language length lexical list listener load loaded loading local locale location lock
  loop match maximum message method minified mismatch missing module mutation name namespace navigate navigation
  navigator network new next node not null number object observer operation optional options origin origins overflow own
  page parameter parent parse parser path pattern payload pending permission policy position preload private production
  promise properties property protocol prototype provider proxy query quota range react read readable reading receiver
  recursion reference referenceerror regexp register registration rejected rejection removed render rendered renders
  report request required reset resize resolve resource response result return route rpc running scope script security
  select serialize server service session set sets setter shadow signal size slot source stack state status storage
  stream strict string structure style stylesheet super suspended switch symbol syntax syntaxerror tag target template
  terminated text the then this thread throw thrown timed timeout timer token transaction transfer tree trusted type
  typeerror types uint unable uncaught undefined unexpected unhandled unknown unsupported update uri url usage used user
  valid value variable version view visit warnings wasm web websocket width window with worker writable write wrong xml
  yield zero`.split(/\s+/),
)

/** Words of our own errors; a test reports which are missing. */
export const ownWords: ReadonlySet<string> = new Set(
  `accept admin alias anonymous answered answering api attempting authenticated authentication backend bytes
  canonical chat checking claim commitment competition complaints compressing confirm contents continue
  conversation converting copied couldn count decoded delete device didn digits disposable doesn don drawn else
  emails enter expired field form frozen goes hasn hero hexadecimal homes identity images info inside internet
  isn jpg lead leaf ledger link links ll lose mark may mb mo moment newer newest occurred offline one page pages
  passkey passkeys pays pdf photos picture pictures png privacy prize progress project provide quest ranking re
  reach receipt region remove replaced requests restarting review reviewed run salt score seed selecting sent
  shared shown sign signed socket spaces step stopped store switches takes taking there time times toast took tried
  turned typed use uses ve waitlist wasn we weights withdrawn won you yours`.split(/\s+/),
)
