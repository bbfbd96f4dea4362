/** An exercise read with its texts, as a card shows it: title and aim in the reader's language, or in English. */
import { chooseText } from '../exercise-text'

interface Told {
  texts: readonly { locale: string; title: string; aim: string }[]
}

export function chooseCardTexts<Row extends Told>(row: Row, locale: string) {
  const text = chooseText(row.texts, locale)
  return { ...row, title: text?.title ?? '', aim: text?.aim ?? '' }
}

interface Collected<Row> {
  items: readonly { exercise: Row | null }[]
}

/** The exercises of a collection in their order, without those the reader may not see. */
export function listCollectedCards<Row extends Told>(
  collection: Collected<Row> | null,
  locale: string,
) {
  return (collection?.items ?? []).flatMap(({ exercise }) =>
    exercise ? [chooseCardTexts(exercise, locale)] : [],
  )
}
