import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { PictureField, type PictureChange } from '@/shared/picture/picture-field'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { useChangePhoto } from '../../api/avatar/player-photo'

interface PhotoSheetProps {
  player: { id: string; first_name: string; last_name: string }
  current: string | null
  onClose: () => void
}

/** Choose, crop, save: only the child's own team sees the photo. */
export function PhotoSheet({ player, current, onClose }: PhotoSheetProps) {
  const { t } = useTranslation('settings')
  const [change, setChange] = useState<PictureChange>(undefined)
  const { mutate, isPending, error } = useChangePhoto(player.id)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('child_photo.title', { name: player.first_name })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('child_photo.cancel')}
          </Button>
          <Button
            busy={isPending}
            disabled={change === undefined}
            onClick={() => mutate(change?.picture ?? null, { onSuccess: onClose })}
          >
            {t('child_photo.save')}
          </Button>
        </>
      }
    >
      <div className={layout.stack3}>
        <PictureField
          name={formatFullName(player)}
          current={current}
          change={change}
          onChange={setChange}
          labels={{ change: t('child_photo.choose'), remove: t('child_photo.remove') }}
        />
        <p className={layout.dim13}>{t('child_photo.why')}</p>
        {error ? <InlineError error={error} /> : null}
      </div>
    </Sheet>
  )
}
