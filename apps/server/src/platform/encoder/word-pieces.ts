/** What a tokenizer.json of the kind "WordPiece" contains, as far as we use it. */
export type Vocabulary = ReadonlyMap<string, number>

const START = '[CLS]'
const END = '[SEP]'
const UNKNOWN = '[UNK]'
const INSIDE = '##'
/** With start and end. Attention costs more than twice as much for twice as many. */
const MOST_TOKENS = 64
/** Far more than fit into the tokens: no one waits for a pasted page. */
const MOST_CHARACTERS = 1000
const LONGEST_WORD = 100

const SPACES = /\s/u
/** Control characters and invisible ones; tabs and line ends are spaces. */
const NOTHING = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\uFFFD]/u
const ACCENTS = /\p{Mn}/gu
/** All signs of ASCII count as punctuation, also those that Unicode calls symbols. */
const PUNCTUATION = /[!-/:-@[-`{-~\p{P}]/u
const IDEOGRAPHS = /[\u4E00-\u9FFF\u3400-\u4DBF\u{20000}-\u{2A6DF}\u{2A700}-\u{2CEAF}\uF900-\uFAFF\u{2F800}-\u{2FA1F}]/u

/**
 * Token numbers of a text as case-insensitive BERT reads it: words, punctuation, and pieces of words it does not know.
 */
export function tokensOf(text: string, vocabulary: Vocabulary): number[] {
  const idOf = (piece: string) => vocabulary.get(piece) ?? vocabulary.get(UNKNOWN) ?? 0
  const tokens = [idOf(START)]
  for (const word of wordsOf(text.slice(0, MOST_CHARACTERS))) {
    for (const piece of piecesOf(word, vocabulary)) tokens.push(idOf(piece))
    if (tokens.length >= MOST_TOKENS) break
  }
  return [...tokens.slice(0, MOST_TOKENS - 1), idOf(END)]
}

function wordsOf(text: string): string[] {
  const words: string[] = []
  let word = ''
  const close = () => {
    if (word !== '') words.push(word)
    word = ''
  }
  for (const letter of text.normalize('NFD').replace(ACCENTS, '').toLowerCase()) {
    if (SPACES.test(letter)) close()
    else if (PUNCTUATION.test(letter) || IDEOGRAPHS.test(letter)) {
      close()
      words.push(letter)
    } else if (!NOTHING.test(letter)) word += letter
  }
  close()
  return words
}

/** The longest known piece, then the longest of the rest; a word with an unknown rest is unknown. */
function piecesOf(word: string, vocabulary: Vocabulary): string[] {
  if (word.length > LONGEST_WORD) return [UNKNOWN]
  const pieces: string[] = []
  let from = 0
  while (from < word.length) {
    const prefix = from === 0 ? '' : INSIDE
    let to = word.length
    while (to > from && !vocabulary.has(prefix + word.slice(from, to))) to -= 1
    if (to === from) return [UNKNOWN]
    pieces.push(prefix + word.slice(from, to))
    from = to
  }
  return pieces
}
