import { useState } from 'react'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShareLifetime } from '@/lib/share-lifetime'
import { href, paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { Button, LinkButton } from '@/shared/ui/button'
import { LifetimeChoice } from '@/shared/ui/share/lifetime-choice'
import { Sheet } from '@/shared/ui/sheet'
import { openDeviceStore } from '@/lib/device/device-storage'
import { useCreateTrainingShare } from '../../api/training-shares'
import { rememberLink } from '../../model/share/known-link'
import layout from '@/shared/ui/layout.module.css'
import styles from './share.module.css'
import { useNamedTexts } from './use-named-texts'

interface NewShareFormProps {
  training: { id: string }
  onMade: (token: string) => void
  onCancel: () => void
}

/** How long a new link works, and whether it says where; texts that name a player are asked about. */
export function NewShareForm({ training, onMade, onCancel }: NewShareFormProps) {
  const { t } = useTranslation('training')
  const [lifetime, setLifetime] = useState<ShareLifetime>('month')
  const [showsPlace, setShowsPlace] = useState(false)
  const create = useCreateTrainingShare()
  const named = useNamedTexts(training.id)
  const hasNames = named.texts.length > 0

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
        hasNames ? (
          <>
            <Button kind="secondary" busy={create.isPending} onClick={() => void make()}>
              {t('share.anyway')}
            </Button>
            <LinkButton to={href(paths.trainings.edit, { trainingId: training.id })}>
              {t('share.change_texts')}
            </LinkButton>
          </>
        ) : (
          <>
            <Button kind="secondary" onClick={onCancel}>
              {t('share.cancel')}
            </Button>
            <Button busy={create.isPending || named.isLoading} onClick={() => void make()}>
              {t('share.make')}
            </Button>
          </>
        )
      }
    >
      <div className={`${layout.grid} ${layout.gap4} ${styles.sheet}`}>
        {hasNames ? (
          <Alert title={t('share.named_title')}>
            <p>{t('share.named_text')}</p>
            <ul>
              {named.texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Alert>
        ) : null}
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
