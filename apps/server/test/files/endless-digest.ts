/** Simulates an interpreter that a document keeps busy for ever. */
export default function endless(): never {
  for (;;);
}
