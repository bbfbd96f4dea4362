import { useTranslation } from 'react-i18next'
import { AnswerChoice } from '@/shared/ui/answer/answer-choice'
import { useSay } from '../../../api/family/answers'
import type { AgendaItem } from '../../../model/agenda'
import { givenFor, isOpenForAnswers, type AnswerBook } from '../../../model/family/answers'
import { idsOf, type Child } from '../../../model/family/children'
import { useMomentText } from '../../agenda/use-moment-text'
import styles from '../family.module.css'

interface AnswerButtonsProps {
  item: AgendaItem
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
  const { item, child, family, book, now, isNamed = false, size } = props
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  const say = useSay(idsOf(family))
  const given = givenFor(book, item, child.id)
  const isAsked = given.answer === null || given.needs_reconfirmation
  if (!child.may_answer || !isOpenForAnswers(item, now)) return null
  return (
    <AnswerChoice
      label={t('answer.of', { name: child.first_name, what: text.title(item) })}
      name={isNamed ? child.first_name : null}
      given={isAsked ? null : given.answer}
      size={size}
      isOpen={isAsked}
      onAnswer={(answer) =>
        say({
          saying: { kind: item.kind, id: item.id, playerId: child.id, answer, note: given.note },
          before: given.answer,
          name: child.first_name,
        })
      }
    >
      {given.needs_reconfirmation ? <p className={styles.again}>{t('answer.again')}</p> : null}
    </AnswerChoice>
  )
}
