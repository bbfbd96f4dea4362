import { useRef } from 'react'
import { IconCheck } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Point } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import type { Member } from './place-member'
import styles from './squad.module.css'
import { useChipDrag } from './use-chip-drag'

interface PlayerChipProps {
  member: Member
  fullName: string
  /** Null without one that may be seen. */
  photo: string | null
  isPlaced: boolean
  isDisabled: boolean
  onPlace: () => void
  onDrop: (point: Point) => void
}

/** A player of the squad, to be dragged by mouse or (after a moment) by finger. */
export function PlayerChip(props: PlayerChipProps) {
  const { member, fullName, photo, isPlaced, isDisabled, onPlace, onDrop } = props
  const { t } = useTranslation('animator')
  const ghost = useRef<HTMLSpanElement>(null)
  const drag = useChipDrag(ghost, onDrop)
  const label = [member.number, fullName, isPlaced ? t('squad.placed') : null]
  return (
    <li>
      <button
        type="button"
        className={`${layout.line2} ${layout.full} ${layout.roundControl} ${layout.size13} ${styles.chip}`}
        data-placed={isPlaced || undefined}
        disabled={isDisabled}
        onClick={() => (drag.wasDragged() ? undefined : onPlace())}
        onPointerDown={drag.start}
      >
        <VisuallyHidden>{label.filter(Boolean).join(', ')}</VisuallyHidden>
        <span
          className={`${layout.bold} ${layout.fixed} ${layout.centered} ${styles.number}`}
          data-figures=""
          aria-hidden="true"
        >
          {member.number ?? '–'}
        </span>
        {photo === null ? null : (
          <img className={`${layout.fixed} ${layout.round} ${styles.photo}`} src={photo} alt="" />
        )}
        <span className={`${layout.clip} ${layout.fill}`} aria-hidden="true">
          {fullName}
        </span>
        {isPlaced ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : null}
      </button>
      <span
        ref={ghost}
        className={`${layout.line2} ${layout.round} ${layout.size13} ${layout.oneLine} ${styles.ghost}`}
        aria-hidden="true"
        hidden
      >
        <span className={`${layout.bold} ${layout.fixed} ${layout.centered} ${styles.number}`}>
          {member.number ?? '–'}
        </span>
        {member.name}
      </span>
    </li>
  )
}
