import type { KeyboardEvent } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import { getNextStatus, attendanceStatuses } from '../../model/attendance'
import type { ListedPlayer } from '../../model/attendance-sheet'
import styles from './attendance-row.module.css'
import { StatusChoice } from './status-choice'
import { StatusIcon } from '../status-looks'
import { useAnswerText } from '../use-answer-text'
import type { Ticks } from '../use-ticks'

interface AttendanceRowProps {
  player: ListedPlayer
  photo: string | null
  ticks: Ticks
  onMore: () => void
}

/**
 * One player: a tap on the name goes on to the next status, a digit or a sign sets it at once. The button is
 * called by all that it shows, so that voice control finds it by any part (WCAG 2.5.3).
 */
export function AttendanceRow({ player, photo, ticks, onMore }: AttendanceRowProps) {
  const { t } = useTranslation('attendance')
  const answerText = useAnswerText()
  const { name, shown, isSuggested, shirt_number, minutes } = player
  const word = shown ? t(`attendance.status.${shown}`) : t('attendance.status.none')
  const isMissing = player.answer === 'yes' && (shown === 'absent' || shown === 'excused')

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const chosen = /^[1-5]$/.test(event.key) ? attendanceStatuses[Number(event.key) - 1] : undefined
    if (chosen) ticks.tick(player.player_id, chosen)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const row = event.currentTarget.closest('li')
      const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
      next?.querySelector('button')?.focus()
    }
  }

  return (
    <li
      className={`${layout.flex} ${layout.middle} ${layout.lineBelow} ${styles.row}`}
      data-status={shown ?? 'none'}
      data-suggested={isSuggested || undefined}
    >
      <button
        type="button"
        className={`${layout.line2} ${layout.fill} ${layout.roundControl} ${layout.pointer} ${styles.main}`}
        onClick={() => ticks.tick(player.player_id, getNextStatus(shown))}
        onKeyDown={handleKeyDown}
      >
        <PersonAvatar name={name} src={photo} size={40} />
        <span className={`${layout.stack} ${layout.fill}`}>
          <span className={`${layout.medium} ${layout.name} ${layout.size16} ${styles.name}`}>
            {name}
            <VisuallyHidden>:</VisuallyHidden>
          </span>{' '}
          <span
            className={`${layout.dim13Any} ${styles.answer}`}
            data-missing={isMissing || undefined}
          >
            {shirt_number === null ? null : (
              <b>{t('attendance.shirt', { number: shirt_number })}</b>
            )}{' '}
            {isMissing ? t('attendance.said_yes_missing') : answerText(player)}
            <VisuallyHidden>.</VisuallyHidden>
          </span>
        </span>{' '}
        <span className={`${layout.fixed} ${layout.column} ${layout.middle} ${styles.status}`}>
          <StatusIcon status={shown} />
          <span>
            {word}
            {isSuggested ? (
              <VisuallyHidden>{`, ${t('attendance.suggested')}`}</VisuallyHidden>
            ) : null}
            {minutes !== null && shown !== null ? (
              <>
                {' '}
                <small>{t('attendance.minutes', { count: minutes })}</small>
              </>
            ) : null}
            <VisuallyHidden>{`. ${t('attendance.change')}`}</VisuallyHidden>
          </span>
        </span>
      </button>
      <span className={styles.choice}>
        <StatusChoice
          label={t('attendance.choice', { name })}
          value={shown}
          isSuggested={isSuggested}
          onChange={(next) => ticks.tick(player.player_id, next)}
        />
      </span>
      <IconButton label={t('attendance.more', { name })} onClick={onMore}>
        <IconChevronRight size={20} stroke={1.75} />
      </IconButton>
    </li>
  )
}
