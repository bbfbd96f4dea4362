import { useState } from 'react'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShareLifetime } from '@/lib/share-lifetime'
import { Button } from '@/shared/ui/button'
import { LifetimeChoice } from '@/shared/ui/share/lifetime-choice'
import { Sheet } from '@/shared/ui/sheet'
import { openDeviceStore } from '@/lib/device/device-storage'
import { useCreateTrainingShare } from '../../api/training-shares'
import { rememberLink } from '../../model/share/known-link'
import styles from './share.module.css'

interface NewShareFormProps {
  training: { id: string }
  onMade: (token: string) => void
  onCancel: () => void
}

/** How long a new link works, and whether it says where. */
export function NewShareForm({ training, onMade, onCancel }: NewShareFormProps) {
  const { t } = useTranslation('training')
  const [lifetime, setLifetime] = useState<ShareLifetime>('month')
  const [showsPlace, setShowsPlace] = useState(false)
  const create = useCreateTrainingShare()

  async function make() {
    const made = await create
      .mutateAsync({ trainingId: training.id, lifetime, showsPlace })
      // the global toast has said why not
      .catch(() => null)
    if (!made) return
    rememberLink(openDeviceStore('training_link'), training.id, made)
    onMade(made.token)
  }

  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t('share.create')}
      footer={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {t('share.cancel')}
          </Button>
          <Button busy={create.isPending} onClick={() => void make()}>
            {t('share.make')}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <LifetimeChoice value={lifetime} onChange={setLifetime} />
        <Switch
          label={t('share.place')}
          description={t('share.place_text')}
          checked={showsPlace}
          onChange={(event) => setShowsPlace(event.currentTarget.checked)}
        />
      </div>
    </Sheet>
  )
}
