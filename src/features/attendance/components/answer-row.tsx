import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { AnswerChoice } from '@/shared/ui/answer/answer-choice'
import { ReasonChoice } from '@/shared/ui/answer/reason-choice'
import { showToast } from '@/lib/toast'
import { useAnswerTraining, type FamilyAnswer } from '../api/training-answers'
import type { AnswerReason, AttendanceAnswer } from '../model/attendance'
import { AnswerNote } from './answer-note'
import layout from '@/shared/ui/layout.module.css'
import styles from './answer-row.module.css'
import { useAnswerText } from './use-answer-text'

interface AnswerRowProps {
  trainingId: string
  player: FamilyAnswer
  isOver: boolean
}

const nothingGiven = {
  answer: null,
  answer_reason: null,
  answer_note: null,
  needs_reconfirmation: false,
}

/** Does this child come: the answer, why not, and a word to the coach. */
export function AnswerRow({ trainingId, player, isOver }: AnswerRowProps) {
  const { t } = useTranslation('attendance')
  const answerText = useAnswerText()
  const { mutate, isPending, variables } = useAnswerTraining()
  const { given } = player
  const name = formatFullName(player)
  const answer = isPending ? variables.answer : (given?.answer ?? null)
  const reason = isPending ? variables.reason : (given?.answer_reason ?? null)
  const storedNote = given?.answer_note ?? null
  const note = isPending ? variables.note : storedNote

  interface Sent {
    answer?: AttendanceAnswer
    reason?: AnswerReason | null
    note?: string
  }

  function send(changed: Sent, onSuccess?: () => void) {
    const next = changed.answer ?? answer
    mutate(
      {
        trainingId,
        playerId: player.id,
        answer: next,
        reason: next === 'no' ? (changed.reason === undefined ? reason : changed.reason) : null,
        note: changed.note ?? note,
      },
      { onSuccess },
    )
  }

  if (isOver) {
    return (
      <p className={styles.over}>
        <b>{name}</b> {answerText(given ?? nothingGiven)}
      </p>
    )
  }

  return (
    <AnswerChoice
      label={t('attendance.family.of', { name })}
      name={<b>{name}</b>}
      given={!isPending && given?.needs_reconfirmation ? null : answer}
      isOpen={answer === null || given?.needs_reconfirmation === true}
      onAnswer={(next) => send({ answer: next })}
    >
      {given?.needs_reconfirmation ? (
        <p className={`${layout.amber} ${layout.size13}`}>{t('attendance.family.again')}</p>
      ) : null}
      {given?.absence_id ? <p className={styles.dim}>{t('attendance.family.absence')}</p> : null}
      {answer === 'no' ? (
        <ReasonChoice given={reason} onChoose={(next) => send({ reason: next })} />
      ) : null}
      {answer ? (
        <AnswerNote
          sent={storedNote}
          // a reason on its way does not hold the note back: it goes out after it
          isBusy={note !== storedNote}
          onSend={(next, onSent) =>
            send({ note: next }, () => {
              onSent()
              showToast('success', 'attendance:attendance.family.sent', {
                style: 'compact',
                subject: `note:${trainingId}:${player.id}`,
              })
            })
          }
        />
      ) : null}
    </AnswerChoice>
  )
}
