import { useState } from 'react'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ShareRows } from '@/features/scene/widgets/share/share-rows'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useAnimationShares, useExtendShare, useRevokeShare } from '../../api/animation-shares'
import { NewShareSheet } from './new-share-sheet'
import type { SharedDrawing } from './use-named-texts'

interface ShareCardProps {
  drawing: SharedDrawing
  /** Its owner makes links; an owner of the school only closes them. */
  canCreate: boolean
}

/** Links that play the animation for everybody who holds them. */
export function ShareCard({ drawing, canCreate }: ShareCardProps) {
  const { t } = useTranslation(['animator', 'scene'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SectionCard title={t('scene:share.title')} description={t('share.text')}>
      <QueryBoundary skeleton={<ListSkeleton rows={2} />}>
        <ShareList animationId={drawing.id} canExtend={canCreate} />
      </QueryBoundary>
      {canCreate ? (
        <Button
          kind="secondary"
          icon={<IconLink size={18} stroke={1.75} />}
          onClick={() => setIsOpen(true)}
        >
          {t('scene:share.create')}
        </Button>
      ) : null}
      {isOpen ? <NewShareSheet drawing={drawing} onClose={() => setIsOpen(false)} /> : null}
    </SectionCard>
  )
}

function ShareList({ animationId, canExtend }: { animationId: string; canExtend: boolean }) {
  const { data: shares } = useAnimationShares(animationId)
  const revoke = useRevokeShare()
  const extend = useExtendShare()
  return (
    <ShareRows
      shares={shares}
      pathOf={(token) => href(paths.animator.shared, { token })}
      onRevoke={(id) => revoke.mutate(id)}
      onExtend={canExtend ? (id) => extend.mutate(id) : undefined}
      isBusy={revoke.isPending || extend.isPending}
    />
  )
}
