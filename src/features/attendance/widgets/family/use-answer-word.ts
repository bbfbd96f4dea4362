import { useTranslation } from 'react-i18next'
import {
  getGivenAnswer,
  isOpenForAnswers,
  type AnswerableDate,
  type AnswerBook,
} from '../../model/family/availability'
import type { Child } from '../../model/family/children'

/** The answer given for a child in a word; null where none was given and none can be any more. */
export function useAnswerWord(now: number) {
  const { t } = useTranslation()
  const { t: tAttendance } = useTranslation('attendance')

  return (date: AnswerableDate, child: Child, book: AnswerBook): string | null => {
    const { answer, needs_reconfirmation } = getGivenAnswer(book, date, child.id)
    if (answer && !needs_reconfirmation) return t(`answer.${answer}`)
    return isOpenForAnswers(date, now) ? tAttendance('availability.open') : null
  }
}
