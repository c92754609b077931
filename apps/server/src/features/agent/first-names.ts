/**
 * Names that people in Great Britain are often given, in lower case. Those that are also words (bill, will, may, grant)
 * are not here: they count as names only where a user says so, or with a capital letter in the middle of a sentence.
 */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abdul abigail adam adele adrian ahmed aidan aisha alan alana albert alex alexander alexandra alfie ali alice alison
  alistair amanda amara amber amelia amina amir amy ana andrea andrew andy angela anil anita ann anna anne annie anthony antonia
  anwar archie arjun arthur asha asif audrey barbara barry beatrice becky ben benjamin bernard beth betty beverley brenda brian
  bridget bruce bryan callum cameron carl carol caroline catherine cathy cecilia charles charlie charlotte chloe chris christina
  christine christopher claire clare clive colin connor craig cynthia daisy daniel danielle darren dave david dawid deborah debbie
  deepa denise dennis derek diana diane dominic donald donna doreen dorothy doug douglas duncan dylan eddie edith edward eileen
  elaine eleanor elena elizabeth ella ellen ellie emily emma eric erica ethan eva evelyn evie farah fatima fiona florence frances
  francesca francis freddie frederick gareth gary gavin gemma geoff geoffrey george georgia georgina gerald geraldine gillian gina
  giles gordon graham gwen hamza hannah harriet harry hassan hazel heather helen helena henry hilary holly howard hugh hussain
  ian ibrahim imran irene isaac isabel isabella isla ivan jackie jacob jacqueline jake james jamie jan jane janet janice jasmine
  jason jasmin jayne jean jeff jeffrey jennifer jenny jeremy jess jessica jill jim jo joan joanna joanne joe joel john johnny jon
  jonathan joseph josephine josh joshua joyce juan judith judy julia julian julie karen kareem karl kasia kate katherine kathleen
  kathryn kathy katie kayleigh keith kelly ken kenneth kerry kevin khadija kieran kim kirsty krishna kumar kyle lauren laura laurence
  leah lee leo leon leonard lesley leslie lewis liam lily linda lisa liz lorna lorraine louis louise lucas lucy luke lydia lynn
  lynne maggie malcolm mandy marcus margaret maria marian marie marion marjorie martha martin mary mateusz matt matthew maureen
  maurice maxine meera megan mehmet melanie melissa mia michael michelle miguel mike millie miriam mo'ath mohamed mohammad mohammed
  moira molly monica morgan muhammad muriel nadia nancy naomi natalie natasha nathan neil nia niamh nicholas nick nicola nigel
  nikhil nina noah noel norma norman nuala olive oliver olivia omar oscar owen pamela patricia patrick paul paula pauline penelope
  peter phil philip philippa phillip phoebe phyllis pippa piotr polly poppy prakash priya rachael rachel rahul raj rajesh ralph raymond
  rebecca reece reginald rhian rhys ricardo richard ricky rita robert roberta robin rodney roger ronald rory rosemary rosie ross
  roxanne roy rupert russell ruth ryan sadia sally sam samantha samir samuel sandeep sandra sanjay sara sarah scott sean sebastian
  shannon sharon sheila shirley siân sian sidney simon simone sofia sonia sophia sophie stacey stan stanley stella stephanie stephen
  steve steven stewart stuart sunil susan susanna suzanne sylvia tamsin tanya tara tariq terence teresa terry tessa thelma theo
  theresa thomas tim timothy tina toby tom tomasz tommy tony tracey tracy trevor valerie vanessa vera veronica vicky victor victoria
  vijay vikram vincent violet vivian vivienne walter wayne wendy wilfred william winifred xavier yasmin yolanda yusuf yvonne zac
  zachary zahra zainab zara zeno zoe`
    .split(/\s+/)
    .filter((name) => name !== ''),
)
