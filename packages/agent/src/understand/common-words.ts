/** Everyday words that must not be taken for a misspelt word of ours. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a able about above across after again against ago all almost alone along already also although always am among an and another any
  anybody anyone anything anyway are area around as ask asked asking at away baby back bad ball bank be beach because bed been before
  begin behind being believe below best better between big bit book both bought bread break bring brother build bus but buy by cake call
  came can cannot car card care cat chance child children church city class clean clear close coffee cold come could country cup day
  dead dear did dinner do doctor does dog doing done door down draw dream drink drive each early eat egg eight either else end enough even
  ever every everyone everything exactly explain eye face fact family far farm fast father feel feet few fill film final find fine fire
  first five floor food foot football for found four free friend from front full fun game garden gave get girl give go goes going gone
  good got great ground group grow had hair half hand happen happy hard has hat have he head hear heard heart help her here hers high
  him his hit hold holiday home hope hot hotel hour house how however i idea if important in inside instead into is it its job joke
  joker just keep kid kids kind kitchen know knew lamp land large last late later laugh law learn least leave left leg less let letter
  lie life light like line list listen little live lives living long look lose lost lot love low lunch made main make making man many
  matter may maybe me mean meant men might mind mine minute miss moment money month more morning most mother mouth move moved much mum
  music must my myself name near need never new news next nice night nine no nobody none nor not nothing now number of off often oh
  okay old on once one only open or order other our out outside over own paper part party past people perhaps person phone picture place
  plan plane plant play please point poem poor possible present probably problem put question quick quickly quiet quite rain ran reach
  read ready real really reason recipe red remember rent rest right river road room run said same sat saw say saying school sea second
  see seem seen send sent set seven several shall she shop short should show shown side sign simple since sing sister sit six sleep slow
  small so some somebody someone something song soon sorry sort sound south speak sport stand start started state stay still stock stocks
  stop story strange street strong stuff such sun sure table take taken talk tell ten than thank thanks that the their them then there
  these they thing things think third this those though thought three through time times tired to today together told tomorrow tonight
  too took town train travel tree tried true trust try turn two type under understand until up upon us use used using very visit voice
  wait walk wall want wanted wants war warm was wash watch water way we weather week weekend well went were west what when where whether
  which while white who whole whose why wife will win wind window winter wish with within without woman women won wonder word words
  work world worried worry worse worst would write wrong wrote yard year years yes yesterday yet you young your yours boiler kettle
  leak lead lean loan coal copy leaf leap peace speech ease lease crease charm chance change chase steam team heat heart hear wheat
  bull ball bell belt built bird bike price prize pride rice nice dice advice device service office twice mice cape cup cop cab can
  mode code note node rules prompt enable developer system engine serial colour front plumber drive
  fixture mixture picture master matter meeter sitter twitter weather feather father gather greet agree free tree three degree`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
