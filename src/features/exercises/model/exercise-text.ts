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

/** What parts the titles of one exercise's sizes: the words before the colon without the first ones all have. */
export function listDifferences(titles: readonly string[]): string[] {
  const all = titles.map((title) => (title.split(':')[0] ?? '').split(' '))
  const [first = []] = all
  const end = first.findIndex((word, place) => all.some((words) => words[place] !== word))
  return all.map((words) => words.slice(Math.max(end, 0)).join(' '))
}
