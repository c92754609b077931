/** Words that say what a question is about and nothing about who asks it. */
export const commonWords: ReadonlySet<string> = new Set(
  `a about account advice after again agent all also am amount an and annual any are as ask at average back be been before best
  better between bill billing bills boiler but buy by call can cap car change charge charged charges charging chat cheap cheaper
  cheapest check choose company compare contract cost costs could credit current cut day days deal deals debit did direct do does
  double dual duplicate economy electric electricity electrics end energy estimate estimated ev exit expensive fee fees figure
  find fix fixed fixing flat for free from fuel gas get give go good green greener had half has have heat heating hello help
  helping hi high higher home hour house how i if in increase into is it join just keep know kwh last left less let like limit
  long look low lower lowest make many me meter meters mine mobile month monthly months more most much must my need never new
  next night no not now of off offer ofgem old on once one or other our out over overpaying owe paid panel panels pay paying
  payment payments people per pence per phone plan please pound pounds power prepay prepayment price prices process provider
  providers pump put quote rate rates read reading readings really reduce renewable rent right same save saving savings send
  service should sign smart so solar some spend spending standing start stay still stop subscription subscriptions summer
  supplier suppliers supply switch switched switching take tariff tariffs tell tenant than thank thanks that the their them then
  there these they thing things think this time to today too track tracker try under understand unit units until up upload us
  usage use used using variable vat very want was way we week what when where which why will wind winter with work would wrong
  year yearly years you your`.split(/\s+/),
)

/** Words that browsers and libraries write into errors. */
export const faultWords: ReadonlySet<string> = new Set(
  `abort aborted access argument arguments array assignment async await boolean call cannot chunk class closed component
  connection console const constructor content context convert create defined deleted denied destructure development document
  domexception dynamically element error event exceeded execute expected extends failed failure fetch found full function hook
  hooks html http hydrate hydration import imported index infinite initialization initialize input instance instanceof invalid
  invariant iterable json key length list load loaded loading loop match maximum message method minified mismatch missing module
  name network node null number object operation options page parameter parent parse permission preload position production
  promise property properties query quota range react reading recursion reference referenceerror rejected rejection removed
  render rendered renders request required resource response route script server signal size stack state status storage stream
  string structure stylesheet suspended symbol syntax syntaxerror target terminated text the timeout token type typeerror
  undefined unexpected unhandled unknown unsupported update url user value variable visit warnings websocket window worker
  write`.split(/\s+/),
)
