import { FileButton } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import layout from '@/shared/ui/layout.module.css'
import { CropSheet } from './crop-sheet'
import styles from './picture-field.module.css'
import { findPictureFault, pictureTypes, type PictureFault } from './picture-file'
import type { PictureType } from './re-encode'

/** undefined: as it is; null: none; otherwise the new picture with an address to show it. */
export type PictureChange = { picture: Blob; address: string } | null | undefined

interface PictureFieldProps {
  /** Whose picture: gives the initials. */
  name: string
  current: string | null
  change: PictureChange
  onChange: (change: PictureChange) => void
  /** What the two buttons say, translated: a page may have several pictures. */
  labels: { change: string; remove: string }
  /** How the new picture is written; a crest keeps what is transparent as a PNG. */
  type?: PictureType
}

/** A picture in edit mode: choose, crop, remove. Nothing is stored before the form around it is saved. */
export function PictureField(props: PictureFieldProps) {
  const { name, current, change, onChange, labels, type = 'image/jpeg' } = props
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<File | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const preview = change?.address
  const shown = change === undefined ? current : (preview ?? null)

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview)
  }, [preview])

  async function choose(file: File | null) {
    if (!file) return
    const found = await findPictureFault(file)
    setFault(found)
    if (!found) setChosen(file)
  }

  const icon = { size: 18, stroke: 1.75 } as const
  return (
    <div className={`${layout.row} ${layout.gap4} ${styles.field}`}>
      <PersonAvatar name={name} src={shown} size={88} />
      <div className={`${layout.grid2} ${styles.side}`}>
        <div className={layout.wrap2}>
          <FileButton
            accept={pictureTypes}
            onChange={(file) => void choose(file)}
            inputProps={{ 'aria-label': labels.change }}
          >
            {(button) => (
              <Button {...button} kind="secondary" icon={<IconCamera {...icon} />}>
                {labels.change}
              </Button>
            )}
          </FileButton>
          {shown ? (
            <Button kind="quiet" icon={<IconTrash {...icon} />} onClick={() => onChange(null)}>
              {labels.remove}
            </Button>
          ) : null}
        </div>
        {fault ? (
          <p className={`${layout.medium} ${styles.fault}`} role="alert">
            {t(`ui.picture.faults.${fault}`)}
          </p>
        ) : (
          <p className={styles.hint}>{t('ui.picture.hint')}</p>
        )}
      </div>
      {chosen ? (
        <CropSheet
          file={chosen}
          type={type}
          onClose={() => setChosen(null)}
          onDone={(picture) => {
            setChosen(null)
            onChange({ picture, address: URL.createObjectURL(picture) })
          }}
        />
      ) : null}
    </div>
  )
}
