import { useTranslation } from 'react-i18next'
import type { AnswerReason, AttendanceAnswer } from '../model/attendance'

interface Answered {
  answer: AttendanceAnswer | null
  answer_reason: AnswerReason | null
  answer_note: string | null
  needs_reconfirmation: boolean
}

/** What the family said, as a coach reads it: "Said no (School): trip to the sea". */
export function useAnswerText() {
  const { t } = useTranslation('attendance')
  const { t: tClub } = useTranslation()
  return ({ answer, answer_reason, answer_note, needs_reconfirmation }: Answered): string => {
    if (!answer) return t('attendance.answer.open')
    const word = t(`attendance.answer.${answer}`)
    const said = answer_reason
      ? t('attendance.answer.with_reason', {
          answer: word,
          reason: tClub(`answer.reason.${answer_reason}`),
        })
      : word
    const words = answer_note
      ? t('attendance.answer.with_note', { answer: said, note: answer_note })
      : said
    return needs_reconfirmation ? t('attendance.answer.again', { answer: words }) : words
  }
}
