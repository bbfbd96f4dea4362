import { useState } from 'react'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { useConfirm } from '@/shared/ui/confirm'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import {
  useAnimationShares,
  useExtendShare,
  useRevokeShare,
  type AnimationShare,
} from '../../api/animation-shares'
import { shareStateOf } from '../../model/share-state'
import { NewShareSheet } from './new-share-sheet'
import type { SharedDrawing } from './use-named-texts'
import styles from './share.module.css'

interface ShareCardProps {
  drawing: SharedDrawing
  /** Its owner makes links; an owner of the school only closes them. */
  canCreate: boolean
}

/** Links that play the animation for everybody who holds them. */
export function ShareCard({ drawing, canCreate }: ShareCardProps) {
  const { t } = useTranslation('animator')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SectionCard title={t('share.title')} description={t('share.text')}>
      <QueryBoundary skeleton={<ListSkeleton rows={2} />}>
        <ShareList animationId={drawing.id} canExtend={canCreate} />
      </QueryBoundary>
      {canCreate ? (
        <Button
          kind="secondary"
          icon={<IconLink size={18} stroke={1.75} />}
          onClick={() => setIsOpen(true)}
        >
          {t('share.create')}
        </Button>
      ) : null}
      {isOpen ? <NewShareSheet drawing={drawing} onClose={() => setIsOpen(false)} /> : null}
    </SectionCard>
  )
}

function ShareList({ animationId, canExtend }: { animationId: string; canExtend: boolean }) {
  const { t } = useTranslation('animator')
  const { data: shares } = useAnimationShares(animationId)
  if (shares.length === 0) return <p className={styles.dim}>{t('share.none')}</p>
  return (
    <ul className={styles.list} aria-label={t('share.list_label')}>
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} canExtend={canExtend} />
      ))}
    </ul>
  )
}

function ShareRow({ share, canExtend }: { share: AnimationShare; canExtend: boolean }) {
  const { t } = useTranslation('animator')
  const confirm = useConfirm()
  const revoke = useRevokeShare()
  const extend = useExtendShare()
  const [now] = useState(() => Date.now())
  const state = shareStateOf(share, now)
  const made = formatDate(share.created_at)

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
        {t('share.made', { date: made })}
        <span className={styles.dim}>
          {state === 'open' && share.expires_at
            ? t('share.until', { date: formatDate(share.expires_at) })
            : t(`share.state.${state}`)}
        </span>
      </span>
      {canExtend && state === 'open' && share.expires_at ? (
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
