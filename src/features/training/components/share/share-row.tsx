import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { openDeviceStore } from '@/lib/device/device-storage'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import {
  useExtendTrainingShare,
  useRevokeTrainingShare,
  type TrainingShare,
} from '../../api/training-shares'
import { readKnownLink } from '../../model/share/known-link'
import { getShareState } from '../../model/share/share-state'

interface ShareRowProps {
  share: TrainingShare
  trainingId: string
  /** With the token of a link that was made on this device. */
  onShow: (token: string) => void
}

/** One link: to copy again where it was made, to extend, to revoke. */
export function ShareRow({ share, trainingId, onShow }: ShareRowProps) {
  const { t } = useTranslation('training')
  const confirm = useConfirm()
  const revoke = useRevokeTrainingShare()
  const extend = useExtendTrainingShare()
  const [now] = useState(() => Date.now())
  const state = getShareState(share, now)
  const known =
    state === 'open'
      ? readKnownLink(openDeviceStore('training_link'), trainingId, [share.id])
      : null
  const facts = [
    state === 'open' && share.expires_at
      ? t('share.until', { date: formatDate(share.expires_at) })
      : t(`share.state.${state}`),
    share.shows_place ? t('share.with_place') : null,
  ]

  async function close() {
    const isSure = await confirm({
      title: t('share.revoke_title'),
      text: t('share.revoke_text'),
      confirmLabel: t('share.revoke'),
      isDanger: true,
    })
    if (isSure) revoke.mutate(share.id)
  }

  return (
    <li data-state={state}>
      <span>
        {t('share.made', { date: formatDate(share.created_at) })}
        <span className={layout.dim13}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {known ? (
        <Button kind="quiet" onClick={() => onShow(known.token)}>
          {t('share.copy')}
        </Button>
      ) : null}
      {state === 'open' && share.expires_at ? (
        <Button kind="quiet" busy={extend.isPending} onClick={() => extend.mutate(share.id)}>
          {t('share.extend')}
        </Button>
      ) : null}
      {state === 'open' ? (
        <Button kind="quiet" busy={revoke.isPending} onClick={() => void close()}>
          {t('share.revoke')}
        </Button>
      ) : null}
    </li>
  )
}
