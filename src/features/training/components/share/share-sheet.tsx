import { useState } from 'react'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useTrainingShares } from '../../api/training-shares'
import { MadeLink } from './made-link'
import { NewShareForm } from './new-share-form'
import { ShareRow } from './share-row'
import styles from './share.module.css'

interface ShareSheetProps {
  training: { id: string }
  onClose: () => void
}

/** The links of a session: those there are, and a way to make one. */
export function ShareSheet({ training, onClose }: ShareSheetProps) {
  const { t } = useTranslation('training')
  const [isNew, setIsNew] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  if (token !== null) return <MadeLink token={token} onClose={onClose} />
  if (isNew) {
    return <NewShareForm training={training} onMade={setToken} onCancel={() => setIsNew(false)} />
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('share.title')}
      footer={
        <Button icon={<IconLink size={18} stroke={1.75} />} onClick={() => setIsNew(true)}>
          {t('share.create')}
        </Button>
      }
    >
      <div className={`${layout.grid} ${layout.gap4} ${styles.sheet}`}>
        <p>{t('share.text')}</p>
        <ShareList trainingId={training.id} onShow={setToken} />
      </div>
    </Sheet>
  )
}

interface ShareListProps {
  trainingId: string
  onShow: (token: string) => void
}

function ShareList({ trainingId, onShow }: ShareListProps) {
  const { t } = useTranslation('training')
  const { data: shares, error, refetch } = useTrainingShares(trainingId)
  if (error) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!shares) return <ListSkeleton rows={2} />
  if (shares.length === 0) return <p className={layout.dim13}>{t('share.none')}</p>
  return (
    <ul className={`${layout.listGrid} ${styles.list}`} aria-label={t('share.list_label')}>
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} trainingId={trainingId} onShow={onShow} />
      ))}
    </ul>
  )
}
