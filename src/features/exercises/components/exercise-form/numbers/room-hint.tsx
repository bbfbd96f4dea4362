import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { checkRoom } from '../../../model/exercise-form/step'
import styles from '../exercise-form.module.css'
import { useNumbers } from './use-numbers'

/** How much room each player has, and what this kind of practice usually gives. */
export function RoomHint() {
  const { t } = useTranslation('exercises')
  const { size, players, practice, setSize } = useNumbers()
  if (!(size.length > 0 && size.width > 0 && players > 0)) return null
  const { perPlayer, is, from, to, suggestion } = checkRoom(size, players, practice)
  return (
    <div
      className={`${layout.row} ${layout.gapWide} ${layout.spread} ${layout.roundCard} ${styles.hint}`}
      role="status"
    >
      <p>
        <strong>{t('exercise.per_player', { count: perPlayer })}</strong>{' '}
        {t(`exercise_form.room.${is}`, { from, to })}
      </p>
      {suggestion ? (
        <Button kind="secondary" onClick={() => setSize(suggestion)}>
          {t('exercise_form.room.take', { ...suggestion })}
        </Button>
      ) : null}
    </div>
  )
}
