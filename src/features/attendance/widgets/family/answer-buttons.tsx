import { useTranslation } from 'react-i18next'
import { AnswerChoice } from '@/shared/ui/answer/answer-choice'
import { useAnswerAvailability } from '../../api/family/availability'
import {
  getGivenAnswer,
  isOpenForAnswers,
  type AnswerableDate,
  type AnswerBook,
} from '../../model/family/availability'
import { listIds, type Child } from '../../model/family/children'
import layout from '@/shared/ui/layout.module.css'

interface AnswerButtonsProps {
  item: AnswerableDate
  /** What the date is called, for screen readers. */
  title: string
  child: Child
  /** Everybody of the page, whose answers are one book. */
  family: readonly Child[]
  book: AnswerBook
  now: number
  /** Says whose answer it is, where a row is for several children. */
  isNamed?: boolean
  size?: 'icons' | 'words'
}

/** Does the child come: one tap. Nothing once it is over, off, or not this person's to say. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { item, title, child, family, book, now, isNamed = false, size } = props
  const { t } = useTranslation('attendance')
  const { sayWithUndo } = useAnswerAvailability(listIds(family))
  const given = getGivenAnswer(book, item, child.id)
  const isAsked = given.answer === null || given.needs_reconfirmation
  if (!child.may_answer || !isOpenForAnswers(item, now)) return null
  return (
    <AnswerChoice
      label={t('availability.of', { name: child.first_name, what: title })}
      name={isNamed ? child.first_name : null}
      given={isAsked ? null : given.answer}
      size={size}
      isOpen={isAsked}
      onAnswer={(answer) =>
        sayWithUndo({
          saying: {
            kind: item.kind,
            id: item.id,
            playerId: child.id,
            answer,
            reason: null,
            note: given.note,
          },
          before: given,
          name: child.first_name,
        })
      }
    >
      {given.needs_reconfirmation ? (
        <p className={`${layout.dim13} ${layout.amber}`}>{t('availability.again')}</p>
      ) : null}
    </AnswerChoice>
  )
}
