import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { SearchField } from '@/shared/ui/filters/search-field'
import { Sheet } from '@/shared/ui/sheet'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useExerciseSearch } from '../../api/exercises'
import { exerciseFilterSchema } from '../../model/exercise-filter'
import { ExercisePicture } from '../../widgets/picture/exercise-picture'
import { useExerciseText } from '../../widgets/library/use-exercise-text'
import styles from './exercise-form.module.css'

interface NextPickerProps {
  onChoose: (id: string) => void
  onClose: () => void
}

/** Finds the exercise that comes next, with the library's own search. */
export function NextPicker({ onChoose, onClose }: NextPickerProps) {
  const { t, i18n } = useTranslation('exercises')
  const { id: own } = useParams()
  const [q, setQ] = useState('')
  const { data } = useExerciseSearch(exerciseFilterSchema.parse({ q }), i18n.language)
  const { players } = useExerciseText()
  const rows = data?.rows.filter(({ id }) => id !== own)
  return (
    <Sheet isOpen onClose={onClose} title={t('exercise_form.chain.picker')} width={640}>
      <SearchField label={t('library.search')} value={q} onChange={setQ} />
      {rows ? (
        <ul className={styles.picks}>
          {rows.map((exercise) => (
            <li key={exercise.id}>
              <button
                type="button"
                className={`${layout.line3} ${layout.surface} ${layout.roundCard} ${layout.pointer} ${styles.pick}`}
                onClick={() => onChoose(exercise.id)}
              >
                <span className={`${layout.cut} ${layout.roundControl} ${styles.pickPicture}`}>
                  <ExercisePicture exercise={exercise} density="card" isDecorative />
                </span>
                <span
                  className={`${layout.min} ${layout.gapTight} ${layout.breakable} ${styles.pickText}`}
                >
                  <strong>{exercise.title}</strong>
                  <span className={layout.dim13}>
                    {players(exercise)} · {t('exercise.level', { level: exercise.level })}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ListSkeleton rows={4} />
      )}
      {rows?.length === 0 ? (
        <p className={layout.dim13}>{t('exercise_form.chain.nothing')}</p>
      ) : null}
    </Sheet>
  )
}
