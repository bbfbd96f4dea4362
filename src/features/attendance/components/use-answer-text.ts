import { useTranslation } from 'react-i18next'
import type { AttendanceAnswer } from '../model/attendance'

interface Answered {
  answer: AttendanceAnswer | null
  answer_note: string | null
  needs_reconfirmation: boolean
}

/** What the family said, as a coach reads it: "Said no: school trip". */
export function useAnswerText() {
  const { t } = useTranslation('attendance')
  return ({ answer, answer_note, needs_reconfirmation }: Answered): string => {
    if (!answer) return t('attendance.answer.open')
    const said = t(`attendance.answer.${answer}`)
    const words = answer_note
      ? t('attendance.answer.with_note', { answer: said, note: answer_note })
      : said
    return needs_reconfirmation ? t('attendance.answer.again', { answer: words }) : words
  }
}
