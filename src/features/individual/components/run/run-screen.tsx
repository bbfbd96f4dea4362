import { useState } from 'react'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { chooseText } from '@/features/exercises/model/exercise-text'
import { href, paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import type { Active } from '../../api/assignments'
import { useBestSoFar } from '../../api/progress'
import { useProgressOutbox } from '../../api/progress-outbox'
import { getMeasure, isBetter, type Measure } from '../../model/exercise'
import { addEntry } from '../../model/run/progress-outbox'
import type { Run } from '../../model/run/run'
import { useIndividualText } from '../use-individual-text'
import { RunClock } from './run-clock'
import { RunCounter } from './run-counter'
import { RunDone } from './run-done'
import { RunFinish, type Finish } from './run-finish'
import { RunSteps } from './run-steps'
import { useRun } from './use-run'

interface RunScreenProps {
  active: Active
  playerId: string
  userId: string
  /** The address' id: the assignment's or the exercise's. */
  activeId: string
}

interface Saved {
  entryId: string
  result: string | null
  isBest: boolean
  isFinished: boolean
}

/** Doing it: clock, counter and steps, then how it was. Works the same without a connection. */
export function RunScreen({ active, playerId, userId, activeId }: RunScreenProps) {
  const { t, i18n } = useTranslation('individual')
  const text = useIndividualText()
  const { assignment, exercise } = active
  const words = chooseText(exercise.texts, i18n.language)
  const { run, change, clear } = useRun(userId, playerId, activeId)
  const { runner } = useProgressOutbox(userId)
  const best = useBestSoFar(playerId, exercise.id)
  const [hasGoAhead, setHasGoAhead] = useState(false)
  const [saved, setSaved] = useState<Saved | null>(null)
  const measure = getMeasure(exercise)
  const isLocked = exercise.needs_go_ahead && !hasGoAhead
  const target = text.formatTarget(exercise)
  const bestResult = best ? text.formatBest(best) : null

  function save(finish: Finish) {
    runner.change(
      (box) =>
        addEntry(box, {
          ...toResult(run, measure),
          id: run.entry_id,
          player_id: playerId,
          exercise_id: exercise.id,
          assignment_id: assignment?.id ?? null,
          is_finished: finish.isFinished,
          minutes: finish.minutes,
          feeling: null,
          effort: finish.effort,
          note: finish.note,
          practised_at: new Date().toISOString(),
        }),
      'now',
    )
    const before = best?.best ?? null
    setSaved({
      entryId: run.entry_id,
      result: run.count > 0 ? text.formatResult(measure, run.count) : null,
      isBest:
        run.count > 0 && before !== null && isBetter(run.count, before, exercise.is_lower_better),
      isFinished: finish.isFinished,
    })
    clear()
  }

  if (saved) {
    return <RunDone {...saved} userId={userId} playerId={playerId} onAgain={() => setSaved(null)} />
  }
  if (assignment?.status === 'done' || assignment?.status === 'cancelled') {
    return (
      <EmptyState
        title={t(assignment.status === 'done' ? 'run.is_done' : 'run.is_cancelled')}
        text={t('run.closed_text')}
        action={
          <LinkButton
            to={`${href(paths.individual.activeDetails, { id: exercise.id })}?player=${playerId}`}
          >
            {t('run.once_more')}
          </LinkButton>
        }
      />
    )
  }
  const shared = { run, change, isLocked }
  return (
    <div className={layout.stack4}>
      {assignment?.message ? (
        <p className={`${layout.plain} ${layout.breakable}`}>
          {t('run.message', { text: assignment.message })}
        </p>
      ) : null}
      {exercise.needs_go_ahead ? (
        <Alert title={t('go_ahead.title')}>
          <Checkbox
            className={layout.touch}
            label={t('go_ahead.confirm')}
            checked={hasGoAhead}
            onChange={(event) => setHasGoAhead(event.currentTarget.checked)}
          />
        </Alert>
      ) : null}
      <div
        className={`${layout.grid4} ${layout.top}`}
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' }}
      >
        <div className={layout.stack4}>
          <RunClock {...shared} minutes={exercise.minutes} />
          <RunCounter
            {...shared}
            measure={measure}
            sets={exercise.sets}
            hints={[
              target ? t('target.try', { target }) : null,
              bestResult ? t('start.best', { result: bestResult }) : null,
              words?.measuring ?? null,
            ].flatMap((hint) => hint ?? [])}
          />
        </div>
        <div className={layout.stack4}>
          {words ? (
            <RunSteps
              run={run}
              change={change}
              steps={words.steps}
              points={words.coaching_points}
            />
          ) : null}
          <RunFinish
            run={run}
            isLocked={isLocked}
            isAssignment={assignment !== null}
            onSave={save}
          />
        </div>
      </div>
    </div>
  )
}

function toResult({ count }: Run, measure: Measure) {
  const value = count > 0 ? count : null
  return {
    repetitions: measure === 'repetitions' ? value : null,
    seconds: measure === 'seconds' ? value : null,
    metres: measure === 'metres' ? value : null,
  }
}
