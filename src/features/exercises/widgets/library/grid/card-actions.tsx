import type { ReactNode } from 'react'
import { IconEye, IconFolderPlus, IconPlus, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ExerciseHit } from '../../../api/exercises'
import type { CardAction } from './grid-keys'
import layout from '@/shared/ui/layout.module.css'
import styles from './grid.module.css'

interface CardActionsProps {
  exercise: ExerciseHit
  isStaff: boolean
  onAct: (exercise: ExerciseHit, action: CardAction) => void
}

/**
 * What one does with a card. Plain buttons without floating labels: hundreds of them pass by while
 * scrolling. On a touch screen the preview offers what does not fit here.
 */
export function CardActions({ exercise, isStaff, onAct }: CardActionsProps) {
  const { t } = useTranslation('exercises')
  const { title, is_favourite } = exercise
  const act = (action: CardAction) => () => onAct(exercise, action)
  return (
    <div className={`${layout.flex} ${layout.gapTight} ${layout.inside} ${styles.actions}`}>
      {isStaff ? (
        <>
          <CardButton label={t('library.use_of', { title })} isForPointer onClick={act('use')}>
            <IconPlus size={20} stroke={1.75} aria-hidden="true" />
          </CardButton>
          <CardButton
            label={t('library.collect_of', { title })}
            isForPointer
            onClick={act('collect')}
          >
            <IconFolderPlus size={20} stroke={1.75} aria-hidden="true" />
          </CardButton>
        </>
      ) : null}
      <CardButton label={t('library.preview_of', { title })} onClick={act('preview')}>
        <IconEye size={20} stroke={1.75} aria-hidden="true" />
      </CardButton>
      <CardButton
        label={t('exercise.favourite_of', { title })}
        isPressed={is_favourite}
        onClick={act('favourite')}
      >
        {is_favourite ? (
          <IconStarFilled size={20} aria-hidden="true" />
        ) : (
          <IconStar size={20} stroke={1.75} aria-hidden="true" />
        )}
      </CardButton>
    </div>
  )
}

interface CardButtonProps {
  label: string
  isPressed?: boolean
  /** Only where there is a mouse. */
  isForPointer?: boolean
  onClick: () => void
  children: ReactNode
}

function CardButton({ label, isPressed, isForPointer, onClick, children }: CardButtonProps) {
  return (
    <button
      type="button"
      className={`${layout.centered} ${layout.roundControl} ${layout.pointer} ${styles.action}`}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      data-on={isPressed || undefined}
      data-pointer={isForPointer || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
