import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AnswerChoice } from '@/shared/ui/answer/answer-choice'
import { Button } from '@/shared/ui/button'
import { useAnswerTraining, type FamilyAnswer } from '../api/training-answers'
import { type AttendanceAnswer } from '../model/attendance'
import { fullName } from '@/lib/person'
import styles from './answer-row.module.css'
import { useAnswerText } from './use-answer-text'

interface AnswerRowProps {
  trainingId: string
  player: FamilyAnswer
  isOver: boolean
}

const noteLimit = 200

export function AnswerRow({ trainingId, player, isOver }: AnswerRowProps) {
  const { t } = useTranslation('attendance')
  const answerText = useAnswerText()
  const { mutate, isPending, variables } = useAnswerTraining()
  const { given } = player
  const [typed, setTyped] = useState<string | null>(null)
  const name = fullName(player)
  const note = typed ?? given?.answer_note ?? ''
  const answer = isPending ? variables.answer : (given?.answer ?? null)
  const isLong = note.length > noteLimit
  const isChanged = typed !== null && typed.trim() !== (given?.answer_note ?? '')

  function send(next: AttendanceAnswer) {
    if (isLong) return
    mutate(
      { trainingId, playerId: player.id, answer: next, note },
      { onSuccess: () => setTyped(null) },
    )
  }

  if (isOver) {
    const said = given ?? { answer: null, answer_note: null, needs_reconfirmation: false }
    return (
      <p className={styles.over}>
        <b>{name}</b> {answerText(said)}
      </p>
    )
  }

  return (
    <AnswerChoice
      label={t('attendance.family.of', { name })}
      name={<b>{name}</b>}
      given={!isPending && given?.needs_reconfirmation ? null : answer}
      isOpen={answer === null || given?.needs_reconfirmation === true}
      onAnswer={send}
    >
      {given?.needs_reconfirmation ? (
        <p className={styles.again}>{t('attendance.family.again')}</p>
      ) : null}
      {given?.absence_id ? <p className={styles.dim}>{t('attendance.family.absence')}</p> : null}
      {answer ? (
        <TextInput
          label={t('attendance.family.note')}
          value={note}
          error={isLong ? t('review.too_long', { max: noteLimit }) : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send(answer)
          }}
        />
      ) : null}
      {isChanged && answer ? (
        <Button kind="secondary" busy={isPending} onClick={() => send(answer)}>
          {t('attendance.family.send')}
        </Button>
      ) : null}
    </AnswerChoice>
  )
}
