/** The reader's language; English where a text is not translated, else whatever there is. */
export function chooseText<Text extends { locale: string }>(
  texts: readonly Text[],
  locale: string,
): Text | undefined {
  const findInLocale = (wanted: string) => texts.find((text) => text.locale === wanted)
  return findInLocale(locale) ?? findInLocale('en') ?? texts[0]
}

interface Words {
  title: string
  aim: string
  setup: string
  rules: string
  scoring: string
  coaching_points: readonly string[]
  questions: readonly string[]
  common_faults: readonly string[]
  progressions: readonly string[]
  regressions: readonly string[]
}

/** All that an exercise says in one language, one text after the other. */
export function listWords(words: Words): string[] {
  return [
    words.title,
    words.aim,
    words.setup,
    words.rules,
    words.scoring,
    ...words.coaching_points,
    ...words.questions,
    ...words.common_faults,
    ...words.progressions,
    ...words.regressions,
  ]
}
