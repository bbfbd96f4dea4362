/** What an exercise in the form is called, for one reader. */
import { isLocale } from '@/lib/i18n/locale'
import type { ExerciseValues } from './exercise-schema'

/** In the reader's language, else in any; empty while it has none. */
export function chooseTitle(texts: ExerciseValues['texts'], language: string): string {
  const own = isLocale(language) ? texts[language].title : ''
  return [own, texts.en.title, texts.bg.title, texts.de.title].find((title) => title !== '') ?? ''
}
