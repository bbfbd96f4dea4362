import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { getShareState } from '../../model/share-state'
import { CopyButton } from './copy-button'
import { findKnownToken, toFullAddress } from './known-token'
import styles from './share.module.css'

interface Share {
  id: string
  created_at: string
  expires_at: string | null
  revoked_at: string | null
}

interface ShareActions {
  /** The page that a token opens. */
  pathOf: (token: string) => string
  onRevoke: (id: string) => void
  /** Absent for those who only close links. */
  onExtend?: (id: string) => void
  isBusy: boolean
}

interface ShareRowsProps extends ShareActions {
  shares: readonly Share[]
}

/** The links of a drawing or an exercise: until when, copy again, longer, revoke. */
export function ShareRows({ shares, ...actions }: ShareRowsProps) {
  const { t } = useTranslation('scene')
  if (shares.length === 0) return <p className={layout.dim13}>{t('share.none')}</p>
  return (
    <ul className={`${layout.listGrid} ${styles.list}`} aria-label={t('share.list_label')}>
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} {...actions} />
      ))}
    </ul>
  )
}

function ShareRow({ share, pathOf, onRevoke, onExtend, isBusy }: ShareActions & { share: Share }) {
  const { t } = useTranslation('scene')
  const confirm = useConfirm()
  const [now] = useState(() => Date.now())
  const state = getShareState(share, now)
  const token = state === 'open' ? findKnownToken(share.id) : null

  async function close() {
    const isSure = await confirm({
      title: t('share.revoke_title'),
      text: t('share.revoke_text'),
      confirmLabel: t('share.revoke'),
      isDanger: true,
    })
    if (isSure) onRevoke(share.id)
  }

  return (
    <li data-state={state}>
      <span>
        {t('share.made', { date: formatDate(share.created_at) })}
        <span className={layout.dim13}>
          {state === 'open' && share.expires_at
            ? t('share.until', { date: formatDate(share.expires_at) })
            : t(`share.state.${state}`)}
        </span>
      </span>
      {token ? <CopyButton kind="quiet" address={toFullAddress(pathOf(token))} /> : null}
      {onExtend && state === 'open' && share.expires_at ? (
        <Button kind="quiet" busy={isBusy} onClick={() => onExtend(share.id)}>
          {t('share.extend')}
        </Button>
      ) : null}
      {state === 'open' ? (
        <Button kind="quiet" busy={isBusy} onClick={() => void close()}>
          {t('share.revoke')}
        </Button>
      ) : null}
    </li>
  )
}
