import { useState } from 'react'
import { TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHoverPlay } from '@/features/scene/widgets/use-hover-play'
import { href, paths } from '@/lib/router/paths'
import { IconButton } from '@/shared/ui/button'
import type { ExerciseCardData } from '../../model/exercise'
import { collectionLimits } from '../../model/search/collection-schema'
import { CardPicture } from '../../widgets/library/grid/card-picture'
import { useExerciseText } from '../../widgets/library/use-exercise-text'
import layout from '@/shared/ui/layout.module.css'
import styles from './collections.module.css'

interface CollectionItemProps {
  exercise: ExerciseCardData
  note: string
  mayChange: boolean
  onNote: (note: string) => void
  onRemove: () => void
}

/** An exercise of a collection with what was noted on it. The note is kept when the field is left. */
export function CollectionItem(props: CollectionItemProps) {
  const { exercise, note, mayChange, onNote, onRemove } = props
  const { t } = useTranslation('exercises')
  const { isPlaying, handlers } = useHoverPlay()
  const { ages, players } = useExerciseText()
  const [typed, setTyped] = useState(note)
  const { title } = exercise
  return (
    <>
      <div
        className={`${layout.fixed} ${layout.relative} ${layout.cut} ${styles.thumb}`}
        {...handlers}
      >
        <CardPicture exercise={exercise} isPlaying={isPlaying} />
      </div>
      <div className={`${layout.grow} ${layout.min} ${layout.gapTight} ${styles.words}`}>
        <h3 className={`${layout.medium} ${layout.size16} ${styles.title}`}>
          <Link to={href(paths.exercises.details, { id: exercise.id })}>{title}</Link>
        </h3>
        <p className={styles.facts} data-figures="">
          {[
            t(`phases.${exercise.phase}`),
            ages(exercise),
            players(exercise),
            t('exercise.minutes', { count: exercise.minutes }),
          ].join(' · ')}
        </p>
        {mayChange ? (
          <TextInput
            size="sm"
            aria-label={t('collections.note_of', { title })}
            placeholder={t('collections.note')}
            maxLength={collectionLimits.note}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={() => {
              if (typed.trim() !== note) onNote(typed)
            }}
          />
        ) : note ? (
          <p className={styles.note}>{note}</p>
        ) : null}
      </div>
      {mayChange ? (
        <IconButton label={t('collections.remove', { title })} onClick={onRemove}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      ) : null}
    </>
  )
}
