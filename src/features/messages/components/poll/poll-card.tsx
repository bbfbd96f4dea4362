import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { useNow } from '@/lib/time/use-now'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { useAnswerPoll, useClosePoll, usePoll } from '../../api/polls'
import { countVoters } from '../../model/poll'
import { getRefusalKey } from '../use-refusal-text'
import { PollChoice } from './poll-choice'

interface PollCardProps {
  id: string
  userId: string
  zone: string
  /** The conversation is closed: nobody answers any more. */
  isClosed: boolean
  getName: (userId: string) => string
}

/** A poll in its message: one tap answers, everybody sees who gave which answer. */
export function PollCard({ id, userId, zone, isClosed, getName }: PollCardProps) {
  const { t, i18n } = useTranslation('messages')
  const confirm = useConfirm()
  const now = useNow()
  const { data: poll } = usePoll(id)
  const answer = useAnswerPoll(id, userId)
  const close = useClosePoll(id)
  if (poll === undefined) return <p className={layout.dim13}>{t('card.loading')}</p>
  if (poll === null) return <p className={layout.dim13}>{t('card.closed')}</p>

  const isOpen = !isClosed && poll.is_open && Date.parse(poll.closes_at) > now
  const voters = countVoters(poll)
  const { date, time } = toWallClock(poll.closes_at, zone)
  const day = formatDay(date, i18n.language)
  const showRefusal = (error: Error) => showToast('error', getRefusalKey(error))

  async function end() {
    const isSure = await confirm({
      title: t('poll.close_title'),
      text: t('poll.close_text'),
      confirmLabel: t('poll.close'),
    })
    if (isSure) close.mutate(undefined, { onError: showRefusal })
  }

  return (
    <div className={layout.stack2}>
      <p className={layout.dim12}>{t(poll.is_multiple ? 'poll.several' : 'poll.one')}</p>
      <ul className={layout.listStack1} aria-label={t('poll.options')}>
        {poll.options.map((option) => (
          <PollChoice
            key={option.id}
            option={option}
            voters={voters}
            isMine={option.user_ids.includes(userId)}
            isOpen={isOpen}
            isMultiple={poll.is_multiple}
            names={option.user_ids.map(getName)}
            onChoose={(isOn) =>
              answer.mutate({ optionId: option.id, isOn }, { onError: showRefusal })
            }
          />
        ))}
      </ul>
      <p className={layout.dim12}>
        {t('poll.answered', { count: voters })}
        {' · '}
        {isOpen ? t('poll.open_until', { day, time }) : t('poll.closed')}
      </p>
      {isOpen && poll.can_close ? (
        <Button kind="quiet" busy={close.isPending} onClick={() => void end()}>
          {t('poll.close')}
        </Button>
      ) : null}
    </div>
  )
}
