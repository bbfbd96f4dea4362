import { useState } from 'react'
import { Slider } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { encodePicture, type PictureType } from './re-encode'
import { wholePicture, clampCrop, zoomRange } from './crop'
import { CropWindow } from './crop-window'
import { usePicture } from './use-picture'

interface CropSheetProps {
  file: Blob
  type: PictureType
  onDone: (picture: Blob) => void
  onClose: () => void
}

/** Chooses the square of a picture; what comes out was drawn anew and tells nothing but its pixels. */
export function CropSheet({ file, type, onDone, onClose }: CropSheetProps) {
  const { t } = useTranslation()
  const [crop, setCrop] = useState(wholePicture)
  const [isBusy, setBusy] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const picture = usePicture(file, () => setUnreadable(true))

  async function applyCrop() {
    if (!picture) return
    setBusy(true)
    try {
      onDone(await encodePicture(picture.file, crop, type))
    } catch {
      setUnreadable(true)
      setBusy(false)
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('ui.picture.crop_title')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            busy={isBusy}
            disabled={!picture || isUnreadable}
            onClick={() => void applyCrop()}
          >
            {t('ui.picture.use')}
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <Alert kind="error" title={t('ui.picture.faults.unreadable')} />
      ) : picture ? (
        <div className={layout.grid4}>
          <CropWindow picture={picture} crop={crop} onChange={setCrop} />
          <Slider
            thumbLabel={t('ui.picture.zoom')}
            label={null}
            {...zoomRange}
            value={crop.zoom}
            onChange={(zoom) => setCrop(clampCrop(picture, { ...crop, zoom }))}
          />
          <p id="crop-keys" className={`${layout.dim13} ${layout.textCenter}`}>
            {t('ui.picture.crop_hint')}
          </p>
        </div>
      ) : (
        <CardSkeleton />
      )}
    </Sheet>
  )
}
