const THANKS =
  /^\W*(?:(?:oh|ok|okay|ah|right|yeah)[\s,]+)?(?:thanks|thank you|thankyou|thx|cheers|ta|great|nice one|fair enough|brilliant|perfect|lovely|cool|got it|i see|makes sense|that'?s (?:great|helpful|good|fine|useful)|good to know|fine|no worries|never mind|ha(?:ha)+(?: ok| fine)?|lol(?: ok)?)(?: (?:mo|mate|very much|a lot|so much|for that|for the help|again|then|thanks|thank you|that helps))*\s{0,9}[.,!;]+\s*(?:(?:and|but|so|also)\s+)?(?:(?:just )?(?:one|a) (?:more|last|other|final) (?:thing|question|one)\s*[.,:;-]*\s{0,9}|(?:last|another|final) (?:thing|question|one)\s*[.,:;-]*\s{0,9})?(.{3,150})$/is

/** What is asked after a word of thanks: that is what wants an answer. */
export function afterThanks(text: string): string | undefined {
  const rest = THANKS.exec(text)?.[1]?.trim()
  return rest !== undefined &&
    !/^(?:bye|mo|mate|thanks|thank you|that helps|ok|good|cheers|night|good night)\W*$/i.test(rest)
    ? rest
    : undefined
}
