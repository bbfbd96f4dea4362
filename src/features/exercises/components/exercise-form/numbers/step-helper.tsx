import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseValues } from '../../../model/exercise-form/exercise-schema'
import {
  scaleAreaToPlayers,
  scaleEquipmentToPlayers,
  scaleMinutesToArea,
  resizeArea,
} from '../../../model/exercise-form/step'
import styles from '../exercise-form.module.css'
import { useNumbers } from './use-numbers'

const change = { shouldDirty: true, shouldValidate: true } as const

/** Adapting by space and players (STEP): one press changes all numbers that hang together. */
export function StepHelper() {
  const { t } = useTranslation('exercises')
  const { setValue, getValues, formState } = useFormContext<ExerciseValues>()
  const { size, players, setSize, setPlayers } = useNumbers()
  const minutes = useWatch<ExerciseValues, 'minutes'>({ name: 'minutes' })
  const base = formState.defaultValues ?? {}
  const was = {
    length: base.area_length_m ?? size.length,
    width: base.area_width_m ?? size.width,
    players: base.players_ideal ?? players,
  }
  const keeping = scaleAreaToPlayers(was, players)
  const isOtherRoom =
    players !== was.players && (keeping.length !== size.length || keeping.width !== size.width)

  function changeSpace(factor: number) {
    const next = resizeArea(size, factor)
    setSize(next)
    setValue(
      'minutes',
      scaleMinutesToArea(minutes, size.length * size.width, next.length * next.width),
      change,
    )
  }

  function changePlayers(by: number) {
    const next = Math.max(1, players + by)
    setPlayers(next)
    setSize(scaleAreaToPlayers({ ...size, players }, next))
    setValue('equipment', scaleEquipmentToPlayers(getValues('equipment'), players, next), change)
  }

  return (
    <div
      className={`${layout.card} ${layout.gap3} ${styles.step}`}
      role="group"
      aria-label={t('exercise_form.step.title')}
    >
      <p className={`${layout.medium} ${layout.plain}`}>{t('exercise_form.step.title')}</p>
      <p className={layout.dim13}>{t('exercise_form.step.why')}</p>
      <div className={styles.stepRow}>
        <span>{t('exercise_form.step.space')}</span>
        <Button kind="secondary" onClick={() => changeSpace(0.8)}>
          {t('exercise_form.step.smaller')}
        </Button>
        <Button kind="secondary" onClick={() => changeSpace(1.25)}>
          {t('exercise_form.step.larger')}
        </Button>
      </div>
      <div className={styles.stepRow}>
        <span>{t('exercise_form.step.players')}</span>
        <Button kind="secondary" disabled={players <= 2} onClick={() => changePlayers(-2)}>
          {t('exercise_form.step.fewer')}
        </Button>
        <Button kind="secondary" disabled={players >= 39} onClick={() => changePlayers(2)}>
          {t('exercise_form.step.more')}
        </Button>
      </div>
      {isOtherRoom ? (
        <div
          className={`${layout.row} ${layout.gapWide} ${layout.spread} ${layout.roundCard} ${styles.hint}`}
          role="status"
        >
          <p>{t('exercise_form.step.keep', { count: players, ...keeping })}</p>
          <Button kind="secondary" onClick={() => setSize(keeping)}>
            {t('exercise_form.step.take')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
