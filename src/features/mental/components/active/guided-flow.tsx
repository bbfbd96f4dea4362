import { useEffect, useRef, useState } from 'react'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { playerQueries } from '@/features/people/api/players/players'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { MentalAssignment } from '../../api/assignments'
import type { MentalExercise } from '../../api/exercises'
import { getMentalOutbox } from '../../api/mental-outbox'
import { useMentalLog } from '../../api/progress'
import { addEntry } from '../../model/guide/mental-outbox'
import { computeMinutes, toEntry, type LogInput } from '../../model/log-schema'
import type { Mood } from '../../model/mood'
import { ExerciseGuide } from '../guide/exercise-guide'
import { useExerciseText } from '../use-exercise-text'
import { AfterForm } from './after-form'
import { BeforeCard } from './before-card'
import { HelpCard } from './help-card'
import { LogList } from './log-list'

interface GuidedFlowProps {
  exercise: MentalExercise
  assignment: MentalAssignment | null
  /** The player behind the account, or children the parent may answer for; at least one. */
  players: readonly { id: string; first_name: string }[]
  userId: string
  isSelf: boolean
}

type Stage = 'before' | 'guide' | 'after' | 'saved'

/** Before, the exercise itself, afterwards: one thing at a time. */
export function GuidedFlow({ exercise, assignment, players, userId, isSelf }: GuidedFlowProps) {
  const { t } = useTranslation('mental')
  const { getWords } = useExerciseText()
  const words = getWords(exercise)
  const [stage, setStage] = useState<Stage>('before')
  const [mood, setMood] = useState<Mood | null>(null)
  const [chosen, setChosen] = useState(assignment?.player_id ?? players[0]?.id ?? '')
  const [startedAt, setStartedAt] = useState(0)
  const [minutes, setMinutes] = useState(exercise.minutes)
  const entryId = useRef('')
  const playerId = assignment?.player_id ?? chosen
  const player = useQuery(playerQueries.one(playerId)).data
  // an account that is not known yet decides nothing
  const hasAccount = player?.user_id !== null
  const log = useMentalLog({ playerId, exerciseId: exercise.id }).data ?? []
  const isOpen = assignment?.status === 'assigned' || assignment?.status === 'in_progress'

  const shownStage = useRef(stage)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // the button that was pressed is gone: the keyboard goes on where the next thing stands
    if (shownStage.current !== stage) place.current?.focus()
    shownStage.current = stage
  }, [stage])

  function begin() {
    setStartedAt(Date.now())
    setStage('guide')
  }

  function finishGuide() {
    setMinutes(computeMinutes(startedAt, Date.now()))
    setStage('after')
  }

  function save(values: LogInput) {
    entryId.current ||= crypto.randomUUID()
    const entry = toEntry(
      {
        id: entryId.current,
        player_id: playerId,
        exercise_id: exercise.id,
        assignment_id: assignment && isOpen ? assignment.id : null,
        mood_before: mood,
        practised_at: new Date().toISOString(),
      },
      values,
    )
    getMentalOutbox(userId).change((box) => addEntry(box, entry), 'now')
    setStage('saved')
  }

  function startAgain() {
    entryId.current = ''
    setMood(null)
    setMinutes(exercise.minutes)
    setStage('before')
  }

  return (
    <div ref={place} tabIndex={-1} className={layout.stack4} style={{ outline: 'none' }}>
      {stage === 'before' ? (
        <BeforeCard
          isSelf={isSelf}
          mood={mood}
          onMood={setMood}
          playerId={playerId}
          onPlayer={setChosen}
          onStart={begin}
          onSkip={() => setStage('after')}
        >
          {assignment ? [] : players}
        </BeforeCard>
      ) : null}
      {stage === 'guide' ? <ExerciseGuide exercise={exercise} onDone={finishGuide} /> : null}
      {stage === 'after' ? (
        <AfterForm
          minutes={minutes}
          questions={words.reflection_questions}
          mayShare={isSelf || !hasAccount}
          isSelf={isSelf}
          task={
            assignment && isOpen ? { done: log.length, target: assignment.target_sessions } : null
          }
          onSave={save}
        />
      ) : null}
      {stage === 'saved' ? (
        <SectionCard
          title={
            <span className={layout.inline2} role="status">
              <IconCheck size={20} stroke={1.75} aria-hidden />
              {t('saved.title')}
            </span>
          }
          description={t('saved.text')}
        >
          <div className={layout.wrap2}>
            <LinkButton to={paths.tasks.active}>{t('saved.tasks')}</LinkButton>
            <Button kind="secondary" onClick={startAgain}>
              {t('saved.again')}
            </Button>
          </div>
        </SectionCard>
      ) : null}
      {stage === 'guide' ? null : (
        <>
          <HelpCard playerId={playerId} isSelf={isSelf} />
          <LogList
            playerId={playerId}
            exerciseId={exercise.id}
            reader={isSelf ? 'self' : 'guardian'}
            userId={userId}
            hasAccount={hasAccount}
          />
        </>
      )}
    </div>
  )
}
