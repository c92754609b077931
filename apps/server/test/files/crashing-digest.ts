/** Ends the process that reads, without a word. */
export default function digestWithCrash(): never {
  process.abort()
}
