import { useState } from 'react'
import { Radio, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { openDeviceStore } from '@/lib/device/device-storage'
import { useCreateTrainingShare } from '../../api/training-shares'
import { rememberLink } from '../../model/share/known-link'
import { endOfShare, shareEnds, type ShareEnd } from '../../model/share/share-state'
import styles from './share.module.css'

interface NewShareFormProps {
  training: { id: string; ends_at: string }
  onMade: (token: string) => void
  onCancel: () => void
}

/** How long a new link works, and whether it says where. */
export function NewShareForm({ training, onMade, onCancel }: NewShareFormProps) {
  const { t } = useTranslation('training')
  const [end, setEnd] = useState<ShareEnd>('week_after')
  const [showsPlace, setShowsPlace] = useState(false)
  const create = useCreateTrainingShare()

  async function make() {
    const expiresAt = endOfShare(end, training.ends_at, Date.now())
    const made = await create
      .mutateAsync({ trainingId: training.id, expiresAt, showsPlace })
      // the global toast has said why not
      .catch(() => null)
    if (!made) return
    rememberLink(openDeviceStore('training_link'), training.id, made)
    onMade(made.token)
  }

  function labelOf(choice: ShareEnd): string {
    if (choice === 'week_after') return t('share.week_after')
    if (choice === 'never') return t('share.for_ever')
    return t('share.days', { count: Number(choice) })
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
        <Radio.Group
          label={t('share.how_long')}
          description={t('share.how_long_text')}
          value={end}
          onChange={(value) => setEnd(shareEnds.find((known) => known === value) ?? 'week_after')}
        >
          <div className={styles.choices}>
            {shareEnds.map((choice) => (
              <Radio key={choice} value={choice} label={labelOf(choice)} />
            ))}
          </div>
        </Radio.Group>
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
