/** Everyday words that must not be treated as a misspelling of our words. Shorter ones are never corrected. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `able about above accept aching across actually adult advice after afternoon again against ages agree agreed agrees
  alarm alarms alive allowed almost alone along already alright also although always among amount angry annoying
  another anybody anymore anyone anything anyway appear apply area army around arrive arrived asked asking asleep
  attic awake away awful baby back ball bank bath bathroom battery beach because been beeping before begin behind
  being believe bell below belt beside best better between bike bills bins bird blanket blankets bleeping block bloke
  bloody blown boat body boiler bonkers book boss both bottle bottom bought branch bread break bright bring broken
  brother brought brown build built bull burning burnt busy cake call came candle candles cannot cape caravan card
  care careful carer carpet carry caught chair chance change charger charity charm chase chasing chatting cheers child
  children chippy church city class clean clear clock close closer clothes clue coal code coffee cold collar colour
  come confused confusing cooker cooking copy corner cost couch cough could country court cousin cover crackling crazy
  crease crying cupboard current customer dads dark date daughter dead dealing dear death deep degree delay deliver
  depend deposit desk detached detail developer device dice different dinner dirty dizzy doctor dodgy does doing done
  door doubled doubt down downstairs draw dread dreadful dream dress drink drive drop dying each earlier early earth
  ease east easy eating eight either else email emails empty enable engine enough entire even evening events ever
  every everyone everything everywhere evil exactly expect explain extra face fact faint fair fairly faith fall family
  farm fast father fault favour fear feather feel feet fifth figure fill film final find fine finger fire first five
  fixture flat flats flood floor fobbed folks follow food foot football foreign forever form forward found four fourth
  free freezer freezing friday fridge friend from front full fuming funny fuse gadget game garage garden gather gave
  gets ghost gift girl give giving glad glass goes going gone good gotten gran grand granny grans grant grants grass
  grateful great greedy greet ground group grow guest hair half halve hammer hand handle hanging happen happens happy
  hard hardly hassle hate hates have having head headache healthy hear heard hearing heart heat heaven heavy hell help
  here hers hidden high hike hiked hiya hold holding holiday holidays home honest honestly hope horrible hotel hour
  hours house however huge hundred hundreds hungry husband idea ignored important inches insane inside instead into
  island item jacket joke joker joking judge jump just keep kettle kids killing kind kindly kitchen knackered knew
  knock knocked know lads lady lamp land landed landlady large last late lately later latest laugh lawyer lazy lead
  leaf leaflet leak lean leap learn lease least leave left legal lend less letter letters lied life lift light like
  likely line lines list listen little live lived lives living loads loan loft lonely long longer look looks loose
  lord lose losing lost lots loud lounge love lovely lower luck lucky lump lunch lying machine made madness main make
  making male manage managed many market married massive master match mates maths matter maybe meal meals mean meant
  meeter mental mess message mice middle midnight might mind minded mine mini minute minutes miss missed missing
  mistake mixture moan mode moment monday money month months more morning most mother mouth move moved much mums music
  must myself name nans nasty near nearly neck need needed neither nervous never newer news next nice night nine
  nobody node noise none normal north nosey note nothing noticed nowhere nudge number numbers nurse obviously october
  office offices often okay older once only open order other outside oven over overnight owed owing owner paid panic
  panicking paper parcel pardon parent part party pass passed past peace pension pensioners people perhaps person
  phone picture pile piling pipe pipes place plan plane planet plant play please plug plumber poem point pointless
  police poor popped possible post pound pounds pregnant present pretend pretty price pride print prize probably
  problem promise promised prompt proof proper properly protect public pull pump push putting question quick quickly
  quid quiet quite radio rain raise raised rather reach read ready real really reason recent recipe regular relatives
  rely remember rent repair reply rest rice rich ridiculous right ringing river road roof room rooms rough round
  rubbish rude rules running safe said same saturday saying says scam scary school score sealed second seem seems seen
  self sell semi send sending sense sent separate serial serious seriously service seven several shall shared shed
  sheet shock shocking shoes shop shops short should shout show shower shown shut sick side sign signed silly simple
  simply since sing single sink sister sitter sitting size skint sleep sleeping slow small smaller smart smells smoke
  snow socket sofa sold solicitor some somebody somehow someone something sometimes somewhere song soon sorry sort
  sorted sorting sound south spare spark sparks speak special speech spent split spoke sport spring stairs stand start
  started state stay stayed steam step still stock stocks stood stop stopped storm story straight strange street
  stress stressed strong stuff stupid such suddenly summer sunday suppose sure surely surprise system table take taken
  takes taking talk talked talking tall team tears teeth tell telling temper tend terrible than thank thanks that
  theft their them then there these they thick thin thing things think thinking third this those though thought
  thousand thousands three threw throat through throw thursday tight till time times tired toaster today together
  toilet told tomorrow tongue tonight took tools totally touch tough tower town track train travel treat tree tried
  trip true trust trying tuesday turn turned turning twelve twenty twice twitter type ugly under understand unfair
  until upon upset upstairs used useless using usually vans very village visit voice wait waiting walk wall want
  wanted wants warm wash washing waste wasted watch water wearing weather wednesday week weekend weeks weird well went
  were west what wheat wheel when where whether which while white whole whose wife will wind window windows wine
  winter wires wish with within without woman women wonder wood word words work worked world worried worry worse worst
  would write writing wrong wrote yard year years yesterday young your yours youth`.split(/\s+/),
)
