import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { InlineError } from '@/shared/ui/states/inline-error'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import {
  useErasureRequests,
  useRequestErasure,
  useWithdrawErasure,
} from '../../api/data/erasure-requests'
import styles from './data.module.css'

interface ErasurePanelProps {
  playerId: string | null
  name: string
  userId: string
}

const tones = {
  requested: 'amber',
  approved: 'amber',
  refused: 'red',
  done: 'green',
  withdrawn: 'neutral',
} as const

/** Asking to be forgotten: a request with its state, which can be taken back until somebody decides. */
export function ErasurePanel({ playerId, name, userId }: ErasurePanelProps) {
  const { t } = useTranslation('settings')
  const confirm = useConfirm()
  const { data: requests } = useErasureRequests(userId)
  const request = useRequestErasure()
  const withdraw = useWithdrawErasure()
  const newest = requests.find((entry) =>
    playerId ? entry.player_id === playerId : entry.user_id === userId,
  )
  const isOpen = newest?.status === 'requested'
  const isRunning = isOpen || newest?.status === 'approved'
  const error = request.error ?? withdraw.error

  async function ask() {
    const isSure = await confirm({
      title: t(playerId ? 'data.erasure.confirm_child' : 'data.erasure.confirm', { name }),
      text: t(playerId ? 'data.erasure.confirm_child_text' : 'data.erasure.confirm_text'),
      confirmLabel: t('data.erasure.request'),
      isDanger: true,
    })
    if (isSure) request.mutate(playerId)
  }

  return (
    <div className={styles.block}>
      <div className={`${layout.grid1} ${styles.words}`}>
        <h3 className={layout.size14}>{t('data.erasure.title')}</h3>
        <p className={`${layout.dimmed} ${styles.dim}`}>
          {t(playerId ? 'data.erasure.child_text' : 'data.erasure.text')}
        </p>
        {newest ? (
          <p className={styles.state}>
            <StatusBadge tone={tones[newest.status]}>
              {t(`data.erasure.statuses.${newest.status}`)}
            </StatusBadge>
            <span className={`${layout.dimmed} ${styles.dim}`}>
              {isRunning
                ? t('data.erasure.due', {
                    date: formatDate(newest.created_at),
                    due: formatDate(newest.due_on),
                  })
                : t('data.erasure.decided', {
                    date: formatDate(newest.decided_at ?? newest.created_at),
                  })}
            </span>
          </p>
        ) : null}
        {newest?.reason ? <p className={styles.reason}>{newest.reason}</p> : null}
        {error ? <InlineError error={error} /> : null}
      </div>
      {newest && isOpen ? (
        <Button
          kind="secondary"
          busy={withdraw.isPending}
          onClick={() => withdraw.mutate(newest.id)}
        >
          {t('data.erasure.withdraw')}
        </Button>
      ) : null}
      {isRunning || newest?.status === 'done' ? null : (
        <Button kind="secondary" busy={request.isPending} onClick={() => void ask()}>
          {t('data.erasure.ask')}
        </Button>
      )}
    </div>
  )
}
