import { Progress } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconSquare, IconSquareCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { computeShare, isFull, type PollOption } from '../../model/poll'

interface PollChoiceProps {
  option: PollOption
  /** How many people have answered the poll. */
  voters: number
  isMine: boolean
  isOpen: boolean
  isMultiple: boolean
  names: readonly string[]
  onChoose: (isOn: boolean) => void
}

/** One option: a tap chooses it, the next takes it back; below it who has chosen it. */
export function PollChoice(props: PollChoiceProps) {
  const { option, voters, isMine, isOpen, isMultiple, names, onChoose } = props
  const { t } = useTranslation('messages')
  const isTaken = isFull(option) && !isMine
  const Icon = isMultiple
    ? isMine
      ? IconSquareCheck
      : IconSquare
    : isMine
      ? IconCircleCheck
      : IconCircle
  const { label, max_people, user_ids } = option
  return (
    <li>
      <button
        type="button"
        className={`${layout.bare} ${layout.flush} ${layout.line2} ${layout.full} ${layout.touch} ${layout.textStart} ${layout.ink} ${layout.size14}`}
        aria-pressed={isMine}
        disabled={!isOpen || isTaken}
        onClick={() => onChoose(!isMine)}
      >
        <Icon
          size={20}
          stroke={1.75}
          className={`${layout.fixed} ${isMine ? layout.accent : ''}`}
          aria-hidden="true"
        />
        <span className={`${layout.grow} ${layout.breakable}`}>{label}</span>
        {isOpen && isTaken ? <StatusBadge>{t('poll.full')}</StatusBadge> : null}
        <span className={`${layout.figures} ${layout.medium}`}>
          {max_people === null
            ? user_ids.length
            : t('poll.places', { count: user_ids.length, most: max_people })}
        </span>
      </button>
      <Progress value={computeShare(option, voters)} size="sm" color="green" aria-hidden="true" />
      {names.length > 0 ? (
        <p className={`${layout.dim12} ${layout.breakable}`}>{names.join(', ')}</p>
      ) : null}
    </li>
  )
}
