const LITTLE = new Set(
  'a an the to of is are am i my me you it its that this these those do does did done doing for on in and or but so if at as by from with be been have has had was were will would can could should may might must not no yes just we they them their she he her him his our us there then than too very what whats which who whom whose when where why how any anything some something all one ones more get gets got go going give say tell ask long much many soon really actually ok okay right well still ever now after before back else thing bit way exactly please let want need out up over about again also even into off like make'.split(
    ' ',
  ),
)

/** Whether a message has no word of its own: pronouns, and what holds a sentence together. */
export function namesNothing(plain: string): boolean {
  return plain.split(' ').every((word) => word === '' || LITTLE.has(word))
}
