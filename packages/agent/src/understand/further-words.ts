/** More words that people use every day, so that none of them is taken for a misspelt word of ours. */
export const FURTHER_WORDS: readonly string[] =
  `gran grans granny nans mums dads pretend grant grants accept aching across actually adult afternoon agree agreed agrees ages alarm alarms alive allowed alright amount angry annoying anymore
  appear apply army arrive arrived asleep attic awake awful bath bathroom battery beeping beside bills bins blanket blankets bleeping block
  bloke bloody blown boat body bonkers boss bottle bottom branch bright bring broken brought brown burning burnt busy candle candles caravan
  card careful carer carpet carry caught chair charity chasing chatting cheers chippy clock closer clothes clue collar confused confusing
  cooker cooking corner cost couch cough court cousin cover crackling crazy crying cupboard current customer dark date daughter dealing
  death deep delay deliver depend deposit desk detail detached different dirty dizzy dodgy doing doubled doubt downstairs dread dreadful
  dress drop dying earlier earth east easy eating email emails empty enough entire evening events everyone everywhere evil expect extra
  faint fair fairly faith fall family fault favour fear fifth figure fill finger flat flats flood floor fobbed follow folks foreign forever
  form forward fourth freezer freezing fridge friday fuming funny fuse gadget garage gets ghost gift giving glad glass gotten grand granny
  leaf charger grass grateful greedy guest halve hammer handle hanging happens hardly hassle hate hates having headache healthy hearing heaven heavy
  hell hidden hike hiked hiya holding holidays honest honestly horrible hours however huge hundred hundreds hungry husband ignored inches
  insane inside island item jacket joking judge jump kettle killing kindly knackered knock knocked lady lads landed landlady lately latest
  lawyer lazy leaflet legal lend letters lied lift likely lines list listen little lived lives living loads loft lonely longer looks
  loose lord lose losing lost lots loud lounge lovely lower luck lucky lump lying machine madness male manage managed many market married
  massive match mates maths matter maybe meal meals mental mess message middle midnight mind minded mini minute minutes miss missed missing
  mistake moan moment monday months mouth moved mums music nasty nearly neck needed neither nervous newer nice noise none normal north
  nosey noticed nowhere nudge numbers nurse obviously october offices often older once oven overnight owed owing owner paid panic panicking
  paper parcel pardon parent part party pass passed past pension pensioners pile piling pipe pipes planet plug plumber poem pointless police
  poor popped post pound pounds pregnant pretty print probably problem promise promised proof proper properly protect public pull pump
  push putting quick quid quiet quite radio rain raise raised rather reach ready really reason recent regular rely relatives remember repair
  reply rest rich ridiculous ringing road roof rooms rough round rubbish rude rules running safe said saturday says scam scary school score
  sealed second seem seems self sell semi send sending sense sent separate serious seriously service seven shared shed sheet shock shocking
  shoes shop shops short should shout shower shut sick side signed silly simple simply since single sink sister sitting size skint sleep
  sleeping slow smaller smart smells smoke snow socket sofa sold solicitor some somehow sometimes somewhere soon sort sorted sorting sound
  south spare spark sparks speak special spent split spoke spring stairs stand start state stay stayed step still stood stop stopped storm
  story straight street stress stressed strong stuff stupid suddenly summer sunday suppose sure surely surprise table takes taking talked
  talking tall team tears teeth telling temper tend terrible thanks theft then thick thin thing things thinking third though thousand
  thousands threw throat throw thursday tight till times tired toaster today together toilet told tomorrow tongue tonight took tools totally
  touch tough tower track train travel treat tried trip true trying tuesday turned turning twelve twenty twice type ugly under unfair until
  upset upstairs used useless usually vans village visit voice waiting walk wall want wants washing waste wasted watch water wearing weather
  wednesday weekend weeks weird went were west what wheel where whole whose wife wind window windows wine winter wires wish without woman
  women wonder wood words work worked worried worry worse worst would writing wrong yard years yesterday young your yours youth`
    .split(/\s+/)
    .filter((word) => word.length > 3)
