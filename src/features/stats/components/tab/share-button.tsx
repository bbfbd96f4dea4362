import { useState } from 'react'
import { Switch } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { useShareStats } from '../../api/ratings'

/** Opens the newest ratings to the family, after a question: it cannot be taken back. */
export function ShareButton({ playerId }: { playerId: string }) {
  const { t } = useTranslation(['stats', 'common'])
  const [isOpen, setIsOpen] = useState(false)
  const [withMental, setWithMental] = useState(false)
  const share = useShareStats()
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        kind="secondary"
        icon={<IconShare size={18} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {t('share.button')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title={t('share.title')}
        footer={
          <>
            <Button kind="secondary" onClick={close}>
              {t('common:ui.cancel')}
            </Button>
            <Button
              busy={share.isPending}
              onClick={() => share.mutate({ playerId, withMental }, { onSuccess: close })}
            >
              {t('share.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('share.text')}</p>
        <Switch
          label={t('share.with_mental')}
          checked={withMental}
          onChange={(event) => setWithMental(event.currentTarget.checked)}
        />
      </Sheet>
    </>
  )
}
